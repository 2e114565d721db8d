import { describe, expect, test } from 'vitest';
import { asks, conflicts, points, said } from '../../../../tests/rules/said';
import { answerTo } from './answers';
import type { Question } from './question';
import { walk } from './walk';

const flames = [{ icon: 'flame' }, { icon: 'flame' }, { icon: 'flame' }];
const light = [{ icon: 'light' }];

/** Anna (p1) gave three Flames as the 1st, Bruno (p2) a Light as the 2nd; what they show may have been mended since. */
const charity = (cards: number[], by?: object) =>
	said(3, { charity: { cards, discards: { first: flames, second: light }, ...(by && { by }) } });
const theirs = { first: 'p1', second: 'p2' };

describe('V3: what a place gave up counts for nobody but the player who gave it up', () => {
	test('Anna, 1st, has 5 and 9; Bruno, 2nd, has 2 and nothing for a Light', () => {
		expect(points(charity([3, 2, 1], theirs), 'charity')).toEqual([14, 2, 0]);
		expect(conflicts(charity([3, 2, 1], theirs))).toEqual([]);
	});
	test('Bruno mended to 4 is 1st: he has none of Anna’s 9 points, and is asked', () => {
		const mended = charity([3, 4, 1], theirs);
		expect(points(mended, 'charity')).toEqual([2, 5, 0]);
		expect(walk(mended).lines.some((line) => line.clause === 'V3')).toBe(false);
		expect(walk(mended).next).toEqual({
			kind: 'discards',
			call: 'charity',
			place: 'first',
			player: 'p2',
			most: 3
		});
	});
	test('and it is told whose it was, and who holds the place now', () => {
		expect(walk(charity([3, 4, 1], theirs)).conflicts).toEqual([
			{
				code: 'said-by-another',
				path: ['calls', 'charity', 'discards', 'first'],
				said: { place: 'first', by: 'p1', now: 'p2' }
			},
			{
				code: 'said-by-another',
				path: ['calls', 'charity', 'discards', 'second'],
				said: { place: 'second', by: 'p2', now: 'p1' }
			}
		]);
	});
	test.each([
		['all theirs', [3, 2, 1], theirs, [14, 2, 0], 'nothing'],
		['without whose, it is the holder’s, whoever that is', [3, 4, 1], undefined, [2, 14, 0], 'nothing'],
		['of the 1st alone it is known', [3, 4, 1], { first: 'p2' }, [2, 14, 0], 'nothing'],
		['of the 2nd alone, and it is another’s', [3, 2, 1], { second: 'p3' }, [14, 2, 0], 'charity discards p2'],
		[
			'the 1st stays, another is 2nd',
			[4, 1, 2],
			{ first: 'p1', second: 'p2' },
			[14, 0, 2],
			'charity discards p3'
		]
	])('%s', (_, cards, by, expected, next) => {
		expect(points(charity(cards, by), 'charity')).toEqual(expected);
		expect(asks(charity(cards, by), 'charity')).toBe(next);
	});
	test('to decline is an answer too, and counts for nobody else', () => {
		const declined = (by: string) =>
			said(2, { charity: { cards: [2, 1], discards: { first: [], second: [] }, by: { first: by } } });
		expect(asks(declined('p1'), 'charity')).toBe('nothing');
		expect(asks(declined('p2'), 'charity')).toBe('charity discards p1');
	});
});

describe('V2.4: what was said for a place that nobody holds', () => {
	test.each([
		[
			'discards of the 2nd',
			{ charity: charityOf([3, 0, 0]) },
			'discard-by-nobody calls.charity.discards.second'
		],
		[
			'discards of both',
			{ charity: charityOf([0, 0, 0]) },
			'discard-by-nobody calls.charity.discards.first, discard-by-nobody calls.charity.discards.second'
		],
		[
			'declining',
			{ charity: { cards: [3, 0, 0], discards: { first: [], second: [] }, by: theirs } },
			'discard-by-nobody calls.charity.discards.second'
		],
		[
			'the Virtue that Faith named',
			{ faith: { cards: [0, 0, 0], asks: 'hope', by: 'p1' } },
			'asks-by-nobody calls.faith.asks'
		],
		[
			'whom Hope named',
			{ hope: { cards: [0, 0, 0], targets: ['p3'], by: 'p1' } },
			'target-by-nobody calls.hope.targets'
		],
		[
			'naming nobody',
			{ hope: { cards: [0, 0, 0], targets: [], by: 'p1' } },
			'target-by-nobody calls.hope.targets'
		],
		['without whose, a Virtue is heard by nobody', { faith: { cards: [0, 0, 0], asks: 'hope' } }, ''],
		[
			'whose, and nothing said',
			{ faith: { cards: [1, 0, 0], by: 'p2' }, charity: { by: { first: 'p2' } } },
			''
		]
	] as const)('%s', (_, calls, expected) => {
		expect(conflicts(said(3, calls)).join(', ')).toBe(expected);
	});
	function charityOf(cards: number[]) {
		return { cards, discards: { first: flames, second: light }, by: theirs };
	}
	test('is asked of nobody', () => {
		expect(asks(said(3, { hope: { cards: [0, 0, 0], targets: ['p3'], by: 'p1' } }))).toBe('nothing');
	});
});

