import { describe, expect, test } from 'vitest';
import { said } from '../../../../tests/rules/said';
import { ahead, orderIn, tied } from './order';
import type { Order } from './sheet';

const hope = (cards: (number | number[] | undefined)[], higher?: Order) => {
	const sheet = said(cards.length, { hope: { cards } });
	return { ...sheet, calls: { ...sheet.calls, hope: { ...sheet.calls.hope, ...(higher && { higher }) } } };
};

describe('V2.2: whose highest cards decide a place', () => {
	test.each([
		['nobody has a card', [0, 0, 0], ''],
		['one has', [0, 2, 0], ''],
		['all differ', [3, 2, 1], ''],
		['two for 1st', [3, 1, 3], 'p1 p3'],
		['all for 1st', [2, 2, 2], 'p1 p2 p3'],
		['two for 2nd', [4, 2, 2], 'p2 p3'],
		['two for 1st and two below', [3, 3, 2, 2], 'p1 p2'],
		['two below the places', [4, 3, 2, 2], ''],
		['nobody is tied with none', [4, 0, 0], ''],
		['a list counts as its cards', [[3, 9], 2, 1], 'p1 p2'],
		['whoever has not shown has none so far', [3, undefined, 3], 'p1 p3']
	])('%s', (_, cards, expected) => expect(tied(hope(cards), 'hope').join(' ')).toBe(expected));
});

describe('whoever comes next by what was said', () => {
	const order = (...ids: string[]) => ({ order: ids });
	test.each<[string, Order | undefined, string[], string[], string | undefined]>([
		['nothing', undefined, ['p1', 'p2'], [], undefined],
		['the first', order('p2', 'p1'), ['p1', 'p2'], [], 'p2'],
		['the next, once the first has a place', order('p2', 'p1'), ['p1', 'p2', 'p3'], ['p2'], 'p1'],
		['nobody, where it says no more', order('p2'), ['p1', 'p2', 'p3'], ['p2'], undefined],
		['the first of those who are tied', order('p3', 'p1'), ['p1', 'p2'], [], 'p1'],
		['of fewer than were compared', { order: ['p2'], among: ['p1', 'p2', 'p3'] }, ['p1', 'p2'], [], 'p2'],
		[
			'of more than were compared: nobody',
			{ order: ['p2'], among: ['p1', 'p2'] },
			['p1', 'p2', 'p3'],
			[],
			undefined
		]
	])('%s', (_, higher, among, above, expected) => expect(ahead(higher, among, above)).toBe(expected));
});

describe('what a file has of an order: those who are tied, and no more than the places need', () => {
	const all = ['p3', 'p1', 'p2'];
	test.each<[string, (number | undefined)[], Order | undefined, string]>([
		['nothing said', [2, 2, 2], undefined, ''],
		['three for most: two', [2, 2, 2], { order: all, among: all }, 'p3 p1'],
		['two for most: one', [2, 1, 2], { order: all, among: all }, 'p3'],
		['two for 2nd: one', [2, 2, 4], { order: all, among: all }, 'p1'],
		['three for 2nd: one', [2, 2, 2, 4], { order: all, among: all }, 'p3'],
		['nobody is tied', [3, 2, 1], { order: all, among: all }, ''],
		['somebody has joined', [2, 2, 2], { order: ['p1'], among: ['p1', 'p2'] }, ''],
		['by a file, of all who are tied', [2, 2, 2], { order: all }, 'p3 p1'],
		['nobody has shown', [undefined, undefined, undefined], { order: all, among: all }, '']
	])('%s', (_, cards, higher, expected) =>
		expect(orderIn(hope(cards, higher), 'hope').join(' ')).toBe(expected)
	);
});
