import type { Exercise } from '../exercise';
import { ofPlayers } from '../options';
import type { ExerciseKind } from '../kinds';
import type { PlayedGame } from '../play';

/** V10.2: who wins, and what settles a tie. */
export function ending(game: PlayedGame): Exercise[] {
	const { standings, outcome } = game.walk;
	if (!outcome) return [];
	const { winners, decidedBy } = outcome;
	const KIND: Record<typeof decidedBy, ExerciseKind> = {
		total: 'winner',
		trios: 'tie-break',
		shared: 'shared'
	};
	return ofPlayers(
		game,
		{
			kind: KIND[decidedBy],
			call: 'trios',
			ask: { of: 'winner' },
			rows: game.players.map(({ id }) => {
				const { total, trios } = standings.find(({ player }) => player === id) ?? { total: 0, trios: 0 };
				return { player: id, cards: [], total, trios };
			}),
			reason: {
				lines: [],
				rulings: [],
				counted: [],
				ending: { standings, decidedBy }
			}
		},
		game.players.map(({ id }) => id),
		winners.length > 1 ? 'shared' : winners[0],
		'shared'
	);
}
