import { describe, expect, test } from 'vitest';
import { asks, conflicts, said } from '../../../../tests/rules/said';
import type { Order, Sheet } from './sheet';
import { walk } from './walk';

type Cards = (number | number[] | undefined)[];
const fortitude = (cards: Cards, higher?: string[], best?: (number | undefined)[]) =>
	said(cards.length, { fortitude: { cards, ...(higher && { higher }), ...(best && { best }) } });
const places = (sheet: Sheet) => Object.values(walk(sheet).places.get('fortitude') ?? {}).join(' ');
/** As the table says it: of those who were compared. */
const among = (cards: Cards, higher: Order) => {
	const sheet = fortitude(cards);
	return { ...sheet, calls: { ...sheet.calls, fortitude: { ...sheet.calls.fortitude, higher } } };
};
/** What is asked of a tie, in short. */
const tie = (sheet: Sheet) => {
	const { next } = walk(sheet);
	if (next?.kind !== 'higher') return next?.kind === 'cards' ? 'cards' : 'nothing';
	return `${next.place}: ${next.choices.join(' ')} of ${next.among.join(' ')}, under ${next.above.join(' ') || 'nobody'}`;
};

describe('V2.2: who has the higher card, told instead of the cards', () => {
	test.each([
		['two for 1st: one is enough', [3, 3, 1], ['p2'], 'p2 p1'],
		['two for 1st, both said', [3, 3, 1], ['p2', 'p1'], 'p2 p1'],
		['two for 2nd', [5, 2, 2], ['p3'], 'p1 p3'],
		['three for 2nd', [5, 2, 2, 2], ['p4'], 'p1 p4'],
		['three for most fill both places', [4, 4, 4], ['p3', 'p1'], 'p3 p1'],
		['three for most, all said', [4, 4, 4], ['p2', 'p3', 'p1'], 'p2 p3'],
		['four for most', [3, 3, 3, 3], ['p4', 'p2'], 'p4 p2'],
		['four for 2nd', [4, 2, 2, 2, 2], ['p5'], 'p1 p5']
	])('%s', (_, cards, higher, expected) => {
		expect(places(fortitude(cards, higher))).toBe(expected);
		expect(conflicts(fortitude(cards, higher))).toEqual([]);
		expect(asks(fortitude(cards, higher), 'fortitude')).toBe('nothing');
	});
});

describe('a tie is asked as far as the places need it', () => {
	test.each([
		['two for 1st', [3, 3, 1], undefined, 'first: p1 p2 of p1 p2, under nobody'],
		['two for 2nd', [5, 2, 2], undefined, 'second: p2 p3 of p2 p3, under nobody'],
		['three for most take two answers', [4, 4, 4], undefined, 'first: p1 p2 p3 of p1 p2 p3, under nobody'],
		['the second of them', [4, 4, 4], ['p2'], 'second: p1 p3 of p1 p2 p3, under p2'],
		['four for most, one said', [3, 3, 3, 3], ['p4'], 'second: p1 p2 p3 of p1 p2 p3 p4, under p4'],
		['four for 2nd take one', [4, 2, 2, 2, 2], ['p3'], 'nothing'],
		['nobody was named', [3, 3, 1], [], 'first: p1 p2 of p1 p2, under nobody'],
		['not everybody has shown', [3, 3, undefined], ['p1'], 'cards']
	])('%s', (_, cards, higher, expected) => expect(tie(fortitude(cards, higher))).toBe(expected));

	test('only of those who may have it, by what is told of highest cards', () => {
		expect(tie(fortitude([3, 3, 3], undefined, [14]))).toBe('second: p2 p3 of p1 p2 p3, under p1');
		expect(tie(fortitude([[3, 9, 14], 3, 3]))).toBe('second: p2 p3 of p1 p2 p3, under p1');
		// p1 holds all up to 3: whoever else has three cards has a higher one.
		expect(tie(fortitude([3, 3, 3], undefined, [3]))).toBe('first: p2 p3 of p1 p2 p3, under nobody');
	});
	test('the same told in values: of the first of them of whom it is not known', () => {
		expect(walk(fortitude([3, 3, 1])).next).toMatchObject({ instead: { kind: 'best', player: 'p1' } });
		expect(walk(fortitude([3, 3, 1], undefined, [9])).next).toMatchObject({
			instead: { kind: 'best', player: 'p2', values: [3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14] }
		});
	});
	test('an order beside the values: each settles what the other leaves open', () => {
		const sheet = fortitude([3, 3, 3], ['p1', 'p3'], [14]);
		expect([places(sheet), conflicts(sheet)]).toEqual(['p1 p3', []]);
		expect(tie(fortitude([3, 3, 3], ['p2'], [9]))).toBe('second: p1 p3 of p1 p2 p3, under p2');
	});
});

