import { ok, type Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { writeBackup } from '$lib/exchange/backup';
import type { FiledGame } from '$lib/exchange/filed';
import { filedOf, isWhole } from '$lib/exchange/stored';
import { allGames } from '$lib/storage/everything';
import type { StoredGame } from '$lib/storage/games';
import { readSettings } from '$lib/storage/settings';
import { codecFor, dayOf, type Exported } from './exports';
import { unsaved, withUnsaved } from '$lib/unsaved/games';

export interface ExportedBackup extends Exported {
	/** How many games a newer app has told. */
	readonly newer: number;
	/** How many are damaged. */
	readonly damaged: number;
	/** What is stored could not be read: it holds only what this page still has. */
	readonly isPartial: boolean;
}

/**
 * Everything that is kept, and what is only in memory as well: in trouble that is all there is. What a newer app has told
 * stays here, and is counted: this one could not write all of it. So is what is damaged, which takes no other game with it.
 */
export async function exportEverything(
	now = Date.now(),
	disk: Database = database
): Promise<Result<ExportedBackup, StorageFault>> {
	const [stored, settings] = await Promise.all([allGames(disk), readSettings(disk)]);
	if (!stored.ok && unsaved.size === 0) return stored;
	const { games, damaged } = stored.ok ? stored.value : { games: [], damaged: [] };
	const all = withUnsaved(games).filter(({ record }) => record.state !== 'deleted');
	const found = await Promise.all(all.map(filed));
	const whole = found.filter((game) => typeof game === 'object');
	const count = (what: string) => found.filter((game) => game === what).length;
	return ok({
		name: `seven-calls-${dayOf(now)}.sevencalls.json`,
		text: writeBackup({ games: whole, settings: settings.ok ? settings.value.kept : {} }, new Date(now)),
		newer: count('newer'),
		damaged: count('damaged') + damaged.filter((id) => !unsaved.has(id)).length,
		isPartial: !stored.ok
	});
}

/** Or why it stays here. One game that no app could read again would keep all the others from being brought in. */
async function filed(game: StoredGame): Promise<FiledGame | 'newer' | 'damaged'> {
	const codec = await codecFor(game);
	if (!codec) return 'newer';
	return isWhole(codec, game) ? filedOf(codec, game) : 'damaged';
}
