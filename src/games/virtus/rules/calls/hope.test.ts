import { describe, expect, test } from 'vitest';
import { asks, conflicts, points, said } from '../../../../../tests/rules/said';
import { walk } from '../walk';

const hope = (cards: number[], targets?: string[], lights?: (number | undefined)[], rulings = {}) =>
	said(
		cards.length,
		{ hope: { cards, ...(targets && { targets }), ...(lights && { lights }) } },
		[],
		rulings
	);

describe('V5: up to two opponents pay a point for each Light', () => {
	test.each([
		['nobody', [], [], [5, 2, 0, 0]],
		['one', ['p3'], [undefined, undefined, 3], [5 + 3, 2, -3, 0]],
		['two', ['p3', 'p4'], [undefined, undefined, 3, 1], [5 + 4, 2, -3, -1]],
		['a target without Lights', ['p4'], [undefined, undefined, undefined, 0], [5, 2, 0, 0]]
	])('%s', (_, targets, lights, expected) =>
		expect(points(hope([4, 3, 2, 1], targets, lights), 'hope')).toEqual(expected)
	);

	test('both sides of it are in the ledger', () => {
		const lines = walk(hope([4, 3, 2], ['p3'], [undefined, undefined, 3])).lines;
		expect(lines.filter((line) => line.clause === 'V5')).toEqual([
			{ player: 'p1', call: 'hope', points: 3, clause: 'V5', side: 'takes', other: 'p3', lights: 3 },
			{ player: 'p3', call: 'hope', points: -3, clause: 'V5', side: 'pays', other: 'p1', lights: 3 }
		]);
	});
});

describe('V5: who can be named', () => {
	test('not the 1st, not the 2nd', () => {
		expect(walk(hope([1, 4, 0, 2])).next).toStrictEqual({
			kind: 'targets',
			call: 'hope',
			player: 'p2',
			choices: ['p1', 'p3'],
			most: 2,
			spared: 'p4'
		});
	});
	test('everyone else, where there is no 2nd', () => {
		expect(walk(hope([0, 4, 0])).next).toStrictEqual({
			kind: 'targets',
			call: 'hope',
			player: 'p2',
			choices: ['p1', 'p3'],
			most: 2
		});
	});
	test('one at most where only one is left', () => {
		expect(walk(hope([3, 2, 1])).next).toMatchObject({ choices: ['p3'], most: 1 });
	});
	test('V5.1: with two players nobody, if the other holds a Hope card', () => {
		expect(asks(hope([3, 2]), 'hope')).toBe('nothing');
		expect(asks(hope([3, 0]))).toBe('hope targets p1');
	});
	test('nobody is 1st: nothing is asked', () => expect(asks(hope([0, 0]))).toBe('nothing'));
	test('then the Lights of each, in the order named', () => {
		expect(asks(hope([4, 3, 2, 1], ['p4', 'p3']))).toBe('hope lights p4');
		expect(asks(hope([4, 3, 2, 1], ['p4', 'p3'], [undefined, undefined, undefined, 2]))).toBe(
			'hope lights p3'
		);
	});
	test('an empty hand has no Light, and is not asked', () => {
		expect(asks(hope([4, 3, 0], ['p3']))).toBe('trios icons p1 flame');
		expect(points(hope([4, 3, 0], ['p3']), 'hope')).toEqual([5, 2, 0]);
	});
	test('a hand bounds its Lights: what was shown, and all that may be hidden', () => {
		expect(walk(hope([4, 3, 2], ['p3'])).next).toMatchObject({ most: 2 });
		const hidden = said(3, { hope: { cards: [4, 3, 2], targets: ['p3'] }, prudence: { cards: [9] } });
		expect(walk(hidden).next).toMatchObject({ kind: 'lights', most: 2 + 5 });
	});
});

describe('V5.2: nobody pays more than they have', () => {
	test('a score stops at 0', () => {
		expect(points(hope([4, 3, 2], ['p3'], [undefined, undefined, 9]), 'hope')).toEqual([5 + 7, 2, -7]);
	});
	test('what was gained before counts', () => {
		const sheet = said(3, {
			charity: { cards: [0, 0, 1], discards: { first: [] } },
			hope: { cards: [4, 3, 2], targets: ['p3'], lights: [undefined, undefined, 13] }
		});
		expect(points(sheet, 'hope')).toEqual([5 + 12, 2, -12]);
	});
	test('the house option lets it go below', () => {
		const sheet = hope([4, 3, 2], ['p3'], [undefined, undefined, 9], { hopeBelowZero: true });
		expect(points(sheet, 'hope')).toEqual([5 + 9, 2, -9]);
	});
});

describe('what cannot be', () => {
	const path = 'calls.hope.targets';
	test.each([
		['the 1st', [4, 3, 2, 1], ['p1'], `target-first ${path}`],
		['the protected 2nd', [4, 3, 2, 1], ['p3', 'p2'], `target-protected ${path}`],
		['the 2nd of two players', [4, 3], ['p2'], `target-protected ${path}`],
		['named twice', [4, 3, 2, 1], ['p3', 'p3'], `target-twice ${path}`],
		['a third one', [4, 3, 2, 1, 0], ['p3', 'p4', 'p5'], `too-many-targets ${path}`]
	])('%s', (_, cards, targets, expected) => {
		expect(conflicts(hope(cards, targets))).toEqual([expected]);
		expect(asks(hope(cards, targets))).toBe('hope targets p1');
	});
	test('by nobody', () => {
		expect(conflicts(hope([0, 0, 0], ['p2']))).toEqual([`target-by-nobody ${path}`]);
		expect(conflicts(hope([0, 0, 0], []))).toEqual([]);
	});
});
