import { browser } from '$app/environment';
import { isFirstGame } from '$lib/state/learning';
import { asked } from '../query';
import { sessionOf } from '$games/virtus/session.svelte';
import { liveGame } from '../live-game';

/** The page is prerendered without a game; which one it shows is chosen by its query, in the browser. */
export async function load({ url }) {
	const id = asked(url, 'game');
	if (!browser || !id) return {};
	const [session, isFirst] = await Promise.all([liveGame(id).then(sessionOf), isFirstGame()]);
	return { session, isFirst };
}
