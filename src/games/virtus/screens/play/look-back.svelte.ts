import { isAbout } from '../../log/edit';
import type { Answered } from '../../rules/answers';
import { CALLS, type CallName } from '../../rules/vocabulary';
import type { Session } from '../../session.svelte';

/** What the table looks back at: an earlier call, and the answer that is being mended. */
export class LookBack {
	readonly #session: Session;
	readonly #now: () => CallName;
	#looking: CallName | undefined = $state.raw();
	#mending: Answered | undefined = $state.raw();
	/** What was being mended when another answer came into doubt. */
	#doubted: Answered | undefined;

	/** An earlier call, as long as it is earlier: an undo, or another tab, may have gone back behind it. */
	readonly call = $derived.by(() =>
		this.#looking && this.#isBehind(this.#looking) ? this.#looking : undefined
	);
	/** The answer that is being mended as it stands now, which may be nowhere any more. */
	readonly mended = $derived.by(() => this.#mending && this.#asItStands(this.#mending));

	/** `now`: where the table stands. */
	constructor(session: Session, now: () => CallName) {
		this.#session = session;
		this.#now = now;
	}

	get mending(): Answered | undefined {
		return this.mended && this.#mending;
	}

	to(call: CallName) {
		this.#looking = this.#isBehind(call) ? call : undefined;
		this.#mending = this.#doubted = undefined;
	}
	/** Back to where the table stands. */
	leave() {
		this.#looking = this.#mending = this.#doubted = undefined;
	}

	/** From what was given: a list that was left half changed is put back first. */
	async mend(answered: Answered) {
		const { question, answer } = answered;
		if (this.#session.openList(question)) await this.#session.mend(question, answer);
		this.#mending = answered;
		this.#doubted = undefined;
	}
	/** Another answer may be the mistake: it is mended first, then what was being mended. */
	async doubt(answered: Answered) {
		const { mending } = this;
		await this.mend(answered);
		this.#doubted = mending;
	}
	/** It is left as it is. */
	keep() {
		this.#mending = this.#doubted;
		this.#doubted = undefined;
	}
	/** It has been said; unless something else is being mended by now. */
	said(mended: Answered) {
		if (this.#mending === mended) this.keep();
	}

	#isBehind(call: CallName) {
		return CALLS.indexOf(call) < CALLS.indexOf(this.#now());
	}
	#asItStands({ question }: Answered) {
		const { steps } = this.#session.walkOf(question.player);
		return steps.flatMap((step) => step.answered).find((one) => isAbout(one.question, question));
	}
}
