/** The second scorer against cases that a person can check in the head, clause by clause. */
import { describe, expect, test } from 'vitest';
import { hand } from './deck';
import { card, table } from './goldens';
import { score, type RealGame } from './naive';

const places = (game: RealGame) => score(game).places;
/** One column of the score, in seat order. */
const column = (game: RealGame, call: keyof ReturnType<typeof score>['points'][string]) =>
	Object.values(score(game).points).map((points) => points[call]);

describe('a call', () => {
	test.each([
		['V2.2 most cards first', { A: '1', B: '3 2', C: '6 5 4' }, ['c', 'b'], [0, 2, 5]],
		['V2.2 the higher highest card decides for 1st', { A: '9 1', B: '8 7', C: '14' }, ['a', 'b'], [5, 2, 0]],
		['V2.2 and for 2nd', { A: '3 2 1', B: '8', C: '9' }, ['a', 'c'], [5, 0, 2]],
		['V2.2 a three-way tie fills both places', { A: '7 1', B: '12 2', C: '9 3' }, ['b', 'c'], [0, 5, 2]],
		['V2.4 one holder: no 2nd', { A: '', B: '1', C: '' }, ['b'], [0, 5, 0]],
		['V2.4 no holder: no 1st', { A: '', B: '', C: '' }, [], [0, 0, 0]]
	])('%s', (_clause, held, expected, points) => {
		const game = table(
			Object.fromEntries(Object.entries(held).map(([name, justice]) => [name, { justice: unicon(justice) }]))
		);
		expect(places(game).justice).toEqual(expected);
		expect(column(game, 'justice')).toEqual(points);
	});

	test('V1.5 everyone starts with 7', () => {
		expect(score(table({ A: {}, B: {} })).totals).toEqual({ a: 7, b: 7 });
	});

	test('V2.6 a place once given stays', () => {
		// Ada takes Bea's only Charity card after Charity was called.
		const game = table(
			{ Ada: { faith: '3' }, Bea: { charity: '4' }, Carlo: {} },
			{ asks: 'charity', gifts: [{ from: 'bea', card: card('charity', '4') }] }
		);
		expect(places(game).charity).toEqual(['bea']);
		expect(column(game, 'charity')).toEqual([0, 5, 0]);
	});
});

/** The known icons of Justice 5 and 9; no Flame among them, so the bonus stays 0. */
const unicon = (values: string) => values.replace(/\b5\b/, '5w').replace(/\b9\b/, '9c');

describe('V3 Charity', () => {
	const hands = { A: { charity: '9 8', hope: '1f 2w 3c 4l 6' }, B: { charity: '7', hope: '7f 8' }, C: {} };
	test.each([
		['both decline', '', '', [5, 2, 0]],
		['Flame, Water and Chalice are worth 3 each', '1f 2w 3c', '', [14, 2, 0]],
		['a Light and a plain card nothing', '4l 6 1f', '8', [8, 2, 0]],
		['the 2nd gives up one', '', '7f', [5, 5, 0]]
	])('%s', (_case, first, second, expected) => {
		const discards = { first: hand({ hope: first }), second: hand({ hope: second }) };
		expect(column(table(hands, { discards }), 'charity')).toEqual(expected);
	});

	test.each([
		['four by the 1st', { first: hand({ hope: '1f 2w 3c 4l' }), second: [] }],
		['two by the 2nd', { first: [], second: hand({ hope: '7f 8' }) }],
		['a Charity card', { first: hand({ charity: '8' }), second: [] }],
		["another's card", { first: hand({ hope: '7f' }), second: [] }]
	])('refuses %s', (_case, discards) => {
		expect(() => score(table(hands, { discards }))).toThrow();
	});

	test('what is given up is gone when its Virtue is called', () => {
		const discards = { first: hand({ hope: '1f 2w 3c' }), second: [] };
		expect(places(table(hands, { discards })).hope).toEqual(['b', 'a']); // two each, 8 against 6
	});
});

describe('V4 Faith', () => {
	const hands = {
		A: { faith: '9 8', prudence: '1' },
		B: { faith: '7', prudence: '2' },
		C: { prudence: '3 4' }
	};
	const gift = (from: string, word: string) => ({ from, card: card('prudence', word) });

	test('everyone but the 2nd gives one, seen when that Virtue is called', () => {
		const game = table(hands, { asks: 'prudence', gifts: [gift('c', '4')] });
		expect(places(game).prudence).toEqual(['a', 'c']); // 1 and 4, against 3 and against 2
	});
	test.each([
		['the protected 2nd gives', [gift('c', '4'), gift('b', '2')]],
		['one who must give does not', []],
		['two cards come from one player', [gift('c', '4'), gift('c', '3')]]
	])('refuses a game where %s', (_case, gifts) => {
		expect(() => score(table(hands, { asks: 'prudence', gifts }))).toThrow();
	});
	test('with two players the 2nd gives too', () => {
		const two = table({ A: hands.A, B: hands.B }, { asks: 'prudence', gifts: [gift('b', '2')] });
		expect(places(two).prudence).toEqual(['a']);
	});
});

