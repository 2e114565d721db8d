import { placed } from '../../words/asking';
import { cardIcons } from '../../words/cards';
import { virtueName } from '../../words/names';
import { figure, points } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages.js';
import { discardPoints } from '../../rules/calls/charity';
import type { Question } from '../../rules/question';
import type { Discard } from '../../rules/sheet';
import type { Session } from '../../session.svelte';
import type { Moment } from './moment.svelte';

/**
 * What is read out to those who do not see the screen change: each call by its name, what the counts have led to before
 * the next thing is asked, and what a call has brought.
 */
export function spoken(moment: Moment, session: Session): string {
	const { question, ask, line } = moment;
	if (!question || !ask) return [callName(moment), line, ...gains(moment)].join(' ');
	if (moment.isMending) return [given(moment, question), ask].filter(Boolean).join(' ');
	return [...before(moment, session, question), ask].filter(Boolean).join(' ');
}

const callName = ({ scene }: Moment) => `${virtueName(scene.call)}.`;

/** What leads to a question: said once, when it first comes up. */
function before(moment: Moment, { walk }: Session, question: Question): string[] {
	const { scene, line } = moment;
	const places = scene.call === 'trios' ? undefined : walk.places.get(scene.call);
	const found = places && scene.call !== 'trios' ? placed(scene.call, places, moment.nameOf) : '';
	switch (question.kind) {
		case 'cards':
		case 'trios':
			return moment.isSomeoneCounted ? [] : [callName(moment), line];
		case 'best':
		case 'higher':
			return [line];
		case 'discards': {
			const now = given(moment, question);
			return now ? [now] : question.place === 'first' ? [found, line] : [line];
		}
		case 'asks':
		case 'targets':
			return [found, line];
		case 'lights':
			return [];
		case 'icons':
			return scene.answers.some((one) => one.question.kind === 'icons') ? [] : [found];
	}
}

/** A discard that was tapped is heard. */
function given(moment: Moment, question: Question): string {
	const cards = (question.kind === 'discards' && (moment.chosen as readonly Discard[] | undefined)) || [];
	if (cards.length === 0) return '';
	return m.play_given({ cards: cardIcons(cards), points: points(discardPoints(cards)) });
}

function gains({ scene }: Moment): string[] {
	return scene.rows.flatMap(({ player: { name }, lines }) => {
		if (lines.length === 0) return [];
		const sum = lines.reduce((sum, line) => sum + line.points, 0);
		return sum < 0
			? m.play_now_loses({ name, points: figure(-sum) })
			: m.play_now({ name, points: points(sum) });
	});
}
