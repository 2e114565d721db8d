import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Database } from './db';
import { checkedSettings, readSettings, writeSettings } from './settings';

let count = 0;
const fresh = () => new Database(`settings-${++count}`);
afterEach(() => vi.unstubAllGlobals());

describe('settings on the disk', () => {
	it('has nothing to say at first', async () => {
		expect(await readSettings(fresh())).toEqual({ ok: true, value: { kept: {}, corrupt: [] } });
	});

	it('keeps what was chosen and only that', async () => {
		const database = fresh();
		await writeSettings(database, { theme: 'ink', showTotals: true });
		await writeSettings(database, { theme: 'paper' });
		expect(await readSettings(database)).toEqual({
			ok: true,
			value: { kept: { theme: 'paper', showTotals: true }, corrupt: [] }
		});
	});

	it('replaces a corrupt record by its default, says so once, and leaves the others', async () => {
		const database = fresh();
		await writeSettings(database, { locale: 'it' });
		await database.write(['settings'], (tx) => tx.objectStore('settings').put({ toString: 1 }, 'theme'));
		expect(await readSettings(database)).toEqual({
			ok: true,
			value: { kept: { locale: 'it', theme: 'system' }, corrupt: ['theme'] }
		});
		expect(await readSettings(database)).toEqual({
			ok: true,
			value: { kept: { locale: 'it', theme: 'system' }, corrupt: [] }
		});
	});

	it('leaves alone what a newer app has put there', async () => {
		const database = fresh();
		await database.write(['settings'], (tx) => tx.objectStore('settings').put('loud', 'sound'));
		await writeSettings(database, { theme: 'ink' });
		expect(await readSettings(database)).toMatchObject({ value: { kept: { theme: 'ink' } } });
		expect(await database.run((db) => db.get('settings', 'sound'))).toEqual({ ok: true, value: 'loud' });
	});

	it('answers with the fault where storage is refused', async () => {
		vi.stubGlobal('indexedDB', undefined);
		expect(await readSettings(fresh())).toEqual({ ok: false, error: 'refused' });
		expect(await writeSettings(fresh(), { theme: 'ink' })).toEqual({ ok: false, error: 'refused' });
	});
});

describe('settings from elsewhere', () => {
	it.each([[null], ['ink'], [[1]], [{ theme: 'neon', keepAwake: 'yes', sound: 'loud' }]])(
		'takes nothing from %j',
		(unchecked) => expect(checkedSettings(unchecked)).toEqual({})
	);

	it('takes what fits and leaves out the rest', () => {
		const unchecked = JSON.parse('{"theme":"ink","locale":7,"__proto__":{"vibration":false}}');
		expect(checkedSettings(unchecked)).toEqual({ theme: 'ink' });
	});
});
