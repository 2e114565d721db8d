import type { Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { erase } from '$lib/storage/erase';
import { OtherTabs } from './other-tabs';
import { settings } from './settings.svelte';
import { unsaved } from '$lib/unsaved/games';
import { forgetTab } from '$lib/unsaved/tab';

/** What the app keeps for the first paint, and this browser's own name. */
const MIRRORS = ['first-paint', 'shelf', 'device'];

/** Leaves nothing of the player's behind. The files of the app itself are the service worker's, and stay. */
export async function eraseEverything(
	disk: Database = database,
	name = 'seven-calls'
): Promise<Result<void, StorageFault>> {
	// First of all: what is still to be written would be written again, into the database that comes after.
	const held = [...unsaved];
	unsaved.clear();
	const erased = await erase(disk, name);
	if (!erased.ok) {
		for (const [id, live] of held) unsaved.set(id, live);
		return erased;
	}
	forgetMirrors();
	forgetTab();
	// This tab is about to begin anew by itself; it is the others that have to be told.
	settings.stop();
	new OtherTabs('settings').tell('erased');
	return erased;
}

function forgetMirrors() {
	try {
		for (const key of MIRRORS) localStorage.removeItem(key);
	} catch {
		// Refused: then nothing was ever kept there.
	}
}
