import type { GameRecord, StoredGame } from '$lib/storage/games';

/** What a list does to a game: out of sight, or back. */
export type Mark = Pick<GameRecord, 'state' | 'touchedAt'>;

/** Whoever holds a game in memory: a live game. A list needs no more of it, and no engine to show it. */
export interface Stray extends StoredGame {
	readonly id: string;
	/** What the disk holds of it, if anything. */
	readonly stored: StoredGame | undefined;
	/** Tries to write what is not written yet. */
	save(): Promise<void>;
	mark(mark: Mark): Promise<void>;
}

/** Games that storage does not have yet, or would not take: as long as the page lives they are here, and nowhere else. */
export const strays = new Map<string, Stray>();

/** The summaries of games that live in this page only, newest first. */
export const strayGames = (state: GameRecord['state']): GameRecord[] =>
	[...strays.values()]
		.map(({ record }) => record)
		.filter((record) => record.state === state)
		.sort((a, b) => b.touchedAt - a.touchedAt);

/** What this tab alone keeps goes: the table being seated, a game of practice, what was not written yet. */
export function forgetTab() {
	try {
		sessionStorage.clear();
	} catch {
		// Refused: then nothing was ever kept there.
	}
}
