import { isSame, saidTo } from './log/edit';
import type { Way } from './log/game';
import { canRedo, canUndo } from './log/history';
import * as taps from './log/tap';
import { fail, ok, type Result } from '$lib/result';
import type { Answer, Path, Question, QuestionOf } from './rules/question';
import type { Discard, Order, Player, PlayerId } from './rules/sheet';
import type { CallName, Virtue } from './rules/vocabulary';
import { database, type Database } from '$lib/storage/db';
import { historyOf, keepGame, readGame, type GameRecord } from '$lib/storage/games';
import { Book } from '$lib/state/book.svelte';
import { tellFault } from '$lib/state/faults';
import * as lifeboat from '$lib/state/lifeboat';
import { randomId } from '$lib/state/random';
import { wentAstray } from '$lib/state/retrying';
import { strays } from '$lib/state/strays';
import { tellOtherTabs } from '$lib/state/tabs';

type ListQuestion = QuestionOf<'discards' | 'targets'>;
type List = readonly (Discard | PlayerId)[];

/** One game at the table: what it shows, and what can be tapped. */
export class Session {
	readonly #book: Book;

	constructor(book: Book) {
		this.#book = book;
	}

	get record() {
		return this.#book.record;
	}
	get players() {
		return this.told.sheet.players;
	}
	/** The game as it is shown, to be written elsewhere. */
	get game() {
		const { record, edits } = this.#book;
		return { record, edits };
	}
	get history() {
		return this.#book.shown.history;
	}
	get told() {
		return this.#book.shown.told;
	}
	get walk() {
		return this.#book.shown.walk;
	}
	get canUndo() {
		return canUndo(this.history);
	}
	get canRedo() {
		return canRedo(this.history);
	}

	/** Who may be asked now, in whatever order they speak up. */
	get waiting() {
		return this.#book.shown.waiting;
	}
	/** All that follows, should somebody be asked before the others. */
	walkOf(turn: PlayerId | undefined) {
		return this.#book.shown.walkOf(turn);
	}

	/** What is asked on the screen. */
	asks(way: Way = {}): Question | undefined {
		return this.#book.shown.asks(way);
	}
	/** What a tap would answer: upon all that has been tapped, which may be ahead of the screen. */
	answers(way: Way = {}): Question | undefined {
		return this.#book.tapped.asks(way);
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
		return next && said !== undefined ? this.#book.tap(taps.answer(next, said)) : false;
	}
	/** None of these shows a card. */
	rest(virtue: Virtue, players: readonly PlayerId[]) {
		return this.#book.tap(taps.rest(virtue, players));
	}
	/** Names and seats as they are now. */
	seat(players: readonly Player[]) {
		return this.#book.tap(taps.table(players));
	}

	/** Changes an answer given before. */
	mend(question: Question, answer: Answer) {
		return this.#book.tap(taps.answer(question, answer));
	}

	/** One more on a list, or one less; `from` is what lies there before anything is chosen. */
	async choose(question: ListQuestion, one: Discard | PlayerId, from?: List) {
		return this.#isClosed(question) ? false : this.#book.tap(taps.choose(question, one, from));
	}

	/** One such card less on a list. */
	async drop(question: ListQuestion, card: Discard, from?: List) {
		return this.#isClosed(question) ? false : this.#book.tap(taps.drop(question, card, from));
	}

	/** A list is complete as it lies there. */
	async complete(question: ListQuestion, from?: List) {
		return this.#isClosed(question) ? false : this.#book.tap(taps.complete(question, from));
	}

	call(virtue: CallName) {
		return this.#book.tap(taps.call(virtue));
	}
	takeBack(path: Path) {
		return this.#book.tap(taps.takeBack(path));
	}
	undo() {
		return this.#book.tap(taps.undo);
	}
	redo() {
		return this.#book.tap(taps.redo);
	}

	/** The list that is being put together for a question, tap by tap. */
	openList<A extends Answer>(question: Question): A | undefined {
		return this.#book.shown.listFor<A>(question);
	}

	/** While it is on the screen: `$effect(() => session.watch())`. */
	watch() {
		return this.#book.watch();
	}

	/** Whether a list that is still on the screen has been completed by a tap on its way to the disk. */
	#isClosed(question: Question) {
		const { shown, tapped } = this.#book;
		if (shown.listFor(question) && !tapped.listFor(question)) return true;
		return !isSame(saidTo(shown.told.sheet, question), saidTo(tapped.told.sheet, question));
	}
}

/** Who of a tie is higher comes after those who are placed by then, which may be more than the screen shows. */
function heard(question: Question, answer: Answer): Answer | undefined {
	if (question.kind !== 'higher') return answer;
	const { above, among, choices } = question;
	const pick = (answer as Order).order.at(-1);
	return pick !== undefined && choices.includes(pick) ? { order: [...above, pick], among } : undefined;
}

/** The session of a game. It holds on to nothing until it is watched: many a link is only hovered over. */
export async function openSession(
	id: string,
	disk: Database = database
): Promise<Result<Session, 'none' | 'unreadable'>> {
	const stray = strays.get(id);
	if (stray instanceof Book) return stray.record.state === 'deleted' ? fail('none') : ok(new Session(stray));
	const rescued = await rescue(id, disk);
	if (rescued) return ok(new Session(rescued));
	const read = await readGame(disk, id);
	if (!read.ok) {
		void tellFault(read.error);
		return fail('unreadable');
	}
	if (!read.value || read.value.record.state === 'deleted') return fail('none');
	return ok(new Session(new Book(read.value, true, disk)));
}

/** What an earlier page of this tab could not write, upon what it had written. */
export async function rescue(id: string, disk: Database = database): Promise<Book | undefined> {
	const left = lifeboat.rescued(id);
	if (!left) return undefined;
	const { shown, kept } = left;
	const book = new Book(kept ?? { record: { ...shown.record, at: 0 }, edits: [] }, kept !== undefined, disk);
	for (const tap of taps.retold(book.shown, historyOf(shown))) void book.tap(tap);
	await book.save();
	if (!strays.has(id)) lifeboat.leave(id);
	return book;
}

/** A new game at the table, kept before anybody plays it. */
export async function startGame(players: readonly Player[], disk: Database = database): Promise<GameRecord> {
	const now = Date.now();
	const record: GameRecord = {
		id: randomId(),
		players,
		rulings: {},
		startedAt: now,
		touchedAt: now,
		state: 'open',
		call: 'charity',
		at: 0,
		revision: 1
	};
	const written = await keepGame(disk, { record, edits: [] });
	if (written.ok) tellOtherTabs(record.id);
	else {
		void tellFault(written.error);
		wentAstray(new Book({ record, edits: [] }, false, disk));
	}
	return record;
}
