import type { Edit } from '../../games/virtus/log/edit';
import type { History } from '../../games/virtus/log/history';
import type { Result } from '../result';
import type { Rulings } from '../../games/virtus/rules/rulings';
import type { Player, PlayerId, Sheet } from '../../games/virtus/rules/sheet';
import type { CallName } from '../../games/virtus/rules/vocabulary';
import { editsOf, type Database } from './db';
import type { StorageFault } from './faults';

/** A game as lists show it. Its answers stand in a store of their own, so that a list stays light. */
export interface GameRecord {
	readonly id: string;
	/** Those who sit there now. */
	readonly players: readonly Player[];
	/** Those who sat down at the start, where the table has changed since. */
	readonly start?: readonly Player[];
	readonly rulings: Partial<Rulings>;
	readonly startedAt: number;
	readonly touchedAt: number;
	readonly state: 'open' | 'finished' | 'deleted';
	/** Which call the table stands at; none once it is finished. */
	readonly call?: CallName;
	readonly result?: { readonly winners: readonly PlayerId[]; readonly totals: readonly number[] };
	/** How many of the edits count. */
	readonly at: number;
	/** One more at every write: a tab that has not seen the last one must look before it writes. */
	readonly revision: number;
	/** Who wrote it last: with the revision, no two writes are the same. Whoever writes a record names itself. */
	readonly by?: string;
	/** What the file it came from said beyond the format; written back when it is exported. */
	readonly source?: object;
}

export interface KeptGame {
	readonly record: GameRecord;
	readonly edits: readonly Edit[];
}

export const historyOf = ({ record, edits }: KeptGame): History => ({
	players: record.start ?? record.players,
	rulings: record.rulings,
	edits,
	at: record.at
});

/** What a record says of its table. */
export const tableOf = (
	{ players: start }: Pick<History, 'players'>,
	{ players }: Pick<Sheet, 'players'>
): Pick<GameRecord, 'players' | 'start'> => (start === players ? { players } : { players, start });

export function readGame(
	database: Database,
	id: string
): Promise<Result<KeptGame | undefined, StorageFault>> {
	return database.run(async (db) => {
		const tx = db.transaction(['games', 'edits']);
		const [record, edits] = await Promise.all([
			tx.objectStore('games').get(id),
			tx.objectStore('edits').getAll(editsOf(id))
		]);
		return record && { record, edits };
	});
}

/**
 * The summary and every edit that the disk does not have, in one transaction. `known` is what it held when we last
 * looked. Answers 'stale' and writes nothing when that is not what it holds now: what another tab wrote is never
 * overwritten, and nothing is ever added to a game that has been taken away.
 */
export function keepGame(
	database: Database,
	{ record, edits }: KeptGame,
	known?: KeptGame
): Promise<Result<'kept' | 'stale', StorageFault>> {
	const before = known?.edits ?? [];
	const from = firstChange(before, edits);
	const isShorter = from < before.length;
	return database.write(['games', 'edits'], async (tx) => {
		const games = tx.objectStore('games');
		const stored = await games.get(record.id);
		// The work may be run again on a fresh connection: then what we find is our own.
		if (!isVersion(stored, known?.record) && !isVersion(stored, record)) return 'stale';
		const store = tx.objectStore('edits');
		unheard(games.put({ ...(stored?.source && { source: stored.source }), ...record }));
		if (isShorter) unheard(store.delete(editsOf(record.id, from)));
		edits.slice(from).forEach((edit, i) => unheard(store.put(edit, [record.id, from + i])));
		return 'kept';
	});
}

/** A request that fails aborts the transaction, and that tells. Without this it would be an unhandled rejection too. */
const unheard = (request: Promise<unknown>) => void request.catch(() => {});

/** A history shares its edits with the one it grew from: the first that is another object is the first that differs. */
function firstChange(before: readonly Edit[], after: readonly Edit[]) {
	const at = after.findIndex((edit, i) => edit !== before[i]);
	return at < 0 ? after.length : at;
}

/** Whether two records are of the same write; none is the same as none. */
export const isVersion = (a: GameRecord | undefined, b: GameRecord | undefined) =>
	a?.revision === b?.revision && a?.by === b?.by;
