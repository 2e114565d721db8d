import { describe, expect, test } from 'vitest';
import { valueAt, without, withValue } from './path';

const sheet = { calls: { hope: { cards: new Map([['p1', 2]]), gifts: ['a', 'b', 'c'] } }, icons: new Map() };

describe('what stands at a path', () => {
	test('in an object, a map and a list', () => {
		expect(valueAt(sheet, ['calls', 'hope', 'cards', 'p1'])).toBe(2);
		expect(valueAt(sheet, ['calls', 'hope', 'gifts', 1])).toBe('b');
		expect(valueAt(sheet, [])).toBe(sheet);
	});
	test('nothing where there is nothing, and nobody inherits an answer', () => {
		expect(valueAt(sheet, ['calls', 'faith', 'asks'])).toBe(undefined);
		expect(valueAt(sheet, ['calls', 'constructor'])).toBe(undefined);
		expect(valueAt(null, ['calls'])).toBe(null);
		expect(valueAt(3, ['calls'])).toBe(3);
	});
});

describe('something else at a path', () => {
	test('leaves the rest, and what it was made of, as they are', () => {
		const after = withValue(sheet, ['calls', 'hope', 'cards', 'p2'], 5);
		expect([...after.calls.hope.cards]).toEqual([
			['p1', 2],
			['p2', 5]
		]);
		expect(after.calls.hope.gifts).toBe(sheet.calls.hope.gifts);
		expect([...sheet.calls.hope.cards]).toEqual([['p1', 2]]);
	});
	test('makes what is missing on the way there', () => {
		const after = withValue(sheet, ['icons', 'p1', 'flame'], 0);
		expect([...after.icons]).toEqual([['p1', { flame: 0 }]]);
		expect(withValue({}, ['calls', '__proto__', 'cards'], 1)).toEqual(
			JSON.parse('{"calls":{"__proto__":{"cards":1}}}')
		);
		expect(({} as { cards?: number }).cards).toBe(undefined);
		expect(withValue({ calls: null }, ['calls', 'hope'], 1)).toEqual({ calls: { hope: 1 } });
	});
	test('as plainly as anything: it can be changed and taken out', () => {
		expect(Object.getOwnPropertyDescriptors(withValue({}, ['hope'], 1))).toEqual(
			Object.getOwnPropertyDescriptors({ hope: 1 })
		);
	});
});

describe('without what stands at a path', () => {
	test('of an object, a map and a list', () => {
		const { hope } = without(sheet, ['calls', 'hope', 'gifts', 1]).calls;
		expect(hope.gifts).toEqual(['a', 'c']);
		expect(without(sheet, ['calls', 'hope', 'cards', 'p1']).calls.hope.cards.size).toBe(0);
		expect(without(sheet, ['icons'])).toEqual({ calls: sheet.calls });
	});
	test('the same where nothing stands', () => {
		expect(without(sheet, ['calls', 'faith', 'asks'])).toEqual(sheet);
		expect(without({ asks: 'hope' }, ['asks', 'deeper'])).toEqual({ asks: 'hope' });
		expect(without({ asks: null }, ['asks', 'deeper'])).toEqual({ asks: null });
	});
});
