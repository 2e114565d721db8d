import type { StoredGame } from '$lib/storage/games';
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
	write({ ...read(), [id]: { shown: { record, log }, stored } satisfies Left });
}

/** The games that an earlier page of this tab could not write. */
export const left = (): string[] => Object.keys(read());

/** It is written. */
export function forget(id: string) {
	const { [id]: written, ...others } = read();
	if (written) write(others);
}

/** What this page's app has left, or an older one: `left.ts` tells them apart. */
export function read(): Record<string, object> {
	try {
		return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Record<string, object>;
	} catch {
		return {};
	}
}

function write(games: Record<string, object>) {
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
