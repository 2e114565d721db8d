import { added, type Edits } from './before';
import type { Body } from './entry';
import { lineOf, type Log } from './log';
import { isSame } from './same';

/** A log that goes on until it says what such a game says: what it takes back is taken back, what is new is added. */
export function leadingTo<B extends Body>(
	log: Log<B>,
	{ edits, at: counting }: Edits<B>,
	at: number
): Log<B> {
	const { said } = lineOf(log);
	const wanted = edits.slice(0, counting);
	const parting = wanted.findIndex((body, i) => !isSame(body, said[i]?.body));
	const shared = Math.min(said.length, parting < 0 ? wanted.length : parting);
	const back = said.slice(shared).reduceRight<Log<B>>((log, { id }) => added(log, { undo: id }, at), log);
	return wanted.slice(shared).reduce((log, body) => added(log, body, at), back);
}
