import type { Body, Undo } from './entry';
import type { Log } from './log';
import { written } from './same';
import { appended } from './upon';

/** A game as it was kept before there were logs, and as a file without one tells it: what was said, and how much of it counts. */
export interface Edits<B extends Body = Body> {
	readonly edits: readonly B[];
	readonly at: number;
}

/**
 * The log of such a game. Nobody knows who said what, nor when: `at` is the moment that all of it is given. Ids follow from what
 * was said and in which order, so that the same game comes to the same log on every device, and two that part ways keep what
 * they share.
 */
export function logOf<B extends Body>({ edits, at: counting }: Edits<B>, at: number): Log<B> {
	const told = edits.reduce<Log<B>>((log, body) => added(log, body, at), []);
	return told.slice(counting).reduceRight<Log<B>>((log, { id }) => added(log, { undo: id }, at), told);
}

/** Nobody says it: neither who nor when is known. */
export function added<B extends Body>(log: Log<B>, body: B | Undo, at: number): Log<B> {
	const id = digest(`${log.at(-1)?.id ?? ''} ${written(body)}`);
	return appended(log, { id, by: '', at }, body);
}

/** FNV-1a in 64 bits: no secret, only a short name for a long text. */
export function digest(text: string): string {
	let hash = 0xcbf29ce484222325n;
	for (let i = 0; i < text.length; i++)
		hash = ((hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n) & 0xffffffffffffffffn;
	return hash.toString(36);
}
