import * as v from 'valibot';
import { discard, gift, number, players, shown, text, value, virtue, whole } from './schema';
import type { Edit } from '../log/edit';
import type { History } from '../log/history';
import type { PlayerId } from '../rules/sheet';
import { CALLS, PLACES, TRIO_ICONS, VIRTUES } from '../rules/vocabulary';

const open = { open: v.optional(v.literal(true)) };
const asked = { player: text, ...open };
const spoken = { player: v.optional(text), ...open };
const call = v.picklist(VIRTUES);
const path = v.array(v.union([v.string(), v.number()]));

/** An edit as it is kept; of what is not ours nothing comes through. */
const edit = v.variant('kind', [
	v.object({ kind: v.literal('cards'), call, ...asked, answer: shown }),
	v.object({ kind: v.literal('best'), call, ...asked, answer: value }),
	v.object({
		kind: v.literal('higher'),
		call,
		place: v.picklist(PLACES),
		...open,
		answer: v.object({ order: v.array(text), among: v.optional(v.array(text)) })
	}),
	v.object({
		kind: v.literal('discards'),
		call: v.literal('charity'),
		place: v.picklist(PLACES),
		...spoken,
		answer: v.array(discard)
	}),
	v.object({ kind: v.literal('asks'), call: v.literal('faith'), ...spoken, answer: virtue }),
	v.object({ kind: v.literal('targets'), call: v.literal('hope'), ...spoken, answer: v.array(text) }),
	v.object({ kind: v.literal('lights'), call: v.literal('hope'), ...asked, answer: number }),
	v.object({
		kind: v.literal('icons'),
		call: v.picklist(['justice', 'temperance', 'trios']),
		icon: v.picklist(TRIO_ICONS),
		...asked,
		answer: number
	}),
	v.object({ kind: v.literal('trios'), call: v.literal('trios'), ...asked, answer: number }),
	v.object({ kind: v.literal('rest'), call, players: v.array(text) }),
	v.object({ kind: v.literal('table'), players }),
	v.object({ kind: v.literal('gifts'), call: v.literal('faith'), answer: v.array(gift) }),
	v.object({ kind: v.literal('call'), call: v.picklist(CALLS) }),
	v.object({ kind: v.literal('unsay'), path: v.pipe(path, v.check(isAnAnswer)) })
]);

export const writtenHistory = v.pipe(
	v.object({
		edits: v.pipe(
			v.array(edit),
			v.transform((edits) => edits as Edit[])
		),
		at: whole(0, Number.MAX_SAFE_INTEGER, 'not-a-number'),
		/** Those who sat down at the start, where others sit there now. */
		players: v.optional(players),
		touchedAt: v.optional(v.string())
	}),
	v.check(({ edits, at }) => at <= edits.length)
);

/** The log of a game, as a file holds it. */
export const writtenLog = v.object({
	entries: v.array(
		v.object({
			id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
			by: v.pipe(v.string(), v.maxLength(64)),
			clock: whole(1, Number.MAX_SAFE_INTEGER, 'not-a-number'),
			at: v.number(),
			body: v.union([edit, v.strictObject({ undo: v.string() })])
		})
	),
	/** Those who sat down at the start, where others sit there now. */
	players: v.optional(players),
	touchedAt: v.optional(v.string())
});

/** What can be taken back is an answer: the table and its players stay. */
function isAnAnswer(path: (string | number)[]) {
	const [part, call, kind, which] = path;
	if (part === 'icons') return path.length === 3 && TRIO_ICONS.some((icon) => icon === kind);
	if (part === 'trios') return path.length === 2;
	if (part !== 'calls' || !VIRTUES.some((virtue) => virtue === call)) return false;
	if (kind === 'cards' || kind === 'best') return path.length === 4;
	if (kind === 'higher') return path.length === 3;
	if (call === 'charity') return kind === 'discards' && path.length === 4 && PLACES.some((p) => p === which);
	if (call === 'faith')
		return (kind === 'asks' && path.length === 3) || (kind === 'gifts' && path.length === 4);
	if (call !== 'hope') return false;
	return (kind === 'targets' && path.length === 3) || (kind === 'lights' && path.length === 4);
}

/** Nobody is named in a history who does not sit at the table. */
export function isSeated({ players, edits }: History): boolean {
	let seated = new Set(players.map(({ id }) => id));
	return edits.every((edit) => {
		if (edit.kind === 'table') seated = new Set(edit.players.map(({ id }) => id));
		return namedIn(edit).every((id) => seated.has(id));
	});
}

function namedIn(edit: Edit): readonly PlayerId[] {
	const of = 'player' in edit && edit.player !== undefined ? [edit.player] : [];
	if (edit.kind === 'targets') return [...of, ...edit.answer];
	if (edit.kind === 'gifts') return edit.answer.map(({ from }) => from);
	if (edit.kind === 'rest') return edit.players;
	if (edit.kind === 'higher') return [...edit.answer.order, ...(edit.answer.among ?? [])];
	return of;
}
