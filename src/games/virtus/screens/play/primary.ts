import { list } from '$lib/i18n/lists';
import { virtueName } from '../../words/names';
import { m } from '$lib/paraglide/messages.js';
import type { Question, QuestionOf } from '../../rules/question';
import type { PlayerId } from '../../rules/sheet';
import type { Session } from '../../session.svelte';
import type { Moment } from './moment.svelte';
import { callAfter } from './scene';

/** The one button at the bottom: what happens next, another way to answer, or what is still to come. */
export interface Primary {
	readonly label: string;
	/** At the time of the tap, by the event's own clock. Nothing while an answer is still to come. */
	readonly run?: (at: number) => void;
	/** It is not the way on, but beside it. */
	readonly isAside?: boolean;
}

export function primary(moment: Moment, session: Session): Primary {
	const { question } = moment;
	if (question) return whileAsked(moment, session, question);
	if (moment.scene.call !== moment.now)
		return { label: m.play_back_to({ call: virtueName(moment.now) }), run: () => moment.back.leave() };
	const next = callAfter(moment.now);
	if (!next)
		return moment.misfit
			? { label: m.play_settle() }
			: { label: m.play_reveal(), run: () => moment.taps.reveal() };
	const label = next === 'trios' ? m.play_count_trios() : m.play_call({ virtue: virtueName(next) });
	return { label, run: () => void moment.taps.call(next) };
}

function whileAsked(moment: Moment, session: Session, question: Question): Primary {
	if (moment.isAsItWas) return { label: m.play_keep(), run: () => moment.back.keep() };
	if (question.kind === 'discards' || question.kind === 'targets') return listDone(moment, question);
	const other = otherWay(moment, session, question);
	if (other) return { ...other, isAside: true };
	if (question.kind === 'cards') return rest(moment, session);
	return { label: m.play_answer_to_go() };
}

/** Who is higher, or the values; how many trios, or the icons. */
function otherWay(moment: Moment, { walk }: Session, question: Question): Primary | undefined {
	const run = () => void moment.taps.tellOtherwise();
	if (question.kind === 'higher') return { label: m.play_values(), run };
	if (question.kind === 'trios') return { label: m.play_icons(), run };
	if (!moment.way.isOtherwise || !walk.next || !('instead' in walk.next)) return undefined;
	return { label: question.kind === 'best' ? m.play_values_not() : m.play_icons_not(), run };
}

/**
 * Tables are quick to say that nobody else has any. Not as a call begins: there the same place has just called it, and a
 * thumb that falls twice would have everybody show none.
 */
function rest(moment: Moment, { waiting }: Session): Primary {
	if (waiting.length < 2 || !moment.isSomeoneCounted)
		return { label: m.play_to_go({ count: waiting.length }) };
	return { label: m.play_rest({ count: waiting.length }), run: () => void moment.taps.rest(), isAside: true };
}

/** Discards and targets are lists: a tap says that they are complete, or that there are none. */
function listDone(moment: Moment, question: QuestionOf<'discards' | 'targets'>): Primary {
	const name = moment.nameOf(question.player);
	const chosen = (moment.chosen as readonly unknown[] | undefined) ?? [];
	const run = () => void moment.taps.complete();
	if (question.kind === 'discards') {
		if (chosen.length > 0) return { label: m.play_discards_done(), run };
		return { label: m.play_discards_none({ name }), run, isAside: true };
	}
	const names = (chosen as readonly PlayerId[]).map(moment.nameOf);
	if (names.length > 0) return { label: m.play_targets_done({ names: list(names) }), run };
	return { label: m.play_targets_none({ name }), run, isAside: question.choices.length > 0 };
}
