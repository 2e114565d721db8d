import type { Answer, Path, Question, QuestionOf } from '../rules/question';
import type { Discard, Player, PlayerId } from '../rules/sheet';
import { CALLS, type CallName, type Virtue } from '../rules/vocabulary';
import { answering, isSaid, isSame, saidTo, standingAt, type Edit, type Said } from './edit';
import type { Game } from './game';
import type { History } from './history';

/** What a finger meant: so that it can be meant again upon a game that another tab has moved on. */
export interface Tap {
	/** The game after it; the very same one where it says nothing new. */
	readonly upon: (game: Game) => Game;
	/** Upon another game than it was made on: whether it is done there already, still means the same, or neither. */
	readonly standing: (now: Game, before: Game) => 'done' | 'open' | 'overtaken';
}

type List = readonly (Discard | PlayerId)[];
type ListQuestion = QuestionOf<'discards' | 'targets'>;

/** A tap that adds an edit. Which one may depend on the game: one more card on a list is upon those that lie there. */
const telling = (edit: (game: Game) => Edit, fits: (now: Game, before: Game) => boolean): Tap => ({
	upon: (game) => game.extended(edit(game)),
	standing: (now, before) => {
		if (isSaid(now.told, edit(before))) return 'done';
		return fits(now, before) ? 'open' : 'overtaken';
	}
});

export const answer = (question: Question, said: Answer): Tap =>
	telling(() => answering(question, said as never), asksStill(question));

/** One card or player more on a list; a player who is on it already, less. Full, it is complete, and takes no more. */
export const choose = (question: ListQuestion, one: Discard | PlayerId, from: List = []): Tap =>
	telling((game) => {
		const list = game.listFor<Answer & List>(question) ?? from;
		const isOn = typeof one === 'string' && list.includes(one);
		const more = list.length < question.most ? [...list, one] : list;
		const chosen = isOn ? list.filter((other) => other !== one) : more;
		return answering(question, chosen as never, chosen.length < question.most);
	}, asksStill(question));

/** One such card less on a list. */
export const drop = (question: ListQuestion, card: Discard, from: List = []): Tap =>
	telling((game) => {
		const list = game.listFor<Answer & List>(question) ?? from;
		const at = list.findIndex((one) => isSame(one, card));
		return answering(question, (at < 0 ? list : list.toSpliced(at, 1)) as never, true);
	}, asksStill(question));

/** The list is complete as it lies there. */
export const complete = (question: ListQuestion, from: List = []): Tap =>
	telling(
		(game) => answering(question, (game.listFor<Answer & List>(question) ?? from) as never),
		asksStill(question)
	);

export const call = (virtue: CallName): Tap =>
	telling(
		() => ({ kind: 'call', call: virtue }),
		(now, before) => {
			const next = now.walk.next?.call ?? 'trios';
			return now.told.called === before.told.called && CALLS.indexOf(next) >= CALLS.indexOf(virtue);
		}
	);

/** None of these shows a card; but whoever has been counted by then does not come back to it. */
export const rest = (virtue: Virtue, players: readonly PlayerId[]): Tap => {
	const isCounted = (game: Game, id: PlayerId) => game.told.sheet.calls[virtue].cards.has(id);
	return telling(
		(game) => ({ kind: 'rest', call: virtue, players: players.filter((id) => !isCounted(game, id)) }),
		(now) => !players.some((id) => isCounted(now, id))
	);
};

/** Somebody has another name or another seat, has come, or was never there. */
export const table = (players: readonly Player[]): Tap =>
	telling(
		() => ({ kind: 'table', players }),
		(now, before) => isSame(now.told.sheet.players, before.told.sheet.players)
	);

/** Takes back what was said, and stands there still as it was. */
export const takeBack = (path: Path): Tap =>
	telling(
		() => ({ kind: 'unsay', path }),
		(now, before) => isSame(standingAt(now.told.sheet, path), standingAt(before.told.sheet, path))
	);

export const undo: Tap = {
	upon: (game) => game.undone(),
	standing: (now, before) => {
		const takenBack = last(before);
		if (isSame(last(now), takenBack)) return 'open';
		return isSame(next(now), takenBack) ? 'done' : 'overtaken';
	}
};
export const redo: Tap = {
	upon: (game) => game.redone(),
	standing: (now, before) => {
		const broughtBack = next(before);
		if (isSame(next(now), broughtBack)) return 'open';
		return isSame(last(now), broughtBack) ? 'done' : 'overtaken';
	}
};
const last = ({ history: { edits, at } }: Game) => edits[at - 1];
const next = ({ history: { edits, at } }: Game) => edits[at];

/** An answer still fits where its question may be asked, or was answered, as it was then: of the same player too. */
const asksStill = (question: Question | Said) => (now: Game, before: Game) => {
	return now.takes(question) && isSame(saidTo(now.told.sheet, question), saidTo(before.told.sheet, question));
};

/** The taps that lead from a game to a history that another page has made of it. */
export function retold(from: Game, to: History): Tap[] {
	const [was, now] = [counted(from.history), counted(to)];
	const parting = now.findIndex((edit, i) => !isSame(edit, was[i]));
	const shared = Math.min(was.length, parting < 0 ? now.length : parting);
	return [...was.slice(shared).map(() => undo), ...now.slice(shared).map(again)];
}
const counted = ({ edits, at }: History) => edits.slice(0, at);

function again(edit: Edit): Tap {
	if (edit.kind === 'call') return call(edit.call);
	if (edit.kind === 'unsay') return takeBack(edit.path);
	if (edit.kind === 'gifts') return telling(() => edit, hasSameGifts);
	if (edit.kind === 'rest') return rest(edit.call, edit.players);
	if (edit.kind === 'table') return table(edit.players);
	return telling(() => edit, asksStill(edit));
}

const hasSameGifts = (now: Game, before: Game) =>
	isSame(now.told.sheet.calls.faith.gifts, before.told.sheet.calls.faith.gifts);

/** A tap, and the games before and after it. */
export interface Tapped {
	readonly tap: Tap;
	readonly before: Game;
	readonly after: Game;
}

/** What a tap makes of a game; nothing where it says nothing new. */
export function tapped(tap: Tap, before: Game): Tapped | undefined {
	const after = tap.upon(before);
	return after === before ? undefined : { tap, before, after };
}

/**
 * The same taps upon the game that the disk holds: another tab has been there, or a write that we thought lost was not.
 * None is done twice; one that another tab has overtaken is left out, and counted.
 */
export function rebased(taps: readonly Tapped[], disk: Game): { taps: Tapped[]; overtaken: number } {
	const written = taps.findLastIndex(({ after }) => isSameHistory(after, disk));
	const anew: Tapped[] = [];
	let overtaken = 0;
	for (const { tap, before } of taps.slice(written + 1)) {
		const now = anew.at(-1)?.after ?? disk;
		const standing = tap.standing(now, before);
		if (standing === 'overtaken') overtaken += 1;
		if (standing !== 'open') continue;
		const again = tapped(tap, now);
		if (again) anew.push(again);
	}
	return { taps: anew, overtaken };
}

const isSameHistory = ({ history: a }: Game, { history: b }: Game) =>
	a.at === b.at && isSame(a.edits, b.edits);
