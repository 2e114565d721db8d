import { database, type Database } from '$lib/storage/db';
import { countGames } from '$lib/storage/shelf';

/** Whether nobody has finished a game on this phone yet: then each step of the walk is explained, unless they say no. */
export async function isFirstGame(kept: Database = database): Promise<boolean> {
	const finished = await countGames(kept, 'finished');
	return finished.ok && finished.value === 0;
}
