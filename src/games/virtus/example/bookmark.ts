import { database, type Database } from '$lib/storage/db';
import { changeLesson, NOT_BEGUN, readLesson, type LessonProgress } from './stored';
import { faultsAreOver, onceOver, tellFault } from '../../../lib/state/faults';

/** The bookmark in the guided example. What storage refuses stays in memory, and the lesson goes on. */
export class Bookmark {
	readonly #database: Database;
	#unsaved: LessonProgress | undefined;
	/** There may be a bookmark that could not be read: what was answered then is not written over. */
	#isUnread = false;

	constructor(disk: Database) {
		this.#database = disk;
	}

	async find(): Promise<LessonProgress> {
		if (this.#unsaved) return this.#unsaved;
		const read = await readLesson(this.#database);
		this.#isUnread = !read.ok;
		if (read.ok) return read.value;
		tellFault(read.error);
		return NOT_BEGUN;
	}

	async put(progress: LessonProgress) {
		const { at, answers } = progress;
		const written = await changeLesson(this.#database, (before) =>
			this.#isUnread ? { at, answers: { ...before.answers, ...answers } } : progress
		);
		this.#unsaved = written.ok ? undefined : progress;
		this.#isUnread &&= !written.ok;
		if (written.ok) return faultsAreOver();
		tellFault(written.error);
		onceOver(this.#bringAgain);
	}

	#bringAgain = () => void (this.#unsaved && this.put(this.#unsaved));
}

export const bookmark = new Bookmark(database);
