import type { Outline, Setup } from '../log/game';
import type { Log } from '../log/log';
import type { Result } from '../result';
import type { Database } from './db';
import type { StorageFault } from './faults';
import { entriesOf, keyOf } from './keys';

/** A game as lists show it. What was said stands in a store of its own, so that a list stays light. */
export interface GameRecord extends Omit<Outline, 'state'> {
	readonly id: string;
	/** Which game of the shelf it is, and in which edition it is told: a newer one can only be looked at. */
	readonly game: string;
	readonly edition: number;
	/** Those who sat down at the start, and what they play otherwise. */
	readonly setup: Setup;
	readonly startedAt: number;
	readonly touchedAt: number;
	readonly state: Outline['state'] | 'deleted';
	/** One more at every write: a tab that has not seen the last one must look before it writes. */
	readonly revision: number;
	/** Who wrote it last: with the revision, no two writes are the same. Whoever writes a record names itself. */
	readonly by?: string;
	/** What the file it came from said beyond the format; written back when it is exported. */
	readonly source?: object;
}

export interface StoredGame {
	readonly record: GameRecord;
	readonly log: Log;
}

export function loadGame(
	database: Database,
	id: string
): Promise<Result<StoredGame | undefined, StorageFault>> {
	return database.run(async (db) => {
		const tx = db.transaction(['games', 'entries']);
		const [record, log] = await Promise.all([
			tx.objectStore('games').get(id),
			tx.objectStore('entries').getAll(entriesOf(id))
		]);
		return record && { record, log };
	});
}

/**
 * The record and every entry that the disk does not have, in one transaction. `known` is what it held when we last
 * looked. Answers 'stale' and writes nothing when that is not what it holds now: what another tab wrote is never
 * overwritten, and nothing is ever added to a game that has been taken away.
 */
export function storeGame(
	database: Database,
	{ record, log }: StoredGame,
	known?: StoredGame
): Promise<Result<'stored' | 'stale', StorageFault>> {
	const there = new Set(known?.log.map(({ id }) => id));
	const news = log.filter(({ id }) => !there.has(id));
	return database.write(['games', 'entries'], async (tx) => {
		const games = tx.objectStore('games');
		const stored = await games.get(record.id);
		// The work may be run again on a fresh connection: then what we find is our own.
		if (!isVersion(stored, known?.record) && !isVersion(stored, record)) return 'stale';
		const store = tx.objectStore('entries');
		unheard(games.put(record));
		for (const entry of news) unheard(store.put(entry, keyOf(record.id, entry)));
		return 'stored';
	});
}

/** A request that fails aborts the transaction, and that tells. Without this it would be an unhandled rejection too. */
const unheard = (request: Promise<unknown>) => void request.catch(() => {});

/** Whether two records are of the same write; none is the same as none. */
export const isVersion = (a: GameRecord | undefined, b: GameRecord | undefined) =>
	a?.revision === b?.revision && a?.by === b?.by;

/** 0 where there is none, or it is damaged. */
export const revisionOf = (record: GameRecord | undefined) =>
	Number.isInteger(record?.revision) ? Number(record?.revision) : 0;
