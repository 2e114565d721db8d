import { callOf, type Edit } from '../../log/edit';
import { pathOf } from '../../rules/where';
import type { Path } from '$lib/path';
import type { Answer, QuestionOf } from '../../rules/question';
import type { Discard, PlayerId } from '../../rules/sheet';
import type { CallName } from '../../rules/vocabulary';
import type { Session } from '../../session.svelte';
import type { Moment } from './moment.svelte';
import type { Primary } from './primary';
import { Thumb } from './thumb';

type List = readonly (Discard | PlayerId)[];
type ListQuestion = QuestionOf<'discards' | 'targets'>;

/** What can be tapped at a moment of the walk, and what comes of it. */
export class Taps {
	readonly #moment: Moment;
	readonly #session: Session;
	readonly #end: () => void;
	readonly #thumb = new Thumb();

	/** `end` opens the result. */
	constructor(moment: Moment, session: Session, end: () => void) {
		this.#moment = moment;
		this.#session = session;
		this.#end = end;
	}

	/** The question on the screen has been drawn: from now on a tap can mean it. */
	drew() {
		this.#thumb.sees(this.#moment.question);
	}

	/** What the button says changes under the thumb: a second tap that comes too soon is none. */
	guarded({ run, ...button }: Primary): Primary {
		if (!run) return button;
		return { ...button, run: (at) => this.#thumb.means(this.#moment.question, at) && run(at) };
	}

	async answer(answer: Answer, at: number) {
		const { back, way } = this.#moment;
		const { mending } = back;
		if (mending) {
			await this.#session.mend(mending.question, answer);
			return back.said(mending);
		}
		const asked = way.current;
		if (!this.#thumb.means(this.#session.answers(asked), at)) return;
		way.endTurn();
		await this.#session.reply(answer, asked);
	}

	/** Everyone who has not been counted shows none. */
	rest() {
		const { question, way } = this.#moment;
		way.endTurn();
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

	/** Mends how many cards somebody laid down, or how many trios they hold. */
	mendCount(player: PlayerId) {
		const { scene, back } = this.#moment;
		const answered = this.#session.walkOf(player).steps.find((step) => step.call === scene.call)?.answered;
		const counted = answered?.find(
			({ question }) => question.player === player && (question.kind === 'cards' || question.kind === 'trios')
		);
		if (counted) void back.mend(counted);
	}

	/** Somebody speaks up: they are asked next, the others after them. */
	turnTo(player: PlayerId) {
		this.#moment.way.turnTo(player);
	}

	/** From who is higher to the values, from trios to icons; and back. The values take the place of what was said before. */
	async tellOtherwise() {
		const { question, way } = this.#moment;
		way.switch();
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

	takeBack(path: Path) {
		return this.#session.takeBack(path);
	}
	call(call: CallName) {
		this.#moment.back.leave();
		return this.#session.call(call);
	}
	reveal() {
		this.#end();
	}

	/** What is taken back or brought again is seen: where the table stands, or in the call that was corrected. */
	#showWhereItLies(edit: Edit | undefined) {
		const { back, way, now } = this.#moment;
		way.endTurn();
		if (back.mended && this.#session.openList(back.mended.question)) return;
		back.leave();
		if (edit) back.to(callOf(edit) ?? now);
	}

	async #toList(tap: (question: ListQuestion, from?: List) => Promise<boolean>) {
		const { question, back } = this.#moment;
		const { mending } = back;
		if (question?.kind !== 'discards' && question?.kind !== 'targets') return;
		await tap(question, back.mended?.answer as List | undefined);
		if (mending && !this.#session.openList(question)) back.said(mending);
	}
}
