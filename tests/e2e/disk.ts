/** The page's database, past the app: what it holds, and what was there before the app looks. */
import type { Page } from '@playwright/test';
import type { Edit } from '../../src/games/virtus/log/edit';
import type { Entry as Said } from '../../src/lib/log/entry';
import type { GameRecord, StoredGame } from '../../src/lib/storage/games';
import type { EntryKey } from '../../src/lib/storage/keys';
import { historyOf } from '../virtus';

interface Entry {
	readonly value: unknown;
	/** None is given where the value has its own, as a game has. */
	readonly key?: string | EntryKey;
}
type Stores = Record<'games' | 'entries' | 'settings', readonly Entry[]>;

/** All that it holds, as of one moment. */
export function everything(page: Page): Promise<Stores> {
	return page.evaluate(
		() =>
			new Promise<Stores>((resolve, reject) => {
				const opening = indexedDB.open('seven-calls');
				opening.onerror = () => reject(opening.error);
				// Its stores are the app's to make: nobody else leaves an empty database in their place.
				opening.onupgradeneeded = () => opening.transaction?.abort();
				opening.onsuccess = () => {
					const tx = opening.result.transaction(['games', 'entries', 'settings']);
					const asked = [...tx.objectStoreNames].map((name) => {
						const store = tx.objectStore(name);
						return { name, keys: store.getAllKeys(), values: store.getAll() };
					});
					tx.oncomplete = () => {
						opening.result.close();
						const stores = asked.map(({ name, keys, values }) => [
							name,
							values.result.map((value: unknown, i) => ({ value, key: keys.result[i] }))
						]);
						resolve(Object.fromEntries(stores) as Stores);
					};
				};
			})
	);
}

/** Puts entries into it, next to what is there, all at once. */
export function write(page: Page, entries: Partial<Stores>): Promise<void> {
	return page.evaluate(
		(entries) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('seven-calls');
				opening.onerror = () => reject(opening.error);
				opening.onupgradeneeded = () => opening.transaction?.abort();
				opening.onsuccess = () => {
					const tx = opening.result.transaction(['games', 'entries', 'settings'], 'readwrite');
					for (const [name, some] of Object.entries(entries))
						for (const { value, key } of some) tx.objectStore(name).put(value, key);
					tx.onabort = () => reject(tx.error);
					tx.oncomplete = () => resolve(opening.result.close());
				};
			}),
		entries
	);
}

/** A stored game, and what it says: all that redo would bring back included, and how much of it counts. */
export interface KeptGame extends StoredGame {
	readonly edits: readonly Edit[];
	readonly at: number;
}

export async function keptGames(page: Page): Promise<KeptGame[]> {
	const { games, entries } = await everything(page);
	return games.map(({ value }) => {
		const record = value as GameRecord;
		const own = entries.filter(({ key }) => (key as EntryKey)[0] === record.id);
		const game = { record, log: own.map(({ value }) => value as Said) };
		const { edits, at } = historyOf(game);
		return { ...game, edits, at };
	});
}

/** What was chosen, by its name. */
export async function keptSettings(page: Page): Promise<Record<string, unknown>> {
	const { settings } = await everything(page);
	return Object.fromEntries(settings.map(({ key, value }) => [key, value]));
}

/** Keeps all others from its games, until what is returned is called. */
export async function holdTheDisk(page: Page): Promise<() => Promise<void>> {
	const held = await page.evaluateHandle(
		() =>
			new Promise<{ letGo: () => Promise<void> }>((resolve, reject) => {
				const opening = indexedDB.open('seven-calls');
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const tx = opening.result.transaction('games', 'readwrite');
					const ended = new Promise<void>((end) => (tx.oncomplete = () => end(opening.result.close())));
					let isHeld = true;
					const letGo = () => {
						isHeld = false;
						return ended;
					};
					// A transaction lives as long as something is asked of it.
					const ask = () => {
						if (isHeld) tx.objectStore('games').count().onsuccess = ask;
						resolve({ letGo });
					};
					ask();
				};
			})
	);
	return () => held.evaluate(({ letGo }) => letGo());
}
