import { describe, expect, test } from 'vitest';
import { asks, points, said } from '../../../../../tests/rules/said';
import { walk } from '../walk';

describe('V6: Fortitude pays 1 a card to the 1st, 1 for every two to the 2nd', () => {
	test.each([
		[
			[3, 1],
			[5 + 3, 2 + 0]
		],
		[
			[4, 2],
			[5 + 4, 2 + 1]
		],
		[
			[6, 5],
			[5 + 6, 2 + 2]
		],
		[
			[0, 1],
			[0, 5 + 1]
		]
	])('%j', (cards, expected) =>
		expect(points(said(2, { fortitude: { cards } }), 'fortitude')).toEqual(expected)
	);
	test('the ledger says how many cards', () => {
		const { lines } = walk(said(2, { fortitude: { cards: [4, 3] } }));
		expect(lines.filter((line) => line.clause === 'V6')).toEqual([
			{ player: 'p1', call: 'fortitude', points: 4, clause: 'V6', place: 'first', cards: 4 },
			{ player: 'p2', call: 'fortitude', points: 1, clause: 'V6', place: 'second', cards: 3 }
		]);
	});
	test('the third gets nothing', () => {
		expect(points(said(3, { fortitude: { cards: [4, 3, 2] } }), 'fortitude')).toEqual([9, 3, 0]);
	});
});

describe('V7: Justice pays 2 a Flame to the 1st, 1 to the 2nd', () => {
	const justice = (...flames: (number | undefined)[]) =>
		said(
			3,
			{ justice: { cards: [3, 2, 1] } },
			flames.map((flame) => (flame === undefined ? undefined : { flame }))
		);
	test.each([
		[
			[4, 0],
			[13, 2, 0]
		],
		[
			[0, 3],
			[5, 5, 0]
		]
	])('%j Flames', (flames, expected) => expect(points(justice(...flames), 'justice')).toEqual(expected));
	test('the ledger says how many Flames', () => {
		expect(walk(justice(2, 1)).lines.filter((line) => line.clause === 'V7')).toEqual([
			{ player: 'p1', call: 'justice', points: 4, clause: 'V7', place: 'first', flames: 2 },
			{ player: 'p2', call: 'justice', points: 1, clause: 'V7', place: 'second', flames: 1 }
		]);
	});
	test('what is called later need not be told yet', () => {
		const early = said(3, {
			justice: { cards: [2, 1, 0] },
			temperance: { cards: [] },
			prudence: { cards: [] }
		});
		expect(asks(early)).toBe('justice icons p1 flame');
	});
	test('only the places are asked, 1st before 2nd', () => {
		expect(asks(justice())).toBe('justice icons p1 flame');
		expect(asks(justice(1))).toBe('justice icons p2 flame');
		expect(asks(justice(0, 0))).toBe('nothing');
	});
	test('nobody is asked where nobody holds Justice', () => expect(asks(said(2, {}))).toBe('nothing'));
});

