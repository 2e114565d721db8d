import { browser } from '$app/environment';
import { sessionOf, type Session } from '$games/virtus/session.svelte';
import { asked, notInTheBook } from '../query';
import { sessionFor, type Opened } from '../session';

/** `?game=` says whose result; `&reveal` says that the table has just finished and has not seen it yet. */
export async function load({ url }): Promise<Opened<Session> & { reveal?: boolean }> {
	if (!browser) return {};
	const id = asked(url, 'game') ?? notInTheBook();
	return { ...(await sessionFor(id, sessionOf)), reveal: asked(url, 'reveal') !== undefined };
}
