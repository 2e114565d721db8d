import { isSame } from './same';
import type { Setup } from './game';
import type { Log } from './log';

/**
 * How another log of a game stands to ours. `behind`: theirs knows all of ours, and more; `ahead`: ours knows all of theirs;
 * `apart`: both have gone on, each its own way.
 */
export type Relation = 'same' | 'behind' | 'ahead' | 'apart';

interface Told {
	readonly setup: Setup;
	readonly log: Log;
}

/** By the names of the entries alone: where these do not decide it, the game has to look at what they say. */
export function relationOf(mine: Told, theirs: Told): Relation {
	if (!isSame(mine.setup, theirs.setup)) return 'apart';
	const isKnown = includes(mine.log, theirs.log);
	const isKnownThere = includes(theirs.log, mine.log);
	if (isKnown) return isKnownThere ? 'same' : 'ahead';
	return isKnownThere ? 'behind' : 'apart';
}

function includes(all: Log, some: Log) {
	const ids = new Set(all.map(({ id }) => id));
	return some.every(({ id }) => ids.has(id));
}
