import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultsAreOver } from '$lib/state/faults';
import { Bookmark } from './bookmark';
import { notices } from '$lib/state/notices.svelte';
import { Database } from '$lib/storage/db';
import { NOT_BEGUN } from './stored';
import { Lesson } from './lesson.svelte';
import { predict } from './predict';
import { progressOf } from './progress';
import { STEPS, type Step } from './script';

let count = 0;
let database: Database;
let bookmark: Bookmark;
beforeEach(() => {
	database = new Database(`example-${++count}`);
	bookmark = new Bookmark(database);
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	faultsAreOver();
});

const open = async () => new Lesson(bookmark, await bookmark.find());
const rightOf = (step: Step) => predict(step).right.id;
const wrongOf = (step: Step) => predict(step).choices.find(({ id }) => id !== rightOf(step))?.id as string;

/** As far as the step of this name, all right but what is named. */
async function upTo(id: string | undefined, ...missed: string[]) {
	const lesson = await open();
	await lesson.goOn();
	while (lesson.step && lesson.step.id !== id) {
		await lesson.answer(missed.includes(lesson.step.id) ? wrongOf(lesson.step) : rightOf(lesson.step));
		await lesson.goOn();
	}
	return lesson;
}

describe('a lesson', () => {
	it('begins before the first step', async () => {
		const lesson = await open();
		expect([lesson.page, lesson.now, lesson.chosen]).toEqual(['intro', 'charity', undefined]);
		await lesson.goOn();
		expect([lesson.page, lesson.step?.id]).toEqual(['step', STEPS[0]?.id]);
	});

	it('waits for an answer, and takes one', async () => {
		const lesson = await upTo('charity-first');
		await lesson.goOn();
		expect(lesson.step?.id).toBe('charity-first');
		await lesson.answer('sofia');
		await lesson.answer('camilla');
		expect(lesson.chosen).toBe('sofia');
		expect(lesson.missed.map(({ id }) => id)).toEqual(['charity-first']);
	});

	it('takes a second tap for the same as the first', async () => {
		const lesson = await upTo('charity-first');
		await Promise.all([lesson.answer('sofia'), lesson.answer('camilla')]);
		expect(lesson.chosen).toBe('sofia');
		await Promise.all([lesson.goOn(), lesson.goOn()]);
		expect(lesson.step?.id).toBe('charity-second');
	});

	it('is resumed where it was left, with all that was said', async () => {
		await upTo('hope-barred', 'charity-discard');
		const resumed = await open();
		expect([resumed.step?.id, resumed.now, resumed.chosen]).toEqual(['hope-barred', 'hope', undefined]);
		expect(resumed.missed.map(({ id }) => id)).toEqual(['charity-discard']);
	});

	it('is resumed at a verdict that was left standing', async () => {
		const lesson = await upTo('hope-barred');
		await lesson.answer('sofia');
		const resumed = await open();
		expect([resumed.step?.id, resumed.chosen]).toEqual(['hope-barred', 'sofia']);
	});

	it('goes back a step at a time, shows what was said, and comes forward again', async () => {
		const lesson = await upTo('faith-places');
		await lesson.back();
		expect([lesson.step?.id, lesson.chosen]).toEqual(['charity-most', '1']);
		await lesson.goOn();
		expect([lesson.step?.id, lesson.chosen]).toEqual(['faith-places', undefined]);
	});

	it('leads back to a call that is done, and not to one that is to come', async () => {
		const lesson = await upTo('hope-barred');
		await lesson.look('justice');
		expect(lesson.step?.id).toBe('hope-barred');
		await lesson.look('faith');
		expect([lesson.step?.id, lesson.now]).toEqual(['faith-places', 'hope']);
	});

	it('ends with what was missed, each to be seen again without losing the end', async () => {
		const lesson = await upTo(undefined, 'hope-barred', 'prudence-second');
		expect(lesson.page).toBe('end');
		expect(lesson.missed.map(({ id }) => id)).toEqual(['hope-barred', 'prudence-second']);
		lesson.review(lesson.missed[0] as Step);
		expect([lesson.step?.id, lesson.reviewing]).toEqual(['hope-barred', true]);
		expect((await open()).page).toBe('end');
		await lesson.goOn();
		expect([lesson.page, lesson.reviewing]).toEqual(['end', false]);
	});

	it('starts again from nothing', async () => {
		const lesson = await upTo(undefined, 'trios');
		await lesson.again();
		expect([lesson.page, lesson.missed]).toEqual(['intro', []]);
		expect(await bookmark.find()).toEqual(NOT_BEGUN);
	});

	it('goes on in memory where storage is refused, and says so once', async () => {
		vi.stubGlobal('indexedDB', undefined);
		const lesson = await upTo('hope-places', 'charity-first');
		expect(lesson.missed).toHaveLength(1);
		expect((await open()).step?.id).toBe('hope-places');
		await vi.waitFor(() => expect(notices.top?.id).toBe('fault-refused'));
	});

	it('loses nothing of a bookmark that could not be read', async () => {
		await upTo('hope-places', 'charity-first');
		vi.spyOn(database, 'run').mockResolvedValueOnce({ ok: false, error: 'hanging' });
		const lesson = await open();
		expect(lesson.page).toBe('intro');
		await lesson.goOn();
		expect(lesson.step?.id).toBe('charity-first');
		const found = await bookmark.find();
		expect([found.at, found.answers['charity-first']]).toEqual(['charity-first', expect.any(String)]);
		expect(progressOf(found)).toMatchObject({ right: 5 });
	});

	it('leaves out what it does not know, and never skips a step that is open', () => {
		const progress = {
			at: 'trios',
			answers: { 'charity-first': 'camilla', 'charity-second': 'bea', gone: '1' }
		};
		const lesson = new Lesson(bookmark, progress);
		expect([lesson.step?.id, lesson.reached]).toEqual(['charity-second', 1]);
		expect(new Lesson(bookmark, { at: 'no-such-step', answers: {} }).page).toBe('intro');
	});
});

describe('what the hub tells of it', () => {
	it('not begun, on the way, done', async () => {
		expect(progressOf(NOT_BEGUN)).toMatchObject({ begun: false, done: false, reached: 0, call: 'charity' });
		await upTo('hope-barred', 'charity-first');
		expect(progressOf(await bookmark.find())).toMatchObject({
			begun: true,
			done: false,
			reached: 7,
			right: 6,
			call: 'hope'
		});
		await upTo(undefined);
		expect(progressOf(await bookmark.find())).toMatchObject({ done: true, reached: STEPS.length });
	});
});
