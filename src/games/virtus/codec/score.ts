import { pointsOf } from '../rules/ledger';
import { PLACES, VIRTUES } from '../rules/vocabulary';
import type { Question } from '../rules/question';
import type { Sheet } from '../rules/sheet';
import type { Walk } from '../rules/walk';

const COLUMNS = ['start', ...VIRTUES, 'trios'] as const;

/** A walk as the headless scorer prints it. */
export function score(sheet: Sheet, walk: Walk) {
	const ids = sheet.players.map((player) => player.id);
	const each = <T>(of: (id: string) => T) => Object.fromEntries(ids.map((id) => [id, of(id)]));
	return {
		complete: walk.next === undefined,
		points: each((id) => Object.fromEntries(COLUMNS.map((call) => [call, pointsOf(walk.lines, id, call)]))),
		totals: each((id) => pointsOf(walk.lines, id)),
		trios: Object.fromEntries(walk.trios),
		places: Object.fromEntries(
			[...walk.places].map(([call, places]) => [call, PLACES.flatMap((place) => places[place] ?? [])])
		),
		winners: walk.outcome?.winners ?? [],
		...(walk.next && { next: needs(walk.next) })
	};
}

/**
 * The first thing missing, in the words of the file: the key that would hold it, and whose it is. A tie and a trio can be
 * told in two ways: `or` names the other one.
 */
function needs(question: Question): object {
	const { call, kind, player } = question;
	if ('instead' in question) return { ...needs(question.instead), or: kind };
	if (question.kind === 'icons') return { call, needs: kind, player, icon: question.icon };
	if (question.kind === 'discards') return { call, needs: kind, player, place: question.place };
	return { call, needs: kind, player };
}
