import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { logOf } from '../log/before';
import type { Body } from '../log/entry';
import { keyOf } from './keys';
import type { GameRecord, StoredGame } from './games';

/** Without a schema: a step knows the stores of its own time, whatever has become of them since. */
type AnyDatabase = IDBPDatabase;
type VersionChange = IDBPTransaction<unknown, string[], 'versionchange'>;
export type Upgrade = (db: AnyDatabase, tx: VersionChange) => unknown;

/**
 * Step n takes the data from version n to n + 1. What has landed is never edited: any change to what a store holds,
 * the shape of a record or an entry included, is a new step. That is what keeps an older app's hands off it.
 */
export const UPGRADES: readonly Upgrade[] = [
	(db) => db.createObjectStore('settings'),
	(db) => {
		db.createObjectStore('games', { keyPath: 'id' }).createIndex('by-state', ['state', 'touchedAt']);
		db.createObjectStore('edits');
	},
	// Edits say who has the higher card, count trios and change the table; a record may say who sat there at the start.
	() => {},
	// Every record names its game; edits become the entries of a log.
	async (db, tx) => {
		const entries = db.createObjectStore('entries');
		const [games, edits] = [tx.objectStore('games'), tx.objectStore('edits')];
		for (let cursor = await games.openCursor(); cursor; cursor = await cursor.continue()) {
			const before = cursor.value as RecordOfBefore;
			const said = await edits.getAll(IDBKeyRange.bound([before.id, 0], [before.id, Infinity]));
			const { record, log } = withLog({ record: before, edits: said });
			await Promise.all(log.map((entry) => entries.put(entry, keyOf(record.id, entry))));
			await cursor.update(record);
		}
		db.deleteObjectStore('edits');
	}
];

/** Up to version 3 there was one game, its record counted its edits, and nobody knew who had said them, nor when. */
export interface RecordOfBefore extends Omit<GameRecord, 'game' | 'edition' | 'setup' | 'step'> {
	readonly start?: GameRecord['players'];
	readonly rulings?: object;
	readonly call?: string;
	readonly at?: number;
}
export interface GameOfBefore {
	readonly record: RecordOfBefore;
	readonly edits: readonly Body[];
}

export function withLog({ record: before, edits }: GameOfBefore): StoredGame {
	const { start, rulings = {}, call, at, ...record } = before;
	return {
		record: {
			...record,
			game: 'virtus',
			edition: 1,
			setup: { players: start ?? record.players, options: rulings },
			...(call !== undefined && { step: call })
		},
		// A record that cannot say how much counts is damaged: then all of it does.
		log: logOf({ edits, at: Number.isInteger(at) ? Number(at) : edits.length }, record.startedAt)
	};
}
