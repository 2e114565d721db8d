import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Database } from './db';
import { UPGRADES, type Upgrade } from './upgrades';

let count = 0;
const freshName = () => `db-${++count}`;
const opened: Database[] = [];
function fresh(name = freshName(), options: ConstructorParameters<typeof Database>[1] = {}) {
	const database = new Database(name, options);
	opened.push(database);
	return database;
}

/** The app one version on. */
const newer = (name: string, patience = 3000) => fresh(name, { patience, upgrades: [...UPGRADES, () => {}] });

/** A request that nothing ever comes of. */
const SILENT = { addEventListener: () => {}, removeEventListener: () => {} };

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	for (const database of opened.splice(0)) database.close();
});

type Held = readonly [store: string, value: unknown, key?: IDBValidKey];
/** An entry of a log that nobody knows the author of, nor the moment; its name follows from what was said before it. */
const entry = (clock: number, id: string, body: object): Held => [
	'entries',
	{ id, by: '', clock, at: 1, body },
	['a', clock, '', id]
];

/**
 * What each version that ever landed left on a disk, written down by hand when it landed: a step of the upgrades that
 * is edited afterwards no longer fits. A new version is a new entry.
 */
const LANDED: readonly {
	version: number;
	make: (db: IDBPDatabase) => void;
	holds: readonly Held[];
	/** What this version makes of it, where it tells it otherwise. */
	becomes?: readonly Held[];
}[] = [
	{
		version: 1,
		make: (db) => void db.createObjectStore('settings'),
		holds: [
			['settings', 'ink', 'theme'],
			['settings', false, 'vibration'],
			['settings', 'of a newer app', 'unheard-of']
		]
	},
	{
		version: 2,
		make: (db) => {
			db.createObjectStore('settings');
			db.createObjectStore('games', { keyPath: 'id' }).createIndex('by-state', ['state', 'touchedAt']);
			db.createObjectStore('edits');
		},
		holds: [
			['settings', 'ink', 'theme'],
			[
				'games',
				{
					id: 'a',
					players: [{ id: 'p1', name: 'Ada' }],
					rulings: { hopeBelowZero: true },
					startedAt: 1,
					touchedAt: 2,
					state: 'open',
					call: 'charity',
					at: 1,
					revision: 2,
					by: 'tab'
				}
			],
			['edits', { kind: 'cards', call: 'charity', player: 'p1', answer: 3 }, ['a', 0]],
			['edits', { kind: 'call', call: 'faith' }, ['a', 1]]
		],
		becomes: [
			['settings', 'ink', 'theme'],
			[
				'games',
				{
					id: 'a',
					game: 'virtus',
					edition: 1,
					setup: { players: [{ id: 'p1', name: 'Ada' }], options: { hopeBelowZero: true } },
					players: [{ id: 'p1', name: 'Ada' }],
					startedAt: 1,
					touchedAt: 2,
					state: 'open',
					step: 'charity',
					revision: 2,
					by: 'tab'
				},
				'a'
			],
			entry(1, 'xs4950m5fhtb', { kind: 'cards', call: 'charity', player: 'p1', answer: 3 }),
			entry(2, 'ma8bi0wg5lou', { kind: 'call', call: 'faith' }),
			entry(3, '20eizd5nuwesb', { undo: 'ma8bi0wg5lou' })
		]
	},
	{
		version: 3,
		make: (db) => {
			db.createObjectStore('settings');
			db.createObjectStore('games', { keyPath: 'id' }).createIndex('by-state', ['state', 'touchedAt']);
			db.createObjectStore('edits');
		},
		holds: [
			['settings', 'ink', 'theme'],
			[
				'games',
				{
					id: 'a',
					players: [{ id: 'p1', name: 'Ada' }],
					start: [{ id: 'p1', name: 'Adda' }],
					rulings: {},
					startedAt: 1,
					touchedAt: 2,
					state: 'open',
					call: 'charity',
					at: 5,
					revision: 6,
					by: 'tab'
				}
			],
			['edits', { kind: 'rest', call: 'charity', players: ['p1'] }, ['a', 0]],
			['edits', { kind: 'table', players: [{ id: 'p1', name: 'Ada' }] }, ['a', 1]],
			[
				'edits',
				{
					kind: 'higher',
					call: 'faith',
					place: 'first',
					answer: { order: ['p1'], among: ['p1', 'p2'] }
				},
				['a', 2]
			],
			['edits', { kind: 'discards', call: 'charity', place: 'first', answer: [] }, ['a', 3]],
			['edits', { kind: 'trios', call: 'trios', player: 'p1', answer: 1 }, ['a', 4]]
		],
		becomes: [
			['settings', 'ink', 'theme'],
			[
				'games',
				{
					id: 'a',
					game: 'virtus',
					edition: 1,
					setup: { players: [{ id: 'p1', name: 'Adda' }], options: {} },
					players: [{ id: 'p1', name: 'Ada' }],
					startedAt: 1,
					touchedAt: 2,
					state: 'open',
					step: 'charity',
					revision: 6,
					by: 'tab'
				},
				'a'
			],
			entry(1, 'gs8lj998hygi', { kind: 'rest', call: 'charity', players: ['p1'] }),
			entry(2, '3mpbbpboo8u75', { kind: 'table', players: [{ id: 'p1', name: 'Ada' }] }),
			entry(3, '1gsv7p3vqxgdq', {
				kind: 'higher',
				call: 'faith',
				place: 'first',
				answer: { order: ['p1'], among: ['p1', 'p2'] }
			}),
			entry(4, '2cbvqtmvjlfm3', { kind: 'discards', call: 'charity', place: 'first', answer: [] }),
			entry(5, '1yh9jxrtmx38f', { kind: 'trios', call: 'trios', player: 'p1', answer: 1 })
		]
	},
	{
		version: 4,
		make: (db) => {
			db.createObjectStore('settings');
			db.createObjectStore('games', { keyPath: 'id' }).createIndex('by-state', ['state', 'touchedAt']);
			db.createObjectStore('entries');
		},
		holds: [
			['settings', 'ink', 'theme'],
			[
				'games',
				{
					id: 'a',
					game: 'virtus',
					edition: 1,
					setup: { players: [{ id: 'p1', name: 'Adda' }], options: {} },
					players: [{ id: 'p1', name: 'Ada' }],
					startedAt: 1,
					touchedAt: 2,
					state: 'open',
					step: 'charity',
					revision: 6,
					by: 'tab'
				}
			],
			[
				'entries',
				{
					id: 'e1',
					by: 'phone',
					clock: 1,
					at: 1,
					body: { kind: 'cards', call: 'charity', player: 'p1', answer: 3 }
				},
				['a', 1, 'phone', 'e1']
			],
			['entries', { id: 'e2', by: 'phone', clock: 2, at: 2, body: { undo: 'e1' } }, ['a', 2, 'phone', 'e2']]
		]
	}
];

