import { isAbout } from '$lib/history/edit';
import { asking, cameBy, nowAtTheTable, settled, type NameOf } from '$lib/i18n/asking';
import { list } from '$lib/i18n/lists';
import { virtueName } from '$lib/i18n/names';
import { points } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages.js';
import type { Answered } from '$lib/rules/virtus/answers';
import { pathOf, type Answer, type Conflict, type QuestionOf } from '$lib/rules/virtus/question';
import type { Discard, PlayerId } from '$lib/rules/virtus/sheet';
import { CALLS, type CallName, type Virtue } from '$lib/rules/virtus/vocabulary';
import type { Session } from '$lib/state/session.svelte';
import { callAfter, scene, standing } from './scene';

/** The one button at the bottom: what happens next, and nothing while an answer is still to come. */
export interface Primary {
	readonly label: string;
	readonly run?: () => void;
}

type List = readonly (Discard | PlayerId)[];

/** What one screen of the walk is about: the call where the table stands, or an earlier one looked back at. */
export class Moment {
	readonly #session: Session;
	readonly #end: () => void;
	#looking: CallName | undefined = $state.raw();
	#mending: Answered | undefined = $state.raw();

	readonly now = $derived.by(() => standing(this.#session.walk, this.#session.told.called));
	/** An earlier call, as long as it is earlier: an undo, or another tab, may have gone back behind it. */
	readonly #looked = $derived.by(() =>
		this.#looking && CALLS.indexOf(this.#looking) < CALLS.indexOf(this.now) ? this.#looking : undefined
	);
	/** The answer that is being mended as it stands now, which may be nowhere any more. */
	readonly #mended = $derived.by(() => this.#mending && this.#standing(this.#mending));
	readonly scene = $derived.by(() => scene(this.#session.walk, this.#session.told, this.#looked ?? this.now));
	readonly question = $derived.by(
		() => this.#mended?.question ?? (this.scene.call === this.now ? this.scene.question : undefined)
	);
	/** The list being put together, or what an answer was before it is mended. Discards are told afresh. */
	readonly chosen = $derived.by<Answer | undefined>(() => {
		if (!this.question) return undefined;
		const open = this.#session.openList(this.question);
		return open ?? (this.question.kind === 'discards' ? undefined : this.#mended?.answer);
	});
	readonly ask = $derived.by(() => this.question && asking(this.question, this.nameOf));
	readonly line = $derived.by(() => this.#line());
	readonly primary = $derived.by(() => this.#primary());
	/** For those who listen: what is asked, or what the call has brought. */
	readonly spoken = $derived.by(() => this.ask ?? [this.line, ...this.#gains()].join(' '));
	/** Why the question comes up again; else what fits nowhere any more and can only be taken back. */
	readonly misfit = $derived.by(() => this.#misfit());

	/** `end` is called when the last answer is in. */
	constructor(session: Session, end: () => void) {
		this.#session = session;
		this.#end = end;
	}

	nameOf: NameOf = (id: PlayerId) => this.#session.players.find((player) => player.id === id)?.name ?? id;

	look(call: CallName) {
		this.#looking = call === this.now ? undefined : call;
		this.#mending = undefined;
	}

	mend(answered: Answered) {
		this.#mending = answered;
	}

	undo() {
		this.#toTheTable();
		return this.#session.undo();
	}
	redo() {
		this.#toTheTable();
		return this.#session.redo();
	}
	/** What is taken back or brought again lies where the table stands, unless it is of the list that is being mended. */
	#toTheTable() {
		if (this.#mended && this.#session.openList(this.#mended.question)) return;
		this.#looking = this.#mending = undefined;
	}

	async answer(answer: Answer) {
		const mending = this.#mended && this.#mending;
		if (mending) {
			await this.#session.mend(mending.question, answer);
			this.#leave(mending);
		} else if (await this.#session.reply(answer)) this.#endIfOver();
	}

	/** One more on a list, or one less: upon what has been tapped, which may be ahead of the screen. */
	choose(one: Discard | PlayerId) {
		return this.#toList((question, from) => this.#session.choose(question, one, from));
	}

	takeBack({ path }: Conflict) {
		return this.#session.takeBack(path);
	}

	async #toList(tap: (question: QuestionOf<'discards' | 'targets'>, from?: List) => Promise<boolean>) {
		const { question } = this;
		const mending = this.#mended && this.#mending;
		if (question?.kind !== 'discards' && question?.kind !== 'targets') return;
		const before = question.kind === 'targets' ? (this.#mended?.answer as List | undefined) : undefined;
		const isSaid = await tap(question, before);
		if (!mending && isSaid) this.#endIfOver();
		if (mending && !this.#session.openList(question)) this.#leave(mending);
	}

	/** Unless something else is being mended by now. */
	#leave(mended: Answered) {
		if (this.#mending === mended) this.#mending = undefined;
	}

	#standing({ question }: Answered) {
		const answered = this.#session.walk.steps.flatMap((step) => step.answered);
		return answered.find((one) => isAbout(one.question, question));
	}

	#endIfOver() {
		if (this.#session.walk.outcome) this.#end();
	}

	#line() {
		const { question } = this;
		const { call, rows } = this.scene;
		if (!question) {
			const places = call === 'trios' ? {} : (this.#session.walk.places.get(call) ?? {});
			return settled(call, places, this.#session.told.sheet.calls.faith.asks, this.nameOf);
		}
		const cards = rows.find(({ player }) => player.id === question.player)?.cards;
		const tied = rows.filter((row) => row.cards === cards).map(({ player }) => player.id);
		const isFirst = question.kind === 'cards' || question.call === 'trios';
		return (isFirst && this.#passed(call)) || nowAtTheTable(question, this.nameOf, tied);
	}

	/** What is said of the call before, where the table has come here without calling anything. */
	#passed(call: CallName): string | undefined {
		const { walk, told } = this.#session;
		if (this.#mended || this.#looked || CALLS.indexOf(told.called) >= CALLS.indexOf(call)) return undefined;
		const before = CALLS[CALLS.indexOf(call) - 1] as Virtue;
		return cameBy(before, call, walk.places.get(before) ?? {}, this.nameOf);
	}

	#gains() {
		return this.scene.rows.flatMap(({ player, lines }) =>
			lines.length > 0
				? m.play_now({ name: player.name, points: points(lines.reduce((sum, line) => sum + line.points, 0)) })
				: []
		);
	}

	#primary(): Primary {
		const list = this.#listDone();
		if (list) return list;
		if (this.#mended) return { label: m.play_keep(), run: () => (this.#mending = undefined) };
		if (this.scene.call !== this.now) {
			return {
				label: m.play_back_to({ call: virtueName(this.now) }),
				run: () => (this.#looking = undefined)
			};
		}
		if (this.question) return { label: this.#toGo() };
		const next = callAfter(this.now);
		if (this.#session.walk.outcome || !next || next === 'trios')
			return { label: m.play_reveal(), run: this.#end };
		return {
			label: m.play_call({ virtue: virtueName(next) }),
			run: () => void this.#session.call(next)
		};
	}

	/** Discards and targets are lists: a tap says that they are complete, or that there are none. */
	#listDone(): Primary | undefined {
		const { question, chosen } = this;
		const name = question && this.nameOf(question.player);
		const run = () => void this.#toList((list, from) => this.#session.complete(list, from));
		if (question?.kind === 'discards') {
			const given = (chosen as readonly unknown[] | undefined) ?? [];
			const label =
				given.length > 0 ? m.play_discards_done() : m.play_discards_none({ name: name as string });
			return { label, run };
		}
		if (question?.kind === 'targets') {
			const named = (chosen as readonly PlayerId[] | undefined) ?? [];
			const label =
				named.length > 0
					? m.play_targets_done({ names: list(named.map(this.nameOf)) })
					: m.play_targets_none({ name: name as string });
			return { label, run };
		}
		return undefined;
	}

	#toGo() {
		if (this.question?.kind !== 'cards') return m.play_answer_to_go();
		const { rows } = this.scene;
		const toGo = rows.filter(({ cards, part }) => cards === undefined && part !== 'no-place');
		return m.play_to_go({ count: toGo.length });
	}

	#misfit(): { conflict: Conflict; asked: boolean } | undefined {
		const path = this.question && pathOf(this.question).join();
		const again = this.scene.conflicts.find((conflict) => conflict.path.join() === path);
		if (again) return { conflict: again, asked: true };
		const [conflict] = this.#session.walk.conflicts;
		return conflict && !this.question ? { conflict, asked: false } : undefined;
	}
}
