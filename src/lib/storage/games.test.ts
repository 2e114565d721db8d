import 'fake-indexeddb/auto';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Body, Entry } from '../log/entry';
import { Database } from './db';
import { storeGame, loadGame, type GameRecord } from './games';
import { countGames, listGames, markGame, sweep } from './lists';

let count = 0;
const fresh = () => new Database(`games-${++count}`);
afterEach(() => vi.restoreAllMocks());

const PLAYERS = [
	{ id: 'p1', name: 'Ada' },
	{ id: 'p2', name: 'Bea' }
];
const record = (id: string, more: Partial<GameRecord> = {}): GameRecord => ({
	id,
	game: 'a game',
	edition: 1,
	setup: { players: PLAYERS, options: {} },
	players: PLAYERS,
	startedAt: 1,
	touchedAt: 1,
	state: 'open',
	step: 'a step',
	revision: 1,
	...more
});
/** Something that was said at a moment; who said it is a part of its name. */
const told = (by: string, clock: number): Entry => ({
	id: `${by} ${clock}`,
	by,
	clock,
	at: 0,
	body: { kind: 'word' } satisfies Body
});
const keep = (database: Database, ...games: GameRecord[]) =>
	Promise.all(games.map((game) => storeGame(database, { record: game, log: [] })));
const ids = async (...asked: Parameters<typeof listGames>) => {
	const read = await listGames(...asked);
	return read.ok ? read.value.map(({ id }) => id) : read.error;
};

describe('a game on the disk', () => {
	it('comes back as it was kept, each entry at its place', async () => {
		const database = fresh();
		const game = { record: record('a'), log: [told('p1', 1), told('p2', 2)] };
		expect(await storeGame(database, game)).toEqual({ ok: true, value: 'stored' });
		expect(await loadGame(database, 'a')).toEqual({ ok: true, value: game });
		expect(await loadGame(database, 'b')).toEqual({ ok: true, value: undefined });
	});

	it('takes what is new, and lets go of nothing that was said', async () => {
		const database = fresh();
		const first = { record: record('a'), log: [told('p1', 1), told('p2', 2)] };
		await storeGame(database, first);
		const put = vi.spyOn(IDBObjectStore.prototype, 'put');
		const next = { record: record('a', { revision: 2, touchedAt: 2 }), log: [...first.log, told('p1', 3)] };
		await storeGame(database, next, first);
		expect(put).toHaveBeenCalledTimes(2);
		expect(await loadGame(database, 'a')).toEqual({ ok: true, value: next });
		await storeGame(database, { record: record('a', { revision: 3 }), log: [] }, next);
		expect(await loadGame(database, 'a')).toMatchObject({ value: { log: next.log } });
	});

	it('comes in the order of its log, in whichever order it was written', async () => {
		const database = fresh();
		const log = [told('p1', 1), told('p1', 2), told('p2', 2), told('p1', 10)];
		await storeGame(database, { record: record('a'), log: log.toReversed() });
		expect(await loadGame(database, 'a')).toMatchObject({ value: { log } });
	});

	it('is never overwritten by a tab that has not seen the last write', async () => {
		const database = fresh();
		const first = { record: record('a', { revision: 2, touchedAt: 5 }), log: [told('p1', 3)] };
		await storeGame(database, first);
		const late = {
			record: record('a', { revision: 2, touchedAt: 5, by: 'another tab' }),
			log: [told('p1', 4)]
		};
		expect(await storeGame(database, late)).toEqual({ ok: true, value: 'stale' });
		expect(await loadGame(database, 'a')).toEqual({ ok: true, value: first });
	});

	it('may be written twice by the same hand, when the connection broke in between', async () => {
		const database = fresh();
		const game = { record: record('a'), log: [told('p1', 3)] };
		await storeGame(database, game);
		expect(await storeGame(database, game)).toEqual({ ok: true, value: 'stored' });
	});

	it('keeps its answers apart from those of a game whose id begins alike', async () => {
		const database = fresh();
		const first = { record: record('a'), log: [told('p1', 3)] };
		await storeGame(database, first);
		await storeGame(database, { record: record('aa'), log: [told('p1', 4)] });
		expect(await loadGame(database, 'a')).toMatchObject({ value: { log: [told('p1', 3)] } });
		expect(await loadGame(database, 'aa')).toMatchObject({ value: { log: [told('p1', 4)] } });
	});
});

