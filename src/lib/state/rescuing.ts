import * as lifeboat from './lifeboat';
import { strays } from './strays';

/** What an earlier page of this tab could not write is on the shelf again. It takes its game: fetched only when needed. */
export async function rescueAll() {
	const ids = lifeboat.aboard().filter((id) => !strays.has(id));
	if (ids.length === 0) return;
	const { rescue } = await import('./opening');
	for (const id of ids) await rescue(id);
}
