import { describe, expect, test } from 'vitest';
import { asks, conflicts, points, said } from '../../../../../tests/rules/said';
import type { Virtue } from '../vocabulary';
import { walk } from '../walk';

const faith = (cards: number[], more: object = {}) => said(cards.length, { faith: { cards, ...more } });

describe('V4: everyone but the 2nd hands a card to the 1st', () => {
	test('the 2nd is spared', () => {
		expect(walk(faith([1, 3, 2, 0])).next).toStrictEqual({
			kind: 'asks',
			call: 'faith',
			player: 'p2',
			givers: ['p1', 'p4'],
			spared: 'p3'
		});
	});
	test('with one holder nobody is spared', () => {
		expect(walk(faith([0, 3, 0])).next).toStrictEqual({
			kind: 'asks',
			call: 'faith',
			player: 'p2',
			givers: ['p1', 'p3']
		});
	});
	test('with two players the 2nd is not protected', () => {
		expect(walk(faith([2, 1])).next).toStrictEqual({
			kind: 'asks',
			call: 'faith',
			player: 'p1',
			givers: ['p2']
		});
	});
	test('nobody is 1st: nothing is asked', () => expect(asks(faith([0, 0, 0]))).toBe('nothing'));
	test('the places alone pay', () =>
		expect(points(faith([1, 3, 2], { asks: 'hope' }), 'faith')).toEqual([0, 5, 2]));
});

/** p1 is 1st in Faith and in Prudence, p2 is 2nd in Faith and spared, p3 must give. */
const later = (asks: Virtue, charity: number[], faithCards = [3, 2, 1]) =>
	said(3, {
		charity: { cards: charity, discards: { first: [], second: [] } },
		faith: { cards: faithCards, asks },
		prudence: { cards: [5, 1, 2] }
	});

describe('V4: a Virtue already called changes who holds it at Prudence (V9)', () => {
	test('the taker had no Charity and has one now', () => {
		expect(points(later('charity', [0, 2, 1]), 'prudence')).toEqual([5 + 2, 0, 2 + 0]);
	});
	test('the giver of a last card does not hold that Virtue any more', () => {
		// p3 keeps Faith only: half of one Virtue is nothing; with Charity left it would be two, and a point.
		expect(points(later('charity', [0, 3, 2]), 'prudence')).toEqual([5 + 2, 0, 2 + 1]);
		expect(points(later('charity', [0, 3, 1]), 'prudence')).toEqual([5 + 2, 0, 2 + 0]);
	});
	test('whoever had none gives none', () => {
		expect(points(later('charity', [0, 3, 0]), 'prudence')).toEqual([5 + 1, 0, 2 + 0]);
	});
	test('the spared 2nd keeps theirs', () => {
		const sheet = said(3, {
			charity: { cards: [0, 1, 0], discards: { first: [] } },
			faith: { cards: [3, 2, 0], asks: 'charity' },
			prudence: { cards: [1, 5, 0] }
		});
		expect(points(sheet, 'prudence')).toEqual([2 + 0, 5 + 2, 0]);
	});
	test('Faith itself may be named', () => {
		expect(points(later('faith', [0, 0, 1], [3, 2, 1]), 'prudence')).toEqual([5 + 1, 0, 2 + 0]);
		expect(points(later('faith', [0, 0, 1], [4, 3, 2]), 'prudence')).toEqual([5 + 1, 0, 2 + 1]);
	});
	test('a later Virtue shows the move by itself', () => {
		expect(points(later('justice', [0, 3, 1]), 'prudence')).toEqual([5 + 1, 0, 2 + 1]);
	});
	test('with two players the 2nd gives too', () => {
		const sheet = said(2, {
			charity: { cards: [0, 1], discards: { first: [] } },
			faith: { cards: [3, 2], asks: 'charity' },
			prudence: { cards: [5, 0] }
		});
		expect(points(sheet, 'prudence')).toEqual([5 + 2, 0]);
	});
});

