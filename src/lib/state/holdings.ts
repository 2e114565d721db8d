import { isNewer } from '$lib/shelf';
import { database, type Database } from '$lib/storage/db';
import { allRecords } from '$lib/storage/everything';
import type { GameRecord } from '$lib/storage/games';
import { tellFault } from './faults';
import { reopenAll } from './reopening';
import { withUnsavedRecords } from '$lib/unsaved/games';

/**
 * What there is to lose: how many games, how many different names in them, the games that go on, and how many a newer app
 * has told, which this one cannot save.
 */
export interface Holdings {
	readonly games: number;
	readonly names: number;
	readonly open: readonly GameRecord[];
	readonly newer: number;
}

export async function holdings(disk: Database = database): Promise<Holdings> {
	await reopenAll();
	const read = await allRecords(disk);
	if (!read.ok) tellFault(read.error, disk);
	const games = withUnsavedRecords(read.ok ? read.value : []).filter(({ state }) => state !== 'deleted');
	const names = new Set(games.flatMap(({ players }) => players.map(({ name }) => name)));
	const ours = games.filter((game) => !isNewer(game));
	const open = ours.filter(({ state }) => state === 'open').sort((a, b) => b.touchedAt - a.touchedAt);
	return { games: games.length, names: names.size, open, newer: games.length - ours.length };
}
