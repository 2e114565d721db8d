import * as tab from '$lib/unsaved/tab';
import { report } from './report';
import { unsaved } from '$lib/unsaved/games';

/** What an earlier page of this tab could not write is on the shelf again. It takes its game: fetched only when needed. */
export async function reopenAll() {
	const ids = tab.left().filter((id) => !unsaved.has(id));
	if (ids.length === 0) return;
	try {
		const { reopen } = await import('./opening');
		for (const id of ids) await reopen(id);
	} catch (bug) {
		// Its code did not come: it waits for the next look, and nobody's list waits for it.
		report(bug);
	}
}
