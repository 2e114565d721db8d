import { isSame } from '../../../lib/log/same';
import { answerTo } from '../rules/answers';
import type { Answer, Answers, Kind, Path, Question, QuestionOf } from '../rules/question';
import type { ByPlayer, Gift, Player, PlayerId, Sheet } from '../rules/sheet';
import type { CallName, Place, Virtue } from '../rules/vocabulary';
import { claimed, recalled, type Power } from './power';
import { seated } from './seating';

/** What of a question says which answer it is about; the rest follows from the sheet. */
type Address<K extends Kind> = Pick<
	QuestionOf<K>,
	'kind' | Extract<keyof QuestionOf<K>, 'call' | 'player' | 'place' | 'icon'>
>;
/** What a place says. A file may not tell whose answer it was; whoever taps one does. */
type SaidForPlace<K extends Power> = Omit<Address<K>, 'player'> & { readonly player?: PlayerId };

/** An answer given or changed. A list that is still being put together, tap by tap, is `open`. */
export type Said = {
	[K in Kind]: (K extends Power ? SaidForPlace<K> : Address<K>) & {
		readonly answer: Answers[K];
		readonly open?: true;
	};
}[Kind];

/** Who gave which card to Faith. Nobody is asked, since it can be derived; a file may say it all the same. */
export interface SaidGifts {
	readonly kind: 'gifts';
	readonly call: 'faith';
	readonly answer: readonly Gift[];
}

/** One tap: an answer, the next Virtue called, another table, or something taken back that no longer fits anywhere. */
export type Edit =
	| Said
	| SaidGifts
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

const ADDRESS = ['kind', 'call', 'player', 'place', 'icon'];

/** The edit that answers a question. */
export function answering<K extends Kind>(question: QuestionOf<K>, answer: Answers[K], open = false): Said {
	const about = Object.fromEntries(Object.entries(question).filter(([key]) => ADDRESS.includes(key)));
	return { ...about, answer, ...(open && { open: true }) } as unknown as Said;
}

/** Whether two questions, or what was said to them, are about the same: of the same player too, whoever holds a place. */
export const isAbout = (a: Said | Question, b: Said | Question) =>
	ADDRESS.every((key) => a[key as 'kind'] === b[key as 'kind']);

/** The call that an edit is about; none where it is about the table. */
export function callOf(edit: Edit): CallName | undefined {
	if (edit.kind === 'table') return undefined;
	if (edit.kind !== 'unsay') return edit.call;
	const [part, call] = edit.path;
	return part === 'calls' ? (call as Virtue) : undefined;
}

export function apply({ sheet, called, open }: State, edit: Edit): State {
	if (edit.kind === 'call') return { sheet, called: edit.call };
	if (edit.kind === 'unsay') return { sheet: recalled(unsaid(sheet, edit.path)), called };
	if (edit.kind === 'gifts') return { sheet: withGifts(sheet, edit.answer), called };
	if (edit.kind === 'rest') return { sheet: recalled(withNone(sheet, edit)), called };
	if (edit.kind === 'table') {
		const now = { sheet: recalled(seated(sheet, edit.players)), called };
		return open && isAmong(open, edit.players) ? { ...now, open } : now;
	}
	return edit.open ? { sheet, called, open: edit } : { sheet: recalled(write(sheet, edit)), called };
}

/** Whether a list that is being put together is only about those who sit there. */
function isAmong(open: Said, players: readonly Player[]) {
	const named = [open.player, ...(open.kind === 'targets' ? open.answer : [])];
	return named.every((id) => players.some((player) => player.id === id));
}

/** Whether an edit would change nothing: a second tap on the same key, or what another tab has said already. */
export function isSaid({ sheet, called, open }: State, edit: Edit): boolean {
	if (edit.kind === 'unsay') return valueAt(sheet, edit.path) === undefined;
	if (edit.kind === 'call') return called === edit.call && !open;
	if (edit.kind === 'gifts') return isSame(sheet.calls.faith.gifts, edit.answer);
	if (edit.kind === 'rest') return edit.players.every((id) => sheet.calls[edit.call].cards.get(id) === 0);
	if (edit.kind === 'table') return isSame(sheet.players, edit.players);
	if (edit.open) return isSame(open, edit);
	return !open && isSame(saidTo(sheet, edit), edit.answer);
}

