import { encode } from '$games/virtus/codec/link/link';
import { positionOf } from '$games/virtus/log/game';
import { ok, type Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { isTold, toldOf } from '$games/virtus/codec/kept';
import { writeGame } from '$games/virtus/codec/told';
import { loadGame, type StoredGame } from '$lib/storage/games';
import { unsavedGame } from '$lib/unsaved/games';

export interface Exported {
	readonly name: string;
	readonly text: string;
}

/** One game as a file. A game that storage would not take is written from memory. */
export async function exportGame(
	id: string,
	kept: Database = database
): Promise<Result<Exported | undefined, StorageFault>> {
	const inMemory = unsavedGame(id);
	const read = inMemory ? ok(inMemory) : await loadGame(kept, id);
	return read.ok ? ok(read.value && isTold(read.value) ? exported(read.value) : undefined) : read;
}

function exported(game: StoredGame): Exported {
	const name = `virtus-${dayOf(game.record.startedAt)}.sevencalls.json`;
	return { name, text: JSON.stringify(writeGame(toldOf(game)), null, '\t') };
}

/** The address that carries a finished game in its fragment; none where the game does not fit. */
export function linkTo(game: StoredGame, address: string): string | undefined {
	const told = toldOf(game);
	const code = encode({ ...told, sheet: positionOf(told).state.sheet });
	return code && `${address}#${code}`;
}

/** By the calendar on the wall, in a form that sorts. */
export function dayOf(at: number): string {
	const date = new Date(at);
	const two = (number: number) => String(number).padStart(2, '0');
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
