/** The app itself in several tabs, and the browser around it: what the model is compared with. */
import 'fake-indexeddb/auto';
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { isUndo, type EntryId } from '../../src/lib/log/entry';
import type { Game, Parts, Setup } from '../../src/lib/log/game';
import type { Log } from '../../src/lib/log/log';
import type { Position } from '../../src/lib/log/position';
import { redo, undo } from '../../src/lib/log/tap';
import { LiveGame } from '../../src/lib/state/live-game.svelte';
import { notices } from '../../src/lib/state/notices.svelte';
import type { Database } from '../../src/lib/storage/db';
import { loadGame, type StoredGame } from '../../src/lib/storage/games';
import type { Press, Said as SaidOf, Step as Back } from './world';

/** A game, and how the model tells it. */
export interface Told<P extends Parts, M extends { readonly tap: string }> {
	readonly game: Game<P>;
	readonly setup: Setup<P>;
	/** A finger in the app. */
	readonly tap: (live: LiveGame<P>, meant: M) => Promise<unknown>;
	/** Something that the table could tap now, one thing or another by `pick`. */
	readonly meant: (said: SaidOf<P['body']>, pick: number) => M | undefined;
	/** Whether one can be tapped upon the keys of the other, before the disk has taken that. */
	readonly isSameKeys: (first: M, second: M) => boolean;
	readonly press: Press<M, P['body']>;
	/** Where it stands: at a step, or with its winners. */
	readonly standing: (said: SaidOf<P['body']>) => {
		readonly step: string | undefined;
		readonly winners: readonly string[] | undefined;
	};
	/** That the app has made of what was said what the model has. */
	readonly agree: (position: Position<P>, said: SaidOf<P['body']>) => void;
}

/** The browser around the app: whether its storage is full, what it was last asked to write, and what was told to the table. */
export const browser = {
	isFull: false,
	lastWrite: undefined as IDBTransaction | undefined,
	isTold: false
};

export function standIn() {
	beforeEach(() => {
		// These tabs hear of each other when the model says so.
		vi.stubGlobal('BroadcastChannel', undefined);
		vi.spyOn(notices, 'say').mockImplementation(({ id = '' }) => {
			if (id === 'overtaken') browser.isTold = true;
			return id;
		});
		const { put } = IDBObjectStore.prototype;
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
			if (browser.isFull) throw new DOMException('', 'QuotaExceededError');
			return put.apply(this, args);
		});
		const { transaction } = IDBDatabase.prototype;
		vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
			const tx = transaction.apply(this, args);
			if (tx.mode === 'readwrite') browser.lastWrite = tx as unknown as IDBTransaction;
			return tx;
		});
	});
	afterEach(() => {
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	});
}

/** What a log says, read as a table has one pencil: whoever undoes takes back the last, whoever redoes brings back the next. */
export function lineOf<B>(log: Log): SaidOf<B> {
	let line: { id: EntryId; body: unknown; takenBy: EntryId }[] = [];
	let at = 0;
	for (const { id, body } of log) {
		const [last, next] = [line[at - 1], line[at]];
		if (!isUndo(body)) {
			line = [...line.slice(0, at), { id, body, takenBy: '' }];
			at += 1;
		} else if (last?.id === body.undo) {
			last.takenBy = id;
			at -= 1;
		} else if (next?.takenBy === body.undo) at += 1;
		else throw new Error(`${id} takes back what is neither last nor next`);
	}
	return { edits: line.map(({ body }) => body as B), at };
}

/** The app itself: the tabs that are open, and what their taps have left on the disk. */
export class Real<P extends Parts, M extends { readonly tap: string }> {
	readonly books: LiveGame<P>[] = [];
	constructor(
		readonly told: Told<P, M>,
		readonly database: Database,
		readonly id: string
	) {}

	async disk(): Promise<StoredGame> {
		const read = await loadGame(this.database, this.id);
		if (!read.ok || !read.value) throw new Error('the game is gone');
		return read.value;
	}
	async open() {
		this.books.push(new LiveGame(this.told.game, await this.disk(), true, this.database));
	}
	tap(tab: number, meant: M | Back): Promise<unknown> {
		const live = this.books[tab] as LiveGame<P>;
		if (meant.tap === 'undo') return live.tap(undo());
		if (meant.tap === 'redo') return live.tap(redo());
		return this.told.tap(live, meant as M);
	}
	async hear(tab: number) {
		const live = this.books[tab] as LiveGame<P>;
		live.watch()();
		await live.save();
	}
}
