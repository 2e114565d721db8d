import { database, type Database } from '$lib/storage/db';
import { listGames } from '$lib/storage/lists';

/** Whether nobody has finished a game of this kind on this phone yet: then each step of it is explained, unless they say no. */
export async function isFirstGame(game: string, disk: Database = database): Promise<boolean> {
	const fits = (record: { game: string }) => record.game === game;
	const finished = await listGames(disk, 'finished', { most: 1, fits });
	return finished.ok && finished.value.length === 0;
}
