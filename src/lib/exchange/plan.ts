import { relation as relationOf } from '../../games/virtus/log/compare';
import type { Relation } from '../log/relation';
import { ok, type Result } from '../result';
import type { Database } from '../storage/db';
import type { StorageFault } from '../storage/faults';
import type { StoredGame } from '../storage/games';
import { DEFAULTS, readSettings, type Settings } from '../storage/settings';
import type { Book } from './book';
import { gamesOf } from '../storage/everything';
import { copyOf, isTold, storedOf, virtusOf } from '../../games/virtus/codec/kept';

/**
 * What bringing in a book would do, game by game. `new`: not here yet; `same`: here already; `behind`: ours is the shorter
 * history and is brought up to date; `ahead`: ours is the longer one and stays; `apart`: both have gone on, so we ask.
 */
export interface PlannedGame {
	readonly relation: Relation | 'new';
	readonly theirs: StoredGame;
	readonly mine?: StoredGame;
	/** A copy of theirs that was kept beside ours once, and has been deleted since. */
	readonly copy?: StoredGame;
}
export interface Plan {
	readonly games: readonly PlannedGame[];
	/** Those of the book that differ from what is chosen here. */
	readonly settings: Partial<Settings>;
	/** Nobody has chosen anything here yet: then the book's settings are welcome. */
	readonly isFresh: boolean;
}

/** Looks and writes nothing. */
export async function plan(
	database: Database,
	{ games, settings }: Book,
	now: number
): Promise<Result<Plan, StorageFault>> {
	// Two games without an id that say the same are one.
	const told = games.map((game) => storedOf(game, now));
	const theirs = [...new Map(told.map((game) => [game.record.id, game])).values()];
	const ids = theirs.flatMap((game) => [game.record.id, copyOf(game).record.id]);
	const [here, chosen] = await Promise.all([gamesOf(database, ids), readSettings(database)]);
	if (!here.ok) return here;
	if (!chosen.ok) return chosen;
	const chosenHere = { ...DEFAULTS, ...chosen.value.kept };
	const known = new Map(here.value.map((game) => [game.record.id, game]));
	return ok({
		games: theirs.map((game) => planned(game, known)),
		settings: Object.fromEntries(
			Object.entries(settings).filter(([name, value]) => chosenHere[name as keyof Settings] !== value)
		),
		isFresh: Object.keys(chosen.value.kept).length === 0
	});
}

function planned(theirs: StoredGame, known: ReadonlyMap<string, StoredGame>): PlannedGame {
	const mine = known.get(theirs.record.id);
	// A deleted game is out of sight: whoever brings it in again wants it back.
	if (mine && !isTold(mine)) return { relation: 'ahead', theirs, mine }; // a newer app's, and nobody else's
	if (!mine || mine.record.state === 'deleted') return { relation: 'new', theirs, ...(mine && { mine }) };
	const relation = relationOf(virtusOf(mine), virtusOf(theirs));
	// "Keep both" has been chosen for this very game before.
	const copy = relation === 'apart' ? known.get(copyOf(theirs).record.id) : undefined;
	if (copy && copy.record.state !== 'deleted') return { relation: 'same', theirs: copy, mine: copy };
	return { relation, theirs, mine, ...(copy && { copy }) };
}
