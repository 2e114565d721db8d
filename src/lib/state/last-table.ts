import { database, type Database } from '$lib/storage/db';
import type { GameRecord } from '$lib/storage/games';
import { isSound, listGames } from '$lib/storage/lists';
import { withUnsavedRecords } from '$lib/unsaved/games';
import { reopenAll } from './reopening';

/** The table that has played a game last, however many others have been played since: the next one may sit and play as it did. */
export async function lastTableOf(game: string, disk: Database = database): Promise<GameRecord | undefined> {
	await reopenAll();
	const fits = (record: GameRecord) => record.game === game && isSound(record);
	const asked = (['open', 'finished'] as const).map((state) => listGames(disk, state, { most: 1, fits }));
	const stored = (await Promise.all(asked)).flatMap((read) => (read.ok ? read.value : []));
	return withUnsavedRecords(stored)
		.filter((record) => record.state !== 'deleted' && fits(record))
		.sort((a, b) => b.touchedAt - a.touchedAt)[0];
}
