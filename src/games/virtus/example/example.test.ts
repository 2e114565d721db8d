import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { example2 } from '../../../../tests/rules/example2';
import { play } from '../../../../tests/rules/naive';
import { score } from '../codec/score';
import type { Card } from '../practice/deal';
import { pointsOf } from '../rules/ledger';
import type { Sheet } from '../rules/sheet';
import { CALLS, VIRTUES } from '../rules/vocabulary';
import { walk } from '../rules/walk';
import file from './example-2.json';
import { HANDS, PRINTED, SHEET, WALK } from './example';
import { countedBy, handsBefore, laidAt } from './hands';
import { linesOf, predict } from './predict';
import { stepAt } from './progress';
import { rowsAt } from './rows';
import { clausesMet, STEPS, type Step } from './script';

// The game is told by counts, so that the highest card is spoken of only where it decides; what moves is told by cards.
const golden = (name: string) =>
	JSON.parse(readFileSync(`tests/golden/${name}.json`, 'utf8')) as typeof file & {
		calls: Record<string, { cards: Record<string, unknown>; gifts: unknown }>;
	};
const naive = play(example2);
const word = ({ virtue, value, icon }: Card) => `${virtue} ${value} ${icon}`;
const each = STEPS.map((step, at) => [step.id, step, at] as const);

describe('the example', () => {
	test('is the golden game, card by card', () => {
		const [counted, listed] = [golden('example-2'), golden('example-2-cards')];
		const charity = { ...counted.calls.charity, discards: listed.calls.charity.discards };
		const faith = { ...counted.calls.faith, gifts: listed.calls.faith.gifts };
		expect(file).toEqual({ ...counted, calls: { ...counted.calls, charity, faith } });
		expect(score(SHEET, WALK)).toEqual(golden('example-2.expected'));
		for (const { id, hand } of example2.players)
			expect(HANDS.get(id)?.map(word).sort(), id).toEqual(hand.map(word).sort());
	});

	test.each(VIRTUES)('its hands hold at %s what is shown there', (virtue) => {
		const at = STEPS.findIndex(({ call }) => call === virtue);
		for (const { id } of SHEET.players) {
			const values = handsBefore(at)
				.get(id)
				?.filter((card) => card.virtue === virtue)
				.map(({ value }) => value);
			const listed = golden('example-2-cards').calls[virtue].cards as unknown as Record<
				string,
				readonly number[]
			>;
			expect(values?.sort(), id).toEqual([...(listed[id] ?? [])].sort());
			expect(values, id).toHaveLength(SHEET.calls[virtue].cards.get(id) as number);
		}
	});

	test('its hands end as the second scorer has them', () => {
		const hands = [...handsBefore(STEPS.length).values()].map((hand) => hand.map(word).sort());
		expect(hands).toEqual(naive.hands.map((hand) => hand.map(word).sort()));
	});

	test('the printed total lacks what one call paid', () => {
		const total = pointsOf(WALK.lines, PRINTED.player);
		expect(total - PRINTED.total).toBe(pointsOf(WALK.lines, PRINTED.player, PRINTED.leftOut));
		expect([total, PRINTED.total]).toEqual([43, 41]);
	});

	test('with the card that Faith took, its giver would be 1st in Prudence', () => {
		const [gift] = SHEET.calls.faith.gifts;
		const { cards } = SHEET.calls.prudence;
		const back = new Map(cards)
			.set('camilla', (cards.get('camilla') as number) - 1)
			.set('stefano', (cards.get('stefano') as number) + 1);
		const faith = { ...SHEET.calls.faith, gifts: [] };
		const calls = { ...SHEET.calls, faith, prudence: { ...SHEET.calls.prudence, cards: back } };
		const ungiven: Sheet = { ...SHEET, calls };
		expect(walk(ungiven).places.get('prudence')?.first).toBe(gift?.from);
	});
});

