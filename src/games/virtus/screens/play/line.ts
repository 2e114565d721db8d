import type { PlayerId } from '../../rules/sheet';
import { CALLS, type CallName, type Virtue } from '../../rules/vocabulary';
import type { Session } from '../../session.svelte';
import { nowAtTheTable, passedBy, settled } from '../../words/asking';
import type { Moment } from './moment.svelte';

/** The line below the name of a call: what the table does now, or what the call has come to. */
export function line(moment: Moment, session: Session): string {
	const { question, nameOf } = moment;
	const { call } = moment.scene;
	const { walk, state } = session;
	if (!question) {
		const places = call === 'trios' ? {} : (walk.places.get(call) ?? {});
		return settled(call, places, state.sheet, nameOf);
	}
	return (
		(question.kind === 'cards' && passed(moment, session, call)) ||
		nowAtTheTable(question, nameOf, tied(moment))
	);
}

/** Those whose highest cards are being compared. */
function tied({ question, scene: { rows } }: Moment): readonly PlayerId[] {
	if (question?.kind === 'higher') return question.among.filter((id) => !question.above.includes(id));
	const count = rows.find(({ player }) => player.id === question?.player)?.count;
	return rows.filter((row) => row.count === count).map(({ player }) => player.id);
}

/** What is said of the call before, where it has passed by itself. */
function passed({ back }: Moment, { state }: Session, call: CallName): string | undefined {
	if (back.mended || back.call || CALLS.indexOf(state.called) >= CALLS.indexOf(call)) return undefined;
	return passedBy(CALLS[CALLS.indexOf(call) - 1] as Virtue, call as Virtue);
}
