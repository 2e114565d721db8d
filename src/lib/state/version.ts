import type { Game, Parts, Setup } from '$lib/log/game';
import { Position } from '$lib/log/position';
import type { GameRecord, StoredGame } from '$lib/storage/games';

/** The game at one moment: its record, and its log with all that follows from it. */
export interface Version<P extends Parts> {
	readonly record: GameRecord;
	readonly position: Position<P>;
}

/** As it was stored. Whatever is in a log that we stored has been said here, or was checked when it came in. */
export const versionOf = <P extends Parts>(game: Game<P>, { record, log }: StoredGame): Version<P> => ({
	record,
	position: new Position<P>(game, record.setup as Setup<P>, log)
});

/** As it will be stored. */
export const plain = <P extends Parts>({ record, position }: Version<P>): StoredGame => ({
	record,
	log: position.log
});

/** A game that has moved on, with its record: one revision more, and whatever else whoever moved it has to say. */
export function movedOn<P extends Parts>(
	{ id, game, setup, startedAt, revision, source }: GameRecord,
	position: Position<P>,
	more: Partial<GameRecord>
): Version<P> {
	return {
		position,
		record: {
			id,
			game,
			edition: position.game.edition,
			setup,
			startedAt,
			...position.outline,
			touchedAt: Date.now(),
			revision: revision + 1,
			...(source && { source }),
			...more
		}
	};
}
