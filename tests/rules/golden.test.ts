/**
 * The golden games as files: example-2.json with example-2.expected.json, and so on. They are written from the real
 * hands, so `npx vitest run --project node tests/rules/golden.test.ts -u` brings them up to date; look at what changed.
 */
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { example2 } from './example2';
import { GOLDENS, TOLD } from './goldens';
import { play, score } from './naive';
import { lean, write } from './write';

const file = (name: string) => `../golden/${name}.json`;
const json = (value: unknown) => format(JSON.stringify(value), { parser: 'json', printWidth: 110 });

describe('Example 2 of the rulebook', () => {
	test('every cell of the score comes out', () => {
		const { points, totals, winners } = score(example2);
		const row = (id: string) => [...Object.values(points[id] ?? {}), totals[id]];
		// start, the seven calls in order (place + power), trios, total
		expect(row('stefano')).toEqual([7, 2 + 3, 0, 2, 0, 2 + 0, 0, 2 + 3, 0, 21]);
		expect(row('sofia')).toEqual([7, 0, 2, -3, 5 + 3, 5 + 8, 5 + 2, 0, 3, 37]);
		expect(row('camilla')).toEqual([7, 5 + 3, 5, 5 + 3, 2 + 0, 0, 2 + 1, 5 + 5, 0, 43]);
		expect(winners).toEqual(['camilla']);
	});

	test('without the card that Stefano gives, he would have the most Prudence', () => {
		const { shown } = play({ ...example2, asks: 'justice', gifts: [{ from: 'stefano', card: justice12 }] });
		expect(shown.prudence.map((cards) => cards.length)).toEqual([3, 1, 2]);
	});

	test('its file told by cards is current', async () => {
		await expect(await json({ ...write(example2, 'cards'), id: 'example-2-cards' })).toMatchFileSnapshot(
			file('example-2-cards')
		);
	});
});

const justice12 = { virtue: 'justice', value: 12, icon: null } as const;

describe.each(Object.entries(GOLDENS))('%s', (name, game) => {
	test('no card is there twice', () => {
		const cards = game.players.flatMap(({ hand }) => hand.map(({ virtue, value }) => `${virtue} ${value}`));
		expect(new Set(cards).size).toBe(cards.length);
	});

	test('the file and its result are current', async () => {
		await expect(await json({ ...lean(game, TOLD[name]), id: name })).toMatchFileSnapshot(file(name));
		await expect(await json(score(game))).toMatchFileSnapshot(file(`${name}.expected`));
	});
});
