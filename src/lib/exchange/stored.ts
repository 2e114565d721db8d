import { digest } from '../log/before';
import { Position } from '../log/position';
import type { GameRecord, StoredGame } from '../storage/games';
import type { Codec } from './codec';
import { readGame, writeGame, type FiledGame } from './filed';
import type { Json } from './open';

/** Whether this app can tell all of a stored game. */
export const canTell = ({ game }: Codec, { record }: StoredGame) =>
	record.game === game.id && record.edition <= game.edition;

/** A stored game as a file tells it. */
export function filedOf(codec: Codec, { record, log }: StoredGame): FiledGame {
	const { id = record.id, ...source } = (record.source ?? {}) as Json & { id?: string };
	return {
		codec,
		id,
		startedAt: iso(record.startedAt),
		...(record.state === 'finished' && { finishedAt: iso(record.touchedAt) }),
		touchedAt: iso(record.touchedAt),
		edition: record.edition,
		setup: record.setup,
		log,
		source
	};
}

/** Whether a stored game can be told, and its file read again: its record may be sound, and what was said damaged all the same. */
export function isWhole(codec: Codec, game: StoredGame): boolean {
	try {
		return readGame(codec, JSON.parse(JSON.stringify(writeGame(filedOf(codec, game))))).ok;
	} catch {
		return false;
	}
}

/** A game out of a file as it will be stored. `now` stands in for dates that it does not have, and none is later. */
export function storedOf(filed: FiledGame, now: number): StoredGame {
	const { codec, setup, log } = filed;
	const startedAt = moment(filed.startedAt, now) ?? now;
	const touchedAt = moment(filed.touchedAt, now) ?? moment(filed.finishedAt, now) ?? startedAt;
	const id = localId(filed);
	const source = { ...filed.source, ...(filed.id !== undefined && filed.id !== id && { id: filed.id }) };
	const record: GameRecord = {
		id,
		game: codec.game.id,
		edition: codec.game.edition,
		setup,
		...new Position(codec.game, setup, log).outline,
		startedAt: Math.min(startedAt, touchedAt),
		touchedAt,
		revision: 1,
		...(Object.keys(source).length > 0 && { source })
	};
	return { record, log };
}

/** The same game once more, beside the one of that id. The same file gives the same copy, however often it comes. */
export function copyOf(codec: Codec, { record, log }: StoredGame): StoredGame {
	const said = contentOf({ codec, setup: record.setup, log });
	const id = inAddress(`${record.id}-${digest(said)}`);
	// The name in its file is the other one's, and in a backup no two may have the same.
	const source = record.source && { ...record.source, id };
	return { log, record: { ...record, id, ...(source && { source }) } };
}

/** Ids stand in addresses: a file may call its game anything, and one without a name is known by what it says. */
function localId(filed: FiledGame) {
	const { id } = filed;
	if (id === undefined) return `file-${digest(contentOf(filed))}`;
	return inAddress(id);
}
const inAddress = (id: string) => (/^[\w-]{1,64}$/.test(id) ? id : `file-${digest(id)}`);

const contentOf = ({ codec, setup, log }: Pick<FiledGame, 'codec' | 'setup' | 'log'>) =>
	codec.content(new Position(codec.game, setup, log).state);

const iso = (at: number) => new Date(at).toISOString();

/** Lists are in order of their dates and begin at 1970. */
function moment(date: string | undefined, now: number): number | undefined {
	const at = Date.parse(date ?? '');
	return Number.isNaN(at) ? undefined : Math.min(now, Math.max(0, at));
}