describe('an order that the cards deny', () => {
	const denied = ['higher-denied calls.fortitude.higher'];
	test.each<[string, Cards, string[], (number | undefined)[] | undefined, string[]]>([
		['a higher card is listed', [[2, 9], [3, 12], 1], ['p1'], undefined, denied],
		['the listed cards agree', [[2, 9], [3, 12], 1], ['p2'], undefined, []],
		['a higher card is told', [2, 2, 1], ['p1'], [9, 12], denied],
		['what is told agrees', [2, 2, 1], ['p2', 'p1'], [9, 12], []],
		['one told, one listed', [2, [3, 12], 1], ['p1'], [9], denied],
		['nothing is higher than a 14', [3, 3, 1], ['p2'], [14], denied],
		['V1.2: three cards up to 3 leave the other only higher ones', [3, 3, 1], ['p1'], [3], denied],
		['V1.2: all fourteen are shown, so the 14 is the other’s', [7, 7], ['p1'], [13], denied],
		['V1.2: thirteen are: the 14 may be out of the game', [1, 6, 6], ['p2'], [undefined, 13], []],
		['V1.2: a third who is not tied has the 14', [3, 2, 2], ['p3'], [14, 13], denied],
		['for 2nd', [5, [1, 4], [2, 6]], ['p2'], undefined, denied],
		['the 1st of three is right, the 2nd is not', [2, 2, 2], ['p1', 'p3'], [12, 11, 10], denied],
		['the 1st of three is wrong', [2, 2, 2], ['p2', 'p1'], [12, 11, 10], denied],
		['beyond the places too', [2, 2, 2, 2], ['p1', 'p2', 'p4', 'p3'], [12, 11, 10, 9], denied],
		[
			'beyond the places, though one of them is not known',
			[2, 2, 2, 2, 2],
			['p2', 'p1', 'p3', 'p5', 'p4'],
			[undefined, 14, 5, 10],
			denied
		],
		[
			'beyond the places, by the cards that are listed',
			[
				[1, 13],
				[2, 12],
				[3, 9],
				[4, 10]
			],
			['p1', 'p2', 'p3', 'p4'],
			undefined,
			denied
		],
		[
			'one listed, one told',
			[[1, 13], [2, 12], 2, [4, 10]],
			['p1', 'p2', 'p3', 'p4'],
			[undefined, undefined, 9],
			denied
		],
		[
			'in order all the way',
			[[1, 13], [2, 12], 2, [4, 10]],
			['p1', 'p2', 'p4', 'p3'],
			[undefined, undefined, 9],
			[]
		],
		['and what is not decided yet is not denied', [3, 3, 1], ['p2'], [9], []]
	])('%s', (_, cards, higher, best, expected) =>
		expect(conflicts(fortitude(cards, higher, best))).toEqual(expected)
	);
	test('moves no place, and is not asked where the cards tell', () => {
		const sheet = fortitude([2, 2, 1], ['p1'], [9, 12]);
		expect([places(sheet), asks(sheet, 'fortitude')]).toEqual(['p2 p1', 'nothing']);
	});
	test('is asked again where a place still needs it', () => {
		expect(tie(fortitude([3, 3, 3], ['p2'], [14]))).toBe('second: p2 p3 of p1 p2 p3, under p1');
		expect(conflicts(fortitude([3, 3, 3], ['p2'], [14]))).toEqual(denied);
	});
	test('is told behind the first thing missing too', () => {
		const sheet = said(2, {
			charity: { cards: [1] },
			hope: { cards: [2, 2], best: [5, 9], higher: ['p1'] }
		});
		expect(conflicts(sheet)).toEqual(['higher-denied calls.hope.higher']);
	});
});