describe('V4: the Virtue that one player named is not another’s', () => {
	/** p1 was 1st, and named Charity: p3, who is not spared, gave a last Charity card and holds Faith alone at Prudence. */
	const faith = (cards: number[], by?: string) =>
		said(3, {
			charity: { cards: [0, 2, 1], discards: { first: [], second: [] } },
			faith: { cards, asks: 'charity', ...(by && { by }) },
			prudence: { cards: [2, 1, 5] }
		});
	test('theirs: the card moves', () => {
		expect(conflicts(faith([3, 2, 1], 'p1'))).toEqual([]);
		expect(points(faith([3, 2, 1], 'p1'), 'prudence')).toEqual([2 + 1, 0, 5 + 1]);
	});
	test('another’s: no card moves, nothing after it is paid, and whoever is 1st now is asked', () => {
		const mended = faith([3, 2, 4], 'p1');
		expect(walk(mended).conflicts).toEqual([
			{
				code: 'said-by-another',
				path: ['calls', 'faith', 'asks'],
				said: { place: 'first', by: 'p1', now: 'p3' }
			}
		]);
		expect(asks(mended)).toBe('faith asks p3');
		expect(walk(mended).places.has('hope')).toBe(false);
	});
	test('without whose, it counts as before', () => expect(asks(faith([3, 2, 4]), 'faith')).toBe('nothing'));
});

describe('V5: whom one player named does not pay another', () => {
	const hope = (cards: number[], by?: string) =>
		said(4, {
			hope: { cards, targets: ['p4'], lights: [undefined, undefined, undefined, 3], ...(by && { by }) }
		});
	test('theirs', () => {
		expect(points(hope([3, 2, 1, 0], 'p1'), 'hope')).toEqual([5 + 3, 2, 0, -3]);
	});
	test('another’s: nobody pays, and whoever is 1st now is asked', () => {
		const mended = hope([3, 4, 1, 0], 'p1');
		expect(points(mended, 'hope')).toEqual([2, 5, 0, 0]);
		expect(walk(mended).conflicts).toEqual([
			{
				code: 'said-by-another',
				path: ['calls', 'hope', 'targets'],
				said: { place: 'first', by: 'p1', now: 'p2' }
			}
		]);
		expect(asks(mended)).toBe('hope targets p2');
	});
	test('one thing is told, not two: the target that is 1st by now was another’s', () => {
		expect(conflicts(hope([0, 2, 1, 3], 'p1'))).toEqual(['said-by-another calls.hope.targets']);
	});
	test('theirs, and of somebody who may not be named', () => {
		expect(conflicts(hope([3, 0, 1, 2], 'p1'))).toEqual(['target-protected calls.hope.targets']);
	});
	test('whoever has nobody to name need not be asked, though another has named somebody', () => {
		// V5.1: p2, the 1st while p1 showed none, had named p1; now p1 is 1st, and the 2nd is spared.
		const duel = said(2, { hope: { cards: [3, 2], targets: ['p1'], lights: [1], by: 'p2' } });
		expect(conflicts(duel)).toEqual(['said-by-another calls.hope.targets']);
		expect(asks(duel, 'hope')).toBe('nothing');
		expect(points(duel, 'hope')).toEqual([5, 2]);
	});
	test('without whose, it counts as before', () => {
		expect(points(hope([3, 4, 1, 0]), 'hope')).toEqual([2, 5 + 3, 0, -3]);
	});
});

test.each([
	['Charity', { kind: 'discards', call: 'charity', place: 'first', most: 3 }, flames],
	['Faith', { kind: 'asks', call: 'faith', givers: [] }, 'charity'],
	['Hope', { kind: 'targets', call: 'hope', choices: [], most: 2 }, ['p3']]
] as const)('what the 1st of %s has said is no answer of anybody else', (_, about, answer) => {
	const sheet = said(3, {
		charity: { cards: [], discards: { first: flames }, by: { first: 'p1' } },
		faith: { cards: [], asks: 'charity', by: 'p1' },
		hope: { cards: [], targets: ['p3'], by: 'p1' }
	});
	const to = (player: string) => answerTo(sheet, { ...about, player } as Question);
	expect([to('p1'), to('p2'), to('p3')]).toEqual([answer, undefined, undefined]);
});

test('nothing is held against a place that nobody knows yet', () => {
	const sheet = said(3, {
		charity: { cards: [3, 2], discards: { first: flames }, by: { first: 'p3' } },
		faith: { cards: [2, 2, 0], asks: 'hope', by: 'p3' },
		hope: { cards: [1], targets: ['p1'], by: 'p3' }
	});
	expect(conflicts(sheet)).toEqual([]);
});
