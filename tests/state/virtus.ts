/**
 * How Virtus is told, for the model of several tabs: what was said is written by hand (virtus-paper.ts), and so is what a tap
 * says. What a table is asked upon that, and who wins, is the rules' to say (`walk`): the second scorer (tests/rules/naive.ts)
 * cannot tell it, since it plays whole games from real hands, while here half a game lies on the table, mended at random and
 * full of contradictions. It holds the rules to account in tests/rules; and the made-up game, whose model asks nobody,
 * holds the tabs.
 */
import type { Edit } from '../../src/games/virtus/log/edit';
import type { Answer, Question, QuestionOf } from '../../src/games/virtus/rules/question';
import type { Discard, Player, PlayerId } from '../../src/games/virtus/rules/sheet';
import { CALLS, VIRTUES, type CallName, type Virtue } from '../../src/games/virtus/rules/vocabulary';
import { walk } from '../../src/games/virtus/rules/walk';
import { namesIn, paperOf, saidTo, sheetOf } from './virtus-paper';
import { added, same, type Said as SaidOf } from './world';

export const PLAYERS: readonly Player[] = ['ada', 'bea', 'carlo'].map((id) => ({ id, name: id }));

type ListQuestion = QuestionOf<'discards' | 'targets'>;
type List = readonly (Discard | PlayerId)[];
export type Said = SaidOf<Edit>;

/** What somebody meant by a tap. */
export type Meant =
	| { tap: 'answer'; question: Question; answer: Answer }
	| { tap: 'mend'; question: Question; answer: Answer }
	| { tap: 'choose'; question: ListQuestion; one: Discard | PlayerId }
	| { tap: 'complete'; question: ListQuestion }
	| { tap: 'rest'; virtue: Virtue; players: readonly PlayerId[] }
	| { tap: 'seat'; players: readonly Player[] }
	| { tap: 'call'; virtue: CallName };

/** Worked out once: a run looks at the same table again and again. */
function once<T>(work: (said: Said) => T): (said: Said) => T {
	const known = new WeakMap<Said, T>();
	return (said) => {
		const found = known.get(said) ?? work(said);
		known.set(said, found);
		return found;
	};
}

export const paper = once(({ edits, at }) => paperOf(PLAYERS, edits.slice(0, at)));
export const sheet = once((said) => sheetOf(paper(said)));
const look = once((said) => ({ told: paper(said), sheet: sheet(said), ...walk(sheet(said)) }));

export function standing(said: Said) {
	const { next, outcome } = look(said);
	return { step: next?.call ?? (outcome ? undefined : 'trios'), winners: outcome?.winners };
}

/** Who is asked what, where and of which icon. */
function address(about: object) {
	const { kind, call, player, place, icon } = about as Record<string, unknown>;
	return { kind, call, player, place, icon };
}
const isAbout = (a: object, b: object) => same(address(a), address(b));

/** The answer as it is said: what of the question tells where it belongs, and nothing of what was possible. */
function answered(question: Question, answer: Answer, open = false): Edit {
	const said = Object.entries(address(question)).filter(([, value]) => value !== undefined);
	return { ...Object.fromEntries(said), answer, ...(open && { open }) } as unknown as Edit;
}

function editOf(meant: Meant, said: Said): Edit {
	if (meant.tap === 'call') return { kind: 'call', call: meant.virtue };
	if (meant.tap === 'rest') {
		// Who has left by then shows nothing, and is not said to.
		const seated = paper(said).players.map(({ id }) => id);
		return { kind: 'rest', call: meant.virtue, players: meant.players.filter((id) => seated.includes(id)) };
	}
	if (meant.tap === 'seat') return { kind: 'table', players: meant.players };
	const { question } = meant;
	if (meant.tap === 'answer' || meant.tap === 'mend') return answered(question, meant.answer);
	const { open } = paper(said);
	const list = open && 'answer' in open && isAbout(open, question) ? (open.answer as List) : [];
	if (meant.tap === 'complete') return answered(question, list as Answer);
	const longer = list.includes(meant.one) ? list.filter((one) => one !== meant.one) : [...list, meant.one];
	return answered(question, longer as Answer, longer.length < meant.question.most);
}

/** Whether the table would hear nothing new. */
function isHeard(said: Said, edit: Edit) {
	const [before, after] = [paper(said), paper(added(said, edit))];
	// That the rest show none closes no list: where they are counted so, it says nothing at all.
	return edit.kind === 'rest' ? same(before.lines, after.lines) : same(before, after);
}

