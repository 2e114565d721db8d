import { describe, expect, test } from 'vitest';
import { asks, nextOf, said } from '../../../../tests/rules/said';
import { walk } from './walk';

const fortitude = (cards: (number | number[])[], best?: (number | undefined)[]) =>
	said(cards.length, { fortitude: { cards, ...(best && { best }) } });
const places = (...call: Parameters<typeof fortitude>) => walk(fortitude(...call)).places.get('fortitude');

describe('V2.2: most cards take 1st, second most 2nd', () => {
	test.each([
		['3, 2, 1', [3, 2, 1], { first: 'p1', second: 'p2' }],
		['1, 2, 3', [1, 2, 3], { first: 'p3', second: 'p2' }],
		['0, 5, 1', [0, 5, 1], { first: 'p2', second: 'p3' }]
	])('%s', (_, cards, expected) => expect(places(cards)).toEqual(expected));
});

describe('V2.2: the higher highest card breaks a tie', () => {
	test.each([
		['for 1st and 2nd', [3, 3, 1], [7, 12], { first: 'p2', second: 'p1' }],
		['for 2nd only', [5, 2, 2], [undefined, 6, 12], { first: 'p1', second: 'p3' }],
		['three ways for most fills both places', [4, 4, 4], [9, 13, 12], { first: 'p2', second: 'p3' }],
		['three ways for 2nd', [5, 2, 2, 2], [undefined, 6, 4, 9], { first: 'p1', second: 'p4' }]
	])('%s', (_, cards, best, expected) => expect(places(cards, best)).toEqual(expected));

	test('with lists the cards speak for themselves', () => {
		expect(places([[3, 12], [4, 13], 1])).toEqual({ first: 'p2', second: 'p1' });
		expect(places([[3, 12], 2, 1], [undefined, 13])).toEqual({ first: 'p2', second: 'p1' });
	});
});

describe('V2.4: no card, no place', () => {
	test('one holder: no 2nd', () => expect(places([0, 2, 0])).toEqual({ first: 'p2' }));
	test('no holder: no 1st', () => expect(places([0, 0])).toEqual({}));
});

describe('V2.3: a place pays at once, and says why', () => {
	test('5 and 2, with the cards and the highest where it mattered', () => {
		const paid = walk(fortitude([3, 3, 1], [7, 12])).lines.filter((line) => line.clause === 'V2.3');
		expect(paid).toEqual([
			{ player: 'p2', call: 'fortitude', points: 5, clause: 'V2.3', place: 'first', cards: 3, best: 12 },
			{ player: 'p1', call: 'fortitude', points: 2, clause: 'V2.3', place: 'second', cards: 3, best: 7 }
		]);
	});
	test('no highest card where nobody asked for it', () => {
		const [paid] = walk(fortitude([3, 2])).lines.filter((line) => line.clause === 'V2.3');
		expect(paid).not.toHaveProperty('best');
	});
});

describe('a highest card is asked only while it can still move a place', () => {
	test.each([
		['nobody is tied', [3, 2, 1], [], 'nothing'],
		['a tie below the places does not count', [3, 2, 1, 1], [], 'nothing'],
		['the first in seat order', [3, 3, 1], [], 'fortitude best p1'],
		['then the next', [3, 3, 1], [9], 'fortitude best p2'],
		['nothing is higher than 14', [3, 3, 1], [14], 'nothing'],
		['nobody can be lower than three cards with a 3', [3, 3, 1], [3], 'nothing'],
		['three ways, the 14 is 1st: the other two go on', [3, 3, 3], [14], 'fortitude best p2'],
		['three ways, 14 and 13: both places are filled', [3, 3, 3], [14, 13], 'nothing'],
		['three ways for 2nd', [5, 2, 2, 2], [undefined, 13, 5], 'fortitude best p4'],
		['what the second has said counts before the first is asked', [3, 3, 1], [undefined, 14], 'nothing'],
		['a listed 14 settles it', [[2, 14], 2, 1], [], 'nothing'],
		['a listed 13 does not', [[2, 13], 2, 1], [], 'fortitude best p2']
	])('%s', (_, cards, best, expected) => expect(asks(fortitude(cards, best), 'fortitude')).toBe(expected));
});

describe('the values that a highest card can have', () => {
	const next = (...call: Parameters<typeof fortitude>) => nextOf(fortitude(...call));
	test('three cards: 3 at the least', () => {
		expect(next([3, 3])).toMatchObject({ values: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] });
	});
	test('not what another holds', () => {
		expect(next([3, 3], [9])).toMatchObject({ player: 'p2', values: [3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14] });
		expect(next([[1, 2, 11], 3])).toMatchObject({ player: 'p2', values: [5, 6, 7, 8, 9, 10, 12, 13, 14] });
	});
	test('not what Charity threw away', () => {
		const thrown = said(2, {
			charity: {
				cards: [1, 0],
				discards: { first: [{ virtue: 'hope', value: 14, icon: null }, { icon: null }] }
			},
			hope: { cards: [6, 6] }
		});
		expect(nextOf(thrown)).toMatchObject({ values: [6, 7, 8, 9, 10, 11, 12, 13] });
	});
	test('a player whose highest equals the count holds all below it: the others start above', () => {
		const sheet = fortitude([2, 2, 2, 2], [2, undefined, undefined, 9]);
		expect(nextOf(sheet)).toMatchObject({ player: 'p2', values: [4, 5, 6, 7, 8, 10, 11, 12, 13, 14] });
		const beside = fortitude([2, 2, 2, [14]], [2, undefined, undefined, 14]);
		expect(nextOf(beside)).toMatchObject({ player: 'p2', values: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] });
	});
	test('but what is told of somebody who shows none', () => {
		expect(next([3, 3, 0], [undefined, undefined, 14])).toMatchObject({
			values: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
		});
	});
});

