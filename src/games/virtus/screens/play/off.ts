import { off } from '../../words/off';
import { m } from '$lib/paraglide/messages.js';
import type { Answered } from '../../rules/answers';
import { obstacle, type NumberQuestion, type Obstacle } from '../../rules/obstacle';
import type { Question } from '../../rules/question';
import { countOf, type PlayerId } from '../../rules/sheet';
import type { Session } from '../../session.svelte';
import type { Moment } from './moment.svelte';
import type { Suspect } from './Off.svelte';

export interface WhyOff {
	readonly why: string;
	readonly suspects: readonly Suspect[];
}

/** Why a key of the question on the screen is off, and which answers may be the mistake. */
export function whyOff(session: Session, moment: Moment, key: number | 'full'): WhyOff | undefined {
	const { question } = moment;
	if (!question) return undefined;
	if (key === 'full')
		return { why: question.kind === 'targets' ? m.off_full_targets() : m.off_full(), suspects: [] };
	if (!isNumber(question)) return undefined;
	const found = obstacle(session.state.sheet, question, key);
	return found && { why: off(found, moment.nameOf), suspects: suspects(session, moment, found) };
}

const isNumber = (question: Question): question is NumberQuestion =>
	['cards', 'best', 'lights', 'icons', 'trios'].includes(question.kind);

function suspects(session: Session, moment: Moment, found: Obstacle): Suspect[] {
	const ids = 'players' in found ? found.players : 'player' in found ? [found.player] : [];
	return ids.flatMap((id) => {
		const answered = session
			.walkOf(id)
			.steps.flatMap((step) => step.answered)
			.find((one) => isBehind(one, found, id, moment));
		const seat = session.players.findIndex((player) => player.id === id);
		const player = session.players[seat];
		if (!answered || !player) return [];
		return [
			{ player, seat, said: countOf(answered.answer as number), mend: () => moment.back.doubt(answered) }
		];
	});
}

function isBehind({ question }: Answered, found: Obstacle, id: PlayerId, { question: asked }: Moment) {
	if (question.player !== id) return false;
	if (found.code === 'icon') return question.kind === 'icons' && question.icon === found.icon;
	if (question.call !== asked?.call) return false;
	return question.kind === (found.code === 'taken' ? 'best' : 'cards');
}
