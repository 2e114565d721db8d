import type { GameRecord, StoredGame } from '$lib/storage/games';

/** What a list does to a game: out of sight, or back. */
export type Mark = Pick<GameRecord, 'state' | 'touchedAt'>;

/** Whoever holds a game in memory: a live game. A list needs no more of it, and no engine to show it. */
export interface UnsavedGame extends StoredGame {
	readonly id: string;
	/** What the disk holds of it, if anything. */
	readonly stored: StoredGame | undefined;
	/** Tries to write what is not written yet. */
	save(): Promise<void>;
	mark(mark: Mark): Promise<void>;
}

/** Games that storage does not have yet, or would not take: as long as the page lives they are here, and nowhere else. */
export const unsaved = new Map<string, UnsavedGame>();

/** One of them as it would be stored. */
export function unsavedGame(id: string): StoredGame | undefined {
	const live = unsaved.get(id);
	return live && { record: live.record, log: live.log };
}

/**
 * Stored games together with those that live in this page only, which come first, the newest at the top. A game that stands
 * in both is as the page knows it.
 */
export const withUnsaved = (stored: readonly StoredGame[]): StoredGame[] => [
	...[...unsaved.keys()].flatMap((id) => unsavedGame(id) ?? []).sort(byTouch),
	...stored.filter(({ record }) => !unsaved.has(record.id))
];
const byTouch = (a: StoredGame, b: StoredGame) => b.record.touchedAt - a.record.touchedAt;

/** The same of records alone. */
export const withUnsavedRecords = (stored: readonly GameRecord[]): GameRecord[] =>
	withUnsaved(stored.map((record) => ({ record, log: [] }))).map(({ record }) => record);