describe('V1.2: where the cards leave one answer only, nobody is asked', () => {
	test('all fourteen shown, and the 14 is not with the one: it is with the other', () => {
		expect(asks(fortitude([7, 7], [13]), 'fortitude')).toBe('nothing');
		expect(places([7, 7], [13])).toEqual({ first: 'p2', second: 'p1' });
	});
	test('the 14 is told of a third who is not tied: the 13 is the highest of the two', () => {
		expect(asks(said(3, { hope: { cards: [2, 2, 3], best: [13, undefined, 14] } }), 'hope')).toBe(
			'hope targets p3'
		);
		expect(asks(said(3, { hope: { cards: [2, 2, 3], best: [13] } }), 'hope')).toBe('hope best p2');
	});
	test('but it may be with a third', () => {
		expect(asks(fortitude([6, 6, 2], [13]))).toBe('fortitude best p2');
		expect(nextOf(fortitude([6, 6, 2], [13]))).toMatchObject({ values: [6, 7, 8, 9, 10, 11, 12, 14] });
	});
	test('or out of the game', () => {
		expect(nextOf(fortitude([6, 6], [13]))).toMatchObject({ values: [6, 7, 8, 9, 10, 11, 12, 14] });
	});
	test('highest cards that cannot all be are heard all the same', () => {
		const sheet = fortitude([4, 4, 4], [5, 6]);
		expect(nextOf(sheet)).toMatchObject({ player: 'p3', values: [4, 7, 8, 9, 10, 11, 12, 13, 14] });
		expect(places([4, 4, 4], [5, 6, 9])).toEqual({ first: 'p3', second: 'p2' });
		expect(places([4, 4, 4], [5, 6, 4])).toEqual({ first: 'p2', second: 'p1' });
	});
});

describe('counts', () => {
	test('everyone in seat order', () => {
		expect(asks(said(3, { charity: { cards: [] } }))).toBe('charity cards p1');
		expect(asks(said(3, { charity: { cards: [2, undefined, 1] } }))).toBe('charity cards p2');
	});
	test('V1.2: at most what the others leave of fourteen', () => {
		expect(walk(said(3, { hope: { cards: [9, undefined, 3] } })).next).toMatchObject({ most: 2 });
	});
	test('V1.2: a known discard of the Virtue leaves one fewer', () => {
		const discards = { first: [{ virtue: 'hope', icon: null }] };
		const sheet = said(2, { charity: { cards: [1, 0], discards }, hope: { cards: [9] } });
		expect(nextOf(sheet)).toMatchObject({ call: 'hope', most: 4 });
	});
	test('nobody is asked once all fourteen are shown', () => {
		expect(asks(said(3, { fortitude: { cards: [10, 4] } }), 'fortitude')).toBe('nothing');
	});
});

describe('in Prudence, called last, a count is asked only while it can take a place', () => {
	test.each([
		['2 left cannot reach 4', [8, 4], 'nothing'],
		['4 left can tie with 4', [6, 4], 'prudence cards p3'],
		['one count known is not enough to tell', [12], 'prudence cards p2'],
		['4 left cannot win a tie against the 14', [6, [14, 9, 8, 7]], 'nothing'],
		['a 14 and a 13 alone leave both places', [[14], [13]], 'prudence cards p3'],
		['in whichever order they sit', [[14, 9, 8, 7], 6], 'nothing'],
		['4 left, and the 14 may be among them', [6, [13, 9, 8, 7]], 'prudence cards p3'],
		['the 14 of one alone leaves the other place', [[14, 9, 8, 7, 6], 4], 'prudence cards p3']
	])('%s', (_, cards, expected) => expect(asks(said(3, { prudence: { cards } }), 'prudence')).toBe(expected));
	test.each([
		['a 14 that is told', [6, 4], [undefined, 14], 'nothing'],
		['the highest that is left', [6, 4], [14, 13], 'nothing'],
		['not the highest that is left', [6, 4], [undefined, 13], 'prudence cards p3'],
		[
			'what may be below a 14 of nobody’s',
			[6, 4, undefined, 0],
			[undefined, 13, undefined, 14],
			'prudence cards p3'
		]
	])('nor against %s', (_, cards, best, expected) =>
		expect(asks(said(cards.length < 4 ? 3 : 4, { prudence: { cards, best } }), 'prudence')).toBe(expected)
	);
	test('in another Virtue everyone is asked, whatever was told of Prudence', () => {
		const sheet = said(3, { charity: { cards: [12, 1] }, prudence: { cards: [8, 5] } });
		expect(asks(sheet)).toBe('charity cards p3');
	});
	test('elsewhere everyone is asked: what they hold may count in Prudence', () => {
		expect(asks(said(3, { fortitude: { cards: [8, 4] } }))).toBe('fortitude cards p3');
	});
	test('what was said all the same is heard', () => {
		expect(walk(said(3, { prudence: { cards: [8, 4, 1] } })).steps[6]?.answered).toHaveLength(3);
	});
});
