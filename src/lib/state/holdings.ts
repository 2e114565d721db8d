import { database, type Database } from '$lib/storage/db';
import { allRecords } from '$lib/storage/everything';
import type { GameRecord } from '$lib/storage/games';
import { tellFault } from './faults';
import { reopenAll } from '$lib/state/reopening';
import { withUnsavedRecords } from '$lib/unsaved/games';

/** What there is to lose: how many games, how many different names in them, and the games that go on. */
export interface Holdings {
	readonly games: number;
	readonly names: number;
	readonly open: readonly GameRecord[];
}

export async function holdings(kept: Database = database): Promise<Holdings> {
	await reopenAll();
	const read = await allRecords(kept);
	if (!read.ok) tellFault(read.error);
	const games = withUnsavedRecords(read.ok ? read.value : []).filter(({ state }) => state !== 'deleted');
	const names = new Set(games.flatMap(({ players }) => players.map(({ name }) => name)));
	const open = games.filter(({ state }) => state === 'open').sort((a, b) => b.touchedAt - a.touchedAt);
	return { games: games.length, names: names.size, open };
}
