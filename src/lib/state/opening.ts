import type { Game, Parts, Setup } from '$lib/log/game';
import { Position } from '$lib/log/position';
import { tapsBetween } from '$lib/log/tap';
import { fail, ok, type Result } from '$lib/result';
import { gameOf } from '$lib/shelf';
import { database, type Database } from '$lib/storage/db';
import { loadGame, storeGame, type GameRecord } from '$lib/storage/games';
import { tellFault } from './faults';
import { leftOf } from '$lib/unsaved/left';
import { forget } from '$lib/unsaved/tab';
import { LiveGame } from './live-game.svelte';
import { randomId } from './random';
import { keepTrying } from '$lib/unsaved/retrying';
import { unsaved } from '$lib/unsaved/games';
import { tellOfGame } from './other-tabs';

/** `none`: there is no such game; `newer`: a newer app has told it, and this one can only look at its record. */
export type Unopened =
	{ readonly why: 'none' | 'unreadable' } | { readonly why: 'newer'; readonly record: GameRecord };

/** A game that can be played on. It holds on to nothing until it is watched. */
export async function openGame(id: string, disk: Database = database): Promise<Result<LiveGame, Unopened>> {
	const live = inMemory(id) ?? (await reopen(id, disk));
	if (live) return playable(live);
	const read = await loadGame(disk, id);
	// Somebody may have tapped while we read, and the disk may not have taken it.
	const tapped = inMemory(id);
	if (tapped) return playable(tapped);
	if (!read.ok) {
		void tellFault(read.error, disk);
		return fail({ why: 'unreadable' });
	}
	if (!read.value || read.value.record.state === 'deleted') return fail({ why: 'none' });
	const { record } = read.value;
	const game = await gameOf(record.game);
	if (!game || record.edition > game.edition) return fail({ why: 'newer', record });
	return ok(new LiveGame(game, read.value, true, disk));
}

/** What storage does not have of a game, this one has. */
function inMemory(id: string): LiveGame | undefined {
	const live = unsaved.get(id);
	return live instanceof LiveGame ? live : undefined;
}

const playable = (live: LiveGame): Result<LiveGame, Unopened> =>
	live.record.state === 'deleted' ? fail({ why: 'none' }) : ok(live);

/** What an earlier page of this tab could not write, upon what it had written. */
export async function reopen(id: string, disk: Database = database): Promise<LiveGame | undefined> {
	const left = leftOf(id);
	const game = left && (await gameOf(left.shown.record.game));
	if (!game || left.shown.record.edition > game.edition) return undefined;
	// A newer app has played on with it: what this tab has not written waits until the app is brought up to date.
	const read = await loadGame(disk, id);
	if (read.ok && read.value && read.value.record.edition > game.edition) return undefined;
	// Somebody else may have brought it back meanwhile.
	const again = inMemory(id);
	if (again) return again;
	const { shown, stored } = left;
	const live = new LiveGame(game, stored ?? { ...shown, log: [] }, stored !== undefined, disk);
	for (const { tap, stamp } of tapsBetween(game, stored?.log ?? [], shown.log)) void live.tap(tap, stamp);
	// Deleted, or brought back, from a list: no entry says so.
	const { state, touchedAt } = shown.record;
	if ((state === 'deleted') !== (stored?.record.state === 'deleted')) await live.mark({ state, touchedAt });
	else await live.save();
	if (!unsaved.has(id)) forget(id);
	return live;
}

/** A new game at the table, stored before anybody plays it. */
export async function startGame<P extends Parts>(
	game: Game<P>,
	setup: Setup<P>,
	disk: Database = database
): Promise<GameRecord> {
	const now = Date.now();
	const record: GameRecord = {
		id: randomId(),
		game: game.id,
		edition: game.edition,
		setup,
		...new Position(game, setup).outline,
		startedAt: now,
		touchedAt: now,
		revision: 1
	};
	const written = await storeGame(disk, { record, log: [] });
	if (written.ok) tellOfGame(record.id);
	else {
		void tellFault(written.error, disk);
		keepTrying(new LiveGame(game, { record, log: [] }, false, disk));
	}
	return record;
}
