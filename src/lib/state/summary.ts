import type { Game } from '$games/virtus/log/game';
import { summed } from '$games/virtus/log/summary';
import { tableOf, type GameRecord } from '$lib/storage/games';

/** The record of a game that has moved on: what a list shows of it, and how far its edits count. */
export function summary(
	{ id, rulings, startedAt, revision }: GameRecord,
	{ history, told, walk }: Game,
	by: string
): GameRecord {
	return {
		id,
		...tableOf(history, told.sheet),
		rulings,
		startedAt,
		touchedAt: Date.now(),
		at: history.at,
		revision: revision + 1,
		by,
		...summed(walk, told.sheet.players)
	};
}
