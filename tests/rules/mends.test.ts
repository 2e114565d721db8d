/**
 * What a place has said stays with the player who said it, however the table mends its counts, its highest cards and
 * its seats. runs.ts says how many games, and how to replay one.
 */
import { format, read } from '../virtus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../../src/games/virtus/log/history';
import { pointsOf, type LedgerLine } from '../../src/games/virtus/rules/ledger';
import type { Discard, PlayerId } from '../../src/games/virtus/rules/sheet';
import type { Virtue } from '../../src/games/virtus/rules/vocabulary';
import { walk } from '../../src/games/virtus/rules/walk';
import { at } from './deck';
import { realGame } from './deal';
import { heldBy, isPaying, MendingTable } from './mending';
import { runs } from './runs';

const seed = fc.integer();
/** A game that is mended is walked many times: a few hundred of them in `npm test`, in the long run as many as anywhere. */
const share = process.env.RUNS ? 1 : 0.5;

/** V3, V4, V5: each line of a power rests on an answer that this very player gave for this place. */
function insistOnOwnAnswers(table: MendingTable) {
	const now = table.walk;
	const isDone = (call: string) => now.steps.some((step) => step.call === call && step.done);
	const { first } = now.places.get('faith') ?? {};
	const asks = first === undefined ? undefined : table.gave<Virtue>('asks', 'first', first);
	for (const line of now.lines) {
		if (line.clause === 'V3') {
			const given = table.gave<readonly Discard[]>('discards', line.place, line.player);
			const rests = given && [given.length, given.filter(isPaying).length];
			expect(rests, `V3: ${line.player} gave this as the ${line.place}`).toEqual([line.given, line.paying]);
		}
		if (line.clause === 'V5') {
			const [taker, payer] = line.side === 'takes' ? [line.player, line.other] : [line.other, line.player];
			expect(taker).toBe(now.places.get('hope')?.first);
			expect(table.gave<readonly PlayerId[]>('targets', 'first', taker), `V5: ${taker} named`).toContain(
				payer
			);
		}
		if (line.clause === 'V9')
			expect(line.virtues, 'V4: the cards moved').toEqual(heldBy(line.player, now, asks));
	}
	if (isDone('faith') && first !== undefined) expect(asks, `V4: ${first} named a Virtue`).toBeDefined();
	if (isDone('hope')) {
		const taken = now.lines.flatMap((line) =>
			line.clause === 'V5' && line.side === 'takes' ? [line.other] : []
		);
		const taker = now.places.get('hope')?.first;
		const named = taker === undefined ? [] : table.gave<readonly PlayerId[]>('targets', 'first', taker);
		expect([...(named ?? [])].sort(), 'V5: all who were named pay').toEqual(taken.sort());
	}
	return now;
}

/** However a finished game came about, its file is taken, and says the same. */
function insistOnItsFile({ sheet, walk: { lines, outcome } }: MendingTable) {
	const file = read(JSON.parse(JSON.stringify(format({ sheet, source: {} }))));
	const again = file.ok ? walk(file.value.sheet) : undefined;
	expect([file.ok, again?.conflicts]).toEqual([true, []]);
	const totals = (of: readonly LedgerLine[]) => sheet.players.map(({ id }) => pointsOf(of, id));
	expect([totals(again?.lines ?? []), again?.outcome]).toEqual([totals(lines), outcome]);
}

describe('over random games and random mends', { timeout: 0 }, () => {
	test('no line of a power ever rests on an answer that its player did not give', () => {
		const seen = new Set<string>();
		fc.assert(
			fc.property(realGame, seed, (game, seed) => {
				const table = new MendingTable(game, seed);
				const look = () => {
					for (const { code } of insistOnOwnAnswers(table).conflicts) seen.add(code);
				};
				const mends = 2 + table.roll(6);
				for (let mended = 0, taps = 0; mended < mends && taps < 120; taps++) {
					const isMend = table.roll(6) === 0 || !table.answer(table.roll(3) === 0);
					if (isMend) {
						table.mend();
						mended += 1;
					}
					look();
				}
				for (let taps = 0; taps < 60 && table.answer(); taps++) look();
				expect(table.sheet).toEqual(replay(table.history).sheet);
				if (table.walk.outcome) insistOnItsFile(table);
			}),
			runs(share)
		);
		// The games are of the kind that this is about.
		expect([...seen]).toEqual(
			expect.arrayContaining(['said-by-another', 'discard-by-nobody', 'target-protected'])
		);
	});

	test('a mend that is mended back leaves every line as it was, though the new holder has answered meanwhile', () => {
		let moved = 0;
		fc.assert(
			fc.property(realGame, seed, fc.boolean(), (game, seed, isHeard) => {
				const table = new MendingTable(game, seed);
				while (table.answer(table.roll(3) === 0));
				const before = table.walk;
				const call = at(['charity', 'faith', 'hope'] as const, table.roll(3));
				const { id: player } = at(game.players, table.roll(game.players.length));
				const answer = table.sheet.calls[call].cards.get(player);
				if (answer === undefined) return;
				table.say({ kind: 'cards', call, player, answer: table.roll(7) });
				if (table.walk.conflicts.some(({ code }) => code === 'said-by-another')) moved += 1;
				if (isHeard) while (isForOthers(table, before) && table.answer());
				table.say({ kind: 'cards', call, player, answer });
				// An order of more players than are tied again may have to be said once more.
				while (table.walk.next?.kind === 'higher') table.answer();
				expect(table.walk.next).toEqual(before.next);
				expect(table.walk.lines).toEqual(before.lines);
			}),
			runs(share / 2)
		);
		expect(moved).toBeGreaterThan(0);
	});
});

/** Whether those are asked who hold a place only since the mend, or a tie is that the real hands can settle. */
function isForOthers(table: MendingTable, before: MendingTable['walk']) {
	const { next } = table.walk;
	if (!next) return false;
	if (next.kind === 'higher')
		return next.choices.includes(
			table.highest(
				next.call,
				next.among.filter((id) => !next.above.includes(id))
			)
		);
	if (next.kind === 'lights') return true;
	if (next.kind !== 'discards' && next.kind !== 'asks' && next.kind !== 'targets') return false;
	const place = next.kind === 'discards' ? next.place : 'first';
	return before.places.get(next.call)?.[place] !== next.player;
}
