import { ok, type Result } from '../../../lib/result';
import type { Database } from '../../../lib/storage/db';
import type { StorageFault } from '../../../lib/storage/faults';

/** What is remembered of a learner: one record among the settings, because it is one person's and a few hundred bytes. */
export interface StoredPractice {
	readonly streak: number;
	readonly best: number;
	readonly rung: number;
	readonly boxes: Readonly<Record<string, number>>;
	readonly recent: readonly string[];
	readonly last: string;
}

const KEY = 'practice';

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const FITS: Record<keyof StoredPractice, (value: unknown) => boolean> = {
	streak: isCount,
	best: isCount,
	rung: isCount,
	boxes: (value) => isRecord(value) && Object.values(value).every(isCount),
	recent: (value) => Array.isArray(value) && value.every(isText),
	last: isText
};

/** What fits; what is missing or damaged is left out, and the rest survives it. */
export function checkedPractice(unchecked: unknown): Partial<StoredPractice> {
	if (!isRecord(unchecked)) return {};
	return Object.fromEntries(
		Object.entries(FITS)
			.filter(([name, fits]) => Object.hasOwn(unchecked, name) && fits(unchecked[name]))
			.map(([name]) => [name, unchecked[name]])
	);
}

export async function readPractice(
	database: Database
): Promise<Result<Partial<StoredPractice>, StorageFault>> {
	const read = await database.run((db) => db.get('settings', KEY));
	return read.ok ? ok(checkedPractice(read.value)) : read;
}

/**
 * Read, changed and written in one transaction: two tabs both count, and nothing is written over that was never read.
 * What a newer app has put beside it stays.
 */
export function changePractice(
	database: Database,
	change: (before: Partial<StoredPractice>) => StoredPractice
): Promise<Result<StoredPractice, StorageFault>> {
	return database.write(['settings'], async (tx) => {
		const store = tx.objectStore('settings');
		const before = await store.get(KEY);
		const after = change(checkedPractice(before));
		await store.put({ ...(isRecord(before) && before), ...after }, KEY);
		return after;
	});
}
