import { answered, FRESH, practised, type Memory } from '$lib/practice/memory';
import type { Kind } from '$lib/practice/kinds';
import { database, type Database } from '$lib/storage/db';
import { readPractice, writePractice } from '$lib/storage/practice';
import { faultsAreOver, tellFault } from './faults';

/** How the learner stands, kept on the device. Where that fails it is said once, and the run goes on in memory. */
export class PracticeRecord {
	readonly #database: Database;
	#memory: Memory = $state.raw(FRESH);
	#loading: Promise<void> | undefined;

	constructor(kept: Database) {
		this.#database = kept;
	}

	get memory() {
		return this.#memory;
	}

	load(): Promise<void> {
		return (this.#loading ??= this.#load());
	}

	/** Of the endless run: it counts for the streak. */
	answered(address: string, kind: Kind, isRight: boolean) {
		return this.#change((memory) => answered(memory, address, kind, isRight));
	}

	/** Of a whole game: it counts for what is asked next. */
	practised(kind: Kind, isRight: boolean) {
		return this.#change((memory) => practised(memory, kind, isRight));
	}

	async #load() {
		const read = await readPractice(this.#database);
		if (!read.ok) return tellFault(read.error);
		this.#memory = { ...FRESH, ...read.value };
	}

	/** Shown at once, for nothing here says "saved"; what comes after is worked out from it, kept or not. */
	async #change(change: (memory: Memory) => Memory) {
		await this.load();
		this.#memory = change(this.#memory);
		const written = await writePractice(this.#database, this.#memory);
		if (!written.ok) return tellFault(written.error);
		faultsAreOver();
		this.#memory = { ...this.#memory, best: Math.max(this.#memory.best, written.value) };
	}
}

export const practice = new PracticeRecord(database);