/** What stands on the sheet where this would be written. */
export const saidTo = (sheet: Sheet, about: Said | Question): Answer | undefined =>
	about.kind === 'higher' ? sheet.calls[about.call].higher : answerTo(sheet, questionOf(about));

/** The question that was answered, as far as it says where the answer belongs. */
const questionOf = (edit: Said | Question) => edit as unknown as Question;

/** What stands on a sheet at a path. */
export function valueAt(from: unknown, [key, ...deeper]: Path): unknown {
	if (key === undefined || typeof from !== 'object' || from === null) return from;
	const found = from instanceof Map ? from.get(key) : (from as Record<string, unknown>)[key];
	return valueAt(found, deeper);
}

/** Whose answer it was goes with it. */
function unsaid(sheet: Sheet, path: Path): Sheet {
	const [, call, kind, place] = path;
	const bare = without(sheet, path) as Sheet;
	if (kind === 'discards') return without(bare, ['calls', 'charity', 'by', place as Place]) as Sheet;
	return kind === 'asks' || kind === 'targets'
		? (without(bare, ['calls', call as Virtue, 'by']) as Sheet)
		: bare;
}

/** The same, with what stands at a path left out. */
function without(from: unknown, [key, ...deeper]: Path): unknown {
	const entries = from instanceof Map ? [...from] : Object.entries(from as object);
	const rest = entries.flatMap(([name, value]) => {
		if (String(name) !== String(key)) return [[name, value] as const];
		return deeper.length > 0 ? [[name, without(value, deeper)] as const] : [];
	});
	if (from instanceof Map) return new Map(rest);
	return Array.isArray(from) ? rest.map(([, value]) => value) : Object.fromEntries(rest);
}

function write(sheet: Sheet, edit: Said): Sheet {
	const { calls } = sheet;
	switch (edit.kind) {
		case 'cards':
		case 'best': {
			const call = calls[edit.call];
			const told = withAnswer(call[edit.kind] as ByPlayer<unknown>, edit.player, edit.answer);
			return { ...sheet, calls: { ...calls, [edit.call]: { ...call, [edit.kind]: told } } };
		}
		case 'higher': {
			const call = { ...calls[edit.call], higher: edit.answer };
			return { ...sheet, calls: { ...calls, [edit.call]: call } };
		}
		case 'discards':
			return claimed(sheet, { kind: edit.kind, place: edit.place, by: edit.player, answer: edit.answer });
		case 'asks':
			return claimed(sheet, { kind: edit.kind, place: 'first', by: edit.player, answer: edit.answer });
		case 'targets':
			return claimed(sheet, { kind: edit.kind, place: 'first', by: edit.player, answer: edit.answer });
		case 'lights': {
			const lights = withAnswer(calls.hope.lights, edit.player, edit.answer);
			return { ...sheet, calls: { ...calls, hope: { ...calls.hope, lights } } };
		}
		case 'icons': {
			const held = { ...sheet.icons.get(edit.player), [edit.icon]: edit.answer };
			return { ...sheet, icons: withAnswer(sheet.icons, edit.player, held) };
		}
		case 'trios':
			return { ...sheet, trios: withAnswer(sheet.trios, edit.player, edit.answer) };
		default:
			// Of a newer app: it stays in the log, and says nothing here.
			return sheet;
	}
}

function withNone(sheet: Sheet, { call, players }: Extract<Edit, { kind: 'rest' }>): Sheet {
	const cards = new Map([...sheet.calls[call].cards, ...players.map((id) => [id, 0] as const)]);
	return { ...sheet, calls: { ...sheet.calls, [call]: { ...sheet.calls[call], cards } } };
}

function withGifts(sheet: Sheet, gifts: readonly Gift[]): Sheet {
	return { ...sheet, calls: { ...sheet.calls, faith: { ...sheet.calls.faith, gifts } } };
}

const withAnswer = <T>(map: ByPlayer<T>, player: PlayerId, told: T): ByPlayer<T> =>
	new Map(map).set(player, told);
