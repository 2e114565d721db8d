import { isSame } from '../../../lib/log/same';
import { saying, type Tap } from '../../../lib/log/tap';
import type { Answers } from '../rules/kinds';
import type { Answer, Question, QuestionOf } from '../rules/question';
import type { Discard, Player, PlayerId } from '../rules/sheet';
import { CALLS, type CallName, type Virtue } from '../rules/vocabulary';
import { saidTo } from '../rules/answers';
import { valueAt, type Path } from '../../../lib/path';
import { answering, namedIn, type Edit, type Said } from './edit';
import type { Virtus, VirtusPosition } from './game';

type VirtusTap = Tap<Virtus>;
type List = readonly (Discard | PlayerId)[];
type ListQuestion = QuestionOf<'discards' | 'targets'>;

/** An answer, where its question is still open: should it name somebody who has left by then, nobody means it any more. */
const giving = (said: (game: VirtusPosition) => Said, about: Question | Said): VirtusTap =>
	saying(said, (now, before) => asksStill(about)(now, before) && namedIn(said(now)).every(isSeatedAt(now)));

const isSeatedAt = ({ state }: VirtusPosition) => {
	const seated = new Set(state.sheet.players.map(({ id }) => id));
	return (id: PlayerId) => seated.has(id);
};

export const answer = (question: Question, said: Answer): VirtusTap =>
	giving(() => answering(question, said), question);

/** A list as it lies there: of cards where cards are asked for, of players where players are. */
const listing = (question: ListQuestion, list: List, open = false) =>
	answering(question, list as Answers[ListQuestion['kind']], open);

/** One card or player more on a list; a player who is on it already, less. Full, it is complete, and takes no more. */
export const choose = (question: ListQuestion, one: Discard | PlayerId, from: List = []): VirtusTap =>
	giving((game) => {
		const list = game.view.listFor<Answer & List>(question) ?? from;
		const isOn = typeof one === 'string' && list.includes(one);
		const more = list.length < question.most ? [...list, one] : list;
		const chosen = isOn ? list.filter((other) => other !== one) : more;
		return listing(question, chosen, chosen.length < question.most);
	}, question);

/** One such card less on a list. */
export const drop = (question: ListQuestion, card: Discard, from: List = []): VirtusTap =>
	giving((game) => {
		const list = game.view.listFor<Answer & List>(question) ?? from;
		const at = list.findIndex((one) => isSame(one, card));
		return listing(question, at < 0 ? list : list.toSpliced(at, 1), true);
	}, question);

/** The list is complete as it lies there. */
export const complete = (question: ListQuestion, from: List = []): VirtusTap =>
	giving((game) => listing(question, game.view.listFor<Answer & List>(question) ?? from), question);

export const call = (virtue: CallName): VirtusTap =>
	saying(
		() => ({ kind: 'call', call: virtue }),
		(now, before) => {
			const next = now.view.walk.next?.call ?? 'trios';
			return now.state.called === before.state.called && CALLS.indexOf(next) >= CALLS.indexOf(virtue);
		}
	);

/** None of these shows a card; but whoever has been counted by then does not come back to it, nor whoever has left. */
export const rest = (virtue: Virtue, players: readonly PlayerId[]): VirtusTap => {
	const isCounted = (game: VirtusPosition, id: PlayerId) => game.state.sheet.calls[virtue].cards.has(id);
	const waiting = (game: VirtusPosition) =>
		players.filter(isSeatedAt(game)).filter((id) => !isCounted(game, id));
	return saying(
		(game) => ({ kind: 'rest', call: virtue, players: waiting(game) }),
		(now) => !players.some((id) => isCounted(now, id))
	);
};

/** Somebody has another name or another seat, has come, or was never there. */
export const table = (players: readonly Player[]): VirtusTap =>
	saying(
		() => ({ kind: 'table', players }),
		(now, before) => isSame(now.state.sheet.players, before.state.sheet.players)
	);

/** Takes back what was said, and stands there still as it was. */
export const takeBack = (path: Path): VirtusTap =>
	saying(
		() => ({ kind: 'unsay', path }),
		(now, before) => isSame(valueAt(now.state.sheet, path), valueAt(before.state.sheet, path))
	);

/** An answer still fits where its question may be asked, or was answered, as it was then: of the same player too. */
const asksStill = (question: Question | Said) => (now: VirtusPosition, before: VirtusPosition) => {
	return (
		now.view.takes(question) &&
		isSame(saidTo(now.state.sheet, question), saidTo(before.state.sheet, question))
	);
};

/** What another page of this tab has said of a game, to be said again upon it. */
export function again(edit: Edit): VirtusTap {
	if (edit.kind === 'call') return call(edit.call);
	if (edit.kind === 'unsay') return takeBack(edit.path);
	if (edit.kind === 'gifts') return saying(() => edit, hasSameGifts);
	if (edit.kind === 'rest') return rest(edit.call, edit.players);
	if (edit.kind === 'table') return table(edit.players);
	return giving(() => edit, edit);
}

const hasSameGifts = (now: VirtusPosition, before: VirtusPosition) =>
	isSame(now.state.sheet.calls.faith.gifts, before.state.sheet.calls.faith.gifts);
