import type { Page } from '@playwright/test';

/** What the page's database holds of the settings: those that somebody has changed. */
export function settings(page: Page): Promise<Record<string, unknown>> {
	return page.evaluate(
		() =>
			new Promise<Record<string, unknown>>((resolve) => {
				const opening = indexedDB.open('seven-calls');
				opening.onsuccess = () => {
					const store = opening.result.transaction('settings').objectStore('settings');
					const [names, values] = [store.getAllKeys(), store.getAll()];
					values.onsuccess = () => {
						opening.result.close();
						resolve(Object.fromEntries(names.result.map((name, i) => [name, values.result[i]])));
					};
				};
			})
	);
}
