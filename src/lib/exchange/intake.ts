import type { IDBPTransaction } from 'idb';
import type { Log } from '../log/log';
import type { Database, Schema } from '../storage/db';
import { entriesOf, keyOf } from '../storage/keys';
import { revisionOf, type GameRecord, type StoredGame } from '../storage/games';
import type { Settings } from '../storage/settings';
import type { Plan, PlannedGame } from './plan';

/** Where both have gone on: ours stays, theirs takes its place, or theirs is kept beside it. */
export type Choice = 'mine' | 'theirs' | 'both';

/** What will be written, each game with the revision that it is written upon: 0 where there is none. */
export interface Intake {
	readonly games: readonly { readonly game: StoredGame; readonly upon: number }[];
	readonly settings: Partial<Settings>;
}

export function intakeOf(
	{ games, settings }: Plan,
	choices: ReadonlyMap<string, Choice>,
	withSettings: boolean
): Intake {
	return {
		games: games.flatMap((one) => written(one, choices.get(one.theirs.record.id) ?? 'mine')),
		settings: withSettings ? settings : {}
	};
}

function written({ relation, theirs, mine, beside }: PlannedGame, choice: Choice): Intake['games'] {
	const upon = revisionOf(mine?.record);
	if (relation === 'new' || relation === 'behind') return [{ game: theirs, upon }];
	if (relation !== 'apart' || choice === 'mine') return [];
	return choice === 'theirs' ? [{ game: theirs, upon }] : [beside];
}

/** What there was before, to the letter, and which revision took its place. */
export interface BeforeImage {
	readonly games: readonly {
		readonly id: string;
		readonly revision: number;
		readonly record: GameRecord | undefined;
		readonly log: Log;
	}[];
	readonly settings: readonly (readonly [name: string, value: unknown])[];
}

const STORES = ['games', 'entries', 'settings'] as const;
type Transaction = IDBPTransaction<Schema, [...typeof STORES], 'readwrite'>;

/**
 * All of it in one strict transaction, or nothing: 'stale' where another tab has been at one of the games since the plan was
 * made. `by` marks what we write: should the connection break and the work run again, we know our own.
 */
export function takeIn(database: Database, { games, settings }: Intake, by: string) {
	let before: BeforeImage | undefined;
	return database.write(
		[...STORES],
		async (tx): Promise<BeforeImage | 'stale'> => {
			const now = await look(tx, games, settings);
			const isOurs = now.games.every(
				({ record }, i) => record?.by === by || revisionOf(record) === games[i]?.upon
			);
			if (!isOurs) return 'stale';
			before ??= now;
			await Promise.all([
				...games.map(({ game, upon }) =>
					put(tx, game.record.id, { ...game.record, revision: upon + 1, by }, game.log)
				),
				...Object.entries(settings).map(async ([name, value]) => tx.objectStore('settings').put(value, name))
			]);
			return before;
		},
		Infinity
	);
}

/** Exactly what was before, in one transaction; 'stale' and nothing at all where somebody has played on since. */
export function undoIntake(database: Database, { games, settings }: BeforeImage) {
	return database.write(
		[...STORES],
		async (tx): Promise<'back' | 'stale'> => {
			for (const { id, revision, record } of games) {
				const stored = await tx.objectStore('games').get(id);
				const now = revisionOf(stored);
				if (now !== revision && now !== revisionOf(record)) return 'stale';
			}
			await Promise.all([
				...games.map(({ id, record, log }) => put(tx, id, record, log)),
				...settings.map(([name, value]) =>
					value === undefined
						? tx.objectStore('settings').delete(name)
						: tx.objectStore('settings').put(value, name)
				)
			]);
			return 'back';
		},
		Infinity
	);
}

async function look(
	tx: Transaction,
	games: Intake['games'],
	settings: Partial<Settings>
): Promise<BeforeImage> {
	return {
		games: await Promise.all(
			games.map(
				async ({
					game: {
						record: { id }
					},
					upon
				}) => ({
					id,
					revision: upon + 1,
					record: await tx.objectStore('games').get(id),
					log: await tx.objectStore('entries').getAll(entriesOf(id))
				})
			)
		),
		settings: await Promise.all(
			Object.keys(settings).map(async (name) => [name, await tx.objectStore('settings').get(name)] as const)
		)
	};
}

/** Each request an async one: what one of them throws stops all of them, and leaves none behind unheard. */
async function put(tx: Transaction, id: string, record: GameRecord | undefined, log: Log) {
	const [games, store] = [tx.objectStore('games'), tx.objectStore('entries')];
	await Promise.all([
		record ? games.put(record) : games.delete(id),
		store.delete(entriesOf(id)),
		...log.map(async (entry) => store.put(entry, keyOf(id, entry)))
	]);
}
