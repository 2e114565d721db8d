import type { Result } from '$lib/rules/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { erase } from '$lib/storage/files/erase';
import { settings } from './settings.svelte';
import { strays } from './strays';

/** What the app keeps outside the database: mirrors for the first paint, the table being seated, what was not written yet. */
const MIRRORS = ['first-paint', 'shelf'];
const DRAFTS = ['seating', 'unsaved'];

/** Leaves nothing of the player's behind. The files of the app itself are the service worker's, and stay. */
export async function eraseEverything(
	kept: Database = database,
	name = 'seven-calls'
): Promise<Result<void, StorageFault>> {
	const erased = await erase(kept, name);
	if (!erased.ok) return erased;
	strays.clear();
	forget(() => localStorage, MIRRORS);
	forget(() => sessionStorage, DRAFTS);
	// This tab is about to begin anew by itself; it is the others that have to be told.
	settings.stop();
	if (typeof BroadcastChannel === 'function') {
		const channel = new BroadcastChannel('settings');
		channel.postMessage('erased');
		channel.close();
	}
	return erased;
}

function forget(storage: () => Storage, keys: readonly string[]) {
	try {
		for (const key of keys) storage().removeItem(key);
	} catch {
		// Refused: then nothing was ever kept there.
	}
}
