import { database, type Database } from '$lib/storage/db';
import { countGames } from '$lib/storage/lists';

/** Whether nobody has finished a game on this phone yet: then each step of the walk is explained, unless they say no. */
export async function isFirstGame(disk: Database = database): Promise<boolean> {
	const finished = await countGames(disk, 'finished');
	return finished.ok && finished.value === 0;
}
