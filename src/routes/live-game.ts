import { error } from '@sveltejs/kit';
import type { LiveGame } from '$lib/state/live-game.svelte';
import { openGame } from '$lib/state/opening';
import { notInTheBook } from './query';

/** The game that a page is asked for; the error page where there is no such game, or storage does not give it out. */
export async function liveGame(id: string): Promise<LiveGame> {
	const opened = await openGame(id);
	if (opened.ok) return opened.value;
	return opened.error.why === 'none' ? notInTheBook() : error(503);
}