describe('a list of games', () => {
	it('is of one state, newest first', async () => {
		const database = fresh();
		await keep(
			database,
			record('old', { touchedAt: 10 }),
			record('new', { touchedAt: 30 }),
			record('done', { touchedAt: 20, state: 'finished' })
		);
		expect(await ids(database, 'open')).toEqual(['new', 'old']);
		expect(await ids(database, 'finished')).toEqual(['done']);
		expect(await countGames(database, 'open')).toEqual({ ok: true, value: 2 });
		expect(await countGames(database, 'deleted')).toEqual({ ok: true, value: 0 });
	});

	it('goes on where a page ended, also between games of the very same moment', async () => {
		const database = fresh();
		const moments = [1, 2, 2, 2, 3].map((touchedAt, i) => record(`g${i}`, { touchedAt }));
		await keep(database, ...moments);
		const seen: string[] = [];
		let after: GameRecord | undefined;
		do {
			const page = await listGames(database, 'open', { most: 2, after });
			after = page.ok ? page.value.at(-1) : undefined;
			if (page.ok) seen.push(...page.value.map(({ id }) => id));
		} while (after);
		expect(seen).toEqual(['g4', 'g3', 'g2', 'g1', 'g0']);
	});

	it('reads a page and no more, however many games there are', async () => {
		const database = fresh();
		await database.write(['games'], async (tx) => {
			for (let i = 0; i < 300; i++) await tx.store.put(record(`g${i}`, { touchedAt: i }));
		});
		const answers = vi.spyOn(IDBRequest.prototype, 'dispatchEvent');
		expect(await ids(database, 'open', { most: 20 })).toHaveLength(20);
		expect(answers).toHaveBeenCalledTimes(20);
	});
});

describe('deleting', () => {
	it('puts a game out of sight, and undo puts it back where it stood', async () => {
		const database = fresh();
		const first = record('a', { touchedAt: 10, revision: 4 });
		await keep(database, first, record('b', { touchedAt: 20 }));
		const before = await markGame(database, 'a', { state: 'deleted', touchedAt: 99 });
		expect(before).toEqual({ ok: true, value: first });
		expect(await ids(database, 'open')).toEqual(['b']);
		await markGame(database, 'a', first);
		expect(await ids(database, 'open')).toEqual(['b', 'a']);
		// Two writes later than the tab that had it open knows of.
		expect(await loadGame(database, 'a')).toMatchObject({
			value: { record: { revision: 6, touchedAt: 10 } }
		});
	});

	it('is not taken by a tab for a write of its own', async () => {
		const database = fresh();
		const first = { record: record('a', { revision: 3, by: 'a tab' }), log: [told('p1', 3)] };
		await storeGame(database, first);
		await markGame(database, 'a', { state: 'deleted', touchedAt: 99 });
		const next = { record: record('a', { revision: 4, by: 'a tab' }), log: [told('p1', 3), told('p2', 4)] };
		expect(await storeGame(database, next, first)).toEqual({ ok: true, value: 'stale' });
	});

	it('nothing is added to a game that was taken away for good', async () => {
		const database = fresh();
		const first = { record: record('a'), log: [told('p1', 3)] };
		await storeGame(database, first);
		await markGame(database, 'a', { state: 'deleted', touchedAt: 1 });
		await sweep(database, 2);
		const next = { record: record('a', { revision: 2 }), log: [...first.log, told('p2', 4)] };
		expect(await storeGame(database, next, first)).toEqual({ ok: true, value: 'stale' });
		expect(await database.run((db) => db.count('entries'))).toEqual({ ok: true, value: 0 });
		expect(await storeGame(database, next)).toEqual({ ok: true, value: 'stored' });
	});

	it('says nothing of a game that is not there', async () => {
		const nothing = await markGame(fresh(), 'a', { state: 'deleted', touchedAt: 1 });
		expect(nothing).toEqual({ ok: true, value: undefined });
	});

	it('takes away for good, answers and all, only what was deleted long enough ago', async () => {
		const database = fresh();
		for (const id of ['long', 'just', 'open']) {
			await storeGame(database, { record: record(id, { touchedAt: 1 }), log: [told('p1', 3)] });
		}
		await markGame(database, 'long', { state: 'deleted', touchedAt: 10 });
		await markGame(database, 'just', { state: 'deleted', touchedAt: 20 });
		expect(await sweep(database, 20)).toEqual({ ok: true, value: 1 });
		expect(await loadGame(database, 'long')).toEqual({ ok: true, value: undefined });
		expect(await database.run((db) => db.getAllKeys('entries'))).toEqual({
			ok: true,
			value: [
				['just', 3, 'p1', 'p1 3'],
				['open', 3, 'p1', 'p1 3']
			]
		});
		expect(await ids(database, 'deleted')).toEqual(['just']);
		expect(await sweep(database, 20)).toEqual({ ok: true, value: 0 });
	});
});