describe('V5 Hope', () => {
	const hands = {
		A: { hope: '9 8' },
		B: { hope: '7', justice: '1l' },
		C: { justice: '2l 3l' },
		D: { justice: '4l', prudence: '1l 2l 3l 4l 6l 7l 8l' }
	};
	test.each([
		['nobody named, nothing moves', [], false, [5, 2, 0, 0]],
		['a point a Light', ['c'], false, [7, 2, -2, 0]],
		['V5.2 nobody pays more than they have', ['c', 'd'], false, [14, 2, -2, -7]],
		['V5.2 unless the house lets them', ['c', 'd'], true, [15, 2, -2, -8]]
	])('%s', (_case, targets, hopeBelowZero, expected) => {
		expect(column(table(hands, { targets, hopeBelowZero }), 'hope')).toEqual(expected);
	});
	test.each([
		['the 1st', ['a']],
		['the 2nd', ['b']],
		['one twice', ['c', 'c']],
		['a stranger', ['x']]
	])('refuses to name %s', (_case, targets) => {
		expect(() => score(table(hands, { targets }))).toThrow();
	});
	test('V5.2 what they have includes what Charity and Faith brought', () => {
		const fifteen = { justice: '1l 2l 3l 4l 6l 7l 8l 10l', prudence: '1l 2l 3l 4l 6l 7l 8l' };
		const game = table(
			{ A: { faith: '9 8', hope: '9' }, B: { charity: '1', faith: '7', ...fifteen }, C: {} },
			{ asks: 'hope', targets: ['b'] }
		);
		expect(column(game, 'hope')).toEqual([5 + 14, -(7 + 5 + 2), 0]);
	});
	test('V5.1 with two players the 2nd is spared too, and one without Hope is not', () => {
		const { A, B, C } = hands;
		expect(() => score(table({ A, B }, { targets: ['b'] }))).toThrow();
		expect(column(table({ A, C }, { targets: ['c'] }), 'hope')).toEqual([7, -2]);
	});
});

describe('the open calls', () => {
	test('V6 Fortitude: a point a card, and a point for every two', () => {
		const game = table({
			A: { fortitude: '1 2 3 4 5 6' },
			B: { fortitude: '7 8 9 10 11' },
			C: { fortitude: '12' }
		});
		expect(column(game, 'fortitude')).toEqual([5 + 6, 2 + 2, 0]);
	});
	test('V7 Justice: Flames on whatever Virtue, 2 and 1', () => {
		const flames = { fortitude: '1f', justice: '13f 12f' };
		const game = table({ A: flames, B: { justice: '11', prudence: '1f 2f' }, C: { prudence: '3f' } });
		expect(column(game, 'justice')).toEqual([5 + 6, 2 + 2, 0]);
	});
	test('V8 Temperance: Chalices and Waters, and pairs of them', () => {
		const A = { temperance: '1c 2c 3w' };
		const B = { temperance: '4c', prudence: '1c 2c 3w 4w' };
		expect(column(table({ A, B, C: { prudence: '6w' } }), 'temperance')).toEqual([5 + 3, 2 + 2, 0]);
	});
	test.each([
		['V9 the 1st gets one a Virtue, the 2nd half', { A: '1 2', B: '3', C: '' }, [5 + 3, 2 + 1, 0]],
		['V9 with two players the 2nd has no bonus', { A: '1 2', B: '3' }, [5 + 3, 2]]
	])('%s', (_case, prudence, expected) => {
		const three = { charity: '1', hope: '1', justice: '1' };
		const other = { charity: '2', hope: '2', justice: '2' };
		const hands = Object.entries(prudence).map(([name, held]) => [
			name,
			{ ...(name === 'A' ? three : name === 'B' ? other : {}), prudence: held }
		]);
		expect(column(table(Object.fromEntries(hands)), 'prudence')).toEqual(expected);
	});
});

test('V4, V9 a card given of a Virtue called before is one Virtue less, or one more, at Prudence', () => {
	const hands = {
		A: { faith: '9', prudence: '1' },
		B: { charity: '1', hope: '1', prudence: '3 2' },
		C: { charity: '4 3' }
	};
	const gifts = [
		{ from: 'b', card: card('charity', '1') },
		{ from: 'c', card: card('charity', '3') }
	];
	// B: Hope alone. A: Faith and Charity, halved.
	expect(column(table(hands, { asks: 'charity', gifts }), 'prudence')).toEqual([2 + 1, 5 + 1, 0]);
	expect(column(table(hands, { asks: 'temperance' }), 'prudence')).toEqual([2 + 0, 5 + 2, 0]);
});

describe('V10 the end', () => {
	test('V10.1 3 points a trio', () => {
		const game = table({ A: { hope: '1f 2f 3w 4w 6c 7c 8c' }, B: { justice: '1f 5w' } });
		expect(score(game).trios).toEqual({ a: 2, b: 0 });
		expect(column(game, 'trios')).toEqual([6, 0]);
	});
	test('V10.2 highest total wins; tied, most trios; tied still, shared', () => {
		// Fortitude 5 + 2, and Justice 5 + a Flame twice: 14 each.
		const A = { fortitude: '1 2' };
		const B = { justice: '1f' };
		expect(score(table({ A, B, C: {} })).winners).toEqual(['a', 'b']);
		expect(score(table({ A: { fortitude: '1 2 3' }, B, C: {} })).winners).toEqual(['a']);
		// A: 7 + 8 (three cards) + 3 (a trio) = 18. B: 7 + 5 + 6 (three Flames) = 18, and no trio.
		const level = table({ A: { fortitude: '1f 2w 3c' }, B: { justice: '1f 2f 3f' } });
		expect(score(level).totals).toEqual({ a: 18, b: 18 });
		expect(score(level).winners).toEqual(['a']);
	});
});
