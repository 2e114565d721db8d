import type { CallName } from '../rules/vocabulary';
import type { Bookmark } from './bookmark';
import { NOT_BEGUN, type LessonProgress } from './stored';
import { known, missedIn, placeIn, reachedBy, titleOf } from './progress';
import { STEPS, type Step } from './script';

/** Where the learner is: before the first step, at one of them, or past the last. */
export type LessonPage = 'intro' | 'step' | 'end';

/** Somebody going through the example: where they are, what they said, and what they missed. */
export class Lesson {
	readonly #bookmark: Pick<Bookmark, 'put'>;
	/** -1 before the first step, as many as there are steps after the last. */
	#at = $state.raw(-1);
	#answers: Readonly<Record<string, string>> = $state.raw({});
	/** A step looked at once more from the end. */
	#reviewing = $state.raw(false);
	/** One tap at a time: the next counts once this one is kept. */
	#keeping = false;
	#underway = false;

	readonly page = $derived.by<LessonPage>(() => {
		if (this.#at < 0) return 'intro';
		return this.#at < STEPS.length ? 'step' : 'end';
	});
	readonly step = $derived.by<Step | undefined>(() => STEPS[this.#at]);
	/** What was tapped in this step; none while it is open. */
	readonly chosen = $derived.by(() => this.step && this.#answers[this.step.id]);
	/** How many steps have been answered, one after the other. */
	readonly reached = $derived.by(() => reachedBy(this.#answers));
	readonly missed = $derived.by(() => missedIn(this.#answers));

	constructor(bookmark: Pick<Bookmark, 'put'>, progress: LessonProgress) {
		this.#bookmark = bookmark;
		this.#answers = known(progress.answers);
		this.#at = Math.min(placeIn(progress.at), reachedBy(this.#answers));
	}

	get at() {
		return this.#at;
	}
	/** Somebody has turned a page on this visit: from then on the focus goes to what is new. */
	get underway() {
		return this.#underway;
	}
	get reviewing() {
		return this.#reviewing;
	}
	/** The last call that was made, however far back the learner looks. */
	get now(): CallName {
		const furthest = Math.max(this.#at, this.reached - 1);
		return STEPS[Math.min(furthest, STEPS.length - 1)]?.call ?? 'charity';
	}

	async answer(choice: string) {
		const { step } = this;
		if (step && !this.chosen) await this.#turn(this.#at, { ...this.#answers, [step.id]: choice });
	}

	async goOn() {
		if (this.#reviewing) return this.leaveReview();
		if (this.page === 'intro' || this.chosen) await this.#turn(this.#at + 1);
	}

	async back() {
		if (this.#reviewing) return this.leaveReview();
		if (this.#at >= 0) await this.#turn(this.#at - 1);
	}

	/** From the rail: to where a call begins. */
	async look(call: CallName) {
		const at = STEPS.findIndex((step) => step.call === call);
		this.#reviewing = false;
		if (at <= this.reached) await this.#turn(at);
	}

	/** From the end, without losing the place there. */
	review({ id }: Step) {
		this.#underway = true;
		this.#reviewing = true;
		this.#at = placeIn(id);
	}

	leaveReview() {
		this.#reviewing = false;
		this.#at = STEPS.length;
	}

	async again() {
		this.#reviewing = false;
		await this.#turn(-1, NOT_BEGUN.answers);
	}

	/** Kept first, then shown. */
	async #turn(at: number, answers = this.#answers) {
		if (this.#keeping) return;
		this.#keeping = true;
		await this.#bookmark.put({ at: titleOf(at), answers });
		this.#keeping = false;
		this.#underway = true;
		this.#answers = answers;
		this.#at = at;
	}
}
