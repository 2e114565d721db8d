import type { Result } from '../result';
import type { Database } from './db';
import type { StorageFault } from './faults';
import type { GameRecord, StoredGame } from './games';
import { entriesOf } from './keys';
import { isSound } from './lists';

/** The games of these ids, as far as they are here, in one look. */
export function gamesOf(
	database: Database,
	ids: readonly string[]
): Promise<Result<StoredGame[], StorageFault>> {
	return database.run(async (db) => {
		const tx = db.transaction(['games', 'entries']);
		const found = await Promise.all(
			[...new Set(ids)].map(async (id) => {
				const [record, log] = await Promise.all([
					tx.objectStore('games').get(id),
					tx.objectStore('entries').getAll(entriesOf(id))
				]);
				return record && { record, log };
			})
		);
		return found.filter((game) => game !== undefined);
	}, Infinity);
}

export interface AllGames {
	/** The oldest first. */
	readonly games: readonly StoredGame[];
	/** The ids of those whose records are damaged. */
	readonly damaged: readonly string[];
}

/** Every game that is not deleted, in one look. */
export function allGames(database: Database): Promise<Result<AllGames, StorageFault>> {
	return database.run(async (db) => {
		const tx = db.transaction(['games', 'entries']);
		const records = (await tx.objectStore('games').getAll()).filter(isKept);
		const sound = records.filter(isSound);
		const games = sound.map(async (record) => ({
			record,
			log: await tx.objectStore('entries').getAll(entriesOf(record.id))
		}));
		return {
			games: (await Promise.all(games)).sort((a, b) => a.record.startedAt - b.record.startedAt),
			damaged: records.filter((record) => !isSound(record)).map(({ id }) => id)
		};
	}, Infinity);
}

/** The records alone, for counting them. */
export function allRecords(database: Database): Promise<Result<GameRecord[], StorageFault>> {
	return database.run(
		async (db) => (await db.getAll('games')).filter((game) => isKept(game) && isSound(game)),
		Infinity
	);
}

const isKept = ({ state }: GameRecord) => state !== 'deleted';
