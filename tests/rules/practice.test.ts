/** What must hold for every exercise. runs.ts says how many are made, and how to replay one. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { score } from '../../src/games/virtus/codec/score';
import type { Exercise } from '../../src/games/virtus/practice/exercise';
import { EXERCISE_KINDS, KINDS_AT, LEVELS } from '../../src/games/virtus/practice/kinds';
import type { PlayedGame } from '../../src/games/virtus/practice/play';
import { exercise } from '../../src/games/virtus/practice/questions';
import { formatSeed, parseSeed, type QuestionSeed } from '../../src/games/virtus/practice/seed';
import { series } from '../../src/games/virtus/practice/series';
import { pointsOf } from '../../src/games/virtus/rules/ledger';
import { BOOK_DECK } from '../../src/games/virtus/rules/deck';
import { walk } from '../../src/games/virtus/rules/walk';
import { at } from './deck';
import { score as naive } from './naive';
import { naiveAnswer, realGameOf } from './practising';
import { runs } from './runs';

const OFFERED = LEVELS.flatMap((level) => KINDS_AT[level].map((kind) => ({ level, kind })));
const number = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const seeds: fc.Arbitrary<QuestionSeed> = fc
	.record({ what: fc.constantFrom(...OFFERED), number })
	.map(({ what, number }) => ({ ...what, number }));

/** All that can be told apart: the deck is a function, and the same cards say the same. */
const told = ({ game, ...exercise }: Exercise & { game: PlayedGame }) =>
	JSON.stringify([exercise, [...game.hands], game.discards, game.asks, game.gifts, game.targets]);

const rightOf = (exercise: Exercise) => at(exercise.options, exercise.right);

function checkAnswer(exercise: Exercise, game: PlayedGame) {
	const { options, right } = exercise;
	expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
	const naiveSays = JSON.stringify(naiveAnswer(exercise, game));
	expect(options.map((option) => JSON.stringify(option) === naiveSays).indexOf(true)).toBe(right);
}

/** What the engine says, looked up in the walk of the sheet from the start. */
function checkReason(exercise: Exercise, game: PlayedGame) {
	const { ask, reason, rows } = exercise;
	const { lines, places, standings, outcome, conflicts } = walk(game.sheet, game.deck);
	const right = rightOf(exercise);
	expect(conflicts).toEqual([]);
	const ledger = lines.map((line) => JSON.stringify(line));
	expect(reason.lines.filter((line) => !ledger.includes(JSON.stringify(line)))).toEqual([]);
	expect(reason.lines.length + reason.rulings.length + Number(reason.ending !== undefined)).toBeGreaterThan(
		0
	);
	const shown = rows.flatMap(({ cards }) => cards);
	expect(reason.counted.filter((card) => !shown.includes(card))).toEqual([]);
	if (right.is === 'number' && 'player' in ask)
		expect(right.number).toBe(Math.abs(pointsOf(reason.lines, ask.player)));
	if (right.is === 'player' && ask.of === 'place')
		expect(places.get(ask.virtue)?.[ask.place]).toBe(right.player);
	if (ask.of === 'place-now' || ask.of === 'after-gifts')
		expect(right).toEqual({ is: 'player', player: places.get(ask.virtue)?.first });
	if (ask.of === 'winner') expect(reason.ending).toEqual({ standings, decidedBy: outcome?.decidedBy });
	for (const line of reason.lines) {
		if (line.clause === 'V7') expect(reason.counted).toHaveLength(line.flames);
		if (line.clause === 'V6') expect(reason.counted).toHaveLength(line.cards);
		if (line.clause === 'V3') expect(reason.counted).toHaveLength(line.paying);
		if (line.clause === 'V5') expect(reason.counted).toHaveLength(line.lights);
		if (line.clause === 'V9') expect(reason.counted).toHaveLength(line.virtues.length);
		if (line.clause === 'V10.1') expect(reason.counted).toHaveLength(3 * line.trios);
		if (line.clause === 'V8' && line.place === 'first')
			expect(reason.counted).toHaveLength(line.chalices + line.waters);
	}
}

