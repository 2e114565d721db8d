import type { Body, Entry } from './entry';
import type { Log } from './log';
import { written } from './same';

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
	const log: Entry<B>[] = [];
	const add = (body: Entry<B>['body']) => {
		const clock = log.length + 1;
		const id = digest(`${log.at(-1)?.id ?? ''} ${written(body)}`);
		log.push({ id, by: '', clock, at, body });
	};
	edits.forEach(add);
	for (const { id } of log.slice(counting).reverse()) add({ undo: id });
	return log;
}

/** FNV-1a in 64 bits: no secret, only a short name for a long text. */
export function digest(text: string): string {
	let hash = 0xcbf29ce484222325n;
	for (let i = 0; i < text.length; i++)
		hash = ((hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n) & 0xffffffffffffffffn;
	return hash.toString(36);
}
