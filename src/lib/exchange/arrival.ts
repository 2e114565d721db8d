import { codeIn, decode } from '../../games/virtus/codec/link/link';
import { isObject } from './open';
import { MOST_BYTES, wrong, type Wrong } from '../../games/virtus/codec/parse';
import { ok, type Result } from '../result';
import { isBook, looksLikeBook, MOST_BOOK_BYTES, readBook, type Book } from './book';
import { readGame, withLog } from '../../games/virtus/codec/told';

/** What it takes of a file to know whether it is a book. */
const HEAD = 200;

/**
 * Whatever has arrived, by file, link, paste, drop or camera, as a book: a single game is a book of one. Looked at from
 * the cheapest question to the dearest, so that what is too large is never read and what is no game never parsed.
 */
export function arrived(text: string): Result<Book, Wrong> {
	if (!/^\s*[[{"]/.test(text)) return fromLink(text);
	const sized = checkedSize(byteLength(text), text.slice(0, HEAD));
	return sized.ok ? fromJson(text) : sized;
}

/** The same for a file that has not been read yet: its size is known before its bytes are. */
export async function arrivedFile(file: Blob): Promise<Result<Book, Wrong>> {
	try {
		const head = new TextDecoder().decode(await file.slice(0, HEAD).arrayBuffer());
		const sized = checkedSize(file.size, head);
		if (!sized.ok) return sized;
		return arrived(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
	} catch (error) {
		// Bytes that are no text, or a file that has gone since it was chosen.
		return wrong(error instanceof TypeError ? 'not-json' : 'unreadable');
	}
}

function checkedSize(bytes: number, head: string): Result<void, Wrong> {
	if (!looksLikeBook(head)) return bytes > MOST_BYTES ? wrong('too-large') : ok(undefined);
	return bytes > MOST_BOOK_BYTES ? wrong('book-too-large') : ok(undefined);
}

function fromLink(text: string): Result<Book, Wrong> {
	if (text.length > MOST_BYTES) return wrong('too-large');
	const code = codeIn(text);
	if (code === undefined) return wrong('no-game');
	const file = decode(code);
	return file.ok ? ofOne(withLog(file.value)) : file;
}

function fromJson(text: string): Result<Book, Wrong> {
	let json: unknown;
	try {
		json = JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch {
		// A syntax error, or more than the browser can hold.
		return wrong('not-json');
	}
	return isObject(json) && isBook(json) ? readBook(json) : ofOne(readGame(json));
}

function ofOne(game: ReturnType<typeof readGame>): Result<Book, Wrong> {
	return game.ok ? ok({ games: [game.value], settings: {} }) : game;
}

/** Text is at most three bytes for each of its units: the exact count is needed only near the limit. */
const byteLength = (text: string) =>
	text.length > MOST_BOOK_BYTES || text.length * 3 <= MOST_BYTES
		? text.length
		: new TextEncoder().encode(text).length;
