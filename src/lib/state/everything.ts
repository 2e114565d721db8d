import { ok, type Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { writeBook } from '$lib/exchange/book';
import { allGames } from '$lib/storage/everything';
import { toldOf } from '$games/virtus/codec/kept';
import { readSettings } from '$lib/storage/settings';
import { dayOf, inMemory, type Exported } from './exports';
import { strays } from './strays';

/** Everything that is kept, and what is only in memory as well: in trouble that is all there is. */
export async function exportEverything(
	now = Date.now(),
	kept: Database = database
): Promise<Result<Exported, StorageFault>> {
	const [games, settings] = await Promise.all([allGames(kept), readSettings(kept)]);
	const unkept = [...strays.keys()].map(inMemory).filter((game) => game !== undefined);
	if (!games.ok && unkept.length === 0) return games;
	const stored = games.ok ? games.value.filter(({ record }) => !strays.has(record.id)) : [];
	const book = {
		games: [...stored, ...unkept].map(toldOf),
		settings: settings.ok ? settings.value.kept : {}
	};
	return ok({ name: `seven-calls-${dayOf(now)}.sevencalls.json`, text: writeBook(book, new Date(now)) });
}
