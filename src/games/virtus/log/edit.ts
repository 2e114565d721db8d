import { isSame } from '../../../lib/log/same';
import { saidTo } from '../rules/answers';
import { KINDS, namesIn, type Answers, type Given } from '../rules/kinds';
import { aboutAt, pathOf, signerPathOf, withAnswer } from '../rules/where';
import { valueAt, without, withValue, type Path } from '../../../lib/path';
import type { Question } from '../rules/question';
import type { Player, PlayerId, Sheet } from '../rules/sheet';
import { VIRTUES, type CallName, type Virtue } from '../rules/vocabulary';
import { claimed, isOfPlace, recalled } from './power';
import { seated } from './seating';

/** An answer given or changed, or who gave which card to Faith, as files may tell it. A list that is still being put together, tap by tap, is `open`. */
export type Said = Given & { readonly open?: true };

/** One tap: an answer, the next Virtue called, another table, or something taken back that no longer fits anywhere. */
export type Edit =
	| Said
	/** These show none: the rest of the table in one tap. */
	| { readonly kind: 'rest'; readonly call: Virtue; readonly players: readonly PlayerId[] }
	| { readonly kind: 'table'; readonly players: readonly Player[] }
	| { readonly kind: 'call'; readonly call: CallName }
	| { readonly kind: 'unsay'; readonly path: Path };

/** What the table has said, which Virtue it has called last, and the list it is in the middle of. */
export interface State {
	readonly sheet: Sheet;
	readonly called: CallName;
	readonly open?: Said;
}

const ADDRESS = ['kind', 'call', 'player', 'place', 'icon'] as const;
type Addressed = { readonly [key in (typeof ADDRESS)[number]]?: string | undefined };

/** The edit that answers a question. */
export function answering<Q extends Question>(question: Q, answer: Answers[Q['kind']], open = false): Said {
	const asked: Addressed = question;
	const about = ADDRESS.flatMap((key) => (asked[key] === undefined ? [] : [[key, asked[key]]]));
	return { ...Object.fromEntries(about), answer, ...(open && { open: true }) };
}

/** Whether two questions, or what was said to them, are about the same: of the same player too, whoever holds a place. */
export const isAbout = (a: Addressed, b: Addressed) => ADDRESS.every((key) => a[key] === b[key]);

/** The call that an edit is about; none where it is about the table. */
export function callOf(edit: Edit): CallName | undefined {
	if (edit.kind === 'table') return undefined;
	if (edit.kind !== 'unsay') return edit.call;
	return VIRTUES.find((virtue) => edit.path[0] === 'calls' && edit.path[1] === virtue);
}

export function apply({ sheet, called, open }: State, edit: Edit): State {
	if (edit.kind === 'call') return { sheet, called: edit.call };
	if (edit.kind === 'unsay') return { sheet: recalled(unsaid(sheet, edit.path)), called };
	if (edit.kind === 'rest') return { sheet: recalled(withNone(sheet, edit)), called };
	if (edit.kind === 'table') {
		const now = { sheet: recalled(seated(sheet, edit.players)), called };
		return open && isAmong(open, edit.players) ? { ...now, open } : now;
	}
	return edit.open ? { sheet, called, open: edit } : { sheet: recalled(written(sheet, edit)), called };
}

/** Whether a list that is being put together is only about those who sit there. */
const isAmong = (open: Said, players: readonly Player[]) =>
	namedIn(open).every((id) => players.some((player) => player.id === id));

/** Everyone whom an edit names, but for those who sit down. */
export function namedIn(edit: Edit): readonly PlayerId[] {
	if (edit.kind === 'rest') return edit.players;
	const { player }: Addressed = edit;
	const of = player === undefined ? [] : [player];
	return isKnown(edit) ? [...of, ...namesIn(edit).map(([id]) => id)] : of;
}

/** What a newer app has said stays in the log, and says nothing here. */
const isKnown = (edit: Edit): edit is Said => Object.hasOwn(KINDS, edit.kind);

/** Whether an edit would change nothing: a second tap on the same key, or what another tab has said already. */
export function isSaid({ sheet, called, open }: State, edit: Edit): boolean {
	if (edit.kind === 'unsay') return valueAt(sheet, edit.path) === undefined;
	if (edit.kind === 'call') return called === edit.call && !open;
	if (edit.kind === 'rest') return edit.players.every((id) => sheet.calls[edit.call].cards.get(id) === 0);
	if (edit.kind === 'table') return isSame(sheet.players, edit.players);
	if (edit.open) return isSame(open, edit);
	return !open && isKnown(edit) && isSame(saidTo(sheet, edit), edit.answer);
}

/** Whose answer it was goes with it. */
function unsaid(sheet: Sheet, path: Path): Sheet {
	const about = aboutAt(path);
	const signer = about && signerPathOf(about);
	const bare = without(sheet, path);
	return signer ? without(bare, signer) : bare;
}

function written(sheet: Sheet, said: Said): Sheet {
	if (!isKnown(said)) return sheet;
	return isOfPlace(said) ? claimed(sheet, said) : withAnswer(sheet, said);
}

const withNone = (sheet: Sheet, { call, players }: Extract<Edit, { kind: 'rest' }>): Sheet =>
	players.reduce((now, player) => withValue(now, pathOf({ kind: 'cards', call, player }), 0), sheet);
