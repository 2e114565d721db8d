import * as v from 'valibot';
import { playerList, text } from '../../../lib/exchange/envelope';
import { isObject } from '../../../lib/exchange/open';
import type { Setup } from '../../../lib/log/game';
import { namedIn, type Edit } from '../log/edit';
import type { Virtus } from '../log/game';
import { ANSWER_KINDS, FACETS, KINDS, type AnswerKind, type Facet } from '../rules/kinds';
import { aboutAt } from '../rules/where';
import { CALLS, FEWEST_PLAYERS, MOST_PLAYERS, PLACES, VIRTUES } from '../rules/vocabulary';
import { ANSWERS } from './schema';

const call = v.picklist(VIRTUES);
const path = v.array(v.union([v.string(), v.number()]));
const isAnswer = v.check((path: (string | number)[]) => aboutAt(path) !== undefined);

/** An answer as a log holds it: its kind, what it is about, and the answer itself. */
function answer(kind: AnswerKind) {
	const { call: own, alsoAt = [], at, by } = KINDS[kind];
	const entries: v.ObjectEntries = {
		...Object.fromEntries(at.flatMap((step) => (typeof step === 'string' ? [] : [[step.each, facet(step)]]))),
		// An order tells which place it was to decide; whose answer it was, a file of before does not tell.
		...(kind === 'higher' && { place: v.picklist(PLACES) }),
		...(by && { player: v.optional(text) }),
		kind: v.literal(kind),
		call: own ? v.picklist([own, ...alsoAt]) : call,
		answer: ANSWERS[kind],
		open: v.optional(v.literal(true))
	};
	return v.object(entries);
}
const facet = ({ each }: Facet) => (each === 'player' ? text : v.picklist(FACETS[each]));

const SAYABLE = new Map<unknown, v.GenericSchema<unknown, unknown>>([
	...ANSWER_KINDS.map((kind) => [kind, answer(kind)] as const),
	['rest', v.object({ kind: v.literal('rest'), call, players: v.array(text) })],
	['table', v.object({ kind: v.literal('table'), players: playerList(FEWEST_PLAYERS, MOST_PLAYERS) })],
	['call', v.object({ kind: v.literal('call'), call: v.picklist(CALLS) })],
	// What can be taken back is an answer: the table and its players stay.
	['unsay', v.object({ kind: v.literal('unsay'), path: v.pipe(path, isAnswer) })]
]);

/** What can be said, as it is kept; of what is not ours nothing comes through. */
export const body = v.pipe(
	v.lazy((said) => (isObject(said) && SAYABLE.get(said.kind)) || v.never()),
	v.transform((said) => said as Edit)
);

/** Nobody is named who does not sit at the table by then. */
export function isSeated({ players }: Setup<Virtus>, said: readonly Edit[]): boolean {
	let seated = new Set(players.map(({ id }) => id));
	return said.every((edit) => {
		if (edit.kind === 'table') seated = new Set(edit.players.map(({ id }) => id));
		return namedIn(edit).every((id) => seated.has(id));
	});
}
