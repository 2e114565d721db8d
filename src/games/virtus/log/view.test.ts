import { virtusOf } from '../../../../tests/virtus';
import { describe, expect, test } from 'vitest';
import { golden, upTo } from '../../../../tests/e2e/seed';
import type { Given } from '../rules/kinds';
import type { Question } from '../rules/question';
import { withAnswer } from '../rules/where';
import { positionOf } from './game';
import { View } from './view';

const EXAMPLE_2 = golden('example-2');
/** Example 2 as far as a question. */
const at = (stop: (question: Question) => boolean, sheet = EXAMPLE_2) =>
	positionOf(virtusOf(upTo(sheet, 'a-game', stop))).view;
/** The same, where the table has gone on by itself. */
const after = (view: View, ...given: readonly Given[]) =>
	new View({ ...view.state, sheet: given.reduce(withAnswer, view.state.sheet) });

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
	test('while cards are shown, whoever has shown none', () => {
		const start = at(({ call }) => call === 'fortitude');
		const view = after(start, { kind: 'cards', call: 'fortitude', player: 'sofia', answer: 2 });
		expect(view.waiting).toEqual(['stefano', 'camilla']);
	});
	test.each([
		['fortitude', []],
		['prudence', ['sofia']]
	] as const)('nobody else, once more cards of %s were told than there are: %o', (virtue, waiting) => {
		const start = at(({ call }) => call === virtue);
		const view = after(
			start,
			{ kind: 'cards', call: virtue, player: 'stefano', answer: 9 },
			{ kind: 'cards', call: virtue, player: 'sofia', answer: 6 }
		);
		expect(view.asks()).toMatchObject({ kind: 'cards', player: 'sofia' });
		expect(view.waiting).toEqual(waiting);
	});
	test('of the Lights, whoever has points stolen', () => {
		const view = at(({ kind }) => kind === 'lights', golden('hope-capped'));
		expect(view.waiting).toEqual(['bea', 'carlo']);
	});
	test('of the trios, whoever has some to count', () => {
		const view = at(({ kind }) => kind === 'trios', golden('seven-players-three-way-tie-shared-victory'));
		expect(view.waiting).toEqual(['ada', 'carlo', 'gino']);
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

test('takes an answer to what may be asked otherwise', () => {
	const view = at(({ kind }) => kind === 'trios');
	const icons = { kind: 'icons', call: 'trios', player: 'camilla', least: 0, most: 13 } as const;
	expect(view.takes({ ...icons, icon: 'flame' })).toBe(true);
	expect(view.takes({ ...icons, icon: 'water' })).toBe(false);
});

test('takes another answer to what was asked once the game is over, and nothing new', () => {
	const view = at(() => false);
	const cards = { kind: 'cards', call: 'faith', most: 14 } as const;
	expect([view.takes({ ...cards, player: 'sofia' }), view.takes({ ...cards, player: 'nobody' })]).toEqual([
		true,
		false
	]);
});