/** A deal that the box allows, of which nothing has been lost. */
function checkCards({ hands, final, players, discards }: PlayedGame) {
	const all = [...hands.values()].flat();
	const strange = all.filter(
		({ virtue, value, icon }) =>
			value < 1 ||
			value > 14 ||
			(BOOK_DECK(virtue, value) ?? icon) !== icon ||
			(players.length === 2 && virtue === 'justice' && value === 5)
	);
	expect(strange).toEqual([]);
	expect(new Set(all.map(({ virtue, value }) => `${virtue} ${value}`)).size).toBe(all.length);
	expect(new Set(players.map(({ name }) => name[0])).size).toBe(players.length);
	const after = [...final.values()].flat();
	expect(after.length + discards.first.length + discards.second.length).toBe(all.length);
}

describe('every exercise', { timeout: 0 }, () => {
	test('has one right answer: what the engine says, and what the second scorer says', () => {
		fc.assert(
			fc.property(seeds, (seed) => {
				const { game, ...one } = exercise(seed);
				expect(one.kind).toBe(seed.kind);
				checkCards(game);
				checkAnswer(one, game);
				checkReason(one, game);
			}),
			runs(1.5)
		);
	});

	test('is the same for the same seed, also by way of its address', () => {
		fc.assert(
			fc.property(seeds, (seed) => {
				const parsed = parseSeed(formatSeed(seed));
				expect(parsed).toEqual({ ok: true, value: seed });
				expect(told(exercise(seed))).toBe(told(exercise({ ...seed })));
			}),
			runs(0.1)
		);
	});

	test.each(OFFERED)(
		'$kind can be asked at the level $level, and has more than one answer in the long run',
		(what) => {
			const some = Array.from({ length: 6 }, (_, number) => exercise({ ...what, number: number * 7919 }));
			for (const one of some) expect(one.kind).toBe(what.kind);
			const answers = new Set(some.map((one) => JSON.stringify([one.ask, one.rows, rightOf(one)])));
			expect(answers.size).toBeGreaterThan(1);
			const duel = what.kind.startsWith('duel-');
			for (const { players } of some) expect(players.length === 2).toBe(duel);
		}
	);
});

test('every kind belongs to a level', () => {
	expect(new Set(OFFERED.map(({ kind }) => kind))).toEqual(new Set(EXERCISE_KINDS));
});

describe('a whole game', { timeout: 0 }, () => {
	test('goes through the calls in order, to the winner, and every answer is right', () => {
		fc.assert(
			fc.property(fc.constantFrom(...LEVELS), number, (level, number) => {
				const { game, exercises } = series({ level, number });
				checkCards(game);
				expect(game.walk).toEqual(walk(game.sheet, game.deck));
				expect(score(game.sheet, game.walk)).toEqual(naive(realGameOf(game)));
				for (const one of exercises) {
					checkAnswer(one, game);
					checkReason(one, game);
				}
				expect(exercises.length).toBeGreaterThanOrEqual(9);
				expect(exercises.length).toBeLessThanOrEqual(16);
				expect(exercises.at(-1)?.ask.of).toBe('winner');
				expect(exercises.at(-2)?.ask.of).toBe('trios');
			}),
			runs(0.2)
		);
	});
});

/**
 * Version 1 of the exercises, for good. Where one of these changes, so do exercises that were shared: then raise VERSION
 * in seed.ts, and have the file written anew with `-u`.
 */
test('an exercise that was shared is the same in every version of the app', { timeout: 0 }, async () => {
	const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
	const now = OFFERED.map((what) => ({ ...what, number: 2026 })).map((seed) => [
		formatSeed(seed),
		digest(told(exercise(seed)))
	]);
	const json = await format(JSON.stringify(Object.fromEntries(now)), { parser: 'json' });
	await expect(json).toMatchFileSnapshot('./exercises-1.json');
});
