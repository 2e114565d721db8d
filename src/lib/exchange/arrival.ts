import { ok, type Result } from '../result';
import { isBackup, looksLikeBackup, MOST_BACKUP_BYTES, readBackup, type Backup } from './backup';
import type { Codecs } from './codec';
import { readGame, type FiledGame } from './filed';
import { gameIn, MOST_BYTES } from './game-file';
import { codeIn, decode } from './link/code';
import { isObject } from './open';
import { wrong, type Wrong } from './wrong';

/** What it takes of a file to know whether it is a backup. */
const HEAD = 200;

/**
 * Whatever has arrived, by file, link, paste, drop or camera, as a backup: a single game is a backup of one. Looked at from
 * the cheapest question to the dearest, so that what is too large is never read and what is no game never parsed.
 */
export async function arrived(text: string, codecs: Codecs): Promise<Result<Backup, Wrong>> {
	if (!/^\s*[[{"]/.test(text)) return fromLink(text, codecs);
	const sized = checkedSize(new TextEncoder().encode(text).length, text.slice(0, HEAD));
	return sized.ok ? fromJson(text, codecs) : sized;
}

/** The same for a file that has not been read yet: its size is known before its bytes are. */
export async function arrivedFile(file: Blob, codecs: Codecs): Promise<Result<Backup, Wrong>> {
	let text: string;
	try {
		const head = new TextDecoder().decode(await file.slice(0, HEAD).arrayBuffer());
		const sized = checkedSize(file.size, head);
		if (!sized.ok) return sized;
		text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
	} catch (error) {
		// Bytes that are no text, or a file that has gone since it was chosen.
		return wrong(error instanceof TypeError ? 'not-json' : 'unreadable');
	}
	return arrived(text, codecs);
}

function checkedSize(bytes: number, head: string): Result<void, Wrong> {
	if (!looksLikeBackup(head)) return bytes > MOST_BYTES ? wrong('too-large') : ok(undefined);
	return bytes > MOST_BACKUP_BYTES ? wrong('book-too-large') : ok(undefined);
}

async function fromLink(text: string, codecs: Codecs): Promise<Result<Backup, Wrong>> {
	if (text.length > MOST_BYTES) return wrong('too-large');
	const code = codeIn(text);
	return code === undefined ? wrong('no-game') : ofOne(await decode(code, codecs));
}

async function fromJson(text: string, codecs: Codecs): Promise<Result<Backup, Wrong>> {
	let json: unknown;
	try {
		json = JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch {
		// A syntax error, or more than the browser can hold.
		return wrong('not-json');
	}
	if (isObject(json) && isBackup(json)) return readBackup(json, codecs);
	return ofOne(readGame(await codecs({ game: gameIn(json) }), json));
}

const ofOne = (game: Result<FiledGame, Wrong>): Result<Backup, Wrong> =>
	game.ok ? ok({ games: [game.value], settings: {} }) : game;
