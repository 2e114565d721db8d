import { asked } from '../query';
import { sessionOf } from '$games/virtus/session.svelte';
import { liveGame } from '../live-game';

/** The table of a game: which one is chosen by its query, in the browser. */
export async function load({ url }) {
	const id = asked(url, 'game');
	return id ? { session: sessionOf(await liveGame(id)) } : {};
}
