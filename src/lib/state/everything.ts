import { ok, type Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { writeBook } from '$lib/exchange/book';
import { allGames } from '$lib/storage/everything';
import { isTold, toldOf } from '$games/virtus/codec/kept';
import { readSettings } from '$lib/storage/settings';
import { dayOf, type Exported } from './exports';
import { unsaved, withUnsaved } from '$lib/unsaved/games';

/**
 * Everything that is kept, and what is only in memory as well: in trouble that is all there is. What a newer app has told
 * stays here, and is counted: this one could not write all of it.
 */
export async function exportEverything(
	now = Date.now(),
	kept: Database = database
): Promise<Result<Exported & { leftOut: number }, StorageFault>> {
	const [games, settings] = await Promise.all([allGames(kept), readSettings(kept)]);
	if (!games.ok && unsaved.size === 0) return games;
	const all = withUnsaved(games.ok ? games.value : []).filter(({ record }) => record.state !== 'deleted');
	const told = all.filter(isTold);
	const book = {
		games: told.map(toldOf),
		settings: settings.ok ? settings.value.kept : {}
	};
	const name = `seven-calls-${dayOf(now)}.sevencalls.json`;
	return ok({ name, text: writeBook(book, new Date(now)), leftOut: all.length - told.length });
}
