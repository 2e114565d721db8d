import { resolve } from '$app/paths';
import { error, redirect } from '@sveltejs/kit';
import type { LiveGame } from '$lib/state/live-game.svelte';
import { openGame } from '$lib/state/opening';
import type { GameRecord } from '$lib/storage/games';
import { pageOf } from './page-of';
import { notInTheBook } from './query';

export interface Opened<S> {
	readonly session?: S;
	readonly newer?: GameRecord;
}

/**
 * The game that a page is asked for, or the record of one that a newer app has told; the error page where there is no such
 * game, or storage does not give it out. `sessionOf`: the session of the game whose page it is, and none of another.
 */
export async function sessionFor<S>(
	id: string,
	sessionOf: (live: LiveGame) => S | undefined
): Promise<Opened<S>> {
	const opened = await openGame(id);
	if (opened.ok) {
		const session = sessionOf(opened.value);
		// Another game has pages of its own.
		return session ? { session } : redirect(307, resolve(`${pageOf(opened.value.record)}?game=${id}`));
	}
	if (opened.error.why === 'newer') return { newer: opened.error.record };
	return opened.error.why === 'none' ? notInTheBook() : error(503);
}
