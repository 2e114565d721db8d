import * as v from 'valibot';
import { text, whole } from '../../../lib/exchange/envelope';
import { open } from '../../../lib/exchange/open';
import type { AnswerKind } from '../rules/kinds';
import { CARDS_A_VIRTUE, ICONS, VIRTUES } from '../rules/vocabulary';

/** What can be wrong with a file of Virtus alone, beside what cannot be true together. */
export type VirtusCode = 'not-a-count' | 'not-a-value' | 'unknown-virtue' | 'unknown-icon' | 'missing-icon';
const code = (code: VirtusCode) => code;

const value = whole(1, CARDS_A_VIRTUE, code('not-a-value'));
const count = whole(0, CARDS_A_VIRTUE, code('not-a-count'));
/** Icons have no ceiling in the rules but the deck itself. */
const number = whole(0, CARDS_A_VIRTUE * VIRTUES.length, 'not-a-number');
const virtue = v.picklist(VIRTUES, code('unknown-virtue'));
const icon = v.nullable(v.picklist(ICONS, code('unknown-icon')));
const ids = v.array(text, 'not-a-list');

const discard = open({
	virtue: v.optional(virtue),
	value: v.optional(value),
	icon: v.pipe(
		v.custom<unknown>((input) => input !== undefined, code('missing-icon')),
		icon
	)
});
const gift = open({ from: text, value: v.optional(value), icon: v.optional(icon) });

/** What makes a sensible answer of each kind, in a log as in a file. */
export const ANSWERS = {
	cards: v.lazy((input) => (Array.isArray(input) ? v.array(value) : count)),
	best: value,
	higher: v.object({ order: ids, among: v.optional(ids) }),
	discards: v.array(discard, 'not-a-list'),
	asks: virtue,
	gifts: v.array(gift, 'not-a-list'),
	targets: ids,
	lights: number,
	icons: number,
	trios: number
} satisfies Record<AnswerKind, v.GenericSchema>;

/** A file does not tell of whom an order was said: there, it is all who are tied. */
export const IN_FILE = { ...ANSWERS, higher: ids } satisfies Record<AnswerKind, v.GenericSchema>;
