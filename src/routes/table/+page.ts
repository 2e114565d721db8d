import { sessionOf, type Session } from '$games/virtus/session.svelte';
import { asked } from '../query';
import { sessionFor, type Opened } from '../session';

/** The table of a game: which one is chosen by its query, in the browser. */
export async function load({ url }): Promise<Opened<Session>> {
	const id = asked(url, 'game');
	return id ? sessionFor(id, sessionOf) : {};
}
