import { browser } from '$app/environment';
import { isFirstGame } from '$lib/state/learning';
import { asked } from '../query';
import { sessionOf } from '../session';

/** The page is prerendered without a game; which one it shows is chosen by its query, in the browser. */
export async function load({ url }) {
	const id = asked(url, 'game');
	if (!browser || !id) return {};
	const [session, isFirst] = await Promise.all([sessionOf(id), isFirstGame()]);
	return { session, isFirst };
}
