import { m } from '$lib/paraglide/messages.js';
import type { Intake } from '$lib/exchange/intake';
import type { Plan, PlannedGame } from '$lib/exchange/plan';
import type { GameRecord } from '$lib/storage/games';

type Relation = PlannedGame['relation'];

/** What needs an answer comes first, then what changes, then what stays. */
const TITLES: readonly (readonly [Relation, (words: { count: number }) => string])[] = [
	['apart', m.open_apart],
	['new', m.open_new],
	['behind', m.open_behind],
	['ahead', m.open_ahead],
	['same', m.open_same]
];

export const groupsOf = ({ games }: Plan) =>
	TITLES.map(([relation, title]) => {
		const ofIt = games.filter((game) => game.relation === relation);
		return { relation, title: title({ count: ofIt.length }), games: ofIt };
	}).filter((group) => group.games.length > 0);

/** The one game that arrived, as it stands here, where there is nothing to bring in of it: ours says as much, or more. */
export function gameHere({ games }: Plan): GameRecord | undefined {
	const [only, ...more] = games;
	const isHere = only?.relation === 'same' || only?.relation === 'ahead';
	// What a newer app has deleted is that app's, but leads nowhere.
	if (!isHere || more.length > 0 || only.mine?.record.state === 'deleted') return undefined;
	return only.mine?.record;
}

/** What the one button says; nothing where there is nothing to do. */
export function buttonOf({ games }: Plan, intake: Intake | undefined): string | undefined {
	const [first, ...more] = intake?.games ?? [];
	if (!first) return Object.keys(intake?.settings ?? {}).length > 0 ? m.open_settings() : undefined;
	if (more.length > 0 || games.length > 1) return m.open_add_many({ count: more.length + 1 });
	if (games[0]?.relation === 'behind') return m.open_update();
	return first.game.record.state === 'finished' ? m.open_add() : m.open_add_open();
}
