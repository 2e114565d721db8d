import { browser } from '$app/environment';
import { asked, notInTheBook } from '../query';
import { sessionOf } from '$games/virtus/session.svelte';
import { liveGame } from '../live-game';
import type { PageLoad } from './$types';

/** `?game=` says whose result; `&reveal` says that the table has just finished and has not seen it yet. */
export const load: PageLoad = async ({ url }) => {
	if (!browser) return {};
	const id = asked(url, 'game') ?? notInTheBook();
	return { session: sessionOf(await liveGame(id)), reveal: asked(url, 'reveal') !== undefined };
};
