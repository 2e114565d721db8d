import { database, type Database } from '$lib/storage/db';
import { NOT_BEGUN, readLesson, writeLesson, type LessonProgress } from '$lib/storage/lesson';
import { faultsAreOver, onceOver, tellFault } from './faults';

/** The bookmark in the guided example. What storage refuses stays in memory, and the lesson goes on. */
export class Bookmark {
	readonly #database: Database;
	#unsaved: LessonProgress | undefined;

	constructor(kept: Database) {
		this.#database = kept;
	}

	async find(): Promise<LessonProgress> {
		if (this.#unsaved) return this.#unsaved;
		const read = await readLesson(this.#database);
		if (read.ok) return read.value;
		tellFault(read.error);
		return NOT_BEGUN;
	}

	async put(progress: LessonProgress) {
		const written = await writeLesson(this.#database, progress);
		this.#unsaved = written.ok ? undefined : progress;
		if (written.ok) return faultsAreOver();
		tellFault(written.error);
		onceOver(this.#bringAgain);
	}

	#bringAgain = () => void (this.#unsaved && this.put(this.#unsaved));
}

export const bookmark = new Bookmark(database);
