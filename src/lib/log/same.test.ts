import { expect, it } from 'vitest';
import { isSame, written } from './same';

it('writes the keys of plain data in one order, at every depth, and lists as they are', () => {
	const value = { b: [{ d: 1, c: null }, 'x'], a: undefined, e: true };
	expect(written(value)).toBe('{"b":[{"c":null,"d":1},"x"],"e":true}');
	expect(written([2, 1, null])).toBe('[2,1,null]');
});

it.each([
	['keys in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
	['a key that says nothing', { a: 1, b: undefined }, { a: 1 }, true],
	['nothing and nothing', undefined, undefined, true],
	['nothing and none', undefined, null, false],
	['a list in another order', [1, 2], [2, 1], false],
	['a list, and its places by name', [1], { 0: 1 }, false],
	['a number and its digits', 1, '1', false]
])('%s', (_, a, b, is) => expect([isSame(a, b), isSame(b, a)]).toEqual([is, is]));

it('the very same is not written out to be compared', () => {
	const heavy = { toJSON: () => expect.fail() };
	expect(isSame(heavy, heavy)).toBe(true);
});
