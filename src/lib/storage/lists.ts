import { ok, type Result } from '../result';
import type { Database } from './db';
import type { StorageFault } from './faults';
import type { GameRecord } from './games';
import { entriesOf } from './keys';

/** Whether a list can show it: what came from the disk may be damaged, and one game must not take the others with it. */
export const isSound = ({ game, edition, revision, startedAt, touchedAt, setup, players }: GameRecord) =>
	typeof game === 'string' &&
	[edition, revision].every(Number.isInteger) &&
	[startedAt, touchedAt].every(Number.isFinite) &&
	Array.isArray(setup?.players) &&
	typeof setup.options === 'object' &&
	Array.isArray(players) &&
	players.every((player) => typeof player?.name === 'string');

interface Asked {
	most?: number;
	/** The last of the page before. */
	after?: Pick<GameRecord, 'id' | 'touchedAt'> | undefined;
	/** Which of them are meant; without it, all. */
	fits?: (game: GameRecord) => boolean;
}

/** The games of a state, newest first. Reads no further than to what it answers. */
export function listGames(
	database: Database,
	state: GameRecord['state'],
	{ most = 20, after, fits = () => true }: Asked = {}
): Promise<Result<GameRecord[], StorageFault>> {
	return database.run(async (db) => {
		const found: GameRecord[] = [];
		const range = IDBKeyRange.bound([state, 0], [state, after?.touchedAt ?? Infinity]);
		let cursor = await db.transaction('games').store.index('by-state').openCursor(range, 'prev');
		while (cursor && found.length < most) {
			const game = cursor.value;
			// Games of the very same moment stand in the order of their ids: none is shown twice, none skipped.
			const isNext = !after || game.touchedAt < after.touchedAt || game.id < after.id;
			if (isNext && fits(game)) found.push(game);
			cursor = found.length < most ? await cursor.continue() : null;
		}
		return found;
	});
}

export function countGames(
	database: Database,
	state: GameRecord['state']
): Promise<Result<number, StorageFault>> {
	return database.run((db) =>
		db.countFromIndex('games', 'by-state', IDBKeyRange.bound([state, 0], [state, Infinity]))
	);
}

/** Out of sight, and back by undo. What stays out of sight is taken away later, by `sweep`. */
export async function markGame(
	database: Database,
	id: string,
	change: Pick<GameRecord, 'state' | 'touchedAt'>
) {
	return database.write(['games'], async (tx) => {
		const record = await tx.store.get(id);
		if (!record) return undefined;
		// A tab knows its own writes by revision and writer: with the last writer's name it would take this for one of them.
		await tx.store.put({ ...record, ...change, revision: record.revision + 1, by: 'a list' });
		return record;
	});
}

/** Takes away for good what was deleted before a moment. */
export async function sweep(database: Database, before: number): Promise<Result<number, StorageFault>> {
	const range = IDBKeyRange.bound(['deleted', 0], ['deleted', before], false, true);
	// Most of the time there is nothing to do, and a write would be in the way of others.
	const old = await database.run((db) => db.getAllKeysFromIndex('games', 'by-state', range));
	if (!old.ok || old.value.length === 0) return old.ok ? ok(0) : old;
	return database.write(['games', 'entries'], async (tx) => {
		// Looked up again: one of them may have been brought back meanwhile.
		const gone = await tx.objectStore('games').index('by-state').getAllKeys(range);
		for (const id of gone) {
			await Promise.all([
				tx.objectStore('games').delete(id),
				tx.objectStore('entries').delete(entriesOf(id))
			]);
		}
		return gone.length;
	});
}
