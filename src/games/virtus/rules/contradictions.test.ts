import { describe, expect, test } from 'vitest';
import { asks, conflicts, points, said } from '../../../../tests/rules/said';
import { walk } from './walk';

const call = (cards: (number | number[] | undefined)[], best?: (number | undefined)[]) =>
	said(3, { temperance: { cards, ...(best && { best }) } });
const cards = (seat: number) => `calls.temperance.cards.p${seat}`;
const best = (seat: number) => `calls.temperance.best.p${seat}`;

describe('V1.2: fourteen cards a Virtue, each value once', () => {
	test.each([
		['fourteen in all', [9, 5, 0], undefined, []],
		['fifteen in all', [9, 5, 1], undefined, [`too-many-cards ${cards(3)}`]],
		['lists count too', [[1, 2, 3, 4, 5, 6, 7], 8, 0], undefined, [`too-many-cards ${cards(2)}`]],
		['a value in two hands', [[3, 9], [4, 9], 0], undefined, [`value-twice ${cards(2)}`]],
		['a value twice in one hand', [[9, 9], 1, 0], undefined, [`value-twice ${cards(1)}`]],
		['different values', [[3, 9], [4, 8], [1]], undefined, []]
	])('%s', (_, shown, high, expected) => expect(conflicts(call(shown, high))).toEqual(expected));
	test('a card that Charity threw away does not come back', () => {
		const thrown = (virtue: string, value?: number) =>
			said(2, {
				charity: { cards: [1, 0], discards: { first: [{ virtue, ...(value && { value }), icon: null }] } },
				justice: { cards: [[5, 9], 0] },
				temperance: { cards: [9, 5], best: [14] }
			});
		expect(conflicts(thrown('justice', 9))).toEqual(['value-twice calls.justice.cards.p1']);
		expect(conflicts(thrown('justice', 8))).toEqual([]);
		expect(conflicts(thrown('temperance'))).toEqual(['too-many-cards calls.temperance.cards.p2']);
		expect(conflicts(thrown('temperance', 14))).toEqual([
			'too-many-cards calls.temperance.cards.p2',
			'best-taken calls.temperance.best.p1'
		]);
	});
});

describe('a highest card that cannot be', () => {
	test.each([
		['three cards cannot all be under 3', [3, 3, 0], [2, 9], [`best-below-count ${best(1)}`]],
		['three cards up to 3 can', [3, 3, 0], [3, 9], []],
		['the same as another’s highest', [3, 3, 0], [9, 9], [`best-taken ${best(2)}`]],
		['the same as another’s card', [3, [1, 9], 0], [9], [`best-taken ${best(1)}`]],
		['told of a list, and right', [[3, 9], 2, 0], [9, 8], []],
		['told of a list, and wrong', [[3, 9], 2, 0], [8, 7], [`best-differs ${best(1)}`]],
		['of nobody’s cards: nothing to compare', [0, 2, 2], [5, 9, 5], []],
		['nor of an empty list', [[], 2, 2], [5, 9, 5], []],
		['before the count is told', [undefined, 2, 2], [9, 9], [`best-taken ${best(2)}`]]
	])('%s', (_, shown, high, expected) => expect(conflicts(call(shown, high))).toEqual(expected));
});

describe('V10.1: trios that the icons deny', () => {
	const trios = (count: number, icons?: object) =>
		said(3, { fortitude: { cards: [9, 0, 0] } }, icons ? [icons] : [], {}, [count]);
	test.each([
		['no icon told', 2, undefined, []],
		['as many as the one that is told', 2, { water: 2 }, []],
		['fewer: another may be rarer', 1, { water: 2 }, []],
		['more than it', 3, { water: 2 }, ['trios-denied trios.p1']],
		['more than one that is none', 1, { chalice: 0 }, ['trios-denied trios.p1']],
		['none, as one is none', 0, { chalice: 0 }, []],
		['the rarest of all three', 1, { flame: 3, water: 1, chalice: 2 }, []],
		['fewer than the rarest of all three', 0, { flame: 3, water: 1, chalice: 2 }, ['trios-denied trios.p1']],
		['more than the rarest of all three', 2, { flame: 3, water: 1, chalice: 2 }, ['trios-denied trios.p1']]
	])('%s', (_, count, icons, expected) => expect(conflicts(trios(count, icons))).toEqual(expected));
	test('the icons count where they tell, and the trios are asked again where they do not', () => {
		expect(points(trios(2, { flame: 3, water: 1, chalice: 2 }), 'trios')).toEqual([3, 0, 0]);
		expect(walk(trios(3, { water: 2 })).next).toMatchObject({ kind: 'trios', player: 'p1', most: 2 });
	});
});

describe('what no longer fits is asked again, and the rest stands', () => {
	test('a count', () => expect(asks(call([9, 5, 1]))).toBe('temperance cards p3'));
	test('a list, with all the room that the others leave', () => {
		expect(walk(call([[9, 9], 1, 0])).next).toMatchObject({ player: 'p1', most: 13 });
	});
	test('a highest card', () => expect(asks(call([3, 3, 0], [2, 9]))).toBe('temperance best p1'));
	test('a highest card that nobody needs is told, not asked', () => {
		const sheet = said(3, { fortitude: { cards: [5, 3, 1], best: [4] } });
		expect(conflicts(sheet)).toEqual(['best-below-count calls.fortitude.best.p1']);
		expect(asks(sheet)).not.toMatch('best');
	});
});