describe('V8: Temperance', () => {
	const temperance = (first?: object, second?: object) =>
		said(3, { temperance: { cards: [3, 2, 1] } }, [first, second]);
	test.each([
		['the 1st: each Chalice and each Water', { chalice: 2, water: 1 }, { chalice: 0 }, [5 + 3, 2, 0]],
		['the 2nd: pairs of the two', { chalice: 0, water: 0 }, { chalice: 3, water: 1 }, [5, 2 + 1, 0]],
		['the 2nd: pairs, the other way round', { chalice: 0, water: 0 }, { chalice: 1, water: 4 }, [5, 2 + 1, 0]]
	])('%s', (_, first, second, expected) =>
		expect(points(temperance(first, second), 'temperance')).toEqual(expected)
	);
	test('asks the 1st for both, whatever the first answer', () => {
		expect(asks(temperance())).toBe('temperance icons p1 chalice');
		expect(asks(temperance({ chalice: 0 }))).toBe('temperance icons p1 water');
	});
	test('asks the 2nd for the other only while a pair is possible', () => {
		const first = { chalice: 0, water: 0 };
		expect(asks(temperance(first))).toBe('temperance icons p2 chalice');
		expect(asks(temperance(first, { chalice: 1 }))).toBe('temperance icons p2 water');
		expect(asks(temperance(first, { chalice: 0 }))).toBe('nothing');
		expect(asks(temperance(first, { water: 0 }))).toBe('nothing');
	});
	test('no 2nd, no question', () => {
		const sheet = said(2, { temperance: { cards: [1, 0] } }, [{ chalice: 1, water: 0 }]);
		expect(asks(sheet)).toBe('nothing');
	});
	test('the ledger has the counts of the 1st and the pairs of the 2nd', () => {
		const { lines } = walk(temperance({ chalice: 2, water: 1 }, { chalice: 2, water: 2 }));
		expect(lines.filter((line) => line.clause === 'V8')).toEqual([
			{ player: 'p1', call: 'temperance', points: 3, clause: 'V8', place: 'first', chalices: 2, waters: 1 },
			{ player: 'p2', call: 'temperance', points: 2, clause: 'V8', place: 'second', pairs: 2 }
		]);
	});
});

test('a card that Faith brought counts, also where nobody had to say that there was none before', () => {
	const sheet = said(2, {
		charity: { cards: [14], discards: { first: [] } },
		faith: { cards: [0, 1], asks: 'charity' },
		temperance: { cards: [0, 1] }
	});
	expect(walk(sheet).next).toMatchObject({
		kind: 'icons',
		call: 'temperance',
		player: 'p2',
		least: 0,
		most: 3
	});
});

describe('V9: Prudence pays 1 for each other Virtue held', () => {
	const all = {
		charity: [1, 1],
		faith: [1, 1],
		hope: [1, 1],
		fortitude: [1, 1],
		justice: [1, 1],
		temperance: [1, 1]
	};
	const best = [2, 9];
	const prudence = (players: number, held: { [V in keyof typeof all]?: number[] }) => {
		const more = Array.from({ length: players - 2 }, () => 0);
		const call = (cards: number[]) => ({ cards: [...cards, ...more], best });
		return said(
			players,
			{
				...Object.fromEntries(Object.entries(held).map(([virtue, cards]) => [virtue, call(cards)])),
				...(held.charity && { charity: { ...call(held.charity), discards: { first: [], second: [] } } }),
				...(held.faith && { faith: { ...call(held.faith), asks: 'prudence' } }),
				...(held.hope && { hope: { ...call(held.hope), targets: [] } }),
				prudence: { cards: [3, 2, ...more] }
			},
			[
				{ flame: 0, chalice: 0, water: 0 },
				{ flame: 0, chalice: 0, water: 0 }
			]
		);
	};
	test('six at most for the 1st, three for the 2nd', () => {
		expect(points(prudence(3, all), 'prudence').slice(0, 2)).toEqual([5 + 6, 2 + 3]);
	});
	test('half is rounded down', () => {
		const held = { fortitude: [1, 1], justice: [1, 1], temperance: [0, 1] };
		expect(points(prudence(3, held), 'prudence').slice(0, 2)).toEqual([5 + 2, 2 + 1]);
	});
	test('with two players the 2nd has the place and no bonus', () => {
		expect(points(prudence(2, all), 'prudence')).toEqual([5 + 6, 2]);
	});
	test('the ledger names the Virtues, and why a duel pays no bonus', () => {
		const { lines } = walk(prudence(2, { fortitude: [1, 1], temperance: [1, 1] }));
		expect(lines.filter((line) => line.clause === 'V9')).toMatchObject([
			{ player: 'p1', points: 2, place: 'first', virtues: ['fortitude', 'temperance'], duel: true },
			{ player: 'p2', points: 0, place: 'second', virtues: ['fortitude', 'temperance'], duel: true }
		]);
	});
});
