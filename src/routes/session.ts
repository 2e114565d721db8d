import { error } from '@sveltejs/kit';
import { openSession, type Session } from '$games/virtus/session.svelte';
import { notInTheBook } from './query';

/** The game that a page is asked for; the error page where there is no such game, or storage does not give it out. */
export async function sessionOf(id: string): Promise<Session> {
	const opened = await openSession(id);
	if (opened.ok) return opened.value;
	return opened.error === 'none' ? notInTheBook() : error(503);
}
