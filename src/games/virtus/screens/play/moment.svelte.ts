import { pathOf } from '../../rules/where';
import type { Answer, Conflict } from '../../rules/question';
import type { PlayerId } from '../../rules/sheet';
import { asking, type NameOf } from '../../words/asking';
import type { Session } from '../../session.svelte';
import { line } from './line';
import { LookBack } from './look-back.svelte';
import { primary } from './primary';
import { callNow, scene } from './scene';
import { spoken } from './spoken';
import { Taps } from './taps';
import { ChosenWay } from './way.svelte';

/** What one screen of the walk is about: the call where the table stands, or an earlier one looked back at. */
export class Moment {
	readonly #session: Session;
	readonly back: LookBack;
	readonly way: ChosenWay;
	readonly taps: Taps;

	readonly now = $derived.by(() => callNow(this.#session.walk, this.#session.state.called));
	readonly scene = $derived.by(() =>
		scene(this.#session.walk, this.#session.state, this.back.call ?? this.now)
	);
	readonly question = $derived.by(() => {
		if (this.back.mended) return this.back.mended.question;
		const isAsked = this.scene.question && this.scene.call === this.now;
		return isAsked ? this.#session.asks(this.way.current) : undefined;
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
	readonly line = $derived.by(() => line(this, this.#session));
	readonly primary = $derived.by(() => this.taps.guarded(primary(this, this.#session)));
	/** For those who listen: what the call is, what it has brought, what is asked. */
	readonly spoken = $derived.by(() => spoken(this, this.#session));
	/** Why the question comes up again; else what fits nowhere any more and can only be taken back. */
	readonly misfit = $derived.by(() => this.#misfit());

	/** `end` opens the result. */
	constructor(session: Session, end: () => void) {
		this.#session = session;
		this.back = new LookBack(session, () => this.now);
		this.way = new ChosenWay(() => this.now);
		this.taps = new Taps(this, session, end);
	}

	nameOf: NameOf = (id: PlayerId) => this.#session.players.find((player) => player.id === id)?.name ?? id;

	get isMending() {
		return this.back.mended !== undefined;
	}
	/** A list that is being mended and has not been touched yet. */
	get isAsItWas() {
		return this.back.mended !== undefined && this.#session.openList(this.back.mended.question) === undefined;
	}
	/** Somebody has been counted in this call. */
	get isSomeoneCounted() {
		return this.scene.rows.some(({ isTold }) => isTold);
	}

	#misfit(): { conflict: Conflict; asked: boolean } | undefined {
		const path = this.question && pathOf(this.question).join();
		const again = this.scene.conflicts.find((conflict) => conflict.path.join() === path);
		if (again) return { conflict: again, asked: true };
		const [conflict] = this.#session.walk.conflicts;
		return conflict && !this.question ? { conflict, asked: false } : undefined;
	}
}
