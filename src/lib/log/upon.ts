import type { Body, Entry, Stamp, Undo } from './entry';
import type { Log } from './log';

/** Something said upon a log: its clock is beyond all that is known there, so it stands after that wherever logs meet. */
export function entryUpon<B extends Body>(log: Log<B>, { id, by, at }: Stamp, body: B | Undo): Entry<B> {
	return { id, by, clock: (log.at(-1)?.clock ?? 0) + 1, at, body };
}

/** A log and one thing more, where nothing is to be merged: its clock puts it last. */
export const appended = <B extends Body>(log: Log<B>, stamp: Stamp, body: B | Undo): Log<B> => [
	...log,
	entryUpon(log, stamp, body)
];
