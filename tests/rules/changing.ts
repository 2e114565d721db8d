/** Answers changed at random: anything that a file may say, whether or not it fits the rest. */
import fc from 'fast-check';
import type { Answer, Question } from '../../src/games/virtus/rules/question';
import type { Sheet } from '../../src/games/virtus/rules/sheet';
import { TRIO_ICONS } from '../../src/games/virtus/rules/vocabulary';
import { tell } from './answering';
import { at, VIRTUES } from './deck';

const KINDS = [
	'cards',
	'best',
	'higher',
	'discards',
	'asks',
	'gifts',
	'targets',
	'lights',
	'icons',
	'trios'
] as const;

export type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
export const change = fc.record({
	kind: fc.constantFrom(...KINDS),
	call: fc.constantFrom(...VIRTUES),
	seats: fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }),
	number: fc.nat(14),
	values: fc.option(fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 6 })),
	cards: fc.array(
		fc.record({
			virtue: fc.constantFrom(...VIRTUES),
			value: fc.integer({ min: 1, max: 14 }),
			icon: fc.constantFrom(...TRIO_ICONS, null)
		}),
		{ maxLength: 4 }
	),
	place: fc.constantFrom('first' as const, 'second' as const)
});

export function changed(sheet: Sheet, { kind, call, seats, number, values, cards, place }: Change): Sheet {
	const ids = seats.map((seat) => at(sheet.players, seat % sheet.players.length).id);
	const player = at(ids, 0);
	const say = (question: Partial<Question>, answer: Answer) =>
		tell(sheet, { kind, player, ...question } as Question, answer);
	switch (kind) {
		case 'cards':
			return say({ call }, values ?? number);
		case 'best':
			return say({ call }, Math.max(1, number));
		case 'higher':
			return say({ call }, { order: ids, ...(number % 2 && { among: sheet.players.map(({ id }) => id) }) });
		case 'trios':
			return say({}, number);
		case 'discards':
			return say({ call: 'charity', place }, cards);
		case 'asks':
			return say({ call: 'faith' }, call);
		case 'gifts': {
			const gifts = ids.map((from, i) => ({ from, value: Math.max(1, number - i) }));
			return { ...sheet, calls: { ...sheet.calls, faith: { ...sheet.calls.faith, gifts } } };
		}
		case 'targets':
			return say({ call: 'hope' }, ids);
		case 'lights':
			return say({ call: 'hope' }, number);
		case 'icons':
			return say({ icon: at(TRIO_ICONS, number % 3) }, number);
	}
}
