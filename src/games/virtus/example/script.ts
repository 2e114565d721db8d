import { m } from '$lib/paraglide/messages.js';
import type { LedgerLine } from '../rules/ledger';
import type { PlayerId } from '../rules/sheet';
import type { CallName, Place } from '../rules/vocabulary';
import { nameOf, PRINTED, SHEET } from './example';

/** What the learner says before the app shows it. The answer is never written here: predict.ts has it from the walk. */
export type Predicts =
	| { readonly kind: 'place'; readonly place: Place }
	| { readonly kind: 'places' }
	/** How many cards Charity lets a place give up. */
	| { readonly kind: 'most'; readonly place: Place }
	| { readonly kind: 'givers' }
	| { readonly kind: 'barred' }
	/** What a power pays: one entry of the ledger. With `both`, the other place's entry is shown along with it. */
	| {
			readonly kind: 'points';
			readonly clause: LedgerLine['clause'];
			readonly who: Place | 'takes';
			readonly both?: true;
	  }
	| { readonly kind: 'trio' }
	| { readonly kind: 'total'; readonly player: PlayerId };

type Sentence = () => string;

/** A sentence in the margin, and the clauses of the rules that it tells. */
export interface Remark {
	readonly says: Sentence;
	readonly clauses: readonly string[];
}

export interface Step {
	readonly id: string;
	readonly call: CallName;
	readonly predicts: Predicts;
	/** What one has to know to say it. The sentences are those of the summary card: each rule is told in one place. */
	readonly rule: Remark;
	/** What else there is to know, told after the answer. */
	readonly note?: Remark;
	/** What changes hands in this step: a discard of Charity's places, or the gift that Faith asks for. */
	readonly moves?: Place | 'gift';
}

const remark = (says: Sentence, ...clauses: string[]): Remark => ({ says, clauses });
const giver = () => nameOf(SHEET.calls.faith.gifts[0]?.from ?? '');

/** What the table is told before the first call. */
export const LEGEND: readonly Remark[] = [
	remark(m.example_legend_virtue, 'V1.1', 'V1.6'),
	remark(m.example_legend_value, 'V1.2'),
	remark(m.example_legend_icon, 'V1.3'),
	remark(m.example_legend_box, 'V1.4')
];
export const OPENING = remark(m.details_places_5, 'V1.5');

export const STEPS: readonly Step[] = [
	{
		id: 'charity-first',
		call: 'charity',
		predicts: { kind: 'place', place: 'first' },
		rule: remark(m.details_places_1, 'V2.2', 'V2.3'),
		note: remark(m.example_note_hidden, 'V2.5')
	},
	{
		id: 'charity-second',
		call: 'charity',
		predicts: { kind: 'place', place: 'second' },
		rule: remark(m.details_places_2, 'V2.2')
	},
	{
		id: 'charity-discard',
		call: 'charity',
		predicts: { kind: 'points', clause: 'V3', who: 'first' },
		rule: remark(m.details_charity_2, 'V3'),
		note: remark(m.details_charity_3, 'V3'),
		moves: 'first'
	},
	{
		id: 'charity-most',
		call: 'charity',
		predicts: { kind: 'most', place: 'second' },
		rule: remark(m.details_charity_1, 'V3'),
		note: remark(m.details_charity_4, 'V3'),
		moves: 'second'
	},
	{
		id: 'faith-places',
		call: 'faith',
		predicts: { kind: 'places' },
		rule: remark(m.details_places_1, 'V2.2', 'V2.3'),
		note: remark(m.details_places_4, 'V2.6')
	},
	{
		id: 'faith-givers',
		call: 'faith',
		predicts: { kind: 'givers' },
		rule: remark(m.details_faith_2, 'V4'),
		note: remark(m.details_faith_3, 'V4'),
		moves: 'gift'
	},
	{
		id: 'hope-places',
		call: 'hope',
		predicts: { kind: 'places' },
		rule: remark(m.example_rule_hands, 'V2.1')
	},
	{
		id: 'hope-barred',
		call: 'hope',
		predicts: { kind: 'barred' },
		rule: remark(m.details_hope_1, 'V5'),
		note: remark(m.details_hope_3, 'V5.1')
	},
	{
		id: 'hope-lights',
		call: 'hope',
		predicts: { kind: 'points', clause: 'V5', who: 'takes' },
		rule: remark(m.details_hope_2, 'V5.2'),
		note: remark(m.details_hope_4, 'V5.3', 'V2.5')
	},
	{
		id: 'fortitude-places',
		call: 'fortitude',
		predicts: { kind: 'places' },
		rule: remark(m.details_places_2, 'V2.2')
	},
	{
		id: 'fortitude-second',
		call: 'fortitude',
		predicts: { kind: 'points', clause: 'V6', who: 'second', both: true },
		rule: remark(() => `${m.details_fortitude_1()} ${m.details_fortitude_2()}`, 'V6')
	},
	{
		id: 'justice-places',
		call: 'justice',
		predicts: { kind: 'places' },
		rule: remark(m.details_places_3, 'V2.4'),
		note: remark(m.example_note_none, 'V2.4')
	},
	{
		id: 'justice-first',
		call: 'justice',
		predicts: { kind: 'points', clause: 'V7', who: 'first', both: true },
		rule: remark(m.details_justice_1, 'V7'),
		note: remark(m.details_justice_2, 'V7')
	},
	{
		id: 'temperance-places',
		call: 'temperance',
		predicts: { kind: 'places' },
		rule: remark(m.details_places_1, 'V2.2', 'V2.3')
	},
	{
		id: 'temperance-first',
		call: 'temperance',
		predicts: { kind: 'points', clause: 'V8', who: 'first' },
		rule: remark(m.details_temperance_1, 'V8'),
		note: remark(m.details_temperance_3, 'V8')
	},
	{
		id: 'temperance-second',
		call: 'temperance',
		predicts: { kind: 'points', clause: 'V8', who: 'second' },
		rule: remark(m.details_temperance_2, 'V8')
	},
	{
		id: 'prudence-places',
		call: 'prudence',
		predicts: { kind: 'places' },
		rule: remark(m.example_rule_hands, 'V2.1'),
		note: remark(() => m.example_note_gift({ giver: giver() }), 'V2.1', 'V4')
	},
	{
		id: 'prudence-first',
		call: 'prudence',
		predicts: { kind: 'points', clause: 'V9', who: 'first' },
		rule: remark(m.details_prudence_1, 'V9')
	},
	{
		id: 'prudence-second',
		call: 'prudence',
		predicts: { kind: 'points', clause: 'V9', who: 'second' },
		rule: remark(m.details_prudence_2, 'V9'),
		note: remark(m.details_prudence_3, 'V9')
	},
	{
		id: 'trios',
		call: 'trios',
		predicts: { kind: 'trio' },
		rule: remark(m.details_trios_1, 'V10.1')
	},
	{
		id: 'total',
		call: 'trios',
		predicts: { kind: 'total', player: PRINTED.player },
		rule: remark(m.example_rule_total, 'V10.2'),
		note: remark(m.details_trios_2, 'V10.2')
	}
];

/** Every clause that the example meets: at the start, in a step, or in a step's margin. */
export const clausesMet = (): ReadonlySet<string> =>
	new Set([
		...[...LEGEND, OPENING].flatMap(({ clauses }) => clauses),
		...STEPS.flatMap(({ rule, note }) => [...rule.clauses, ...(note?.clauses ?? [])])
	]);
