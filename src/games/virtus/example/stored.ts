import { ok, type Result } from '../../../lib/result';
import type { Database } from '../../../lib/storage/db';
import type { StorageFault } from '../../../lib/storage/faults';

/** How far somebody has come in the guided example, and what they said. Ids, so that a lesson may grow. */
export interface LessonProgress {
	/** The step, or `intro` or `end`. */
	readonly at: string;
	/** By step, the choice that was tapped. */
	readonly answers: Readonly<Record<string, string>>;
}

export const NOT_BEGUN: LessonProgress = { at: 'intro', answers: {} };

/** A record among the settings: it needs no store of its own, and no app older than it looks at it. */
const KEY = 'lesson';

/** What cannot be read is as good as not begun: nothing is lost but a place in a lesson. */
export async function readLesson(database: Database): Promise<Result<LessonProgress, StorageFault>> {
	const read = await database.run((db) => db.get('settings', KEY));
	return read.ok ? ok(checked(read.value)) : read;
}

/** Read, changed and written in one transaction. */
export const changeLesson = (database: Database, change: (before: LessonProgress) => LessonProgress) =>
	database.write(['settings'], async (tx) => {
		const store = tx.objectStore('settings');
		await store.put(change(checked(await store.get(KEY))), KEY);
	});

function checked(unchecked: unknown): LessonProgress {
	if (typeof unchecked !== 'object' || unchecked === null) return NOT_BEGUN;
	const { at, answers } = unchecked as Partial<Record<keyof LessonProgress, unknown>>;
	if (typeof at !== 'string' || typeof answers !== 'object' || answers === null) return NOT_BEGUN;
	const said = Object.entries(answers).filter(([, choice]) => typeof choice === 'string');
	return { at, answers: Object.fromEntries(said) as Record<string, string> };
}