describe('an order that cannot be', () => {
	test.each([
		['somebody twice', [3, 3, 1], ['p1', 'p1'], 'higher-twice'],
		['somebody twice, and not tied', [3, 2, 1], ['p1', 'p1'], 'higher-twice'],
		['nobody is tied', [3, 2, 1], ['p1'], 'higher-not-tied'],
		['tied below the places', [3, 2, 1, 1], ['p3'], 'higher-not-tied'],
		['tied for 2nd, said of the 1st', [5, 2, 2], ['p1'], 'higher-not-tied'],
		['one of them is tied, one is not', [3, 3, 1], ['p2', 'p3'], 'higher-not-tied'],
		['two for 1st leave no place for a tie below', [3, 3, 2, 2], ['p3'], 'higher-not-tied'],
		['nobody has a card', [0, 0], ['p1'], 'higher-not-tied'],
		['one has cards', [2, 0], ['p1'], 'higher-not-tied']
	])('%s', (_, cards, higher, code) => {
		const sheet = fortitude(cards, higher);
		expect(conflicts(sheet)).toEqual([`${code} calls.fortitude.higher`]);
	});
	test('does not count for the rest of it: the tie is asked again', () => {
		expect(tie(fortitude([3, 3, 1], ['p2', 'p3']))).toBe('first: p1 p2 of p1 p2, under nobody');
		expect(tie(fortitude([3, 3, 1], ['p1', 'p1']))).toBe('first: p1 p2 of p1 p2, under nobody');
	});
	test('waits for the counts: until all are shown anybody may be tied', () => {
		expect(conflicts(fortitude([3, 2, undefined], ['p3']))).toEqual([]);
	});
});

describe('an order is said of those who were compared', () => {
	const said3 = { order: ['p2', 'p1'], among: ['p1', 'p2', 'p3'] };
	test.each<[string, Cards, Order, string, string]>([
		['of these', [4, 4, 4], said3, 'p2 p1', 'nothing'],
		['somebody left the tie', [4, 4, 1], said3, 'p2 p1', 'nothing'],
		['the highest left it: the next is ahead of the rest', [4, 5, 4], said3, 'p2 p1', 'nothing'],
		[
			'the two of whom nothing was said between them',
			[4, 1, 4],
			{ order: ['p2'], among: ['p1', 'p2', 'p3'] },
			'',
			'first: p1 p3 of p1 p3, under nobody'
		],
		[
			'somebody else has joined',
			[4, 4, 4],
			{ order: ['p2'], among: ['p1', 'p2'] },
			'',
			'first: p1 p2 p3 of p1 p2 p3, under nobody'
		],
		['nobody is tied any more', [4, 3, 2], said3, 'p1 p2', 'nothing']
	])('%s', (_, cards, order, expected, next) => {
		const sheet = among(cards, order);
		expect([places(sheet), tie(sheet), conflicts(sheet)]).toEqual([expected, next, []]);
	});
	test('and no further than the places need', () => {
		const { calls, ...rest } = among([2, 2, 2, 2], {
			order: ['p1', 'p2', 'p4', 'p3'],
			among: ['p1', 'p2', 'p3', 'p4']
		});
		const best = new Map(['p1', 'p2', 'p3', 'p4'].map((id, i) => [id, 12 - i]));
		expect(conflicts({ ...rest, calls: { ...calls, fortitude: { ...calls.fortitude, best } } })).toEqual([]);
	});
	test('and is denied only of those', () => {
		const { calls, ...rest } = among([2, 2, 2], { order: ['p1'], among: ['p1', 'p2'] });
		const best = new Map([
			['p1', 9],
			['p2', 12],
			['p3', 11]
		]);
		expect(conflicts({ ...rest, calls: { ...calls, fortitude: { ...calls.fortitude, best } } })).toEqual([]);
	});
});

describe('V2.3: the ledger says over whom', () => {
	const paid = (sheet: Sheet) =>
		walk(sheet)
			.lines.filter((line) => line.clause === 'V2.3')
			.map((line) => [line.player, line.place, line.best, line.over?.join(' ')]);
	test.each<[string, Sheet, unknown[]]>([
		[
			'two for 1st: the 2nd is over nobody',
			fortitude([3, 3, 1], ['p2']),
			[
				['p2', 'first', undefined, 'p1'],
				['p1', 'second', undefined, undefined]
			]
		],
		[
			'three for most',
			fortitude([4, 4, 4], ['p3', 'p1']),
			[
				['p3', 'first', undefined, 'p1 p2'],
				['p1', 'second', undefined, 'p2']
			]
		],
		[
			'two for 2nd',
			fortitude([5, 2, 2], ['p3']),
			[
				['p1', 'first', undefined, undefined],
				['p3', 'second', undefined, 'p2']
			]
		],
		[
			'the card itself, where it is known',
			fortitude([3, 3, 3], ['p1', 'p3'], [14]),
			[
				['p1', 'first', 14, undefined],
				['p3', 'second', undefined, 'p2']
			]
		],
		[
			'nothing where nobody is tied',
			fortitude([3, 2, 1]),
			[
				['p1', 'first', undefined, undefined],
				['p2', 'second', undefined, undefined]
			]
		]
	])('%s', (_, sheet, expected) => expect(paid(sheet)).toEqual(expected));
});
