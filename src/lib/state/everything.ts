import { ok, type Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { writeBackup } from '$lib/exchange/backup';
import { allGames } from '$lib/storage/everything';
import { readSettings } from '$lib/storage/settings';
import { dayOf, filedFrom, type Exported } from './exports';
import { unsaved, withUnsaved } from '$lib/unsaved/games';

export interface ExportedBackup extends Exported {
	/** How many games a newer app has told. */
	readonly leftOut: number;
	/** What is stored could not be read: it holds only what this page still has. */
	readonly isPartial: boolean;
}

/**
 * Everything that is kept, and what is only in memory as well: in trouble that is all there is. What a newer app has told
 * stays here, and is counted: this one could not write all of it.
 */
export async function exportEverything(
	now = Date.now(),
	disk: Database = database
): Promise<Result<ExportedBackup, StorageFault>> {
	const [games, settings] = await Promise.all([allGames(disk), readSettings(disk)]);
	if (!games.ok && unsaved.size === 0) return games;
	const all = withUnsaved(games.ok ? games.value : []).filter(({ record }) => record.state !== 'deleted');
	const filed = (await Promise.all(all.map(filedFrom))).filter((game) => game !== undefined);
	const backup = { games: filed, settings: settings.ok ? settings.value.kept : {} };
	const name = `seven-calls-${dayOf(now)}.sevencalls.json`;
	const text = writeBackup(backup, new Date(now));
	return ok({ name, text, leftOut: all.length - filed.length, isPartial: !games.ok });
}