async function content(db: IDBPDatabase) {
	const stores = [...db.objectStoreNames].map(
		async (name) => [name, await db.getAllKeys(name), await db.getAll(name)] as const
	);
	return Object.fromEntries((await Promise.all(stores)).map(([name, ...held]) => [name, held]));
}
/** The same as it was written down. */
function heldIn(holds: readonly Held[]) {
	const stores = new Map<string, [keys: unknown[], values: unknown[]]>();
	for (const [store, value, key] of holds) {
		const [keys, values] = stores.get(store) ?? [[], []];
		stores.set(store, [
			[...keys, key],
			[...values, value]
		]);
	}
	return Object.fromEntries(stores);
}
async function layout(db: IDBPDatabase) {
	const tx = db.transaction(db.objectStoreNames);
	return [...db.objectStoreNames].map((name) => {
		const { keyPath, autoIncrement, indexNames } = tx.objectStore(name);
		const indexes = [...indexNames].map((index) => [index, tx.objectStore(name).index(index).keyPath]);
		return { name, keyPath, autoIncrement, indexes };
	});
}

const put = (database: Database, value: unknown) =>
	database.write(['settings'], (tx) => tx.objectStore('settings').put(value, 'theme'));
const get = (database: Database) => database.run((db) => db.get('settings', 'theme'));