describe('what cannot be', () => {
	const gifts = (asks: Virtue, ...given: object[]) =>
		conflicts(
			said(4, {
				charity: {
					cards: [[5], 0, 1, 0],
					discards: { first: [], second: [] },
					best: [undefined, undefined, 4]
				},
				faith: { cards: [3, 2, 1, 0], asks, gifts: given },
				justice: { cards: [[7, 9], 0, [3], 0] },
				temperance: { cards: [2, 3, 0, 1], best: [undefined, 8, 6] }
			})
		);
	test.each([
		['a gift from the 1st', 'hope', [{ from: 'p1' }], ['gift-by-first calls.faith.gifts.0']],
		[
			'a gift from the protected 2nd',
			'hope',
			[{ from: 'p3' }, { from: 'p2' }],
			['gift-by-protected calls.faith.gifts.1']
		],
		[
			'two gifts from one player',
			'hope',
			[{ from: 'p3' }, { from: 'p3' }],
			['gift-twice calls.faith.gifts.1']
		],
		[
			'one card given by two',
			'hope',
			[
				{ from: 'p3', value: 2 },
				{ from: 'p4', value: 2 }
			],
			['value-twice calls.faith.gifts.1']
		],
		['a gift of a Virtue not held', 'charity', [{ from: 'p4' }], ['gift-without-card calls.faith.gifts.0']],
		[
			'the same from the protected 2nd, told once',
			'charity',
			[{ from: 'p2' }],
			['gift-by-protected calls.faith.gifts.0']
		],
		[
			'a card that another showed before',
			'charity',
			[{ from: 'p3', value: 5 }],
			['value-twice calls.faith.gifts.0']
		],
		[
			'a card that is another’s highest',
			'temperance',
			[{ from: 'p3', value: 8 }],
			['value-twice calls.faith.gifts.0']
		],
		[
			'a card that another shows later',
			'justice',
			[{ from: 'p4', value: 3 }],
			['value-twice calls.faith.gifts.0']
		]
	])('%s', (_, asked, given, expected) => expect(gifts(asked as Virtue, ...given)).toEqual(expected));

	test.each([
		['the giver’s own card, shown before', 'charity', [{ from: 'p3', value: 4 }]],
		[
			'the taker shows it later',
			'justice',
			[
				{ from: 'p3', value: 9 },
				{ from: 'p4', value: 7 }
			]
		],
		['from those who must, some or all', 'hope', [{ from: 'p4' }]],
		['a later Virtue, held or not', 'temperance', [{ from: 'p4', value: 1 }]],
		['a card that nobody named', 'temperance', [{ from: 'p3' }]],
		['the highest once told of somebody who has none now', 'temperance', [{ from: 'p4', value: 6 }]]
	])('but this can: %s', (_, asked, given) => expect(gifts(asked as Virtue, ...given)).toEqual([]));

	test('a gift where nobody is 1st', () => {
		expect(conflicts(faith([0, 0], { gifts: [{ from: 'p1' }] }))).toEqual([
			'gift-to-nobody calls.faith.gifts.0'
		]);
		expect(conflicts(faith([0, 0], { gifts: [] }))).toEqual([]);
	});
	test('a gift that Charity had thrown away', () => {
		const sheet = said(3, {
			charity: { cards: [1, 0, 0], discards: { first: [{ virtue: 'hope', value: 8, icon: null }] } },
			faith: { cards: [3, 2, 1], asks: 'hope', gifts: [{ from: 'p3', value: 8 }] }
		});
		expect(conflicts(sheet)).toEqual(['value-twice calls.faith.gifts.0']);
	});
	test('who may not give is told before the Virtue is named', () => {
		const sheet = faith([3, 2, 1], { gifts: [{ from: 'p3' }, { from: 'p2' }, { from: 'p1' }] });
		expect(conflicts(sheet)).toEqual([
			'gift-by-protected calls.faith.gifts.1',
			'gift-by-first calls.faith.gifts.2'
		]);
	});
	test('gifts before the Virtue is named wait for it', () => {
		expect(asks(faith([3, 2, 1], { gifts: [{ from: 'p3', value: 8 }] }))).toBe('faith asks p1');
	});
});
