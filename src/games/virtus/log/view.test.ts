import { virtusOf } from '../../../../tests/virtus';
import { describe, expect, test } from 'vitest';
import { golden, upTo } from '../../../../tests/e2e/seed';
import type { Question } from '../rules/question';
import { positionOf } from './game';

const EXAMPLE_2 = golden('example-2');
/** Example 2 as far as a question. */
const at = (stop: (question: Question) => boolean) =>
	positionOf(virtusOf(upTo(EXAMPLE_2, 'a-game', stop))).view;

describe('who may be asked now', () => {
	test('at the start of a call everybody, in the order of their seats', () => {
		const view = at(({ call }) => call === 'fortitude');
		expect(view.waiting).toEqual(EXAMPLE_2.players.map(({ id }) => id));
		for (const turn of view.waiting)
			expect(view.asks({ turn })).toMatchObject({ kind: 'cards', player: turn });
	});
	test('nobody in particular, where one player alone can answer', () => {
		expect(at(({ kind }) => kind === 'discards').waiting).toEqual([]);
		expect(at(({ kind }) => kind === 'asks').waiting).toEqual([]);
	});
	test('of the trios, whoever has some to count', () => {
		const view = at(({ kind }) => kind === 'trios');
		expect(view.waiting.length).toBeGreaterThan(0);
		for (const turn of view.waiting)
			expect(view.asks({ turn })).toMatchObject({ kind: 'trios', player: turn });
	});
	test('nobody, once the game is over', () => {
		const view = at(() => false);
		expect([view.waiting, view.asks()]).toEqual([[], undefined]);
	});
});

test('trios can be asked icon by icon; what cannot be asked otherwise is asked as it is', () => {
	expect(at(({ kind }) => kind === 'trios').asks({ otherwise: true })).toMatchObject({ kind: 'icons' });
	expect(at(({ kind }) => kind === 'discards').asks({ otherwise: true })).toMatchObject({ kind: 'discards' });
});

test('takes an answer to what was asked, what is, and what may be: not to what comes later', () => {
	const view = at(({ kind }) => kind === 'discards');
	const cards = (player: string, call: 'charity' | 'faith') =>
		({ kind: 'cards', call, player, most: 14 }) as const;
	const [first] = EXAMPLE_2.players.map(({ id }) => id) as [string];
	expect(view.takes(cards(first, 'charity'))).toBe(true);
	expect(view.takes(view.asks() as Question)).toBe(true);
	expect(view.takes(cards(first, 'faith'))).toBe(false);
});
