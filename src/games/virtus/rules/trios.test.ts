import { describe, expect, test } from 'vitest';
import { asks, conflicts, nextOf, points, said } from '../../../../tests/rules/said';
import { walk } from './walk';

/** Nine Fortitude cards, so that a trio may be; p2 holds two cards, so that none can. */
const hands = (...icons: ({ flame?: number; water?: number; chalice?: number } | undefined)[]) =>
	said(2, { fortitude: { cards: [9, 2] } }, icons);

describe('V10.1: 3 points for each trio of Flame, Water and Chalice', () => {
	test.each([
		[{ flame: 1, water: 1, chalice: 1 }, 3],
		[{ flame: 2, water: 3, chalice: 2 }, 6],
		[{ flame: 4, water: 1, chalice: 3 }, 3],
		[{ flame: 4, water: 3, chalice: 0 }, 0]
	])('%j: %i', (icons, expected) => expect(points(hands(icons), 'trios')).toEqual([expected, 0]));
	test('the ledger and the tie-break know how many', () => {
		const { lines, trios } = walk(hands({ flame: 2, water: 3, chalice: 2 }));
		expect(lines.at(-2)).toEqual({ player: 'p1', call: 'trios', points: 6, clause: 'V10.1', trios: 2 });
		expect([...trios]).toEqual([
			['p1', 2],
			['p2', 0]
		]);
	});
});

describe('icons are asked until one is 0', () => {
	test.each([
		['Flame, Water, Chalice', undefined, 'trios icons p1 flame'],
		['then Water', { flame: 1 }, 'trios icons p1 water'],
		['then Chalice', { flame: 1, water: 2 }, 'trios icons p1 chalice'],
		['no Flame: no more', { flame: 0 }, 'nothing'],
		['no Water: no more', { flame: 1, water: 0 }, 'nothing'],
		['no Chalice, told before: no more', { chalice: 0 }, 'nothing'],
		['what was told is not asked again', { water: 1 }, 'trios icons p1 flame']
	])('%s', (_, icons, expected) => expect(asks(hands(icons))).toBe(expected));
	test('once a game: Justice has asked already', () => {
		const sheet = said(2, { justice: { cards: [9, 0] } }, [{ flame: 1 }]);
		expect(asks(sheet)).toBe('trios icons p1 water');
		expect(walk(sheet).steps.at(-1)?.answered).toEqual([]);
	});
});

describe('a hand that has no room for a trio is not asked', () => {
	test('two cards', () => expect(asks(said(2, { fortitude: { cards: [2, 0] } }))).toBe('nothing'));
	test('three cards', () =>
		expect(asks(said(2, { fortitude: { cards: [3, 0] } }))).toBe('trios icons p1 flame'));
	test('two Flames in three cards leave room for one', () => {
		expect(asks(said(2, { fortitude: { cards: [3, 0] } }, [{ flame: 2 }]))).toBe('nothing');
		expect(asks(said(2, { fortitude: { cards: [4, 0] } }, [{ flame: 2 }]))).toBe('trios icons p1 water');
	});
	test('Lights told to Hope take their room too', () => {
		const lit = (lights: number) =>
			said(3, {
				hope: { cards: [2, 0, 1], targets: ['p2'], lights: [undefined, lights] },
				fortitude: { cards: [0, 4, 0] }
			});
		expect(asks(lit(1))).toBe('trios icons p2 flame');
		expect(asks(lit(2))).toBe('nothing');
	});
	test('a card that Faith took is no longer in the hand', () => {
		const sheet = (asks: string) =>
			said(3, {
				charity: { cards: [0, 0, 3], discards: { first: [] } },
				faith: { cards: [2, 1, 0], asks: asks as 'hope' }
			});
		expect(asks(sheet('hope'))).toBe('trios icons p3 flame');
		expect(asks(sheet('charity'))).toBe('trios icons p1 flame');
	});
	test('but what the table says is heard', () => {
		const sheet = said(2, { fortitude: { cards: [2, 0] } }, [{ flame: 1, water: 1, chalice: 1 }]);
		expect(points(sheet, 'trios')).toEqual([3, 0]);
		const glance = said(2, { fortitude: { cards: [2, 0] } }, [], {}, [1]);
		expect([points(glance, 'trios'), conflicts(glance)]).toEqual([[3, 0], []]);
	});
	test('V1.3: cards known by name may show more than was said', () => {
		const sheet = (told: number) =>
			said(2, { justice: { cards: [[5, 9, 12, 13], 0] } }, [{ flame: 1 }], {}, [told]);
		expect(conflicts(sheet(1))).toEqual([]);
		expect(conflicts(sheet(0))).toEqual(['trios-denied trios.p1']);
		expect(asks(sheet(0))).toBe('trios icons p1 water');
	});
});

