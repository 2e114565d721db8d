import { leadingTo } from '$lib/log/leading';
import { withLog, type GameOfBefore } from '$lib/storage/upgrades';
import { read, type Left } from './tab';

/** The page of an older app may have been here last. */
interface LeftBefore {
	readonly shown: GameOfBefore;
	readonly kept?: GameOfBefore | undefined;
}

/** The game that an earlier page of this tab could not write, if there is one. */
export function leftOf(id: string): Left | undefined {
	const games = read();
	const left = Object.hasOwn(games, id) ? (games[id] as Left | LeftBefore) : undefined;
	return left && (isOfNow(left) ? left : ofBefore(left));
}

const isOfNow = (left: Left | LeftBefore): left is Left => 'log' in left.shown;

function ofBefore({ shown, kept }: LeftBefore): Left {
	const { record, log } = withLog(shown);
	if (!kept) return { shown: { record, log } };
	const stored = withLog(kept);
	// What was undone there stands in no list of edits: it is what leads from one to the other.
	const { edits, record: before } = shown;
	const told = leadingTo(stored.log, { edits, at: before.at ?? edits.length }, record.touchedAt);
	return { shown: { record, log: told }, stored };
}
