import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../../../lib/storage/db';
import { changePractice, checkedPractice, readPractice, type StoredPractice } from './stored';
import { readSettings, writeSettings } from '../../../lib/storage/settings';

let count = 0;
const fresh = () => new Database(`practice-${++count}`);
afterEach(() => vi.unstubAllGlobals());

const STORED: StoredPractice = {
	streak: 3,
	best: 7,
	rung: 5,
	boxes: { first: 2, 'tie-two': 0 },
	recent: ['tie-two', 'first'],
	last: '1.easy.first.k'
};

describe('what is kept of a learner', () => {
	it('is nothing at first', async () => {
		expect(await readPractice(fresh())).toEqual({ ok: true, value: {} });
	});

	it('comes back as it was, and lies beside the settings without touching them', async () => {
		const database = fresh();
		await writeSettings(database, { theme: 'ink' });
		await changePractice(database, () => STORED);
		expect(await readPractice(database)).toEqual({ ok: true, value: STORED });
		expect(await readSettings(database)).toMatchObject({ value: { kept: { theme: 'ink' }, corrupt: [] } });
	});

	it('is changed from what is there by then', async () => {
		const database = fresh();
		await changePractice(database, () => STORED);
		const longer = { ...STORED, streak: 4 };
		expect(
			await changePractice(database, (before) => ({ ...STORED, streak: (before.streak ?? 0) + 1 }))
		).toEqual({
			ok: true,
			value: longer
		});
		expect(await readPractice(database)).toEqual({ ok: true, value: longer });
	});

	it('leaves alone what a newer app has put beside it', async () => {
		const database = fresh();
		await database.write(['settings'], (tx) => tx.objectStore('settings').put({ medals: 2 }, 'practice'));
		await changePractice(database, () => STORED);
		expect(await database.run((db) => db.get('settings', 'practice'))).toEqual({
			ok: true,
			value: { medals: 2, ...STORED }
		});
	});

	it('answers with the fault where storage is refused', async () => {
		vi.stubGlobal('indexedDB', undefined);
		expect(await readPractice(fresh())).toEqual({ ok: false, error: 'refused' });
		expect(await changePractice(fresh(), () => STORED)).toEqual({ ok: false, error: 'refused' });
	});
});

describe('a damaged record', () => {
	it.each([[null], [7], ['best'], [[STORED]]])('%j says nothing', (unchecked) =>
		expect(checkedPractice(unchecked)).toEqual({})
	);

	it('loses what is damaged, and nothing else', () => {
		const damaged = { ...STORED, streak: -1, rung: 1.5, boxes: { first: 'two' }, recent: [7], last: null };
		expect(checkedPractice(damaged)).toEqual({ best: 7 });
	});
});
