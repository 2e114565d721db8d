import { describe, expect, test } from 'vitest';
import { asks, conflicts, points, said } from '../../../../../tests/rules/said';
import { walk } from '../walk';

const chalice = { icon: 'chalice' };
const water = { icon: 'water' };
const flame = { icon: 'flame' };
const light = { icon: 'light' };
const plain = { icon: null };

const charity = (cards: number[], discards: object) => said(cards.length, { charity: { cards, discards } });

describe('V3: 3 points for each card with Chalice, Water or Flame', () => {
	test.each([
		['both decline', [], [], [5, 2]],
		['a Chalice', [chalice], [], [8, 2]],
		['three icons', [chalice, water, flame], [], [14, 2]],
		['Light and plain cards go for nothing', [light, plain, flame], [], [8, 2]],
		['the 2nd gives one', [], [water], [5, 5]],
		['the 2nd gives a plain one', [], [plain], [5, 2]]
	])('%s', (_, first, second, expected) =>
		expect(points(charity([3, 1, 0], { first, second }), 'charity')).toEqual([...expected, 0])
	);
});

test('V3: the ledger says how many were given and how many paid', () => {
	const lines = walk(charity([3, 1], { first: [light, flame], second: [] })).lines;
	expect(lines.filter((line) => line.clause === 'V3')).toEqual([
		{ player: 'p1', call: 'charity', points: 3, clause: 'V3', place: 'first', given: 2, paying: 1 },
		{ player: 'p2', call: 'charity', points: 0, clause: 'V3', place: 'second', given: 0, paying: 0 }
	]);
});

describe('V3: the 1st is asked, then the 2nd', () => {
	test('up to three', () => {
		expect(walk(charity([3, 1], {})).next).toEqual({
			kind: 'discards',
			call: 'charity',
			place: 'first',
			player: 'p1',
			most: 3
		});
	});
	test('then one', () => {
		expect(walk(charity([3, 1], { first: [] })).next).toMatchObject({
			place: 'second',
			player: 'p2',
			most: 1
		});
	});
	test('nobody where there is no place', () => {
		expect(asks(charity([3, 0], { first: [] }), 'charity')).toBe('nothing');
		expect(asks(charity([0, 0], {}))).toBe('nothing');
	});
});

describe('what cannot be', () => {
	const path = 'calls.charity.discards';
	test.each([
		[
			'four by the 1st',
			{ first: [plain, plain, plain, plain], second: [] },
			[`too-many-discards ${path}.first`]
		],
		['two by the 2nd', { first: [], second: [plain, plain] }, [`too-many-discards ${path}.second`]],
		[
			'a Charity card',
			{ first: [{ ...plain, virtue: 'charity' }], second: [] },
			[`discard-of-charity ${path}.first`]
		],
		[
			'the same card by both',
			{ first: [{ ...plain, virtue: 'hope', value: 3 }], second: [{ ...plain, virtue: 'hope', value: 3 }] },
			[`value-twice ${path}.second`]
		],
		[
			'the same card twice by one',
			{
				first: [{ ...plain, virtue: 'hope', value: 3 }, chalice, { ...plain, virtue: 'hope', value: 3 }],
				second: []
			},
			[`value-twice ${path}.first`]
		]
	])('%s', (_, discards, expected) => {
		const sheet = charity([3, 1], discards);
		expect(conflicts(sheet)).toEqual(expected);
		expect(asks(sheet)).toMatch(/^charity discards/);
	});
	test('cards that only share a value or a Virtue are different cards', () => {
		const first = [
			{ ...plain, virtue: 'hope', value: 3 },
			{ ...plain, virtue: 'faith', value: 3 },
			{ ...plain, virtue: 'hope', value: 4 }
		];
		expect(conflicts(charity([3, 1], { first, second: [] }))).toEqual([]);
	});
	test('two cards of one Virtue, values not told', () => {
		const first = [
			{ ...plain, virtue: 'hope' },
			{ ...plain, virtue: 'hope' },
			{ ...plain, value: 3 }
		];
		expect(conflicts(charity([3, 1], { first, second: [{ ...plain, value: 3 }] }))).toEqual([]);
	});
	test('a discard by a place that nobody holds', () => {
		expect(conflicts(charity([3, 0], { first: [], second: [plain] }))).toEqual([
			`discard-by-nobody ${path}.second`
		]);
		expect(conflicts(charity([3, 0], { second: [plain] })), 'before the 1st has said anything').toEqual([
			`discard-by-nobody ${path}.second`
		]);
		expect(conflicts(charity([3, 0], { first: [], second: [] }))).toEqual([]);
		expect(conflicts(charity([0, 0], { first: [plain] }))).toEqual([`discard-by-nobody ${path}.first`]);
	});
});
