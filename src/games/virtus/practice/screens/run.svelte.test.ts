import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { LEVELS } from '../kinds';
import type { GameSeed, QuestionSeed } from '../seed';
import { PracticeRecord } from '../record.svelte';
import { Database } from '$lib/storage/db';
import { Run } from './run.svelte';

let count = 0;
let record: PracticeRecord;
beforeEach(() => {
	sessionStorage.clear();
	record = new PracticeRecord(new Database(`run-${++count}`));
});

/** Numbers that a test can have again. */
const counting = () => {
	let number = 0;
	return () => ++number;
};
const QUESTION: QuestionSeed = { level: 'easy', kind: 'first', number: 5 };
const GAME: GameSeed = { level: 'easy', kind: 'game', number: 5 };
const start = (seed: QuestionSeed | GameSeed) => new Run(seed, record, counting());
const right = (run: Run) => run.exercise?.right ?? -1;

describe('an endless run', () => {
	it('takes the first answer, and then goes on to another question at another address', async () => {
		const run = start(QUESTION);
		const { address } = run;
		expect(run.next()).toBe(false);
		await run.answer(right(run));
		await run.answer(right(run) === 0 ? 1 : 0);
		expect(run.said).toBe(right(run));
		expect(record.memory).toMatchObject({ streak: 1, best: 1, last: address });
		expect(run.next()).toBe(true);
		expect(run.said).toBeUndefined();
		expect(run.address).not.toBe(address);
	});

	it('gets harder with every right answer, and asks no kind twice in a row', async () => {
		const run = start(QUESTION);
		const asked: { kind: string | undefined; level: string }[] = [];
		for (let i = 0; i < 12; i++) {
			asked.push({ kind: run.exercise?.kind, level: run.level });
			await run.answer(right(run));
			run.next();
		}
		expect(LEVELS.map((level) => asked.findIndex((one) => one.level === level))).toEqual([0, 4, 10]);
		for (const [i, { kind }] of asked.entries()) expect(kind).not.toBe(asked[i + 1]?.kind);
	});

	it('after a reload stands where it stood, and the answer is not counted twice', async () => {
		const run = start(QUESTION);
		await run.answer(right(run));
		const again = start(QUESTION);
		expect(again.said).toBe(right(run));
		sessionStorage.clear();
		const anew = start(QUESTION);
		expect(anew.said).toBeUndefined();
		await anew.answer(right(anew));
		expect(record.memory.streak).toBe(1);
	});
});

describe('a whole game', () => {
	it('goes to its end, knows what was missed, and makes no streak', async () => {
		const run = start(GAME);
		const all = run.exercises.length;
		for (let i = 0; i < all; i++) {
			expect(run.isLast).toBe(i === all - 1);
			await run.answer(i === 1 ? (right(run) + 1) % 2 : right(run));
			expect(run.next()).toBe(false);
		}
		expect(run.exercise).toBeUndefined();
		expect(run.missed.length).toBeLessThanOrEqual(1);
		expect(record.memory.streak).toBe(0);
		const { address } = run;
		run.another();
		expect(run.address).not.toBe(address);
		expect(run.at).toBe(0);
	});

	it('goes on where it was after a reload', async () => {
		const run = start(GAME);
		await run.answer(right(run));
		run.next();
		await run.answer(right(run));
		expect(start(GAME)).toMatchObject({ at: 1, said: right(run) });
	});

	it.each([
		'',
		'null',
		'{}',
		'{"address":"1.easy.game.5","said":[0,"x"],"at":1}',
		'{"address":"1.easy.game.5","said":[],"at":9}'
	])('starts from the beginning where %j is kept', (stored) => {
		sessionStorage.setItem('practice', stored);
		expect(start(GAME)).toMatchObject({ at: 0, said: undefined });
	});
});
