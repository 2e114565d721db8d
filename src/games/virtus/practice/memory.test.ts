import { describe, expect, it } from 'vitest';
import { Dice } from './dice';
import { EXERCISE_KINDS, KINDS_AT, LEVELS, type ExerciseKind, type Level } from './kinds';
import { answered, boxOf, FRESH, LAST_BOX, levelOf, nextKind, practised, type Memory } from './memory';

/** A run of answers, each to an exercise of its own. */
const run = (answers: readonly boolean[], kind: ExerciseKind = 'first', from: Memory = FRESH) =>
	answers.reduce((memory, isRight, i) => answered(memory, `${i}`, kind, isRight), from);
const rights = (many: number) => Array<boolean>(many).fill(true);

/** How often each kind comes, asked many times over with nothing answered in between. */
function shares(memory: Memory, level: Level, many = 6000) {
	const dice = new Dice(1);
	const count = new Map<ExerciseKind, number>();
	for (let i = 0; i < many; i++) {
		const kind = nextKind(memory, level, dice);
		count.set(kind, (count.get(kind) ?? 0) + 1);
	}
	return (kind: ExerciseKind) => (count.get(kind) ?? 0) / many;
}

describe('the streak', () => {
	it('grows with every right answer, ends with a wrong one, and the best stays', () => {
		expect(run([true, true, true, false, true])).toMatchObject({ streak: 1, best: 3 });
	});

	it('is not made longer, or mended, by answering the same exercise again', () => {
		const once = answered(FRESH, 'a', 'first', true);
		expect(answered(once, 'a', 'first', true)).toBe(once);
		const missed = answered(once, 'b', 'first', false);
		expect(answered(missed, 'b', 'first', true)).toBe(missed);
	});

	it('takes no part in a whole game, which still teaches', () => {
		const before = run(rights(5));
		const after = practised(before, 'tie-two', false);
		expect(after).toMatchObject({ streak: 5, best: 5, rung: before.rung });
		expect(boxOf(after, 'tie-two')).toBe(0);
	});
});

describe('the level', () => {
	it.each<[number, Level]>([
		[0, 'easy'],
		[3, 'easy'],
		[4, 'medium'],
		[9, 'medium'],
		[10, 'hard'],
		[40, 'hard']
	])('after %i right answers is %s', (many, level) => {
		expect(levelOf(run(rights(many)))).toBe(level);
	});

	it('comes down slowly: one slip at the top leaves it hard, and nobody falls below the ground', () => {
		expect(levelOf(run([...rights(20), false]))).toBe('hard');
		expect(levelOf(run([...rights(20), false, false]))).toBe('medium');
		expect(run([false, false]).rung).toBe(0);
	});
});

describe('the boxes', () => {
	it('a right answer moves a kind one on, up to the last; a wrong one sends it back to the first', () => {
		expect(boxOf(FRESH, 'first')).toBe(1);
		expect(boxOf(run([true]), 'first')).toBe(2);
		expect(boxOf(run(rights(9)), 'first')).toBe(LAST_BOX);
		expect(boxOf(run([...rights(9), false]), 'first')).toBe(0);
	});

	it('survive a kind that only another version knows, and a box there is not', () => {
		const memory = { ...FRESH, boxes: { riddle: 2, first: 99 } };
		expect(KINDS_AT.easy).toContain(nextKind(memory, 'easy', new Dice(1)));
		expect(practised(memory, 'second', true).boxes).toMatchObject({ riddle: 2 });
	});
});

describe('what is asked next', () => {
	it('is of the level, never one of the last two kinds, and reaches every other one', () => {
		for (const level of LEVELS) {
			const recent = KINDS_AT[level].slice(0, 2);
			const share = shares({ ...FRESH, recent }, level);
			for (const kind of EXERCISE_KINDS)
				expect(share(kind) > 0, `${level} ${kind}`).toBe(
					KINDS_AT[level].includes(kind) && !recent.includes(kind)
				);
		}
	});

	it('is sooner what was missed than what is new, and sooner what is new than what is known', () => {
		let memory = FRESH;
		for (let i = 0; i < LAST_BOX; i++) memory = practised(memory, 'justice', true);
		memory = { ...practised(memory, 'fortitude', false), recent: [] };
		const share = shares(memory, 'easy');
		expect(share('fortitude')).toBeGreaterThan(3 * share('trios'));
		expect(share('trios')).toBeGreaterThan(5 * share('justice'));
		expect(share('justice')).toBeGreaterThan(0);
	});

	it('brings a missed kind back within a few questions, and not at once', () => {
		const gaps = Array.from({ length: 300 }, (_, seed) => {
			const dice = new Dice(seed);
			let memory = practised(FRESH, 'fortitude', false);
			for (let gap = 1; ; gap++) {
				const kind = nextKind(memory, 'easy', dice);
				if (kind === 'fortitude') return gap;
				memory = practised(memory, kind, true);
			}
		});
		const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
		expect(Math.min(...gaps)).toBe(3);
		expect(mean).toBeLessThan(6);
	});

	it('follows from the memory and the dice alone', () => {
		expect(nextKind(FRESH, 'hard', new Dice(9))).toBe(nextKind(FRESH, 'hard', new Dice(9)));
	});
});
