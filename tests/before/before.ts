import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What an earlier build has kept, saved and shared, by its own hand, and what it made of it. Never edited. */
export const BUILDS = ['0.2'] as const;
export type Build = (typeof BUILDS)[number];

interface Entry {
	readonly key: IDBValidKey;
	readonly value: unknown;
}
export interface Before {
	readonly database: { readonly version: number; readonly stores: Record<string, readonly Entry[]> };
	/** Of each game: how far it counts, and what it said after none, one, two… of its edits. */
	readonly expected: Record<
		string,
		{
			readonly state: string;
			readonly at: number;
			readonly states: readonly string[];
			readonly score: unknown;
		}
	>;
	readonly links: readonly { readonly game: string; readonly code: string; readonly score: unknown }[];
	readonly backup: string;
	readonly game: string;
}

export function before(build: Build): Before {
	const text = (name: string) => readFileSync(`tests/before/${build}/${name}`, 'utf8');
	return {
		database: JSON.parse(text('database.json')),
		expected: JSON.parse(text('expected.json')),
		links: JSON.parse(text('links.json')),
		backup: text('backup.sevencalls.json'),
		game: text('game.sevencalls.json')
	};
}

/** A short name for what a game said: the same for the same, in whatever order its keys stand. */
export const digest = (said: unknown) => createHash('sha256').update(sorted(said)).digest('hex').slice(0, 16);

const sorted = (value: unknown) =>
	JSON.stringify(value, (_, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part
	);

/** Makes the database that a build has left; `text` is its stores as JSON. It stands by itself, so that a page can run it. */
export const leaveDatabase = ({ name, version, text }: { name: string; version: number; text: string }) =>
	new Promise<void>((resolve, reject) => {
		const stores = JSON.parse(text) as Record<string, { key: IDBValidKey; value: unknown }[]>;
		const opening = indexedDB.open(name, version);
		opening.onerror = () => reject(opening.error);
		opening.onupgradeneeded = () => {
			const db = opening.result;
			db.createObjectStore('settings');
			db.createObjectStore('games', { keyPath: 'id' }).createIndex('by-state', ['state', 'touchedAt']);
			db.createObjectStore('edits');
			for (const [name, entries] of Object.entries(stores)) {
				const store = opening.transaction?.objectStore(name);
				for (const { key, value } of entries) store?.put(value, store.keyPath === null ? key : undefined);
			}
		};
		opening.onsuccess = () => resolve(opening.result.close());
	});
