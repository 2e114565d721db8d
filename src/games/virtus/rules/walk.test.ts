import { describe, expect, test } from 'vitest';
import { said } from '../../../../tests/rules/said';
import { score } from '../codec/score';
import { virtus } from '../log/game';
import { BOOK_DECK } from './deck';
import { emptySheet, type Sheet } from './sheet';
import { Table } from './table';
import { walk } from './walk';

describe('a walk of nothing', () => {
	const { steps, lines, next, outcome, conflicts } = walk(
		emptySheet([
			{ id: 'a', name: 'Ada' },
			{ id: 'b', name: 'Bea' }
		])
	);
	test('V1.5: everyone starts with 7', () => {
		expect(lines).toEqual([
			{ player: 'a', call: 'start', points: 7, clause: 'V1.5' },
			{ player: 'b', call: 'start', points: 7, clause: 'V1.5' }
		]);
	});
	test('begins with the first player’s Charity', () => {
		expect(next).toEqual({ kind: 'cards', call: 'charity', player: 'a', most: 14 });
		expect(steps).toEqual([{ call: 'charity', done: false, answered: [] }]);
		expect(outcome).toBeUndefined();
		expect(conflicts).toEqual([]);
	});
});

describe('a walk in the middle', () => {
	const sheet = said(2, {
		charity: { cards: [2, 1], discards: { first: [], second: [] } },
		faith: { cards: [0, 0] },
		hope: { cards: [1] }
	});
	const { steps, standings } = walk(sheet);
	test('has a step for each call begun, done but the last', () => {
		expect(steps.map(({ call, done }) => [call, done])).toEqual([
			['charity', true],
			['faith', true],
			['hope', false]
		]);
	});
	test('ranks everyone by what they have so far', () => {
		expect(standings).toEqual([
			{ player: 'p1', total: 12, trios: 0, rank: 1 },
			{ player: 'p2', total: 9, trios: 0, rank: 2 }
		]);
	});
	test('keeps what was asked and answered', () => {
		expect(
			steps[0]?.answered.map(({ question, answer }) => [question.kind, question.player, answer])
		).toEqual([
			['cards', 'p1', 2],
			['cards', 'p2', 1],
			['discards', 'p1', []],
			['discards', 'p2', []]
		]);
	});
});

test('what could only be one way was not said by anybody', () => {
	const [charity] = walk(said(2, { charity: { cards: [14] } })).steps;
	expect(charity?.answered.map(({ question }) => question.player)).toEqual(['p1']);
});

test('a walk to the end has an outcome and no question', () => {
	const { steps, next, outcome } = walk(said(2, {}));
	expect(steps.map((step) => step.call)).toEqual([
		'charity',
		'faith',
		'hope',
		'fortitude',
		'justice',
		'temperance',
		'prudence',
		'trios'
	]);
	expect(steps.every((step) => step.done)).toBe(true);
	expect(next).toBeUndefined();
	expect(outcome).toMatchObject({ winners: ['p1', 'p2'], decidedBy: 'shared' });
});

test('with something that contradicts the rest there is no outcome, though nothing is left to ask', () => {
	const sheet = said(2, { hope: { cards: [0, 0], targets: ['p2'] } });
	const contradicted = walk(sheet);
	expect(contradicted.steps.every((step) => step.done)).toBe(true);
	expect(contradicted.conflicts.map(({ code }) => code)).toEqual(['target-by-nobody']);
	expect([contradicted.next, contradicted.outcome]).toEqual([undefined, undefined]);
	const state = { sheet, called: 'trios' } as const;
	expect(virtus.outline(state, virtus.view(state))).toMatchObject({ state: 'open', step: 'trios' });
});

