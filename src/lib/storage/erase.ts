import { deleteDB } from 'idb';
import { ok, type Result } from '../result';
import type { Database } from './db';
import type { StorageFault } from './faults';

/**
 * Empties every store in one transaction, then takes the database itself away. The second may have to wait for another
 * tab that will not let go; by then there is nothing in it any more. Of a damaged one that cannot be emptied, the second is
 * enough.
 */
export async function erase(database: Database, name: string): Promise<Result<void, StorageFault>> {
	const emptied = await database.write(
		['games', 'entries', 'settings'],
		async (tx) => {
			await Promise.all([
				tx.objectStore('games').clear(),
				tx.objectStore('entries').clear(),
				tx.objectStore('settings').clear()
			]);
		},
		Infinity
	);
	database.close();
	const isGone = await new Promise<boolean>((resolve) => {
		deleteDB(name, { blocked: () => resolve(false) }).then(
			() => resolve(true),
			() => resolve(false)
		);
	});
	return isGone ? ok(undefined) : emptied;
}
