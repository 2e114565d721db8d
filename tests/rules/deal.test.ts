import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, VIRTUES } from './deck';
import { realGame } from './deal';
import { play, type Played, type RealGame } from './naive';
import { runs } from './runs';
import { lean, STYLES, write } from './write';

const written = fc.tuple(realGame, fc.constantFrom(...STYLES), fc.integer()).map(([game, style, seed]) => ({
	game,
	file: write(game, style, seed)
}));

describe('a dealt game', () => {
	test('is legal, and has every card once', () => {
		fc.assert(
			fc.property(realGame, (game) => {
				play(game); // throws at an illegal decision
				const cards = game.players.flatMap(({ hand }) =>
					hand.map(({ virtue, value }) => `${virtue} ${value}`)
				);
				expect(new Set(cards).size).toBe(cards.length);
				expect(new Set(game.players.map(({ id }) => id)).size).toBe(game.players.length);
			}),
			runs(0.8)
		);
	});

	test('moves points in Hope and makes none but the places', () => {
		fc.assert(
			fc.property(realGame, (game) => {
				const { points, places } = play(game).result;
				const moved = Object.values(points).reduce((sum, { hope }) => sum + hope, 0);
				expect(moved).toBe([0, 5, 7][places.hope.length]);
			}),
			runs(0.8)
		);
	});

	test('brings up the rare things', () => {
		const games = fc.sample(realGame, { numRuns: 2000, seed: 1 }).map((game) => ({ game, ...play(game) }));
		const often = (rare: (one: (typeof games)[number]) => boolean) => games.filter(rare).length;
		const someCall = (rare: (counts: number[]) => boolean) =>
			often(({ shown }) => VIRTUES.some((virtue) => rare(shown[virtue].map((cards) => cards.length))));
		expect(someCall((counts) => counts.every((n) => n === 0))).toBeGreaterThan(20);
		expect(someCall((counts) => counts.filter((n) => n > 0).length === 1)).toBeGreaterThan(20);
		expect(someCall((counts) => counts.includes(14))).toBeGreaterThan(20);
		expect(someCall(tiedThrice)).toBeGreaterThan(20);
		expect(often(({ result }) => result.winners.length > 1)).toBeGreaterThan(6);
		expect(often(paysLess)).toBeGreaterThan(15);
	});
});

function tiedThrice(counts: readonly number[]): boolean {
	const most = Math.max(...counts);
	return most > 0 && counts.filter((n) => n === most).length > 2;
}

/** V5.2: a target who pays less than their Lights. */
function paysLess({ game, result, lights }: Played & { game: RealGame }): boolean {
	return game.players.some(
		({ id }, i) => game.targets.includes(id) && -(result.points[id]?.hope ?? 0) < at(lights, i)
	);
}

describe('a written game', () => {
	test('survives JSON, odd ids and all', () => {
		fc.assert(
			fc.property(written, ({ game, file }) => {
				const text = JSON.stringify(file);
				expect(JSON.stringify(JSON.parse(text))).toBe(text);
				for (const { id } of game.players) expect(Object.hasOwn(file.calls.charity.cards, id)).toBe(true);
			}),
			runs(0.8)
		);
	});

	test('shows what is on the table: no more than 14 of a Virtue, no value twice, no best that a list contradicts', () => {
		fc.assert(
			fc.property(written, ({ file }) => {
				for (const { cards, best = {} } of Object.values(file.calls)) {
					const shown = Object.values(cards);
					const total = shown.reduce((sum: number, n) => sum + (Array.isArray(n) ? n.length : n), 0);
					const values = [...shown.flatMap((n) => (Array.isArray(n) ? n : [])), ...Object.values(best)];
					expect(total).toBeLessThanOrEqual(14);
					expect(new Set(values).size).toBe(values.length);
					for (const [id, value] of Object.entries(best))
						expect(value).toBeGreaterThanOrEqual(Number(cards[id]));
				}
			}),
			runs(0.8)
		);
	});

	test('told leanly says nothing that the full telling does not', () => {
		fc.assert(
			fc.property(realGame, (game) => {
				expect(write(game, 'counts')).toMatchObject(lean(game));
			}),
			runs(0.8)
		);
	});
});
