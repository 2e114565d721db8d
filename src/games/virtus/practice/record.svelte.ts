import { answered, FRESH, practised, type Memory } from './memory';
import type { ExerciseKind } from './kinds';
import { database, type Database } from '$lib/storage/db';
import { changePractice, readPractice } from './stored';
import { faultsAreOver, onceOver, tellFault } from '$lib/state/faults';

type Change = (memory: Memory) => Memory;
const after = (memory: Memory, changes: readonly Change[]) =>
	changes.reduce((so, change) => change(so), memory);

/** How the learner stands, kept on the device. Where that fails it is said once, and the run goes on in memory. */
export class PracticeRecord {
	readonly #database: Database;
	#memory: Memory = $state.raw(FRESH);
	#loading: Promise<void> | undefined;
	/** What the disk does not have yet. */
	#waiting: readonly Change[] = [];
	#writing: Promise<void> = Promise.resolve();

	constructor(disk: Database) {
		this.#database = disk;
	}

	get memory() {
		return this.#memory;
	}

	load(): Promise<void> {
		return (this.#loading ??= this.#load());
	}

	/** Of the endless run: it counts for the streak. */
	answered(address: string, kind: ExerciseKind, isRight: boolean) {
		return this.#change((memory) => answered(memory, address, kind, isRight));
	}

	/** Of a whole game: it counts for what is asked next. */
	practised(kind: ExerciseKind, isRight: boolean) {
		return this.#change((memory) => practised(memory, kind, isRight));
	}

	async #load() {
		const read = await readPractice(this.#database);
		if (!read.ok) return tellFault(read.error);
		this.#memory = { ...FRESH, ...read.value };
	}

	/** Shown at once, for nothing here says "saved"; what comes after is worked out from it, kept or not. */
	async #change(change: Change) {
		await this.load();
		this.#memory = change(this.#memory);
		this.#waiting = [...this.#waiting, change];
		await this.#bring();
	}

	/** One write at a time: none takes along what another is writing. */
	#bring = () => (this.#writing = this.#writing.then(() => this.#keep()));

	async #keep() {
		const changes = this.#waiting;
		if (changes.length === 0) return; // an earlier write took them along
		const written = await changePractice(this.#database, (before) => after({ ...FRESH, ...before }, changes));
		if (!written.ok) {
			onceOver(this.#bring);
			return tellFault(written.error);
		}
		this.#waiting = this.#waiting.slice(changes.length);
		this.#memory = after(written.value, this.#waiting);
		faultsAreOver();
	}
}

export const practice = new PracticeRecord(database);
