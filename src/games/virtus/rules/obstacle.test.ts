import { describe, expect, test } from 'vitest';
import { nextOf, said } from '../../../../tests/rules/said';
import { obstacle, type NumberQuestion, type Obstacle } from './obstacle';
import type { Sheet } from './sheet';
import { walk } from './walk';

/** What stands against a number as the answer to what is asked next, a tie told in values. */
const against = (sheet: Sheet, number: number) => obstacle(sheet, nextOf(sheet) as NumberQuestion, number);
/** The same of trios, counted at a glance. */
const againstTrios = (sheet: Sheet, number: number) =>
	obstacle(sheet, walk(sheet).next as NumberQuestion, number);
type Case = [string, Sheet, number, Obstacle | undefined];
const holds = (_: string, sheet: Sheet, number: number, expected: Obstacle | undefined) =>
	expect(against(sheet, number)).toEqual(expected);

describe('V1.2: a count beyond what the others leave of fourteen', () => {
	const cards = said(4, { fortitude: { cards: [9, [3, 4], undefined, 0] } });
	test.each<Case>([
		['what is left can be', cards, 3, undefined],
		[
			'more was shown by others: by whom, and how many',
			cards,
			4,
			{ code: 'shown', players: ['p1', 'p2'], cards: 11 }
		],
		['none can always be', cards, 0, undefined],
		[
			'the rest was thrown away by Charity, and nobody has shown any',
			said(2, {
				charity: { cards: [1, 0], discards: { first: [{ virtue: 'hope', icon: null }] } },
				hope: { cards: [] }
			}),
			14,
			{ code: 'shown', players: [], cards: 0 }
		]
	])('%s', holds);
	test('what stands in the player’s own place is not another’s', () => {
		const sheet = said(2, { fortitude: { cards: [9, 6] } });
		expect(against(sheet, 6)).toEqual({ code: 'shown', players: ['p1'], cards: 9 });
	});
});

describe('V1.2: a highest card that is elsewhere', () => {
	const thrown = {
		charity: { cards: [1, 0, 0], discards: { first: [{ virtue: 'hope', value: 13, icon: null }] } }
	} as const;
	const hope = (cards: (number | number[])[], best?: (number | undefined)[]) =>
		said(3, { ...thrown, hope: { cards, ...(best && { best }) } });
	test.each<Case>([
		['that can be', hope([3, 3, 1]), 12, undefined],
		['three cards have no highest below 3', hope([3, 3, 1]), 2, { code: 'below', player: 'p1', cards: 3 }],
		['Charity threw it away', hope([3, 3, 1]), 13, { code: 'discarded', value: 13 }],
		[
			'as high as its cards are many, but it was thrown away',
			said(3, {
				charity: { cards: [1, 0, 0], discards: { first: [{ virtue: 'hope', value: 3, icon: null }] } },
				hope: { cards: [3, 3, 1] }
			}),
			3,
			{ code: 'discarded', value: 3 }
		],
		['another lists it', hope([3, 3, [14]]), 14, { code: 'listed', player: 'p3', value: 14 }],
		['another’s highest', hope([3, 3, 1], [9]), 9, { code: 'taken', player: 'p1', value: 9 }],
		['three up to a 3 leave no room for three up to a 4', hope([3, 3, 3], [3]), 4, { code: 'crowded' }]
	])('%s', holds);
	test('their own, told before, is not another’s', () => {
		const sheet = hope([3, 3, 1], [2]);
		expect(nextOf(sheet)).toMatchObject({ kind: 'best', player: 'p1' });
		expect(against(sheet, 2)).toEqual({ code: 'below', player: 'p1', cards: 3 });
	});
	test('of somebody who has not shown a card yet nothing is below', () => {
		const question = { kind: 'best', call: 'hope', player: 'p2', values: [] } as const;
		expect(obstacle(said(2, { hope: { cards: [1] } }), question, 1)).toEqual({ code: 'crowded' });
	});
});

describe('V5: more Lights than a hand has cards', () => {
	const hope = said(3, { hope: { cards: [4, 3, 2], targets: ['p3'] } });
	test.each<Case>([
		['as many as cards', hope, 2, undefined],
		['one more', hope, 3, { code: 'most', player: 'p3', limit: 2 }]
	])('%s', holds);
});

describe('V1.3: icons, one a card', () => {
	const justice = said(2, { justice: { cards: [[5, 9, 12, 13], 0] }, temperance: { cards: [1, 0] } }, [
		{ flame: 1, chalice: 1 }
	]);
	test.each<Case>([
		['as many as there are cards for', justice, 3, undefined],
		['the Justice 5 is a Water', justice, 0, { code: 'least', player: 'p1', limit: 1 }],
		['more than the cards that are left', justice, 4, { code: 'most', player: 'p1', limit: 3 }],
		[
			'it is the cards, though another icon is as many',
			said(2, { justice: { cards: [4, 0] } }, [{ chalice: 4 }]),
			5,
			{ code: 'most', player: 'p1', limit: 4 }
		]
	])('%s', holds);
});

describe('V10.1: trios', () => {
	const hand = (icons: object) => said(2, { fortitude: { cards: [9, 0] } }, [icons]);
	test.each<Case>([
		['nine cards: three can be', hand({}), 3, undefined],
		['four cannot', hand({}), 4, { code: 'most', player: 'p1', limit: 3 }],
		['two Flames: two can be', hand({ flame: 2 }), 2, undefined],
		[
			'three cannot, by the Flames',
			hand({ flame: 2 }),
			3,
			{ code: 'icon', player: 'p1', icon: 'flame', held: 2 }
		],
		[
			'three cannot, by the Waters',
			hand({ water: 2 }),
			3,
			{ code: 'icon', player: 'p1', icon: 'water', held: 2 }
		],
		[
			'nobody has counted an icon',
			said(2, { fortitude: { cards: [9, 0] } }),
			4,
			{ code: 'most', player: 'p1', limit: 3 }
		],
		['nine cards: none can be', hand({}), 0, undefined],
		['many Flames: it is the cards', hand({ flame: 4 }), 3, { code: 'most', player: 'p1', limit: 2 }]
	])('%s', (_, sheet, number, expected) => expect(againstTrios(sheet, number)).toEqual(expected));
	test('one of each is seen on the cards: none cannot be', () => {
		const deck = (_: string, value: number) => (['flame', 'water', 'chalice', undefined] as const)[value % 4];
		const sheet = said(2, { fortitude: { cards: [[3, 4, 5, 6, 7, 11], 0] } });
		const { next } = walk(sheet, deck);
		expect(next).toMatchObject({ kind: 'trios', least: 1 });
		expect(obstacle(sheet, next as NumberQuestion, 0)).toEqual({ code: 'least', player: 'p1', limit: 1 });
	});
});
