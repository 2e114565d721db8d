import type { StoredGame } from '$lib/storage/games';
import { leadingTo } from '$lib/log/before';
import { withLog, type GameOfBefore } from '$lib/storage/upgrades';
import type { UnsavedGame } from './games';

/**
 * What the database would not take outlives its page here: a tab's own storage is there after a reload, and after the
 * phone has put the tab away. It is small and not durable, so it is a way to the next page and no place to stay.
 */
const PLACE = 'unsaved';

/** A game as it was shown, and what it was before storage failed; nothing for one that was never kept. */
export interface Left {
	readonly shown: StoredGame;
	readonly stored?: StoredGame | undefined;
}

export function keep({ id, record, log, stored }: UnsavedGame) {
	write({ ...read(), [id]: { shown: { record, log }, stored } });
}

/** The game that an earlier page of this tab could not write, if there is one. */
export function leftOf(id: string): Left | undefined {
	const games = read();
	const left = Object.hasOwn(games, id) ? games[id] : undefined;
	return left && 'log' in left.shown ? (left as Left) : left && ofBefore(left as LeftBefore);
}

/** The page of an older app may have been here last. */
interface LeftBefore {
	readonly shown: GameOfBefore;
	readonly kept?: GameOfBefore | undefined;
}
function ofBefore({ shown, kept }: LeftBefore): Left {
	const { record, log } = withLog(shown);
	if (!kept) return { shown: { record, log } };
	const stored = withLog(kept);
	// What was undone there stands in no list of edits: it is what leads from one to the other.
	const { edits, record: before } = shown;
	const told = leadingTo(stored.log, { edits, at: before.at ?? edits.length }, record.touchedAt);
	return { shown: { record, log: told }, stored };
}

/** The games that an earlier page of this tab could not write. */
export const left = (): string[] => Object.keys(read());

/** It is written. */
export function forget(id: string) {
	const { [id]: written, ...others } = read();
	if (written) write(others);
}

function read(): Record<string, Left | LeftBefore> {
	try {
		return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Record<string, Left | LeftBefore>;
	} catch {
		return {};
	}
}

function write(games: Record<string, Left | LeftBefore>) {
	try {
		if (Object.keys(games).length > 0) sessionStorage.setItem(PLACE, JSON.stringify(games));
		else sessionStorage.removeItem(PLACE);
	} catch {
		// Refused as well, or full: then the page is all there is, and the browser asks before it is closed.
	}
}

/** What this tab alone keeps goes: the table being seated, a game of practice, what was not written yet. */
export function forgetTab() {
	try {
		sessionStorage.clear();
	} catch {
		// Refused: then nothing was ever kept there.
	}
}
