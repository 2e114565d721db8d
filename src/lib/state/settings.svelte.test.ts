import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '$lib/storage/db';
import { faultsAreOver } from './faults';
import { locale } from './locale.svelte';
import { notices } from './notices.svelte';
import { openGame } from './opening';
import { PlayerSettings } from './settings.svelte';

let count = 0;
const tabs: PlayerSettings[] = [];
let database: Database;

/** A tab of the app, as it starts. */
async function tab() {
	const settings = new PlayerSettings(database);
	tabs.push(settings);
	await settings.load();
	return settings;
}

let dark: EventTarget & { matches: boolean };

beforeEach(() => {
	database = new Database(`state-${++count}`);
	localStorage.clear();
	dark = Object.assign(new EventTarget(), { matches: false });
	vi.stubGlobal('matchMedia', () => dark);
	vi.stubGlobal('navigator', { languages: ['fr-CH', 'it-CH', 'en'] });
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	for (const settings of tabs.splice(0)) settings.stop();
	faultsAreOver();
	while (notices.top) notices.dismiss(notices.top.id);
});

const painted = () => document.documentElement.dataset.theme;
const said = () => notices.top?.id;

it('starts with the defaults, in the first language of the browser that it speaks', async () => {
	const settings = await tab();
	expect([settings.theme, settings.locale]).toEqual(['system', 'system']);
	expect([settings.keepAwake, settings.vibration, settings.showTotals]).toEqual([true, true, false]);
	expect(locale.current).toBe('it');
});

describe('a change', () => {
	it('is on the disk before it is shown', async () => {
		const settings = await tab();
		const changing = settings.change({ theme: 'ink' });
		expect(settings.theme).toBe('system');
		await changing;
		expect(settings.theme).toBe('ink');
		expect(painted()).toBe('ink');
		expect(await database.run((db) => db.get('settings', 'theme'))).toEqual({ ok: true, value: 'ink' });
	});

	it('is there for the next start, and mirrored for its first paint', async () => {
		await (await tab()).change({ locale: 'en', theme: 'ink', showTotals: true });
		expect(JSON.parse(localStorage.getItem('first-paint') ?? '')).toEqual({ theme: 'ink', locale: 'en' });
		localStorage.clear();
		const next = await tab();
		expect([next.locale, next.theme, next.showTotals]).toEqual(['en', 'ink', true]);
		expect(locale.current).toBe('en');
	});

	it('reaches the other tabs', async () => {
		const [here, there] = [await tab(), await tab()];
		await here.change({ vibration: false });
		await vi.waitFor(() => expect(there.vibration).toBe(false));
	});
});

it('follows the system while it is told to, and not after', async () => {
	const settings = await tab();
	expect(painted()).toBe('paper');
	dark.matches = true;
	dark.dispatchEvent(new Event('change'));
	expect(painted()).toBe('ink');
	await settings.change({ theme: 'paper' });
	dark.dispatchEvent(new Event('change'));
	expect(painted()).toBe('paper');
});

it('colours the browser’s own bars like the page', async () => {
	document.head.innerHTML = '<meta name="theme-color" content="red">';
	await (await tab()).change({ theme: 'ink' });
	expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', '#130e0a');
});

it('says that a record was corrupt, and goes on with its default', async () => {
	await database.write(['settings'], (tx) => tx.objectStore('settings').put('neon', 'theme'));
	expect((await tab()).theme).toBe('system');
	await vi.waitFor(() => expect(said()).toBe('damaged-settings'));
});

it('looks again for what could not be read, once storage answers', async () => {
	await (await tab()).change({ showTotals: true });
	vi.spyOn(database, 'run').mockResolvedValueOnce({ ok: false, error: 'hanging' });
	const settings = await tab();
	expect(settings.showTotals).toBe(false);
	await settings.change({ vibration: false });
	await vi.waitFor(() => expect(settings.showTotals).toBe(true));
	expect(settings.vibration).toBe(false);
});

describe('where an older app in another tab holds on to storage', () => {
	let older: IDBPDatabase;
	beforeEach(async () => {
		older = await openDB(`state-${count}`, 1, { upgrade: (db) => void db.createObjectStore('settings') });
		await older.put('settings', true, 'showTotals');
		database = new Database(`state-${count}`, { patience: 1000 });
	});

	it('looks again once that lets go, and nobody says any more that nothing is saved', async () => {
		// Whoever has told of it first: a page that opens a game comes before the settings.
		await openGame('a-game', database);
		const settings = await tab();
		await vi.waitFor(() => expect(said()).toBe('fault-blocked'));
		expect(settings.showTotals).toBe(false);
		older.close();
		await vi.waitFor(() => expect(settings.showTotals).toBe(true));
		expect(said()).toBeUndefined();
	});

	it('keeps what was chosen meanwhile, and writes it', async () => {
		const settings = await tab();
		await settings.change({ theme: 'paper' });
		older.close();
		await vi.waitFor(() => expect(settings.showTotals).toBe(true));
		await vi.waitFor(async () => expect((await tab()).theme).toBe('paper'));
		expect(settings.theme).toBe('paper');
	});
});

describe('with storage refused', () => {
	beforeEach(() => vi.stubGlobal('indexedDB', undefined));

	it('says so once and works on in memory', async () => {
		const settings = await tab();
		await vi.waitFor(() => expect(said()).toBe('fault-refused'));
		notices.dismiss('fault-refused');
		await settings.change({ showTotals: true });
		expect(settings.showTotals).toBe(true);
		expect(said()).toBeUndefined();
	});

	it('works without localStorage too', async () => {
		vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('no', 'SecurityError');
		});
		const settings = await tab();
		await settings.change({ theme: 'ink' });
		expect(painted()).toBe('ink');
	});

	it('writes what it could not once storage is back', async () => {
		const settings = await tab();
		await settings.change({ theme: 'ink' });
		vi.unstubAllGlobals();
		await settings.change({ showTotals: true });
		expect(said()).toBeUndefined();
		const next = await tab();
		expect([next.theme, next.showTotals]).toEqual(['ink', true]);
	});

	it('writes it also when something else finds that storage is back', async () => {
		const settings = await tab();
		await settings.change({ theme: 'ink' });
		vi.unstubAllGlobals();
		faultsAreOver();
		await vi.waitFor(async () => expect((await tab()).theme).toBe('ink'));
	});
});