test('a changed place keeps every later answer that fits, and asks again for the one that does not', () => {
	const game = (charity: number[], hope: number[]) =>
		said(3, {
			charity: { cards: charity, discards: { first: [{ icon: 'flame' }], second: [] } },
			hope: { cards: hope, targets: ['p3'], lights: [undefined, undefined, 2] },
			fortitude: { cards: [3, 1, 0] }
		});
	expect(walk(game([3, 1, 0], [2, 1, 0])).conflicts).toEqual([]);
	const swapped = walk(game([1, 3, 0], [2, 1, 0]));
	expect(swapped.places.get('charity')).toEqual({ first: 'p2', second: 'p1' });
	expect(swapped.conflicts).toEqual([]);
	const protectedNow = walk(game([3, 1, 0], [2, 0, 1]));
	expect(protectedNow.conflicts).toEqual([{ code: 'target-protected', path: ['calls', 'hope', 'targets'] }]);
	expect(protectedNow.next).toMatchObject({ kind: 'targets', choices: ['p2'] });
});

describe('whoever has the turn is asked first', () => {
	const next = (sheet: Sheet, turn?: string) => {
		const { next } = walk(sheet, BOOK_DECK, turn);
		return next && [next.call, next.kind, next.player].join(' ');
	};
	const charity = said(3, { charity: { cards: [undefined, undefined, 2] } });
	const hope = said(4, { hope: { cards: [4, 3, 2, 1], targets: ['p3', 'p4'] } });
	const trios = said(3, { fortitude: { cards: [5, 4, 3] } });
	const faith = said(3, { faith: { cards: [3, 2, 1] } });
	test.each<[string, Sheet, string | undefined, string]>([
		['their cards', charity, 'p2', 'charity cards p2'],
		['nobody: in the order of the seats', charity, undefined, 'charity cards p1'],
		['whoever has shown is not asked again', charity, 'p3', 'charity cards p1'],
		['their Lights', hope, 'p4', 'hope lights p4'],
		['whoever Hope has not named has no turn there', hope, 'p2', 'hope lights p3'],
		['their trios', trios, 'p3', 'trios trios p3'],
		['somebody who does not sit there', trios, 'p9', 'trios trios p1'],
		['a power is its place’s, whoever speaks up', faith, 'p3', 'faith asks p1']
	])('%s', (_, sheet, turn, expected) => expect(next(sheet, turn)).toBe(expected));
	test('in Prudence only where a count may still take a place', () => {
		const sheet = said(4, { prudence: { cards: [6, 4] } });
		expect(next(sheet, 'p4')).toBe('prudence cards p4');
		expect(next(said(4, { prudence: { cards: [8, 5] } }), 'p4')).toBe('trios trios p1');
	});
	test.each(['p1', 'p2', 'p3', 'p4'])('and the result is the same: %s', (turn) => {
		const told = said(
			4,
			{
				charity: {
					cards: [2, 2, 1, 1],
					higher: ['p2'],
					discards: { first: [{ icon: 'flame' }], second: [] }
				},
				faith: { cards: [1, 2, 3, 0], asks: 'charity' },
				hope: {
					cards: [4, 3, 2, 1],
					targets: ['p4', 'p3'],
					lights: [undefined, undefined, 5, 2]
				},
				fortitude: { cards: [3, 3, 3, 3], higher: ['p4', 'p1'] },
				prudence: { cards: [1, 2, 3, 4] }
			},
			[],
			{},
			[1, 0, 2, 1]
		);
		const [plain, inTurn] = [walk(told), walk(told, BOOK_DECK, turn)];
		expect(plain.outcome).toBeDefined();
		expect(score(told, inTurn)).toEqual(score(told, plain));
		expect(inTurn.outcome).toEqual(plain.outcome);
		expect(inTurn.conflicts).toEqual([]);
	});
});

test('V1.3: three icons are known from the books', () => {
	const known = (['charity', 'justice', 'prudence'] as const).flatMap((virtue) =>
		Array.from({ length: 14 }, (_, i) => [virtue, i + 1, BOOK_DECK(virtue, i + 1)] as const)
	);
	expect(known.filter(([, , icon]) => icon !== undefined)).toEqual([
		['justice', 5, 'water'],
		['justice', 9, 'chalice'],
		['prudence', 5, 'chalice']
	]);
});

test('what was never shown is no zero', () => {
	const table = new Table(emptySheet([{ id: 'a', name: 'Ada' }]), BOOK_DECK, []);
	expect(() => table.count('hope', 'a')).toThrow('a has not shown hope yet');
});
