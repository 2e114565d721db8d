import type { Relation } from '../log/relation';
import { ok, type Result } from '../result';
import type { Database } from '../storage/db';
import { gamesOf } from '../storage/everything';
import type { StorageFault } from '../storage/faults';
import { revisionOf, type StoredGame } from '../storage/games';
import { isSound } from '../storage/lists';
import { DEFAULTS, readSettings, type Settings } from '../storage/settings';
import type { Backup } from './backup';
import type { Codec } from './codec';
import { canTell, copyOf, isWhole, storedOf } from './stored';

/**
 * What bringing in a backup would do, game by game. `new`: not here yet; `same`: here already; `behind`: ours is the shorter
 * history and is brought up to date; `ahead`: ours is the longer one and stays; `apart`: both have gone on, so we ask.
 */
export interface PlannedGame {
	readonly relation: Relation | 'new';
	readonly theirs: StoredGame;
	readonly mine?: StoredGame;
	/** Theirs as it would be kept beside ours, and the revision that it would be written upon: one may have been deleted. */
	readonly beside: { readonly game: StoredGame; readonly upon: number };
}
export interface Plan {
	readonly games: readonly PlannedGame[];
	/** Those of the backup that differ from what is chosen here. */
	readonly settings: Partial<Settings>;
	/** Nobody has chosen anything here yet: then the backup's settings are welcome. */
	readonly isFresh: boolean;
}

interface Arriving {
	readonly codec: Codec;
	readonly theirs: StoredGame;
	readonly beside: StoredGame;
}

/** Looks and writes nothing. */
export async function plan(
	database: Database,
	{ games, settings }: Backup,
	now: number
): Promise<Result<Plan, StorageFault>> {
	const all = games.map((game): Arriving => {
		const theirs = storedOf(game, now);
		return { codec: game.codec, theirs, beside: copyOf(game.codec, theirs) };
	});
	// Two games without an id that say the same are one.
	const arriving = [...new Map(all.map((one) => [one.theirs.record.id, one])).values()];
	const ids = arriving.flatMap(({ theirs, beside }) => [theirs.record.id, beside.record.id]);
	const [here, chosen] = await Promise.all([gamesOf(database, ids), readSettings(database)]);
	if (!here.ok) return here;
	if (!chosen.ok) return chosen;
	const chosenHere = { ...DEFAULTS, ...chosen.value.kept };
	const known = new Map(here.value.map((game) => [game.record.id, game]));
	return ok({
		games: arriving.map((one) => planned(one, known)),
		settings: Object.fromEntries(
			Object.entries(settings).filter(([name, value]) => chosenHere[name as keyof Settings] !== value)
		),
		isFresh: Object.keys(chosen.value.kept).length === 0
	});
}

function planned({ codec, theirs, beside }: Arriving, known: ReadonlyMap<string, StoredGame>): PlannedGame {
	const mine = known.get(theirs.record.id);
	const copy = known.get(beside.record.id);
	const common = {
		theirs,
		...(mine && { mine }),
		beside: { game: beside, upon: revisionOf(copy?.record) }
	};
	// One that is damaged cannot be shown: theirs is what is left of it.
	if (!mine || !isSound(mine.record)) return { relation: 'new', ...common };
	if (isOfNewer(codec, mine)) return { relation: 'ahead', ...common };
	// A deleted game is out of sight: whoever brings it in again wants it back.
	if (mine.record.state === 'deleted') return { relation: 'new', ...common };
	const relation = related(codec, mine, theirs);
	// "Keep both" has been chosen for this very game before.
	if (relation === 'apart' && copy && isSound(copy.record) && copy.record.state !== 'deleted')
		return { ...common, relation: 'same', theirs: copy, mine: copy };
	return { relation, ...common };
}

/** A newer app has played on with it, or deleted it: it is that one's, and nobody else's. */
const isOfNewer = (codec: Codec, mine: StoredGame) =>
	mine.record.game === codec.game.id && !canTell(codec, mine);

function related(codec: Codec, mine: StoredGame, theirs: StoredGame): PlannedGame['relation'] {
	// One name for two games, as files may have it.
	if (mine.record.game !== codec.game.id) return 'apart';
	try {
		return codec.relation(
			{ setup: mine.record.setup, log: mine.log },
			{ setup: theirs.record.setup, log: theirs.log }
		);
	} catch (bug) {
		if (isWhole(codec, mine)) throw bug;
		return 'new';
	}
}
