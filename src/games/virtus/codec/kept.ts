import type { Json } from '../../../lib/exchange/open';
import { said } from '../log/compare';
import { replay, type History } from '../log/history';
import { summed } from '../log/summary';
import { walk } from '../rules/walk';
import { historyOf, tableOf, type GameRecord, type KeptGame } from '../../../lib/storage/games';
import type { ToldGame } from './told';

/** A kept game as a file tells it. */
export function toldOf(game: KeptGame): ToldGame {
	const { record } = game;
	const { id = record.id, ...source } = (record.source ?? {}) as Json & { id?: string };
	return {
		id,
		startedAt: iso(record.startedAt),
		...(record.state === 'finished' && { finishedAt: iso(record.touchedAt) }),
		touchedAt: iso(record.touchedAt),
		history: historyOf(game),
		source
	};
}

/** A told game as it will be kept. `now` stands in for dates that the file does not have, and none is later. */
export function keptOf(told: ToldGame, now: number): KeptGame {
	const { history } = told;
	const { sheet } = replay(history);
	const startedAt = moment(told.startedAt, now) ?? now;
	const touchedAt = moment(told.touchedAt, now) ?? moment(told.finishedAt, now) ?? startedAt;
	const id = localId(told);
	const source = { ...told.source, ...(told.id !== undefined && told.id !== id && { id: told.id }) };
	const record: GameRecord = {
		id,
		...tableOf(history, sheet),
		rulings: history.rulings,
		startedAt: Math.min(startedAt, touchedAt),
		touchedAt,
		at: history.at,
		revision: 1,
		...summed(walk(sheet), sheet.players),
		...(Object.keys(source).length > 0 && { source })
	};
	return { record, edits: history.edits };
}

/** The same game kept once more, beside the one of that id. The same file gives the same copy, however often it comes. */
export function copyOf({ record, edits }: KeptGame): KeptGame {
	return {
		edits,
		record: { ...record, id: `${record.id}-${digest(contentOf(historyOf({ record, edits })))}` }
	};
}

/** Ids stand in addresses: a file may call its game anything, and one without a name is known by what it says. */
function localId({ id, history }: ToldGame) {
	if (id === undefined) return `file-${digest(contentOf(history))}`;
	return /^[\w-]{1,64}$/.test(id) ? id : `file-${digest(id)}`;
}

function contentOf(history: History) {
	const { sheet } = replay(history);
	return JSON.stringify([sheet.players.map(({ id, name }) => [id, name]), ...said(sheet)]);
}

/** FNV-1a in 64 bits: no secret, only a short name for a long text. */
function digest(text: string): string {
	let hash = 0xcbf29ce484222325n;
	for (let i = 0; i < text.length; i++)
		hash = ((hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n) & 0xffffffffffffffffn;
	return hash.toString(36);
}

const iso = (at: number) => new Date(at).toISOString();

/** Lists are in order of their dates and begin at 1970. */
function moment(date: string | undefined, now: number): number | undefined {
	const at = Date.parse(date ?? '');
	return Number.isNaN(at) ? undefined : Math.min(now, Math.max(0, at));
}
