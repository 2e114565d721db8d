import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { Database } from '$lib/storage/db';
import { storeGame, type GameRecord } from '$lib/storage/games';
import { unsaved, type UnsavedGame } from '$lib/unsaved/games';
import { lastTableOf } from './last-table';
import { isFirstGame } from './learning';

let count = 0;
const PLAYERS = ['ada', 'bea'].map((id) => ({ id, name: id }));
const record = (id: string, touchedAt: number, more: Partial<GameRecord> = {}): GameRecord => ({
	id,
	game: 'ours',
	edition: 1,
	setup: { players: PLAYERS, options: {} },
	players: PLAYERS,
	startedAt: 0,
	touchedAt,
	state: 'finished',
	revision: 1,
	...more
});
async function last(...games: GameRecord[]) {
	const disk = new Database(`last-table-${++count}`);
	for (const game of games) await storeGame(disk, { record: game, log: [] });
	return (await lastTableOf('ours', disk))?.id;
}
afterEach(() => unsaved.clear());

it('is the one that was at the game last, whether it has come to its end or not', async () => {
	expect(await last()).toBeUndefined();
	expect(await last(record('a', 1), record('b', 3), record('c', 2, { state: 'open' }))).toBe('b');
	expect(await last(record('a', 1), record('b', 3), record('c', 4, { state: 'open' }))).toBe('c');
});

it('is found behind any number of games of another kind', async () => {
	const others = Array.from({ length: 60 }, (_, i) => record(`other-${i}`, 10 + i, { game: 'another' }));
	expect(await last(record('a', 1), ...others)).toBe('a');
});

it('is none that was deleted, and none whose record is damaged', async () => {
	const damaged = record('c', 3, { setup: undefined as unknown as GameRecord['setup'] });
	expect(await last(record('a', 1), record('b', 2, { state: 'deleted' }), damaged)).toBe('a');
});

it('may be one that storage would not take', async () => {
	unsaved.set('b', { record: record('b', 9, { state: 'open' }), log: [] } as unknown as UnsavedGame);
	unsaved.set('c', { record: record('c', 10, { state: 'deleted' }), log: [] } as unknown as UnsavedGame);
	expect(await last(record('a', 1))).toBe('b');
});

it('is the first game until one of its kind has come to its end, whatever else was played', async () => {
	const disk = new Database(`last-table-${++count}`);
	for (const game of [record('a', 1, { state: 'open' }), record('b', 2, { game: 'another' })])
		await storeGame(disk, { record: game, log: [] });
	expect([await isFirstGame('ours', disk), await isFirstGame('another', disk)]).toEqual([true, false]);
	await storeGame(disk, { record: record('c', 3), log: [] });
	expect(await isFirstGame('ours', disk)).toBe(false);
});
