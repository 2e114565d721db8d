import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { Entry } from '../log/entry';
import { fail, ok, type Result } from '../result';
import { faultOfOpening, faultOfWork, type StorageFault } from './faults';
import type { GameRecord } from './games';
import type { EntryKey } from './keys';
import { UPGRADES, type Upgrade } from './upgrades';

export interface Schema extends DBSchema {
	/** One record a setting, unchecked until settings.ts has looked at it. */
	settings: { key: string; value: unknown };
	/** One record a game: what a list shows. */
	games: { key: string; value: GameRecord; indexes: { 'by-state': [GameRecord['state'], number] } };
	/** What was said in all games, each in the order of its log. */
	entries: { key: EntryKey; value: Entry };
}

export type Connection = IDBPDatabase<Schema>;
type Stores = StoreNames<Schema>[];

function abort(tx: { abort: () => void }) {
	try {
		tx.abort();
	} catch {
		// It has ended by itself, and then there is nothing to take back.
	}
}

async function runUpgrades(steps: readonly Upgrade[], ...[db, tx]: Parameters<Upgrade>) {
	// The open itself says what went wrong; nobody listens here.
	tx.done.catch(() => {});
	try {
		for (const step of steps) await step(db, tx);
	} catch {
		// idb does not wait for us: left alone, a half-done upgrade would be kept for good.
		abort(tx);
	}
}

/** How many times longer we wait for an upgrade than for anything else. */
const UPGRADING = 10;

interface Options {
	/** How many milliseconds the browser may take to answer before we go on without. */
	patience?: number;
	upgrades?: readonly Upgrade[];
}

/** What comes first: the answer, or the end of our patience. */
async function inTime<T>(answer: Promise<T>, patience: number, tooLate: () => T | Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<T>((resolve) => {
		if (patience < Infinity) timer = setTimeout(() => resolve(tooLate()), patience);
	});
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const noAnswer = () => Promise.reject(new DOMException('no answer', 'TimeoutError'));

/** The way to the disk. It opens by itself, again after a loss, and answers with a fault instead of a throw. */
export class Database {
	readonly #name: string;
	/** How long somebody at the table waits. Work upon all games at once may take longer, and says so (`Infinity`). */
	readonly patience: number;
	readonly #upgrades: readonly Upgrade[];
	#connection: Connection | undefined;
	#opening: Promise<Result<Connection, StorageFault>> | undefined;
	#blocked = false;
	/** The stores are being made, or what an older app has left brought up to date: that may take a while, and is no hanging. */
	#upgrading = false;
	/** We have waited for this opening once: until it opens, nobody is kept waiting again. */
	#late = false;

	constructor(name: string, { patience = 3000, upgrades = UPGRADES }: Options = {}) {
		this.#name = name;
		this.patience = patience;
		this.#upgrades = upgrades;
	}

	/** Work may run twice, the second time on a fresh connection: it must come to the same. */
	async run<T>(
		work: (db: Connection) => Promise<T>,
		patience = this.patience
	): Promise<Result<T, StorageFault>> {
		const first = await this.#attempt(work, patience);
		return first.ok || first.error !== 'lost' ? first : this.#attempt(work, patience);
	}

	/** One strict transaction, all or nothing. Once this answers ok, it is on the disk. */
	write<const Names extends Stores, T>(
		stores: Names,
		work: (tx: IDBPTransaction<Schema, Names, 'readwrite'>) => Promise<T>,
		patience = this.patience
	): Promise<Result<T, StorageFault>> {
		return this.run(async (db) => {
			const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
			const done = tx.done;
			done.catch(() => {});
			try {
				return await inTime(
					work(tx).then((value) => done.then(() => value)),
					patience,
					noAnswer
				);
			} catch (error) {
				// A full disk aborts the transaction; its requests only hear that it was aborted.
				if (tx.error) throw tx.error;
				abort(tx);
				throw error;
			}
		}, Infinity);
	}

	/** Whether an opening that we no longer wait for has come to a good end; settles when it has come to any. */
	async opened(): Promise<boolean> {
		return this.#late && (await this.#opening)?.ok === true;
	}

	/** Lets go of the connection, at once or as soon as there is one. The next work opens another. */
	close() {
		void this.#opening?.then((opened) => opened.ok && opened.value.close());
		this.#opening = this.#connection = undefined;
	}

	/** Lets go of one connection; of one that has taken its place meanwhile we do not. */
	#forget(db: Connection) {
		db.close();
		if (db === this.#connection) this.#opening = this.#connection = undefined;
	}

	async #attempt<T>(
		work: (db: Connection) => Promise<T>,
		patience: number
	): Promise<Result<T, StorageFault>> {
		const opened = await this.#open();
		if (!opened.ok) return opened;
		try {
			return ok(await inTime(work(opened.value), patience, noAnswer));
		} catch (error) {
			const fault = faultOfWork(error);
			if (fault === 'lost' || fault === 'hanging') this.#forget(opened.value);
			return fail(fault);
		}
	}

	async #open(): Promise<Result<Connection, StorageFault>> {
		const opening = (this.#opening ??= this.#connect());
		const tooLate = (): Result<never, StorageFault> => {
			this.#late = true;
			return fail(this.#blocked ? 'blocked' : 'hanging');
		};
		const opened = await inTime(opening, this.#late ? 0 : this.patience, () =>
			this.#upgrading && !this.#late ? inTime(opening, UPGRADING * this.patience, tooLate) : tooLate()
		);
		// A failure is not kept: storage may be back the next time.
		if (!opened.ok && opened.error !== 'blocked' && opened.error !== 'hanging') this.#opening = undefined;
		return opened;
	}

	async #connect(): Promise<Result<Connection, StorageFault>> {
		this.#blocked = this.#upgrading = this.#late = false;
		try {
			const db = await openDB<Schema>(this.#name, this.#upgrades.length, {
				upgrade: (db, from, _to, tx) => {
					this.#blocked = false;
					this.#upgrading = true;
					return runUpgrades(
						this.#upgrades.slice(from),
						db as unknown as Parameters<Upgrade>[0],
						tx as unknown as Parameters<Upgrade>[1]
					);
				},
				blocked: () => (this.#blocked = true),
				// A newer app in another tab wants to bring the data up to date: out of its way.
				blocking: () => this.#forget(db),
				terminated: () => this.#forget(db)
			});
			return ok((this.#connection = db));
		} catch (error) {
			return fail(faultOfOpening(error));
		}
	}
}

export const database = new Database('seven-calls');
