/** What must hold for every game. Games are dealt from real cards and played; runs.ts says how many, and how to replay one. */
import { format, parse } from '../virtus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { score } from '../../src/games/virtus/codec/score';
import { pointsOf } from '../../src/games/virtus/rules/ledger';
import type { Answers } from '../../src/games/virtus/rules/kinds';
import { pathOf } from '../../src/games/virtus/rules/where';
import type { Sheet } from '../../src/games/virtus/rules/sheet';
import { walk } from '../../src/games/virtus/rules/walk';
import { moments, sheetOf, truth } from './answering';
import { change, changed } from './changing';
import { realGame } from './deal';
import { at } from './deck';
import { score as naive } from './naive';
import { needless } from './needless';
import { reseated, shuffled } from './retold';
import { runs } from './runs';
import { dice, toldIn, WAYS, type WrittenGame } from './write';

const seed = fc.integer();
/** A game and its file, told in any way. */
const told = fc
	.record({ game: realGame, way: fc.constantFrom(...WAYS), seed })
	.map(({ game, way, seed }) => ({
		game,
		file: toldIn(game, way, seed)
	}));

function read(file: unknown) {
	const parsed = parse(JSON.stringify(file));
	if (!parsed.ok) throw new Error(`${parsed.error.code} at ${parsed.error.path.join('.')}`);
	return parsed.value;
}

function scored(sheet: Sheet) {
	const walked = walk(sheet);
	expect(walked.conflicts).toEqual([]);
	return score(sheet, walked);
}
const scoredFile = (file: WrittenGame) => scored(read(file).sheet);

/** What the coin says, question by question. */
const coin = (seed: number) => {
	const roll = dice(seed);
	return () => roll(2) === 1;
};

describe('a whole game', { timeout: 0 }, () => {
	test('has the score of the second scorer, in whatever way it is told', () => {
		fc.assert(
			fc.property(told, ({ game, file }) => {
				expect(scoredFile(file)).toEqual(naive(game));
			}),
			runs()
		);
	});

	test('V5: Hope moves points and makes none, and by V5.2 leaves nobody below zero', () => {
		fc.assert(
			fc.property(told, ({ game, file }) => {
				const { lines } = walk(read(file).sheet);
				const moved = lines.filter((line) => line.clause === 'V5');
				expect(moved.reduce((sum, line) => sum + line.points, 0)).toBe(0);
				const upToHope = lines.slice(0, lines.findLastIndex((line) => line.call === 'hope') + 1);
				if (!game.hopeBelowZero)
					for (const { id } of game.players) expect(pointsOf(upToHope, id)).toBeGreaterThanOrEqual(0);
			}),
			runs(0.5)
		);
	});

	test('totals are the sum of the ledger', () => {
		fc.assert(
			fc.property(told, ({ file }) => {
				const { sheet } = read(file);
				const { lines, standings } = walk(sheet);
				const { points, totals } = scored(sheet);
				const sums = new Map<string, number>();
				for (const { player, points } of lines) sums.set(player, (sums.get(player) ?? 0) + points);
				for (const { player, total } of standings) {
					expect(total).toBe(sums.get(player));
					expect(totals[player]).toBe(total);
					expect(Object.values(points[player] ?? {}).reduce((sum, n) => sum + n, 0)).toBe(total);
				}
				expect(standings).toHaveLength(sheet.players.length);
			}),
			runs(0.5)
		);
	});
});

describe('it makes no difference', { timeout: 0 }, () => {
	test('who is called what and sits where', () => {
		fc.assert(
			fc.property(told, seed, ({ file }, seed) => {
				const { file: other, nameOf } = reseated(file, dice(seed));
				const here = scoredFile(file);
				const there = scoredFile(other);
				const renamed = <T>(by: Record<string, T>) =>
					Object.fromEntries(Object.entries(by).map(([id, of]) => [nameOf(id), of]));
				expect(there).toEqual({
					complete: true,
					points: renamed(here.points),
					totals: renamed(here.totals),
					trios: renamed(here.trios),
					places: Object.fromEntries(
						Object.entries(here.places).map(([call, ids]) => [call, ids.map(nameOf)])
					),
					winners: expect.toSatisfy(
						(ids: string[]) => [...ids].sort().join() === here.winners.map(nameOf).sort().join()
					)
				});
			}),
			runs(0.5)
		);
	});

	test('in which order the file tells it', () => {
		fc.assert(
			fc.property(told, seed, ({ file }, seed) => {
				const other = shuffled(file, dice(seed));
				expect(scoredFile(other)).toEqual(scoredFile(file));
			}),
			runs(0.5)
		);
	});

	test('whether the file was read and written before', () => {
		fc.assert(
			fc.property(told, ({ file }) => {
				const once = read(file);
				const again = read(format(once));
				expect(again.sheet).toEqual(once.sheet);
				expect(walk(again.sheet)).toEqual(walk(once.sheet));
			}),
			runs(0.5)
		);
	});
});

