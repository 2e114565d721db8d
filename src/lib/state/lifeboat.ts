import type { StoredGame } from '$lib/storage/games';
import { withLog, type GameOfBefore } from '$lib/storage/upgrades';
import type { Stray } from './strays';

/**
 * What the database would not take outlives its page here: a tab's own storage is there after a reload, and after the
 * phone has put the tab away. It is small and not durable, so it is a way to the next page and no place to stay.
 */
const PLACE = 'unsaved';

/** A game as it was shown, and what it was before storage failed; nothing for one that was never kept. */
export interface Rescued {
	readonly shown: StoredGame;
	readonly stored?: StoredGame | undefined;
}

export function board({ id, record, log, stored }: Stray) {
	write({ ...read(), [id]: { shown: { record, log }, stored } });
}

/** The game that an earlier page of this tab could not write, if there is one. */
export function rescued(id: string): Rescued | undefined {
	const left = read()[id];
	return left && 'log' in left.shown ? (left as Rescued) : left && ofBefore(left as RescuedBefore);
}

/** The page of an older app may have been here last. */
interface RescuedBefore {
	readonly shown: GameOfBefore;
	readonly kept?: GameOfBefore | undefined;
}
const ofBefore = ({ shown, kept }: RescuedBefore): Rescued => ({
	shown: withLog(shown),
	stored: kept && withLog(kept)
});

/** The games that an earlier page of this tab could not write. */
export const aboard = (): string[] => Object.keys(read());

/** It is written. */
export function leave(id: string) {
	const { [id]: written, ...others } = read();
	if (written) write(others);
}

function read(): Record<string, Rescued | RescuedBefore> {
	try {
		return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Record<string, Rescued | RescuedBefore>;
	} catch {
		return {};
	}
}

function write(games: Record<string, Rescued | RescuedBefore>) {
	try {
		if (Object.keys(games).length > 0) sessionStorage.setItem(PLACE, JSON.stringify(games));
		else sessionStorage.removeItem(PLACE);
	} catch {
		// Refused as well, or full: then the page is all there is, and the browser asks before it is closed.
	}
}
