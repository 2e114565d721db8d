import { beforeAll, describe, expect, it, vi } from 'vitest';
import { madeUp, SETUP, start, type Body, type MadeUp } from '../../../tests/made-up/game';
import type { Entry } from './entry';
import { Position } from './position';

const stamp = (id: string, by = 'phone') => ({ id, by, at: 7 });
const say = (player: string, number: number): Body => ({ kind: 'number', player, number });
const numbers = ({ state }: Position<MadeUp>) => Object.fromEntries(state.numbers);
let two: Position<MadeUp>;
beforeAll(() => {
	two = start.said(say('ada', 1), stamp('a')).said(say('bea', 2), stamp('b'));
});

describe('a position', () => {
	it('is its log, and what follows from it', () => {
		expect(two.log).toEqual([
			{ ...stamp('a'), clock: 1, body: say('ada', 1) },
			{ ...stamp('b'), clock: 2, body: say('bea', 2) }
		]);
		expect(numbers(two)).toEqual({ ada: 1, bea: 2 });
		expect(two.outline).toEqual({ players: SETUP.players, state: 'open', step: 'number' });
	});
	it('is worked out once, when somebody first looks', () => {
		const [apply, view] = [vi.fn(madeUp.apply), vi.fn(madeUp.view)];
		const read = new Position<MadeUp>({ ...madeUp, apply, view }, SETUP, two.log);
		expect(apply).not.toHaveBeenCalled();
		expect([read.state, read.state, read.line]).toEqual([two.state, two.state, two.line]);
		expect(apply.mock.calls.map(([, body, at]) => [body, at])).toEqual([
			[say('ada', 1), 7],
			[say('bea', 2), 7]
		]);
		expect(read.view).toBe(read.view);
		expect(read.line).toBe(read.line);
		expect(view).toHaveBeenCalledOnce();
	});
	it('needs only what is new where it was said after all of it', () => {
		const apply = vi.fn(madeUp.apply);
		const read = new Position<MadeUp>({ ...madeUp, apply }, SETUP, two.log);
		expect(numbers(read)).toEqual({ ada: 1, bea: 2 });
		apply.mockClear();
		const later = read.said(say('carlo', 3), stamp('c'));
		expect(numbers(later)).toEqual({ ada: 1, bea: 2, carlo: 3 });
		expect(apply.mock.calls.map(([, body, at]) => [body, at])).toEqual([[say('carlo', 3), 7]]);
	});
	it('is the very same where nothing new is said', () => {
		expect(two.said(say('ada', 1), stamp('c'))).toBe(two);
		expect(start.undone(stamp('u'))).toBe(start);
		expect(two.redone(stamp('r'))).toBe(two);
	});
	it('takes back the last, and brings it back', () => {
		const one = two.undone(stamp('u'));
		expect([numbers(one), one.canUndo, one.canRedo]).toEqual([{ ada: 1 }, true, true]);
		const none = one.undone(stamp('v'));
		expect([numbers(none), none.canUndo, none.canRedo]).toEqual([{}, false, true]);
		const again = none.redone(stamp('r')).redone(stamp('s'));
		expect([numbers(again), again.canUndo, again.canRedo]).toEqual([{ ada: 1, bea: 2 }, true, false]);
		expect(again.log).toHaveLength(6);
	});
});

describe('merged with another log', () => {
	let [mine, theirs] = [start, start];
	beforeAll(() => {
		mine = two.said(say('ada', 5), stamp('mine', 'a phone'));
		theirs = two.said(say('ada', 6), stamp('theirs', 'b phone'));
	});
	it('it is the same on both sides: what stands later in the one order counts', () => {
		expect(mine.merged(theirs.log).log).toEqual(theirs.merged(mine.log).log);
		for (const both of [mine.merged(theirs.log), theirs.merged(mine.log)]) {
			expect(both.log.map(({ id }) => id)).toEqual(['a', 'b', 'mine', 'theirs']);
			expect(numbers(both)).toEqual({ ada: 6, bea: 2 });
		}
	});
	it('it is told from the start where nobody has looked before', () => {
		expect(numbers(new Position(madeUp, SETUP, two.log).merged(mine.log))).toEqual({ ada: 5, bea: 2 });
	});
	it('an undo elsewhere counts here', () => {
		expect(numbers(mine.merged(mine.undone(stamp('u')).log))).toEqual({ ada: 1, bea: 2 });
		const undone = two.undone(stamp('u')).said(say('carlo', 0), stamp('c'));
		expect(numbers(two.merged(undone.log))).toEqual({ ada: 1, carlo: 0 });
	});
	it('it is the very same where that is nothing new, and holds all of both where it is', () => {
		expect(two.merged([])).toBe(two);
		expect(mine.merged(two.log)).toBe(mine);
		expect(mine.merged(structuredClone(mine.log) as Entry<Body>[])).toBe(mine);
		expect(numbers(two.merged(mine.log))).toEqual({ ada: 5, bea: 2 });
	});
	it('and both agree which of two things it is that claim the same name', () => {
		const [, b] = two.log as [Entry<Body>, Entry<Body>];
		const forged = two.log.map((entry) => (entry === b ? { ...b, body: say('bea', 0) } : entry));
		const other = new Position(madeUp, SETUP, forged);
		expect(numbers(two.merged(forged))).toEqual({ ada: 1, bea: 0 });
		expect(numbers(other.merged(two.log))).toEqual({ ada: 1, bea: 0 });
		expect(other.merged(two.log)).toBe(other);
	});
});
