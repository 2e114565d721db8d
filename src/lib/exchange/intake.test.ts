import { arrived, copyOf, filedOf, historyOf } from '../../../tests/virtus';
import 'fake-indexeddb/auto';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedAs as playedOf, played } from '../../../tests/files/games';
import { extended } from '../../../tests/line';
import { appended } from '../log/upon';
import { Database } from '../storage/db';
import { storeGame, loadGame, type StoredGame } from '../storage/games';
import type { Settings } from '../storage/settings';
import { writeSettings } from '../storage/settings';
import { isSound, markGame } from '../storage/lists';
import { codec as virtus } from '../../games/virtus/codec/codec';
import { writeBackup } from './backup';
import type { Codec } from './codec';
import { intakeOf, undoIntake, takeIn, type Choice } from './intake';
import { plan, type Plan } from './plan';
import { storedOf } from './stored';
import { erase } from '../storage/erase';

const NOW = 1_800_000_000_000;
let count = 0;
let database: Database;
beforeEach(() => void (database = new Database(`intake-${++count}`)));
afterEach(() => vi.restoreAllMocks());

const other = () =>
	playedOf(extended(historyOf(played(5)), { kind: 'cards', call: 'hope', player: 'p1', answer: 7 }));

/** Everything that the disk holds. */
async function everything() {
	const read = await database.run(async (db) => {
		const stores = ['games', 'entries', 'settings'] as const;
		const tx = db.transaction([...stores]);
		return Promise.all(
			stores.map(async (name) => [
				await tx.objectStore(name).getAllKeys(),
				await tx.objectStore(name).getAll()
			])
		);
	});
	if (!read.ok) throw new Error(read.error);
	return read.value;
}
async function planned(games: readonly StoredGame[], settings: Partial<Settings> = {}): Promise<Plan> {
	const made = await plan(database, { games: games.map(filedOf), settings }, NOW);
	if (!made.ok) throw new Error(made.error);
	return made.value;
}
async function taken(made: Plan, choice?: Choice, withSettings = false) {
	const choices = new Map(choice ? made.games.map(({ theirs }) => [theirs.record.id, choice]) : []);
	const done = await takeIn(database, intakeOf(made, choices, withSettings), 'test');
	if (!done.ok) throw new Error(done.error);
	return done.value;
}
const here = async (id = 'a-game') => {
	const read = await loadGame(database, id);
	return read.ok ? read.value : undefined;
};

describe('the plan', () => {
	test.each([
		['a game that is not here is new', undefined, played(), 'new'],
		['one that is here is the same', played(), played(), 'same'],
		['ours is shorter', played(5), played(), 'behind'],
		['ours is longer', played(), played(5), 'ahead'],
		['both have gone on', other(), played(), 'apart']
	])('%s', async (_, mine, theirs, relation) => {
		if (mine) await storeGame(database, mine);
		const before = await everything();
		expect((await planned([theirs])).games.map((game) => game.relation)).toEqual([relation]);
		expect(await everything()).toEqual(before);
	});

	test('a deleted game is as good as gone', async () => {
		await storeGame(database, played());
		await markGame(database, 'a-game', { state: 'deleted', touchedAt: NOW });
		expect((await planned([played()])).games).toMatchObject([{ relation: 'new' }]);
	});

	test.each<[string, object, object?]>([
		['of which next to nothing is left', { setup: undefined, players: undefined }],
		['that does not know its edition', { edition: undefined }],
		['whose number of writes is none', { revision: '3' }],
		['whose number of writes is half of one', { revision: 2.5 }],
		['of which an answer is missing', {}, { body: null }]
	])(
		'a damaged game %s is as good as gone, hinders no other, and comes back by undo',
		async (_, ...damage) => {
			const { record, log } = played(5);
			const torn = { ...log[0], ...damage[1] } as (typeof log)[0];
			await storeGame(database, { record: { ...record, ...damage[0] }, log: [torn, ...log.slice(1)] });
			const before = await everything();
			const made = await planned([played(), played(3, { id: 'another' })]);
			expect(made.games).toMatchObject([{ relation: 'new' }, { relation: 'new' }]);
			const undo = await taken(made);
			if (undo === 'stale') throw new Error('stale');
			expect(await here()).toMatchObject({ record: { setup: played().record.setup }, log: played().log });
			expect(isSound((await here())?.record as StoredGame['record'])).toBe(true);
			expect(await undoIntake(database, undo)).toEqual({ ok: true, value: 'back' });
			expect(await everything()).toEqual(before);
		}
	);

	test('a damaged copy beside it is as good as gone, too', async () => {
		await storeGame(database, other());
		const copy = copyOf(played());
		await storeGame(database, { ...copy, record: { ...copy.record, players: undefined } as never });
		const made = await planned([played()]);
		expect(made.games).toMatchObject([{ relation: 'apart' }]);
		await taken(made, 'both');
		expect(await here(copy.record.id)).toMatchObject({ record: { players: copy.record.players } });
	});

	test('what is wrong with us and not with a game is no reason to replace it', async () => {
		await storeGame(database, played(5));
		const broken: Codec = {
			...virtus,
			relation: () => {
				throw new Error('ours');
			}
		};
		const games = [{ ...filedOf(played()), codec: broken }];
		await expect(plan(database, { games, settings: {} }, NOW)).rejects.toThrow('ours');
	});

	test('of the settings only what differs is told', async () => {
		await writeSettings(database, { theme: 'ink' });
		const { settings, isFresh } = await planned([], { theme: 'ink', locale: 'system', vibration: false });
		expect([settings, isFresh]).toEqual([{ vibration: false }, false]);
	});
	test('where nobody has chosen anything, it is all fresh', async () => {
		expect(await planned([])).toMatchObject({ settings: {}, isFresh: true });
	});

	test('a copy beside it hinders nobody from being brought up to date', async () => {
		await storeGame(database, played(5));
		await storeGame(database, copyOf(played()));
		expect((await planned([played()])).games).toMatchObject([{ relation: 'behind' }]);
	});
});