export function press(meant: Meant, now: Said, before: Said): Said | undefined {
	if (isHeard(now, editOf(meant, before))) return now;
	const { told, next, steps, sheet } = look(now);
	const then = paper(before);
	if (meant.tap === 'rest') {
		if (meant.players.some((id) => told.lines.has(`cards ${meant.virtue} ${id}`))) return undefined;
	} else if (meant.tap === 'seat') {
		if (!same(told.players, then.players)) return undefined;
	} else if (meant.tap === 'call') {
		const isReached = CALLS.indexOf(next?.call ?? 'trios') >= CALLS.indexOf(meant.virtue);
		if (told.called !== then.called || !isReached) return undefined;
	} else {
		const { question } = meant;
		if (!same(saidTo(then, question), saidTo(told, question))) return undefined;
		// Anybody may speak up before their turn, and a tie or a trio can be told in two ways.
		const turn = walk(sheet, undefined, question.player).next;
		const open = [next, turn, next && 'instead' in next ? next.instead : undefined];
		const asked = [...open, ...steps.flatMap(({ answered }) => answered.map(({ question }) => question))];
		if (!asked.some((one) => one && isAbout(one, question))) return undefined;
	}
	const edit = editOf(meant, now);
	const seated = told.players.map(({ id }) => id);
	if ('answer' in edit && !namesIn(edit).every((id) => seated.includes(id))) return undefined;
	return isHeard(now, edit) ? now : added(now, edit);
}

/** Something that the table could tap now, one thing or another by `pick`. */
export function meant(said: Said, pick: number): Meant | undefined {
	const { next, told, sheet, steps } = look(said);
	const { players, called } = told;
	const mended = steps.flatMap(({ answered }) => answered)[pick % 29]?.question;
	if (pick % 5 === 0 && mended && typeof valueFor(mended, pick) === 'number')
		return { tap: 'mend', question: mended, answer: valueFor(mended, pick) as number };
	if (pick % 13 === 1) return { tap: 'seat', players: reseated(players, pick) };
	if (!next) return undefined;
	if (next.call !== called && pick % 3 > 0) return { tap: 'call', virtue: next.call };
	if (next.kind === 'cards') {
		const waiting = players.map(({ id }) => id).filter((id) => !told.lines.has(`cards ${next.call} ${id}`));
		if (pick % 11 === 2) return { tap: 'rest', virtue: next.call, players: waiting };
		// Somebody speaks up before their turn.
		const question = walk(sheet, undefined, waiting[pick % waiting.length]).next as Question;
		return { tap: 'answer', question, answer: valueFor(question, pick) as number };
	}
	const value = valueFor(next, pick);
	if (next.kind !== 'discards' && next.kind !== 'targets')
		return { tap: 'answer', question: next, answer: value as number };
	const question = next as ListQuestion;
	// Somebody else has spoken for the place, and there is nobody left to name: that much has to be said.
	const isEmpty = next.kind === 'targets' && next.choices.length === 0;
	return pick % 4 === 0 || isEmpty
		? { tap: 'complete', question }
		: { tap: 'choose', question, one: value as string };
}

/** Another name, another seat, one more or one less. */
function reseated(players: readonly Player[], pick: number): readonly Player[] {
	const [first, ...rest] = players as [Player, ...Player[]];
	const another = { id: `p${pick}`, name: 'Dora' };
	const isThere = players.some(({ id }) => id === another.id);
	const tables: readonly (readonly Player[])[] = [
		[{ ...first, name: `${pick}` }, ...rest],
		[...rest, first],
		players.length > 2 ? rest : players,
		isThere || players.length > 6 ? players : [...players, another]
	];
	return tables[pick % tables.length] ?? players;
}

function valueFor(question: Question, pick: number) {
	const among = <T>(some: readonly T[]) => some[pick % some.length] as T;
	const upTo = (most: number, least = 0) => least + (pick % (Math.min(most, least + 4) - least + 1));
	switch (question.kind) {
		case 'cards':
		case 'lights':
			return upTo(question.most);
		case 'best':
			return among(question.values);
		case 'discards':
			return { icon: among(['chalice', 'flame', null]) };
		case 'asks':
			return among(VIRTUES);
		case 'targets':
			return among(question.choices);
		case 'icons':
		case 'trios':
			return upTo(question.most, question.least);
		case 'higher':
			return { order: [...question.above, among(question.choices)], among: question.among };
	}
}

export function isSameKeys(first: Meant, second: Meant) {
	if (!('question' in first) || !('question' in second)) return false;
	const [one, two] = [first.question, second.question];
	if (first.tap === 'answer' && second.tap === 'answer')
		return one.kind === two.kind && one.call === two.call;
	return (
		first.tap === 'choose' && one.player === two.player && second.tap !== 'answer' && second.tap !== 'mend'
	);
}
