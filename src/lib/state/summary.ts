import type { Game } from '$lib/history/game';
import { summed } from '$lib/history/summary';
import type { GameRecord } from '$lib/storage/games';

/** The record of a game that has moved on: what a list shows of it, and how far its edits count. */
export function summary(
	{ id, players, rulings, startedAt, revision }: GameRecord,
	{ history, walk }: Game,
	by: string
): GameRecord {
	return {
		id,
		players,
		rulings,
		startedAt,
		touchedAt: Date.now(),
		at: history.at,
		revision: revision + 1,
		by,
		...summed(walk, players)
	};
}
