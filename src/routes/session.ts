import { resolve } from '$app/paths';
import { error, redirect } from '@sveltejs/kit';
import { sessionOf, type Session } from '$games/virtus/session.svelte';
import { openGame } from '$lib/state/opening';
import type { GameRecord } from '$lib/storage/games';
import { pageOf } from './page-of';
import { notInTheBook } from './query';

export interface Opened {
	readonly session?: Session;
	readonly newer?: GameRecord;
}

/**
 * The game that a page is asked for, or the record of one that a newer app has told; the error page where there is no such
 * game, or storage does not give it out.
 */
export async function sessionFor(id: string): Promise<Opened> {
	const opened = await openGame(id);
	if (opened.ok) {
		const session = sessionOf(opened.value);
		// Another game has pages of its own.
		return session ? { session } : redirect(307, resolve(`${pageOf(opened.value.record)}?game=${id}`));
	}
	if (opened.error.why === 'newer') return { newer: opened.error.record };
	return opened.error.why === 'none' ? notInTheBook() : error(503);
}
