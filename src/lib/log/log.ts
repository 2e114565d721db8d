import { isUndo, type Body, type Entry, type EntryId, type Stamp } from './entry';
import { written } from './same';

/**
 * All that was ever said of a game, in the one order that is the same on every device. Nothing is taken out of it: undo
 * and redo are entries too.
 */
export type Log<B extends Body = Body> = readonly Entry<B>[];

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By clock, and of the same clock by device: the second is arbitrary, but agreed upon. */
const inOrder = (a: Entry, b: Entry) =>
	a.clock - b.clock || byText(a.by, b.by) || byText(a.id, b.id) || byText(written(a), written(b));

/** What either of two logs of a game knows, whichever came first and however often it came. */
export function merge<B extends Body>(one: Log<B>, other: Log<B>): Log<B> {
	const known = new Map<EntryId, Entry<B>>();
	// Of two entries that claim to be the same the earlier one stands: so the order of arrival decides nothing.
	for (const entry of [...one, ...other].sort(inOrder)) if (!known.has(entry.id)) known.set(entry.id, entry);
	return [...known.values()];
}

/** What counts of a log, in order, and what redo would bring back, the next one first. */
export interface Line<B extends Body = Body> {
	readonly said: readonly Counted<B>[];
	readonly undone: readonly Undone<B>[];
}
interface Counted<B> extends Stamp {
	readonly body: B;
}
interface Undone<B> {
	readonly id: EntryId;
	readonly body: B;
	/** The entry that took it back: redo takes that one back. */
	readonly by: EntryId;
}

/**
 * Something said counts until it is taken back, and again once what took it back is. To take back what does not count does
 * nothing: two who undo the same have undone it once. A new thing said leaves nothing to redo.
 */
export function lineOf<B extends Body>(log: Log<B>): Line<B> {
	interface Counting extends Counted<B> {
		counts: boolean;
	}
	const said = new Map<EntryId, Counting>();
	/** By the entry that took it back. */
	const taken = new Map<EntryId, Counting>();
	let redoable = new Map<EntryId, Counting>();
	for (const { id, by, at, body } of log) {
		if (!isUndo(body)) {
			said.set(id, { id, by, at, body, counts: true });
			redoable = new Map();
			continue;
		}
		const broughtBack = taken.get(body.undo);
		const takenBack = said.get(body.undo);
		if (broughtBack) {
			broughtBack.counts = true;
			taken.delete(body.undo);
			redoable.delete(body.undo);
		} else if (takenBack?.counts) {
			takenBack.counts = false;
			taken.set(id, takenBack);
			redoable.set(id, takenBack);
		}
	}
	return {
		said: [...said.values()]
			.filter(({ counts }) => counts)
			.map(({ id, by, at, body }) => ({ id, by, at, body })),
		undone: [...redoable].reverse().map(([by, { id, body }]) => ({ id, body, by }))
	};
}

/** How far a game has come: how many things count that were said. */
export const lengthOf = ({ log }: { readonly log: Log }) => lineOf(log).said.length;
