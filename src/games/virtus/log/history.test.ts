import { describe, expect, test } from 'vitest';
import { walk } from '../rules/walk';
import { answering, type Edit } from './edit';
import { positionOf, type VirtusPosition } from './game';
import { historyOf, replay, type History } from './history';
import { extended } from '../../../../tests/line';

const empty: History = {
	players: [
		{ id: 'a', name: 'Ada' },
		{ id: 'b', name: 'Bea' },
		{ id: 'c', name: 'Carlo' }
	],
	rulings: {},
	edits: [],
	at: 0
};
const tapped = (...edits: Edit[]) => edits.reduce(extended, empty);
const cards = (player: string, answer: number): Edit => ({ kind: 'cards', call: 'charity', player, answer });

describe('replay', () => {
	test('the last answer to a question stands', () => {
		const { sheet } = replay(tapped(cards('a', 2), cards('b', 1), cards('a', 3)));
		expect([...sheet.calls.charity.cards]).toEqual([
			['a', 3],
			['b', 1]
		]);
	});
	test('every kind of answer finds its place in the sheet', () => {
		const { sheet, called } = replay(
			tapped(
				{ kind: 'best', call: 'hope', player: 'a', answer: 9 },
				{ kind: 'discards', call: 'charity', place: 'first', player: 'a', answer: [{ icon: 'flame' }] },
				{ kind: 'asks', call: 'faith', player: 'a', answer: 'hope' },
				{ kind: 'targets', call: 'hope', player: 'a', answer: ['c'] },
				{ kind: 'lights', call: 'hope', player: 'c', answer: 2 },
				{ kind: 'icons', call: 'trios', player: 'c', icon: 'flame', answer: 1 },
				{ kind: 'icons', call: 'trios', player: 'c', icon: 'water', answer: 0 },
				{ kind: 'call', call: 'hope' }
			)
		);
		expect(sheet.calls.hope).toMatchObject({
			best: new Map([['a', 9]]),
			targets: ['c'],
			lights: new Map([['c', 2]])
		});
		expect(sheet.calls.charity.discards).toEqual({ first: [{ icon: 'flame' }] });
		expect(sheet.calls.faith.asks).toBe('hope');
		expect([...sheet.icons]).toEqual([['c', { flame: 1, water: 0 }]]);
		expect(called).toBe('hope');
	});
	test('a list being put together is not an answer yet', () => {
		const open = { kind: 'targets', call: 'hope', player: 'a', answer: ['c'], open: true } as const;
		expect(replay(tapped(open))).toMatchObject({ open });
		expect(replay(tapped(open)).sheet.calls.hope.targets).toBeUndefined();
		expect(replay(tapped(open, cards('a', 1))).open).toBeUndefined();
	});
	test.each<[string, string, string, boolean]>([
		['of those who stay, is still open', 'a', 'c', true],
		['that names somebody who has left, is not', 'a', 'b', false],
		['of somebody who has left, is not', 'b', 'c', false]
	])('a list being put together at a table of fewer: one %s', (_, player, named, is) => {
		const open = { kind: 'targets', call: 'hope', player, answer: ['a', named], open: true } as const;
		const fewer: Edit = { kind: 'table', players: empty.players.filter(({ id }) => id !== 'b') };
		expect(replay(tapped(open, fewer)).open).toEqual(is ? open : undefined);
	});
	test('what is taken back is as if it had never been said', () => {
		const said: Edit[] = [
			cards('a', 2),
			{ kind: 'discards', call: 'charity', place: 'second', player: 'a', answer: [{ icon: null }] }
		];
		const unsay = (...path: string[]): Edit => ({ kind: 'unsay', path });
		expect(replay(tapped(...said, unsay('calls', 'charity', 'discards', 'second')))).toEqual(
			replay(tapped(cards('a', 2)))
		);
		expect(
			replay(tapped(...said, unsay('calls', 'charity', 'cards', 'a'))).sheet.calls.charity.cards.size
		).toBe(0);
		expect(replay(tapped(...said, unsay('calls', 'charity', 'cards', 'b')))).toEqual(replay(tapped(...said)));
	});
});

describe('undo and redo', () => {
	let said = 0;
	const stamp = () => ({ id: `${++said}`, by: 'phone', at: 0 });
	const start = positionOf({ setup: { players: empty.players, options: {} }, log: [] });
	const two = start.said(cards('a', 2), stamp()).said(cards('b', 1), stamp());
	const undone = (position: VirtusPosition) => position.undone(stamp());
	const redone = (position: VirtusPosition) => position.redone(stamp());
	test('one tap at a time, down to nothing and back', () => {
		expect(undone(two).state).toEqual(replay(tapped(cards('a', 2))));
		expect(undone(undone(undone(two))).line.said).toEqual([]);
		expect(undone(undone(two)).canUndo).toBe(false);
		expect(redone(undone(two)).state).toEqual(two.state);
		expect(redone(two)).toBe(two);
		expect([two.canRedo, undone(two).canRedo]).toEqual([false, true]);
	});
	test('a new tap takes the place of what was undone, and the log keeps both', () => {
		const changed = undone(two).said(cards('b', 4), stamp());
		expect(historyOf(changed)).toMatchObject({ edits: [cards('a', 2), cards('b', 4)], at: 2 });
		expect(changed.canRedo).toBe(false);
		expect(changed.log).toHaveLength(4);
	});
});

test('the answer to a question carries where it belongs, and not what was possible', () => {
	const { next } = walk(replay(empty).sheet);
	expect(answering(next as Extract<typeof next, { kind: 'cards' }>, 3)).toStrictEqual(cards('a', 3));
});
