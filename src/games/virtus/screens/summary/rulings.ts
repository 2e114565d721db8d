import { reopenAll } from '$lib/state/reopening';
import { database, type Database } from '$lib/storage/db';
import { loadGame } from '$lib/storage/games';
import { unsavedGame } from '$lib/unsaved/games';
import type { Rulings } from '../../rules/rulings';

/** What the table of a game plays otherwise than the book; nothing where no such game is here. */
export async function rulingsOf(id: string, disk: Database = database): Promise<Partial<Rulings>> {
	await reopenAll();
	const read = await loadGame(disk, id);
	const game = unsavedGame(id) ?? (read.ok ? read.value : undefined);
	return game?.record.setup.options ?? {};
}
