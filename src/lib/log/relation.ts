import { isUndo } from './entry';
import type { Log } from './log';
import type { Logged } from './position';
import { isSame, written } from './same';

/**
 * How another log of a game stands to ours. `behind`: theirs knows all of ours, and more; `ahead`: ours knows all of theirs;
 * `apart`: both have gone on, each its own way.
 */
export type Relation = 'same' | 'behind' | 'ahead' | 'apart';

/** By the entries alone: where these do not decide it, the game has to look at what they say. */
export function relationOf(mine: Logged, theirs: Logged): Relation {
	if (!isSame(mine.setup, theirs.setup)) return 'apart';
	const [fromThem, fromUs] = [beyond(mine.log, theirs.log), beyond(theirs.log, mine.log)];
	// A game of before kept no trace of a redo: then an undo says nothing of who came later.
	if ([...fromThem, ...fromUs].some(({ by, body }) => by === '' && isUndo(body))) return 'apart';
	if (fromThem.length === 0) return fromUs.length === 0 ? 'same' : 'ahead';
	return fromUs.length === 0 ? 'behind' : 'apart';
}

/** What one log has that another has not. A name alone proves nothing: anybody can write a file. */
function beyond(known: Log, log: Log) {
	const told = new Map(known.map(({ id, body }) => [id, written(body)]));
	return log.filter(({ id, body }) => told.get(id) !== written(body));
}