describe('taken in', () => {
	test('what is new is added, what is shorter here is brought up to date, the rest stays', async () => {
		const mine = [played(5, { id: 'behind' }), played(Infinity, { id: 'ahead' }), played(9, { id: 'same' })];
		for (const game of mine) await storeGame(database, game);
		const theirs = [
			played(Infinity, { id: 'behind' }),
			played(5, { id: 'ahead' }),
			played(9, { id: 'same' }),
			played(3, { id: 'new' })
		];
		await taken(await planned(theirs));
		expect((await here('behind'))?.log).toEqual(theirs[0]?.log);
		expect((await here('behind'))?.record).toMatchObject({ state: 'finished', revision: 7 });
		expect(await here('ahead')).toEqual(mine[1]);
		expect(await here('same')).toEqual(mine[2]);
		expect((await here('new'))?.record).toMatchObject({ state: 'open', revision: 1 });
	});

	test.each([
		['mine', other().log, undefined],
		['theirs', played().log, undefined],
		['both', other().log, played().log]
	] as const)('where both have gone on: %s', async (choice, kept, copy) => {
		await storeGame(database, other());
		await taken(await planned([played()]), choice);
		expect((await here())?.log).toEqual(kept);
		expect((await here(copyOf(played()).record.id))?.log).toEqual(copy);
		if (copy) expect((await planned([played()])).games).toMatchObject([{ relation: 'same' }]);
	});

	test('where both are kept, a backup of both is read again, whatever their files call them', async () => {
		const named = { source: { id: 'Friday night', weather: 'rain' } };
		const copies = [played(), other()].map((game) =>
			copyOf({ ...game, record: { ...game.record, id: 'x'.repeat(60), ...named } })
		);
		const games = [{ ...played(), record: { ...played().record, ...named } }, ...copies];
		const filed = games.map(filedOf);
		expect(new Set(filed.map(({ id }) => id)).size).toBe(3);
		const back = await arrived(writeBackup({ games: filed, settings: {} }, new Date(NOW)));
		if (!back.ok) throw new Error(back.error.code);
		const stored = back.value.games.map((game) => storedOf(game, NOW).record);
		expect(stored.slice(1)).toMatchObject(copies.map(({ record: { id } }) => ({ id })));
		for (const { source } of stored) expect(source).toMatchObject({ weather: 'rain' });
	});

	test('where both have gone on and nobody has chosen, ours stays', async () => {
		await storeGame(database, other());
		expect(intakeOf(await planned([played()]), new Map(), false).games).toEqual([]);
	});

	test('once more, should the connection have broken: we know our own, and what was before it', async () => {
		await storeGame(database, played(5));
		const before = await here();
		const made = intakeOf(await planned([played()]), new Map(), false);
		const twice = {
			write: async (...words: Parameters<Database['write']>) => {
				await database.write(...words);
				return database.write(...words);
			}
		} as unknown as Database;
		const undo = await takeIn(twice, made, 'test');
		expect(undo).toMatchObject({
			ok: true,
			value: { games: [{ record: before?.record, log: before?.log }] }
		});
		expect((await here())?.log).toEqual(played().log);
	});

	test('a copy that was deleted since is kept once more', async () => {
		await storeGame(database, other());
		const copy = copyOf(played()).record.id;
		await taken(await planned([played()]), 'both');
		await markGame(database, copy, { state: 'deleted', touchedAt: NOW });
		await taken(await planned([played()]), 'both');
		expect((await here(copy))?.record).toMatchObject({ state: 'finished', revision: 3 });
	});

	test('settings come along only when they are wanted', async () => {
		const made = await planned([], { theme: 'paper' });
		await taken(made);
		expect((await everything())[2]).toEqual([[], []]);
		await taken(made, undefined, true);
		expect((await everything())[2]).toEqual([['theme'], ['paper']]);
	});

	test('all or nothing: when the disk is full half way, nothing has changed', async () => {
		await storeGame(database, played(5, { id: 'behind' }));
		const made = await planned([played(Infinity, { id: 'behind' }), played(3, { id: 'new' })], {
			theme: 'ink'
		});
		const before = await everything();
		const put = IDBObjectStore.prototype.put;
		let puts = 0;
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...words) {
			if (++puts > 30) throw new DOMException('', 'QuotaExceededError');
			return put.apply(this, words);
		});
		expect(await takeIn(database, intakeOf(made, new Map(), true), 'test')).toEqual({
			ok: false,
			error: 'full'
		});
		vi.restoreAllMocks();
		expect(puts).toBeGreaterThan(30);
		expect(await everything()).toEqual(before);
	});

	test('a game that another tab has changed since stops all of it', async () => {
		await storeGame(database, played(5, { id: 'behind' }));
		const made = await planned([played(3, { id: 'new' }), played(Infinity, { id: 'behind' })]);
		await markGame(database, 'behind', { state: 'open', touchedAt: NOW });
		const before = await everything();
		expect(await taken(made)).toBe('stale');
		expect(await everything()).toEqual(before);
	});
});

