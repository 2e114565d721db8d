import type { KeptGame } from '$lib/storage/games';
import type { Stray } from './strays';

/**
 * What the database would not take outlives its page here: a tab's own storage is there after a reload, and after the
 * phone has put the tab away. It is small and not durable, so it is a way to the next page and no place to stay.
 */
const PLACE = 'unsaved';

/** A game as it was shown, and what it was before storage failed; nothing for one that was never kept. */
export interface Rescued {
	readonly shown: KeptGame;
	readonly kept?: KeptGame | undefined;
}

export function board({ id, record, edits, kept }: Stray) {
	write({ ...read(), [id]: { shown: { record, edits }, kept } });
}

/** The game that an earlier page of this tab could not write, if there is one. */
export const rescued = (id: string): Rescued | undefined => read()[id];

/** The games that an earlier page of this tab could not write. */
export const aboard = (): string[] => Object.keys(read());

/** It is written. */
export function leave(id: string) {
	const { [id]: written, ...others } = read();
	if (written) write(others);
}

function read(): Record<string, Rescued> {
	try {
		return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Record<string, Rescued>;
	} catch {
		return {};
	}
}

function write(games: Record<string, Rescued>) {
	try {
		if (Object.keys(games).length > 0) sessionStorage.setItem(PLACE, JSON.stringify(games));
		else sessionStorage.removeItem(PLACE);
	} catch {
		// Refused as well, or full: then the page is all there is, and the browser asks before it is closed.
	}
}
