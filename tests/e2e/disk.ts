/** The page's database, past the app: what it holds, and what was there before the app looks. */
import type { Page } from '@playwright/test';
import type { Edit } from '../../src/games/virtus/log/edit';
import type { GameRecord, KeptGame } from '../../src/lib/storage/games';

interface Entry {
	readonly value: unknown;
	/** None is given where the value has its own, as a game has. */
	readonly key?: string | [game: string, at: number];
}
type Stores = Record<'games' | 'edits' | 'settings', readonly Entry[]>;

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
					const tx = opening.result.transaction(['games', 'edits', 'settings']);
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
					const tx = opening.result.transaction(['games', 'edits', 'settings'], 'readwrite');
					for (const [name, some] of Object.entries(entries))
						for (const { value, key } of some) tx.objectStore(name).put(value, key);
					tx.onabort = () => reject(tx.error);
					tx.oncomplete = () => resolve(opening.result.close());
				};
			}),
		entries
	);
}

/** Every game, with each answer at its own place: one that is missing leaves a hole. */
export async function keptGames(page: Page): Promise<KeptGame[]> {
	const { games, edits } = await everything(page);
	return games.map(({ value }) => {
		const record = value as GameRecord;
		const own: Edit[] = [];
		for (const { key, value } of edits) {
			const [game, at] = key as [string, number];
			if (game === record.id) own[at] = value as Edit;
		}
		return { record, edits: own };
	});
}

/** What was chosen, by its name. */
export async function keptSettings(page: Page): Promise<Record<string, unknown>> {
	const { settings } = await everything(page);
	return Object.fromEntries(settings.map(({ key, value }) => [key, value]));
}
