import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Edit } from '../../games/virtus/log/edit';
import { Database } from './db';
import { keepGame, readGame, type GameRecord } from './games';
import { countGames, listGames, markGame, sweep } from './shelf';

let count = 0;
const fresh = () => new Database(`games-${++count}`);
afterEach(() => vi.restoreAllMocks());

const record = (id: string, more: Partial<GameRecord> = {}): GameRecord => ({
	id,
	players: [
		{ id: 'p1', name: 'Ada' },
		{ id: 'p2', name: 'Bea' }
	],
	rulings: {},
	startedAt: 1,
	touchedAt: 1,
	state: 'open',
	call: 'charity',
	at: 0,
	revision: 1,
	...more
});
const told = (player: string, answer: number): Edit => ({ kind: 'cards', call: 'charity', player, answer });
const keep = (database: Database, ...games: GameRecord[]) =>
	Promise.all(games.map((game) => keepGame(database, { record: game, edits: [] })));
const ids = async (...asked: Parameters<typeof listGames>) => {
	const read = await listGames(...asked);
	return read.ok ? read.value.map(({ id }) => id) : read.error;
};

describe('a game on the disk', () => {
	it('comes back as it was kept, each answer at its place', async () => {
		const database = fresh();
		const game = { record: record('a', { at: 2 }), edits: [told('p1', 3), told('p2', 2)] };
		expect(await keepGame(database, game)).toEqual({ ok: true, value: 'kept' });
		expect(await readGame(database, 'a')).toEqual({ ok: true, value: game });
		expect(await readGame(database, 'b')).toEqual({ ok: true, value: undefined });
	});

	it('takes new answers from where they differ, and drops what they replace', async () => {
		const database = fresh();
		const first = { record: record('a', { at: 2 }), edits: [told('p1', 3), told('p2', 2)] };
		await keepGame(database, first);
		const edits = [...first.edits.slice(0, 1), told('p2', 1)];
		const next = { record: record('a', { at: 2, revision: 2, touchedAt: 2 }), edits };
		await keepGame(database, next, first);
		expect(await readGame(database, 'a')).toEqual({ ok: true, value: next });
		await keepGame(database, { record: record('a', { at: 1, revision: 3 }), edits: edits.slice(0, 1) }, next);
		expect(await readGame(database, 'a')).toMatchObject({ value: { edits: [told('p1', 3)] } });
	});

	it('is never overwritten by a tab that has not seen the last write', async () => {
		const database = fresh();
		const first = { record: record('a', { at: 1, revision: 2, touchedAt: 5 }), edits: [told('p1', 3)] };
		await keepGame(database, first);
		const late = {
			record: record('a', { at: 1, revision: 2, touchedAt: 5, by: 'another tab' }),
			edits: [told('p1', 4)]
		};
		expect(await keepGame(database, late)).toEqual({ ok: true, value: 'stale' });
		expect(await readGame(database, 'a')).toEqual({ ok: true, value: first });
	});

	it('may be written twice by the same hand, when the connection broke in between', async () => {
		const database = fresh();
		const game = { record: record('a', { at: 1 }), edits: [told('p1', 3)] };
		await keepGame(database, game);
		expect(await keepGame(database, game)).toEqual({ ok: true, value: 'kept' });
	});

	it('keeps its answers apart from those of a game whose id begins alike', async () => {
		const database = fresh();
		const first = { record: record('a'), edits: [told('p1', 3)] };
		await keepGame(database, first);
		await keepGame(database, { record: record('aa'), edits: [told('p1', 4)] });
		await keepGame(database, { record: record('a', { revision: 2 }), edits: [] }, first);
		expect(await readGame(database, 'aa')).toMatchObject({ value: { edits: [told('p1', 4)] } });
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
		expect(await readGame(database, 'a')).toMatchObject({
			value: { record: { revision: 6, touchedAt: 10 } }
		});
	});

	it('is not taken by a tab for a write of its own', async () => {
		const database = fresh();
		const first = { record: record('a', { revision: 3, by: 'a tab' }), edits: [told('p1', 3)] };
		await keepGame(database, first);
		await markGame(database, 'a', { state: 'deleted', touchedAt: 99 });
		const next = { record: record('a', { revision: 4, by: 'a tab' }), edits: [told('p1', 3), told('p2', 1)] };
		expect(await keepGame(database, next, first)).toEqual({ ok: true, value: 'stale' });
	});

	it('nothing is added to a game that was taken away for good', async () => {
		const database = fresh();
		const first = { record: record('a', { at: 1 }), edits: [told('p1', 3)] };
		await keepGame(database, first);
		await markGame(database, 'a', { state: 'deleted', touchedAt: 1 });
		await sweep(database, 2);
		const next = { record: record('a', { at: 2, revision: 2 }), edits: [...first.edits, told('p2', 1)] };
		expect(await keepGame(database, next, first)).toEqual({ ok: true, value: 'stale' });
		expect(await database.run((db) => db.count('edits'))).toEqual({ ok: true, value: 0 });
		expect(await keepGame(database, next)).toEqual({ ok: true, value: 'kept' });
	});

	it('says nothing of a game that is not there', async () => {
		const nothing = await markGame(fresh(), 'a', { state: 'deleted', touchedAt: 1 });
		expect(nothing).toEqual({ ok: true, value: undefined });
	});

	it('takes away for good, answers and all, only what was deleted long enough ago', async () => {
		const database = fresh();
		for (const id of ['long', 'just', 'open']) {
			await keepGame(database, { record: record(id, { touchedAt: 1 }), edits: [told('p1', 3)] });
		}
		await markGame(database, 'long', { state: 'deleted', touchedAt: 10 });
		await markGame(database, 'just', { state: 'deleted', touchedAt: 20 });
		expect(await sweep(database, 20)).toEqual({ ok: true, value: 1 });
		expect(await readGame(database, 'long')).toEqual({ ok: true, value: undefined });
		expect(await database.run((db) => db.getAllKeys('edits'))).toEqual({
			ok: true,
			value: [
				['just', 0],
				['open', 0]
			]
		});
		expect(await ids(database, 'deleted')).toEqual(['just']);
		expect(await sweep(database, 20)).toEqual({ ok: true, value: 0 });
	});
});
