import { callOf, type Edit } from '../../log/edit';
import type { Way } from '../../log/view';
import { asking, nowAtTheTable, passedBy, settled, type NameOf } from '../../words/asking';
import { pathOf, type Answer, type Conflict, type Path, type QuestionOf } from '../../rules/question';
import type { Discard, PlayerId } from '../../rules/sheet';
import { CALLS, type CallName, type Virtue } from '../../rules/vocabulary';
import type { Session } from '../../session.svelte';
import { LookBack } from './look-back.svelte';
import { primary, type Primary } from './primary';
import { callNow, scene } from './scene';
import { spoken } from './spoken';
import { Thumb } from './thumb';

type List = readonly (Discard | PlayerId)[];
type ListQuestion = QuestionOf<'discards' | 'targets'>;

/** What one screen of the walk is about: the call where the table stands, or an earlier one looked back at. */
export class Moment {
	readonly #session: Session;
	readonly #end: () => void;
	readonly #thumb = new Thumb();
	/** Who has spoken up before their turn. */
	#turn: PlayerId | undefined = $state.raw();
	/** The call whose ties are told in values, or whose trios in icons. */
	#otherwise: CallName | undefined = $state.raw();

	readonly now = $derived.by(() => callNow(this.#session.walk, this.#session.state.called));
	readonly back: LookBack;
	readonly scene = $derived.by(() =>
		scene(this.#session.walk, this.#session.state, this.back.call ?? this.now)
	);
	readonly #way = $derived<Way>({ turn: this.#turn, otherwise: this.#otherwise === this.now });
	readonly question = $derived.by(() => {
		if (this.back.mended) return this.back.mended.question;
		return this.scene.question && this.scene.call === this.now ? this.#session.asks(this.#way) : undefined;
	});
	/** Who may be asked instead, in whatever order they speak up. */
	readonly waiting = $derived.by(() =>
		this.question && !this.back.mended
			? this.#session.waiting.filter((id) => id !== this.question?.player)
			: []
	);
	/** The list being put together, or what an answer was before it is mended. */
	readonly chosen = $derived.by<Answer | undefined>(() =>
		this.question ? (this.#session.openList(this.question) ?? this.back.mended?.answer) : undefined
	);
	readonly ask = $derived.by(() => this.question && asking(this.question, this.nameOf));
	readonly line = $derived.by(() => this.#line());
	readonly primary = $derived.by(() => this.#guarded(primary(this, this.#session)));
	/** For those who listen: what the call is, what it has brought, what is asked. */
	readonly spoken = $derived.by(() => spoken(this, this.#session));
	/** Why the question comes up again; else what fits nowhere any more and can only be taken back. */
	readonly misfit = $derived.by(() => this.#misfit());

	/** `end` opens the result. */
	constructor(session: Session, end: () => void) {
		this.#session = session;
		this.#end = end;
		this.back = new LookBack(session, () => this.now);
	}

	nameOf: NameOf = (id: PlayerId) => this.#session.players.find((player) => player.id === id)?.name ?? id;

	get isMending() {
		return this.back.mended !== undefined;
	}
	/** A list that is being mended and has not been touched yet. */
	get isAsItWas() {
		return this.back.mended !== undefined && this.#session.openList(this.back.mended.question) === undefined;
	}
	get isOtherwise() {
		return this.#way.otherwise === true;
	}

	/** Mends how many cards somebody laid down, or how many trios they hold. */
	mendCount(player: PlayerId) {
		const { call } = this.scene;
		const answered = this.#session.walkOf(player).steps.find((step) => step.call === call)?.answered;
		const told = answered?.find(
			({ question }) => question.player === player && (question.kind === 'cards' || question.kind === 'trios')
		);
		if (told) void this.back.mend(told);
	}

	/** Somebody speaks up: they are asked next, the others after them. */
	turnTo(player: PlayerId) {
		this.#turn = player;
	}

	/** From who is higher to the values, from trios to icons; and back. The values take the place of what was said before. */
	async tellOtherwise() {
		const { question } = this;
		this.#otherwise = this.isOtherwise ? undefined : this.now;
		const isSaid = question?.kind === 'higher' && this.#session.state.sheet.calls[question.call].higher;
		if (isSaid) await this.#session.takeBack(pathOf(question));
	}

	undo() {
		this.#showWhereItLies(this.#session.last);
		return this.#session.undo();
	}
	redo() {
		this.#showWhereItLies(this.#session.next);
		return this.#session.redo();
	}
	/** What is taken back or brought again is seen: where the table stands, or in the call that was corrected. */
	#showWhereItLies(edit: Edit | undefined) {
		this.#turn = undefined;
		if (this.back.mended && this.#session.openList(this.back.mended.question)) return;
		this.back.leave();
		if (edit) this.back.to(callOf(edit) ?? this.now);
	}

	/** What it says changes under the thumb: a second tap that comes too soon is none. */
	#guarded({ run, ...button }: Primary): Primary {
		if (!run) return button;
		return { ...button, run: (at) => this.#thumb.means(this.question, at) && run(at) };
	}

	/** The question on the screen has been drawn: from now on a tap can mean it. */
	drew() {
		this.#thumb.sees(this.question);
	}

	async answer(answer: Answer, at: number) {
		const { mending } = this.back;
		if (mending) {
			await this.#session.mend(mending.question, answer);
			return this.back.said(mending);
		}
		const way = this.#way;
		if (!this.#thumb.means(this.#session.answers(way), at)) return;
		this.#turn = undefined;
		await this.#session.reply(answer, way);
	}

	/** Everyone who has not been counted shows none. */
	rest() {
		const { question } = this;
		this.#turn = undefined;
		if (question?.kind === 'cards') return this.#session.rest(question.call, this.#session.waiting);
		return undefined;
	}

	/** One more on a list, or one less: upon what has been tapped, which may be ahead of the screen. */
	choose(one: Discard | PlayerId) {
		return this.#toList((question, from) => this.#session.choose(question, one, from));
	}
	/** One such card of a list taken back. */
	drop(card: Discard) {
		return this.#toList((question, from) => this.#session.drop(question, card, from));
	}
	complete() {
		return this.#toList((question, from) => this.#session.complete(question, from));
	}

	takeBack(path: Path) {
		return this.#session.takeBack(path);
	}
	call(call: CallName) {
		this.back.leave();
		return this.#session.call(call);
	}
	reveal() {
		this.#end();
	}

	async #toList(tap: (question: ListQuestion, from?: List) => Promise<boolean>) {
		const { question } = this;
		const { mending } = this.back;
		if (question?.kind !== 'discards' && question?.kind !== 'targets') return;
		await tap(question, this.back.mended?.answer as List | undefined);
		if (mending && !this.#session.openList(question)) this.back.said(mending);
	}

	#line() {
		const { question } = this;
		const { call } = this.scene;
		const { walk, state } = this.#session;
		if (!question) {
			const places = call === 'trios' ? {} : (walk.places.get(call) ?? {});
			return settled(call, places, state.sheet, this.nameOf);
		}
		return (
			(question.kind === 'cards' && this.#passed(call)) || nowAtTheTable(question, this.nameOf, this.tied)
		);
	}

	/** Somebody has been counted in this call. */
	get isSomeoneCounted() {
		return this.scene.rows.some(({ isTold }) => isTold);
	}

	/** Those whose highest cards are being compared. */
	get tied(): readonly PlayerId[] {
		const { question } = this;
		if (question?.kind === 'higher') return question.among.filter((id) => !question.above.includes(id));
		const { rows } = this.scene;
		const count = rows.find(({ player }) => player.id === question?.player)?.count;
		return rows.filter((row) => row.count === count).map(({ player }) => player.id);
	}

	/** What is said of the call before, where it has passed by itself. */
	#passed(call: CallName): string | undefined {
		const { state } = this.#session;
		if (this.back.mended || this.back.call || CALLS.indexOf(state.called) >= CALLS.indexOf(call))
			return undefined;
		return passedBy(CALLS[CALLS.indexOf(call) - 1] as Virtue, call as Virtue);
	}

	#misfit(): { conflict: Conflict; asked: boolean } | undefined {
		const path = this.question && pathOf(this.question).join();
		const again = this.scene.conflicts.find((conflict) => conflict.path.join() === path);
		if (again) return { conflict: again, asked: true };
		const [conflict] = this.#session.walk.conflicts;
		return conflict && !this.question ? { conflict, asked: false } : undefined;
	}
}
