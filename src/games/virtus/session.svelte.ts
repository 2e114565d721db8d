import { isUndo } from '$lib/log/entry';
import { isSame } from '$lib/log/same';
import { redo, undo } from '$lib/log/tap';
import { isOf, type LiveGame } from '$lib/state/live-game.svelte';
import { startGame } from '$lib/state/opening';
import type { Database } from '$lib/storage/db';
import type { Edit } from './log/edit';
import { virtus, type Virtus } from './log/game';
import * as taps from './log/tap';
import type { Way } from './log/view';
import { saidTo } from './rules/answers';
import type { Path } from '$lib/path';
import type { Answer, Question, QuestionOf } from './rules/question';
import type { Discard, Order, Player, PlayerId } from './rules/sheet';
import type { CallName, Virtue } from './rules/vocabulary';

type ListQuestion = QuestionOf<'discards' | 'targets'>;
type List = readonly (Discard | PlayerId)[];

/** One game at the table: what it shows, and what can be tapped. */
export class Session {
	readonly #live: LiveGame<Virtus>;

	constructor(live: LiveGame<Virtus>) {
		this.#live = live;
	}

	get record() {
		return this.#live.record;
	}
	get players() {
		return this.state.sheet.players;
	}
	/** The game as it is shown, to be written elsewhere. */
	get game() {
		const { record, log } = this.#live;
		return { record, log };
	}
	get state() {
		return this.#live.shown.state;
	}
	get walk() {
		return this.#live.shown.view.walk;
	}
	get canUndo() {
		return this.#live.shown.canUndo;
	}
	get canRedo() {
		return this.#live.shown.canRedo;
	}
	/** Everything that was ever said, taken back or not. */
	get everSaid(): readonly Edit[] {
		return this.#live.log.flatMap(({ body }) => (isUndo(body) ? [] : [body as Edit]));
	}
	/** What undo would take back, and what redo would bring again. */
	get last() {
		return this.#live.shown.line.said.at(-1)?.body;
	}
	get next() {
		return this.#live.shown.line.undone[0]?.body;
	}

	/** Who may be asked now, in whatever order they speak up. */
	get waiting() {
		return this.#live.shown.view.waiting;
	}
	/** All that follows, should somebody be asked before the others. */
	walkOf(turn: PlayerId | undefined) {
		return this.#live.shown.view.walkOf(turn);
	}

	/** What is asked on the screen. */
	asks(way: Way = {}): Question | undefined {
		return this.#live.shown.view.asks(way);
	}
	/** What a tap would answer: upon all that has been tapped, which may be ahead of the screen. */
	answers(way: Way = {}): Question | undefined {
		return this.#live.tapped.view.asks(way);
	}

	/**
	 * Answers what is asked next. A tap that comes before the last one is written answers the question after it, unless that
	 * one has other keys than those on the screen, or is another call's: then nobody meant to answer it. False where
	 * nothing came of it.
	 */
	async reply(answer: Answer, way: Way = {}): Promise<boolean> {
		const next = this.answers(way);
		const shown = this.asks(way);
		const isMeant = next && next.kind === shown?.kind && next.call === shown.call;
		const said = isMeant ? heard(next, answer) : undefined;
		return next && said !== undefined ? this.#live.tap(taps.answer(next, said)) : false;
	}
	/** None of these shows a card. */
	rest(virtue: Virtue, players: readonly PlayerId[]) {
		return this.#live.tap(taps.rest(virtue, players));
	}
	/** Names and seats as they are now. */
	seat(players: readonly Player[]) {
		return this.#live.tap(taps.table(players));
	}

	/** Changes an answer given before. */
	mend(question: Question, answer: Answer) {
		return this.#live.tap(taps.answer(question, answer));
	}

	/** One more on a list, or one less; `from` is what lies there before anything is chosen. */
	async choose(question: ListQuestion, one: Discard | PlayerId, from?: List) {
		return this.#isClosed(question) ? false : this.#live.tap(taps.choose(question, one, from));
	}

	/** One such card less on a list. */
	async drop(question: ListQuestion, card: Discard, from?: List) {
		return this.#isClosed(question) ? false : this.#live.tap(taps.drop(question, card, from));
	}

	/** A list is complete as it lies there. */
	async complete(question: ListQuestion, from?: List) {
		return this.#isClosed(question) ? false : this.#live.tap(taps.complete(question, from));
	}

	call(virtue: CallName) {
		return this.#live.tap(taps.call(virtue));
	}
	takeBack(path: Path) {
		return this.#live.tap(taps.takeBack(path));
	}
	undo() {
		return this.#live.tap(undo());
	}
	redo() {
		return this.#live.tap(redo());
	}

	/** The list that is being put together for a question, tap by tap. */
	openList<A extends Answer>(question: Question): A | undefined {
		return this.#live.shown.view.listFor<A>(question);
	}

	/** While it is on the screen: `$effect(() => session.watch())`. */
	watch() {
		return this.#live.watch();
	}

	/** Whether a list that is still on the screen has been completed by a tap on its way to the disk. */
	#isClosed(question: Question) {
		const { shown, tapped } = this.#live;
		if (shown.view.listFor(question) && !tapped.view.listFor(question)) return true;
		return !isSame(saidTo(shown.state.sheet, question), saidTo(tapped.state.sheet, question));
	}
}

/** Who of a tie is higher comes after those who are placed by then, which may be more than the screen shows. */
function heard(question: Question, answer: Answer): Answer | undefined {
	if (question.kind !== 'higher') return answer;
	const { above, among, choices } = question;
	const pick = (answer as Order).order.at(-1);
	return pick !== undefined && choices.includes(pick) ? { order: [...above, pick], among } : undefined;
}

/** The session of a game of Virtus, as a page opens it; none of another game. */
export const sessionOf = (live: LiveGame): Session | undefined =>
	isOf(virtus, live) ? new Session(live) : undefined;

/** A new game of Virtus. */
export const startVirtus = (players: readonly Player[], options: Virtus['options'] = {}, disk?: Database) =>
	startGame(virtus, { players, options }, disk);
