import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '$lib/storage/db';
import { faultsAreOver } from '$lib/state/faults';
import { notices } from '$lib/state/notices.svelte';
import { PracticeRecord } from './record.svelte';

let count = 0;
let database: Database;
beforeEach(() => (database = new Database(`learner-${++count}`)));
afterEach(() => {
	vi.unstubAllGlobals();
	faultsAreOver();
	while (notices.top) notices.dismiss(notices.top.id);
});

it('starts at nothing, counts right answers in a row, and remembers them', async () => {
	const record = new PracticeRecord(database);
	await record.load();
	expect(record.memory).toMatchObject({ streak: 0, best: 0 });
	await record.answered('a', 'first', true);
	await record.answered('b', 'second', true);
	await record.answered('c', 'first', false);
	await record.answered('d', 'first', true);
	expect(record.memory).toMatchObject({ streak: 1, best: 2 });

	const next = new PracticeRecord(database);
	await next.load();
	expect(next.memory).toEqual(record.memory);
});

it('waits for what is kept before it adds to it', async () => {
	await new PracticeRecord(database).answered('a', 'first', true);
	const record = new PracticeRecord(database);
	await record.answered('b', 'first', true);
	expect(record.memory.streak).toBe(2);
});

it('learns from a whole game, but makes no streak of it', async () => {
	const record = new PracticeRecord(database);
	await record.practised('tie-two', false);
	expect(record.memory).toMatchObject({ streak: 0, best: 0, rung: 0, boxes: { 'tie-two': 0 } });
});

it('counts what is answered in another tab', async () => {
	const [here, there] = [new PracticeRecord(database), new PracticeRecord(database)];
	await Promise.all([here.load(), there.load()]);
	for (const address of ['a', 'b', 'c']) await here.answered(address, 'first', true);
	await there.answered('d', 'second', true);
	expect(there.memory).toMatchObject({ streak: 4, best: 4, boxes: { first: 4, second: 2 } });
});

it('counts every answer once, however quickly they follow each other', async () => {
	const record = new PracticeRecord(database);
	await Promise.all(['a', 'b', 'c'].map((address) => record.answered(address, 'first', true)));
	const next = new PracticeRecord(database);
	await next.load();
	expect([record.memory.streak, next.memory.streak]).toEqual([3, 3]);
});

it('writes nothing over that it could not read', async () => {
	const before = new PracticeRecord(database);
	await before.answered('a', 'first', true);
	vi.spyOn(database, 'run').mockResolvedValueOnce({ ok: false, error: 'hanging' });
	const record = new PracticeRecord(database);
	await record.answered('b', 'second', true);
	expect(record.memory).toMatchObject({ streak: 2, boxes: { first: 2, second: 2 } });
});

describe('with storage refused', () => {
	beforeEach(() => vi.stubGlobal('indexedDB', undefined));

	it('says so once and counts on in memory', async () => {
		const record = new PracticeRecord(database);
		await record.answered('a', 'first', true);
		expect(notices.top?.id).toBe('fault-refused');
		notices.dismiss('fault-refused');
		await record.answered('b', 'first', true);
		expect(record.memory).toMatchObject({ streak: 2, best: 2 });
		expect(notices.top).toBeUndefined();
	});

	it.each([
		['with the next answer', (record: PracticeRecord) => record.answered('b', 'first', true), 2],
		['when something else was taken', async () => faultsAreOver(), 1]
	])('writes all of it once storage is back, %s', async (_, occasion, streak) => {
		const record = new PracticeRecord(database);
		await record.answered('a', 'first', true);
		vi.unstubAllGlobals();
		await occasion(record);
		await vi.waitFor(async () => {
			const next = new PracticeRecord(database);
			await next.load();
			expect(next.memory).toMatchObject({ streak, best: streak });
		});
	});
});
