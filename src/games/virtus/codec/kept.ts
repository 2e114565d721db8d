import type { Json } from '../../../lib/exchange/open';
import { digest } from '../../../lib/log/before';
import type { GameRecord, StoredGame } from '../../../lib/storage/games';
import { said } from '../log/compare';
import { positionOf, virtus } from '../log/game';
import type { ToldGame } from './told';

/** Whether this app can tell all of a stored game. */
export const isTold = ({ record }: StoredGame) =>
	record.game === virtus.id && record.edition <= virtus.edition;

/** A stored game as a file tells it. */
export function toldOf({ record, log }: StoredGame): ToldGame {
	const { id = record.id, ...source } = (record.source ?? {}) as Json & { id?: string };
	return {
		id,
		startedAt: iso(record.startedAt),
		...(record.state === 'finished' && { finishedAt: iso(record.touchedAt) }),
		touchedAt: iso(record.touchedAt),
		edition: record.edition,
		...virtusOf({ record, log }),
		source
	};
}

/** Whatever was stored as a game of Virtus has been said by this app, or was checked when it came in. */
export const virtusOf = ({ record, log }: StoredGame) =>
	({ setup: record.setup, log }) as Pick<ToldGame, 'setup' | 'log'>;

/** A told game as it will be stored. `now` stands in for dates that the file does not have, and none is later. */
export function storedOf(told: ToldGame, now: number): StoredGame {
	const { setup, log } = told;
	const startedAt = moment(told.startedAt, now) ?? now;
	const touchedAt = moment(told.touchedAt, now) ?? moment(told.finishedAt, now) ?? startedAt;
	const id = localId(told);
	const source = { ...told.source, ...(told.id !== undefined && told.id !== id && { id: told.id }) };
	const record: GameRecord = {
		id,
		game: virtus.id,
		edition: virtus.edition,
		setup,
		...positionOf(told).summary,
		startedAt: Math.min(startedAt, touchedAt),
		touchedAt,
		revision: 1,
		...(Object.keys(source).length > 0 && { source })
	};
	return { record, log };
}

/** The same game kept once more, beside the one of that id. The same file gives the same copy, however often it comes. */
export function copyOf(game: StoredGame): StoredGame {
	const { record, log } = game;
	return { log, record: { ...record, id: `${record.id}-${digest(contentOf(virtusOf(game)))}` } };
}

/** Ids stand in addresses: a file may call its game anything, and one without a name is known by what it says. */
function localId(told: ToldGame) {
	const { id } = told;
	if (id === undefined) return `file-${digest(contentOf(told))}`;
	return /^[\w-]{1,64}$/.test(id) ? id : `file-${digest(id)}`;
}

function contentOf(told: Pick<ToldGame, 'setup' | 'log'>) {
	const { sheet } = positionOf(told).state;
	return JSON.stringify([sheet.players.map(({ id, name }) => [id, name]), ...said(sheet)]);
}

const iso = (at: number) => new Date(at).toISOString();

/** Lists are in order of their dates and begin at 1970. */
function moment(date: string | undefined, now: number): number | undefined {
	const at = Date.parse(date ?? '');
	return Number.isNaN(at) ? undefined : Math.min(now, Math.max(0, at));
}