describe('a game told answer by answer', { timeout: 0 }, () => {
	test('ends as the second scorer says, told nothing but what was asked, at a glance or card by card', () => {
		fc.assert(
			fc.property(realGame, seed, (game, seed) => {
				const told = moments(sheetOf(game), truth(game, coin(seed)), coin(seed + 1));
				const [end] = [...told].slice(-1);
				expect(end && score(end.sheet, end.walk)).toEqual(naive(game));
			}),
			runs(0.05)
		);
	});

	test('never contradicts itself, asks nothing twice, and every line of the ledger stays', () => {
		fc.assert(
			fc.property(realGame, seed, (game, seed) => {
				const asked = new Set<string>();
				let before = walk(sheetOf(game));
				for (const { walk: now } of moments(sheetOf(game), truth(game, coin(seed)))) {
					expect(now.conflicts).toEqual([]);
					expect(now.lines.slice(0, before.lines.length)).toEqual(before.lines);
					expect(now.next === undefined).toBe(now.outcome !== undefined);
					const where = now.next
						? JSON.stringify([pathOf(now.next), 'place' in now.next && now.next.place])
						: '';
					expect(asked).not.toContain(where);
					asked.add(where);
					before = now;
				}
			}),
			runs(0.05)
		);
	});

	test('stops at exactly the next question: every earlier one is answered, in the order it was asked', () => {
		fc.assert(
			fc.property(realGame, seed, (game, seed) => {
				const asked: unknown[] = [];
				for (const { walk: now } of moments(sheetOf(game), truth(game, coin(seed)))) {
					const answered = now.steps.flatMap((step) => step.answered);
					expect(answered.map(({ question }) => pathOf(question))).toEqual(asked);
					expect(now.steps.map((step) => step.done).indexOf(false)).toBe(
						now.next ? now.steps.length - 1 : -1
					);
					if (now.next) {
						expect(at(now.steps, now.steps.length - 1).call).toBe(now.next.call);
						asked.push(pathOf(now.next));
					}
				}
			}),
			runs(0.05)
		);
	});

	test('offers the true answer among the possible ones', () => {
		fc.assert(
			fc.property(realGame, seed, (game, seed) => {
				const answer = truth(game, coin(seed));
				for (const {
					walk: { next }
				} of moments(sheetOf(game), answer)) {
					const is = next && answer(next);
					const count = Array.isArray(is) ? is.length : (is as number);
					if (next?.kind === 'best') expect(next.values).toContain(is);
					if (next?.kind === 'higher')
						expect(next.choices).toContain((is as Answers['higher']).order[next.above.length]);
					if (next && 'most' in next) expect(count).toBeLessThanOrEqual(next.most);
					if (next?.kind === 'icons' || next?.kind === 'trios')
						expect(count).toBeGreaterThanOrEqual(next.least);
					if (next?.kind === 'targets')
						for (const target of is as string[]) expect(next.choices).toContain(target);
				}
			}),
			runs(0.05)
		);
	});

	test('is asked nothing that cannot change a place or a point', () => {
		fc.assert(
			fc.property(realGame, seed, (game, seed) => {
				for (const { sheet, walk: now } of moments(sheetOf(game), truth(game, coin(seed))))
					if (now.next && needless(sheet, now.next))
						throw new Error(`asked for nothing: ${JSON.stringify(now.next)}`);
			}),
			// Smaller games take minutes to find here, and the question alone says enough.
			{ ...runs(0.01), endOnFailure: true }
		);
	});
});

describe('an answer changed afterwards', { timeout: 0 }, () => {
	test('never breaks the walk: it asks, says what does not fit, or ends', () => {
		fc.assert(
			fc.property(told, fc.array(change, { minLength: 1, maxLength: 3 }), ({ file }, changes) => {
				const sheet = changes.reduce(changed, read(file).sheet);
				const before = structuredClone(sheet);
				const { next, outcome, conflicts } = walk(sheet);
				expect(sheet).toEqual(before);
				expect(outcome !== undefined).toBe(next === undefined && conflicts.length === 0);
				if (conflicts.some(({ path }) => path[2] === 'cards')) expect(next).toBeDefined();
			}),
			runs(0.5)
		);
	});
});