/** What is so, from the scorer that shares no code with the engine. */
function truth({ call, predicts }: Step): string {
	const { places, points, totals, trios } = naive.result;
	const placed = call === 'trios' ? [] : places[call];
	const power = (place: number) => {
		const id = placed[place] ?? '';
		return String((points[id]?.[call] ?? NaN) - (place === 0 ? 5 : 2));
	};
	switch (predicts.kind) {
		case 'place':
			return placed[predicts.place === 'first' ? 0 : 1] ?? 'nobody';
		case 'places':
			return placed.join('+');
		case 'most':
			return predicts.place === 'first' ? '3' : '1';
		case 'givers':
			return example2.gifts.map(({ from }) => from).join('+');
		case 'barred':
			return placed[1] ?? 'nobody';
		case 'points':
			return power(predicts.who === 'second' ? 1 : 0);
		case 'trio':
			return Object.keys(trios)
				.filter((id) => (trios[id] ?? 0) > 0)
				.join('+');
		case 'total':
			return String(totals[predicts.player]);
	}
}

describe.each(each)('%s', (_id, step, at) => {
	test('the right answer is the second scorer’s, and one of at most five', () => {
		const { choices, right } = predict(step);
		const ids = choices.map(({ id }) => id);
		expect(right.id).toBe(truth(step));
		expect(ids).toContain(right.id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.length).toBeGreaterThanOrEqual(4);
		expect(ids.length).toBeLessThanOrEqual(5);
	});

	test('the table shows what it asks for only afterwards', () => {
		const revealed = linesOf(step.call, step.predicts);
		const seen = (answered: boolean) => rowsAt(at, answered).flatMap(({ lines }) => lines);
		for (const line of revealed) {
			expect(seen(false)).not.toContain(line);
			expect(seen(true)).toContain(line);
		}
		const parts = (answered: boolean) => rowsAt(at, answered).flatMap(({ part }) => part ?? []);
		if (step.predicts.kind === 'givers' || step.predicts.kind === 'barred') {
			expect(parts(false)).toEqual([]);
			expect(parts(true)).not.toEqual([]);
		}
	});

	test('what lies open is what the table may see (V2.5)', () => {
		for (const answered of [false, true]) {
			const open = [...laidAt(at, answered).values()].flat().filter(({ up }) => up);
			const others = open.filter(({ card }) => card.virtue !== step.call).map(({ card }) => word(card));
			const all = [...handsBefore(at).values()].flat().length;
			if (CALLS.indexOf(step.call) > CALLS.indexOf('hope')) expect(open).toHaveLength(all);
			else expect(others).toEqual(MOVING[step.id]?.(answered) ?? []);
		}
	});

	test('as many cards light up as the reason counts', () => {
		const { lines } = predict(step);
		for (const line of step.predicts.kind === 'total' ? [] : lines) {
			const counted = countedBy(line, handsBefore(at).get(line.player) ?? []);
			expect(counted.length, JSON.stringify(line)).toBe(expectedCount(line));
		}
	});
});

/** Before Hope is done, the only other cards in sight are those that change hands. */
const MOVING: Record<string, (answered: boolean) => string[]> = {
	'charity-discard': () => ['prudence 5 chalice'],
	'charity-most': () => ['justice 9 chalice'],
	'faith-givers': (answered) => (answered ? ['prudence 8 null'] : [])
};

function expectedCount(line: (typeof WALK.lines)[number]) {
	switch (line.clause) {
		case 'V2.3':
		case 'V6':
			return line.cards;
		case 'V7':
			return line.flames;
		case 'V8':
			return line.place === 'first' ? line.chalices + line.waters : 2 * line.pairs;
		case 'V9':
			return line.virtues.length;
		case 'V10.1':
			return 3 * line.trios;
		default:
			return 0;
	}
}

test('every entry of the ledger comes to light in one step', () => {
	const entries = WALK.lines.filter(({ call }) => call !== 'start');
	const told = STEPS.flatMap(({ call, predicts }) => linesOf(call, predicts));
	expect(told).toHaveLength(entries.length);
	expect(new Set(told)).toEqual(new Set(entries));
});

test('the steps go through the calls in order, and none has the name of another', () => {
	const order = STEPS.map(({ call }) => CALLS.indexOf(call));
	expect(order).toEqual([...order].sort((a, b) => a - b));
	expect(new Set(order).size).toBe(CALLS.length);
	expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
	expect(() => stepAt(STEPS.length)).toThrow();
});

test('every clause of the rules is met', () => {
	const written = [...readFileSync('docs/rules.md', 'utf8').matchAll(/^\s*- \*\*(V\d+(?:\.\d+)?)/gm)];
	const clauses = written.map(([, clause]) => clause as string);
	expect(clauses.length).toBeGreaterThan(20);
	expect([...clausesMet()].sort()).toEqual(clauses.sort());
});
