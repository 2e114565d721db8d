import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../../../lib/storage/db';
import { changeLesson, NOT_BEGUN, readLesson, type LessonProgress } from './stored';
import { readSettings, writeSettings } from '../../../lib/storage/settings';

let count = 0;
const fresh = () => new Database(`lesson-${++count}`);
afterEach(() => vi.unstubAllGlobals());

const write = (database: Database, progress: LessonProgress) => changeLesson(database, () => progress);
const put = (database: Database, lesson: unknown) =>
	database.write(['settings'], (tx) => tx.objectStore('settings').put(lesson, 'lesson'));

describe('a lesson on the disk', () => {
	it('has not begun at first', async () => {
		expect(await readLesson(fresh())).toEqual({ ok: true, value: NOT_BEGUN });
	});

	it('goes on where it was left', async () => {
		const database = fresh();
		const progress = { at: 'hope-barred', answers: { 'charity-first': 'sofia', 'hope-places': 'a+b' } };
		await write(database, progress);
		expect(await readLesson(database)).toEqual({ ok: true, value: progress });
	});

	it('lies among the settings and leaves them alone', async () => {
		const database = fresh();
		await writeSettings(database, { theme: 'ink' });
		await write(database, { at: 'end', answers: {} });
		expect(await readSettings(database)).toEqual({
			ok: true,
			value: { kept: { theme: 'ink' }, corrupt: [] }
		});
	});

	it.each([
		[null],
		['hope'],
		[7],
		[{ at: 7, answers: {} }],
		[{ at: 'hope' }],
		[{ at: 'hope', answers: null }]
	])('that reads %j has not begun', async (lesson) => {
		const database = fresh();
		await put(database, lesson);
		expect(await readLesson(database)).toEqual({ ok: true, value: NOT_BEGUN });
	});

	it('keeps the answers that are answers', async () => {
		const database = fresh();
		await put(database, { at: 'trios', answers: { 'charity-first': 'camilla', 'hope-barred': 3 } });
		expect(await readLesson(database)).toEqual({
			ok: true,
			value: { at: 'trios', answers: { 'charity-first': 'camilla' } }
		});
	});

	it('answers with the fault where storage is refused', async () => {
		vi.stubGlobal('indexedDB', undefined);
		expect(await readLesson(fresh())).toEqual({ ok: false, error: 'refused' });
		expect(await write(fresh(), NOT_BEGUN)).toEqual({ ok: false, error: 'refused' });
	});
});