describe('the answers that are possible', () => {
	test('no more than the cards not counted yet', () => {
		expect(nextOf(hands())).toMatchObject({ icon: 'flame', least: 0, most: 9 });
		expect(nextOf(hands({ flame: 4 }))).toMatchObject({ icon: 'water', least: 0, most: 5 });
	});
	test('V1.3: cards known by name bound them from both sides', () => {
		const listed = said(2, { justice: { cards: [[5, 9, 12, 13], 0] } });
		expect(walk(listed).next).toMatchObject({ call: 'justice', icon: 'flame', least: 0, most: 2 });
		const water = said(2, { temperance: { cards: [1, 0] }, justice: { cards: [[5, 9, 12, 13], 0] } }, [
			{ flame: 1, chalice: 1 }
		]);
		expect(walk(water).next).toMatchObject({ call: 'temperance', icon: 'water', least: 1, most: 3 });
	});
	test('what was counted and what was seen are not two different cards', () => {
		const sheet = said(2, { justice: { cards: [[5, 9, 12, 13], 0] }, temperance: { cards: [1, 0] } }, [
			{ flame: 1, chalice: 2 }
		]);
		expect(walk(sheet).next).toMatchObject({ call: 'temperance', icon: 'water', least: 1, most: 2 });
	});
	test('V10.1: an icon seen as often as the scarcest one is not asked', () => {
		const sheet = (flame: number) => said(2, { justice: { cards: [[5, 9, 12, 13], 0] } }, [{ flame }]);
		expect(points(sheet(1), 'trios')).toEqual([3, 0]);
		expect(asks(sheet(1))).toBe('nothing');
		expect(points(sheet(2), 'trios')).toEqual([3, 0]);
		const six = said(2, { justice: { cards: [[5, 9, 12, 13, 14, 1], 0] } }, [{ flame: 2 }]);
		expect(asks(six)).toBe('trios icons p1 water');
	});
	test('four cards, three of them Flames and one a known Chalice, hold no Water', () => {
		const sheet = said(2, { justice: { cards: [[9, 11, 12, 13], 0] }, temperance: { cards: [0, 1] } }, [
			{ flame: 3 },
			{ chalice: 0, water: 0 }
		]);
		expect(asks(sheet)).toBe('nothing');
		expect(points(sheet, 'trios')).toEqual([0, 0]);
	});
	test('with a deck that is known, listed cards need no question', () => {
		const deck = (_: string, value: number) => (['flame', 'water', 'chalice', null] as const)[value % 4];
		const sheet = said(2, { justice: { cards: [[1, 2, 3, 4, 5], [6]] } });
		const { next, lines } = walk(sheet, deck);
		expect(next).toBeUndefined();
		expect(lines.filter((line) => line.player === 'p1').map((line) => line.points)).toEqual([7, 5, 2, 3]);
	});
	test('a list that Faith took a card from no longer says what is held', () => {
		const sheet = said(3, {
			charity: { cards: [0, 0, [1, 2, 3, 4]], discards: { first: [] } },
			faith: { cards: [2, 1, 0], asks: 'charity' }
		});
		const flames = () => 'flame' as const;
		expect(nextOf(sheet, flames)).toMatchObject({ player: 'p1', least: 0, most: 3 });
		const told = { ...sheet, icons: new Map([['p1', { flame: 0 }]]) };
		expect(nextOf(told, flames)).toMatchObject({ player: 'p3', least: 0, most: 3 });
	});
});

describe('V10.1: trios counted at a glance, instead of their icons', () => {
	const glance = (count: number, icons?: object) =>
		said(2, { fortitude: { cards: [9, 2] } }, icons ? [icons] : [], {}, [count]);
	test.each([
		['two', 2, undefined, 6],
		['none', 0, undefined, 0],
		['beside an icon that allows them', 1, { flame: 2 }, 3]
	])('%s', (_, count, icons, expected) => {
		expect(points(glance(count, icons), 'trios')).toEqual([expected, 0]);
		expect(asks(glance(count, icons))).toBe('nothing');
	});
	test('are not asked where the icons settle them, and not heard there', () => {
		const sheet = said(2, { fortitude: { cards: [9, 2] } }, [{ flame: 0 }], {}, [0]);
		expect(
			walk(sheet)
				.steps.at(-1)
				?.answered.map(({ question }) => question.kind)
		).toEqual(['icons']);
		const seen = said(2, { justice: { cards: [[5, 9, 12, 13], 0] } }, [{ flame: 1 }]);
		expect(walk(seen).outcome).toBeDefined();
	});
	test.each([
		['nine cards', {}, 0, 3],
		['two Flames', { flame: 2 }, 0, 2],
		['four Flames leave five cards', { flame: 4 }, 0, 2],
		['two Flames, one Water', { flame: 2, water: 1 }, 0, 1]
	])('%s: what is possible', (_, icons, least, most) => {
		expect(walk(hands(icons)).next).toMatchObject({ kind: 'trios', player: 'p1', least, most });
	});
	test('a trio that lies there listed is the least', () => {
		const deck = (_: string, value: number) => (['flame', 'water', 'chalice', undefined] as const)[value % 4];
		const sheet = said(2, { fortitude: { cards: [[3, 4, 5, 6, 7, 11], 0] } });
		expect(walk(sheet, deck).next).toMatchObject({ kind: 'trios', least: 1, most: 2 });
	});
	test('and what may be told instead: the first icon that makes a difference', () => {
		expect(walk(hands({ flame: 2 })).next).toMatchObject({
			instead: { kind: 'icons', call: 'trios', player: 'p1', icon: 'water', least: 0, most: 7 }
		});
	});
});
