import { ok, type Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { writeBackup } from '$lib/exchange/backup';
import { writeGame, type FiledGame } from '$lib/exchange/filed';
import { allGames } from '$lib/storage/everything';
import { readSettings } from '$lib/storage/settings';
import { dayOf, filedFrom, type Exported } from './exports';
import { report } from './report';
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
	const { games, damaged } = stored.ok ? stored.value : { games: [], damaged: 0 };
	const all = withUnsaved(games).filter(({ record }) => record.state !== 'deleted');
	const filed = (await Promise.all(all.map(filedFrom))).filter((game) => game !== undefined);
	const whole = filed.filter(isWhole);
	const backup = { games: whole, settings: settings.ok ? settings.value.kept : {} };
	return ok({
		name: `seven-calls-${dayOf(now)}.sevencalls.json`,
		text: writeBackup(backup, new Date(now)),
		newer: all.length - filed.length,
		damaged: damaged + filed.length - whole.length,
		isPartial: !stored.ok
	});
}

/** Its record is sound, but what was said may be damaged all the same: that shows when it is told. */
function isWhole(game: FiledGame): boolean {
	try {
		writeGame(game);
		return true;
	} catch (damage) {
		report(damage);
		return false;
	}
}
