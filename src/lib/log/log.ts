import { isUndo, type Body, type Entry, type EntryId, type Stamp, type Undo } from './entry';
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

/** A log and one thing more. */
export function appended<B extends Body>(log: Log<B>, { id, by, at }: Stamp, body: B | Undo): Log<B> {
	return [...log, { id, by, clock: (log.at(-1)?.clock ?? 0) + 1, at, body }];
}

/** What counts of a log, in order, and what redo would bring back, the next one first. */
export interface Line<B extends Body = Body> {
	readonly said: readonly Told<B>[];
	readonly undone: readonly Undone<B>[];
}
interface Told<B> extends Stamp {
	readonly body: B;
}
interface Undone<B> {
	/** The entry that took it back: redo takes that one back. */
	readonly by: EntryId;
	readonly body: B;
}

/** An entry counts unless one that counts takes it back. A new thing said leaves nothing to redo. */
export function lineOf<B extends Body>(log: Log<B>): Line<B> {
	const gone = new Set<EntryId>();
	const bodies = new Map<EntryId, B>();
	for (const { id, body } of log.toReversed())
		if (!isUndo(body)) bodies.set(id, body);
		else if (!gone.has(id)) gone.add(body.undo);
	const said: Told<B>[] = [];
	let undone: Undone<B>[] = [];
	for (const { id, by, at, body } of log) {
		if (isUndo(body)) {
			const taken = bodies.get(body.undo);
			if (taken && !gone.has(id)) undone.unshift({ by: id, body: taken });
		} else {
			undone = [];
			if (!gone.has(id)) said.push({ id, by, at, body });
		}
	}
	return { said, undone };
}

/** How far a game has come: how many things count that were said. */
export const lengthOf = ({ log }: { readonly log: Log }) => lineOf(log).said.length;