describe('the database', () => {
	it('has the stores of its version from nothing', async () => {
		const stores = await fresh().run(async (db) => [db.version, ...db.objectStoreNames]);
		expect(stores).toEqual({ ok: true, value: [4, 'entries', 'games', 'settings'] });
	});

	it.each(LANDED)('opens what version $version left behind, with nothing lost', async (landed) => {
		const name = freshName();
		const before = await openDB(name, landed.version, { upgrade: landed.make });
		for (const [store, value, key] of landed.holds) await before.put(store, value, key);
		const left = await content(before);
		before.close();

		const database = fresh(name);
		const becomes = landed.becomes ? heldIn(landed.becomes) : left;
		expect(await database.run(content as never)).toMatchObject({ ok: true, value: becomes });
		expect(await database.run(layout as never)).toEqual(await fresh().run(layout as never));
	});

	it('has a test for each of its versions', () => {
		expect(LANDED.map(({ version }) => version)).toEqual(UPGRADES.map((_, i) => i + 1));
	});

	it('keeps what was written, for the next connection too', async () => {
		const name = freshName();
		await put(fresh(name), 'ink');
		expect(await get(fresh(name))).toEqual({ ok: true, value: 'ink' });
	});

	it('asks for strict durability', async () => {
		const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
		await put(fresh(), 'ink');
		expect(transaction).toHaveBeenCalledWith(['settings'], 'readwrite', { durability: 'strict' });
	});

	it('is refused where there is no IndexedDB, and looks again the next time', async () => {
		const database = fresh();
		vi.stubGlobal('indexedDB', undefined);
		expect(await get(database)).toEqual({ ok: false, error: 'refused' });
		vi.unstubAllGlobals();
		expect(await get(database)).toEqual({ ok: true, value: undefined });
	});

	it.each([
		['SecurityError', 'refused'],
		['InvalidStateError', 'refused'],
		['QuotaExceededError', 'full'],
		['UnknownError', 'failed']
	])('answers an open that throws %s with %s', async (thrown, error) => {
		vi.spyOn(indexedDB, 'open').mockImplementation(() => {
			throw new DOMException('no', thrown);
		});
		expect(await get(fresh())).toEqual({ ok: false, error });
	});

	it('keeps its hands off the data of a newer app', async () => {
		const name = freshName();
		await put(newer(name), 'ink');
		opened.pop()?.close();
		expect(await put(fresh(name), 'paper')).toEqual({ ok: false, error: 'newer' });
		expect(await get(newer(name))).toEqual({ ok: true, value: 'ink' });
	});

	it('makes way for a newer app, and then knows that it is the older one', async () => {
		const name = freshName();
		const older = fresh(name);
		await put(older, 'ink');
		expect(await get(newer(name))).toEqual({ ok: true, value: 'ink' });
		expect(await get(older)).toEqual({ ok: false, error: 'newer' });
	});

	it('says that a tab which holds on blocks it, and goes on once the tab lets go', async () => {
		const name = freshName();
		await put(fresh(name), 'ink');
		opened.pop()?.close();
		const holding = await openDB(name);
		const waiting = newer(name, 1);
		// fake-indexeddb tells of the block in a task of its own, so patience may run out before it.
		await vi.waitFor(async () => expect(await get(waiting)).toEqual({ ok: false, error: 'blocked' }));
		holding.close();
		await vi.waitFor(async () => expect(await get(waiting)).toEqual({ ok: true, value: 'ink' }));
	});

	it('does not wait for ever for a browser that never answers', async () => {
		const { prototype } = IDBOpenDBRequest;
		vi.spyOn(indexedDB, 'open').mockImplementation(() => Object.assign(Object.create(prototype), SILENT));
		expect(await get(fresh(freshName(), { patience: 1 }))).toEqual({ ok: false, error: 'hanging' });
	});

	describe('bringing up to date what an older app has left', () => {
		const PATIENCE = 7001;
		/** Runs out when a test says so, whatever the clock on the wall says. */
		const patience = new Map<number | undefined, () => void>();
		let upgraded = () => {};

		async function slow() {
			patience.clear();
			const name = freshName();
			await put(fresh(name), 'ink');
			opened.pop()?.close();
			const later = globalThis.setTimeout;
			const timer = (run: () => void, after?: number) =>
				Number(after) < PATIENCE ? later(run, after) : patience.set(after, run);
			vi.spyOn(globalThis, 'setTimeout').mockImplementation(timer as never);
			let isOver = false;
			upgraded = () => (isOver = true);
			let begin = () => {};
			const begun = new Promise<void>((begins) => (begin = begins));
			const step: Upgrade = async (_, tx) => {
				begin();
				while (!isOver) await tx.objectStore('settings').get('theme');
			};
			const read = get(fresh(name, { patience: PATIENCE, upgrades: [...UPGRADES, step] }));
			await begun;
			patience.get(PATIENCE)?.();
			return read;
		}

		it('may take longer than anything else', async () => {
			const read = slow();
			await vi.waitFor(() => expect(patience.has(10 * PATIENCE)).toBe(true));
			upgraded();
			expect(await read).toEqual({ ok: true, value: 'ink' });
		});

		it('is not waited for for ever', async () => {
			const read = slow();
			await vi.waitFor(() => expect(patience.has(10 * PATIENCE)).toBe(true));
			patience.get(10 * PATIENCE)?.();
			expect(await read).toEqual({ ok: false, error: 'hanging' });
			// Nor is anybody kept waiting again until it has come to its end.
			const database = opened.at(-1) as Database;
			expect(await get(database)).toEqual({ ok: false, error: 'hanging' });
			upgraded();
			expect(await database.opened()).toBe(true);
			expect(await get(database)).toEqual({ ok: true, value: 'ink' });
		});
	});

	it('does not wait for ever for a transaction that never ends', async () => {
		const database = fresh(freshName(), { patience: 50 });
		await put(database, 'ink');
		const hung = database.write(['settings'], () => new Promise(() => {}), 1);
		expect(await hung).toEqual({ ok: false, error: 'hanging' });
		// The next work has a connection of its own, and nothing in its way.
		expect(await get(database)).toEqual({ ok: true, value: 'ink' });
	});

	it('knows of no late opening where it is a transaction that hangs', async () => {
		const database = fresh(freshName());
		await put(database, 'ink');
		expect(await database.opened()).toBe(false);
	});

	it('keeps no connection that it has given up, which would stand in a newer app’s way', async () => {
		const name = freshName();
		const database = fresh(name);
		let given = 0;
		await Promise.all(
			[1, 2].map(() =>
				database.run(async (db) => {
					await db.count('settings');
					if (given++ < 2) throw new DOMException('server lost', 'UnknownError');
				})
			)
		);
		expect(await get(database)).toMatchObject({ ok: true });
		const blocked = vi.fn();
		database.close();
		(await openDB(name, UPGRADES.length + 1, { blocked })).close();
		expect(blocked).not.toHaveBeenCalled();
	});

	it('keeps nothing of an upgrade that failed half-way', async () => {
		const name = freshName();
		const broken = fresh(name, {
			upgrades: [
				...UPGRADES,
				(db) => {
					db.createObjectStore('half' as 'settings');
					throw new Error('half-way');
				}
			]
		});
		expect(await get(broken)).toEqual({ ok: false, error: 'failed' });
		const stores = await fresh(name).run(async (db) => [...db.objectStoreNames]);
		expect(stores).toEqual({ ok: true, value: ['entries', 'games', 'settings'] });
	});

	it('opens again, once, when the connection was lost', async () => {
		const database = fresh();
		await put(database, 'ink');
		await database.run(async (db) => db.close());
		expect(await get(database)).toEqual({ ok: true, value: 'ink' });
	});

	it('says so when the connection is lost again', async () => {
		const lost = vi.fn(() => Promise.reject(new DOMException('server lost', 'UnknownError')));
		expect(await fresh().run(lost)).toEqual({ ok: false, error: 'lost' });
		expect(lost).toHaveBeenCalledTimes(2);
	});

	it('says that the disk is full, and writes nothing of that transaction', async () => {
		const database = fresh();
		await put(database, 'ink');
		const full = await database.write(['settings'], async (tx) => {
			await tx.objectStore('settings').put('paper', 'theme');
			throw new DOMException('no room', 'QuotaExceededError');
		});
		expect(full).toEqual({ ok: false, error: 'full' });
		expect(await get(database)).toEqual({ ok: true, value: 'ink' });
	});

	it('lets a bug of ours through, with nothing written', async () => {
		const database = fresh();
		const buggy = database.write(['settings'], async (tx) => {
			await tx.objectStore('settings').put('paper', 'theme');
			throw new TypeError('a bug');
		});
		await expect(buggy).rejects.toThrow('a bug');
		expect(await get(database)).toEqual({ ok: true, value: undefined });
	});
});
