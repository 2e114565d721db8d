import type { Codec } from '$lib/exchange/codec';
import { writeGame, type FiledGame } from '$lib/exchange/filed';
import { encode } from '$lib/exchange/link/code';
import { canTell, filedOf } from '$lib/exchange/stored';
import { ok, type Result } from '$lib/result';
import { codecs } from '$lib/shelf';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { loadGame, type StoredGame } from '$lib/storage/games';
import { unsavedGame } from '$lib/unsaved/games';

export interface Exported {
	readonly name: string;
	readonly text: string;
}

/** One game as a file. A game that storage would not take is written from memory. */
export async function exportGame(
	id: string,
	disk: Database = database
): Promise<Result<Exported | undefined, StorageFault>> {
	const inMemory = unsavedGame(id);
	const read = inMemory ? ok(inMemory) : await loadGame(disk, id);
	return read.ok ? ok(read.value && (await exported(read.value))) : read;
}

async function exported(game: StoredGame): Promise<Exported | undefined> {
	const filed = await filedFrom(game);
	if (!filed) return undefined;
	const name = `${game.record.game}-${dayOf(game.record.startedAt)}.sevencalls.json`;
	return { name, text: JSON.stringify(writeGame(filed), null, '\t') };
}

/** The address that carries a finished game in its fragment; none where the game does not fit. */
export async function linkTo(game: StoredGame, address: string): Promise<string | undefined> {
	const filed = await filedFrom(game);
	const code = filed && encode(filed);
	return code && `${address}#${code}`;
}

async function filedFrom(game: StoredGame): Promise<FiledGame | undefined> {
	const codec = await codecFor(game);
	return codec && filedOf(codec, game);
}

/** Nothing where a newer app has told it: this one could not write all of it. */
export async function codecFor(game: StoredGame): Promise<Codec | undefined> {
	const codec = await codecs({ game: game.record.game });
	return codec && canTell(codec, game) ? codec : undefined;
}

/** By the calendar on the wall, in a form that sorts. */
export function dayOf(at: number): string {
	const date = new Date(at);
	const two = (number: number) => String(number).padStart(2, '0');
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