describe('undone', () => {
	test('everything is exactly as it was, deleted games and settings too', async () => {
		await storeGame(database, played(5, { id: 'behind' }));
		await storeGame(database, other());
		await storeGame(database, played(4, { id: 'gone' }));
		await markGame(database, 'gone', { state: 'deleted', touchedAt: NOW });
		await writeSettings(database, { theme: 'ink' });
		const before = await everything();
		const made = await planned(
			[played(Infinity, { id: 'behind' }), played(), played(4, { id: 'gone' }), played(3, { id: 'new' })],
			{ theme: 'paper', locale: 'it' }
		);
		const undo = await taken(made, 'theirs', true);
		if (undo === 'stale') throw new Error('stale');
		expect(await everything()).not.toEqual(before);
		expect(await undoIntake(database, undo)).toEqual({ ok: true, value: 'back' });
		expect(await everything()).toEqual(before);
		// Twice is as good as once.
		expect(await undoIntake(database, undo)).toEqual({ ok: true, value: 'back' });
		expect(await everything()).toEqual(before);
	});

	test('not where somebody has played on since: then nothing is undone', async () => {
		const undo = await taken(await planned([played(5), played(3, { id: 'new' })]));
		if (undo === 'stale') throw new Error('stale');
		const mine = await here();
		if (!mine) throw new Error('not here');
		const next = playedOf(extended(historyOf(mine), { kind: 'call', call: 'faith' }));
		await storeGame(
			database,
			{ ...next, record: { ...next.record, revision: mine.record.revision + 1 } },
			mine
		);
		const before = await everything();
		expect(await undoIntake(database, undo)).toEqual({ ok: true, value: 'stale' });
		expect(await everything()).toEqual(before);
	});
});

test('a game that was erased under a tab is written whole or not at all', async () => {
	await storeGame(database, played(5));
	const mine = await here();
	if (!mine) throw new Error('not here');
	await erase(database, `intake-${count}`);
	const next = {
		log: appended(mine.log, { id: 'x', by: 'phone', at: 0 }, { kind: 'call' }),
		record: { ...mine.record, revision: 9 }
	};
	expect(await storeGame(database, next, mine)).toEqual({ ok: true, value: 'stale' });
	expect(await here()).toBeUndefined();
	await storeGame(database, next);
	expect((await here())?.log).toHaveLength(6);
});

test('erased: nothing is left, not even the database', async () => {
	await storeGame(database, played());
	await writeSettings(database, { theme: 'ink' });
	expect(await erase(database, `intake-${count}`)).toEqual({ ok: true, value: undefined });
	const names = (await indexedDB.databases()).map(({ name }) => name);
	expect(names).not.toContain(`intake-${count}`);
	expect(await everything()).toEqual([
		[[], []],
		[[], []],
		[[], []]
	]);
});

test('a damaged database is erased as well: it goes as a whole', async () => {
	await storeGame(database, played());
	vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
		throw new DOMException('', 'UnknownError');
	});
	expect((await erase(database, `intake-${count}`)).ok).toBe(true);
	expect(await everything()).toEqual([
		[[], []],
		[[], []],
		[[], []]
	]);
});

test('erased while another tab holds on: the stores are empty at least', async () => {
	await storeGame(database, played());
	const holding = await new Promise<IDBDatabase>((resolve) => {
		const opening = indexedDB.open(`intake-${count}`);
		opening.onsuccess = () => resolve(opening.result);
	});
	expect((await erase(database, `intake-${count}`)).ok).toBe(true);
	const left = await new Promise((resolve) => {
		const asking = holding.transaction('games').objectStore('games').count();
		asking.onsuccess = () => resolve(asking.result);
	});
	expect(left).toBe(0);
	holding.close();
});
