import { browser } from '$app/environment';
import { VIRTUS } from '$games/virtus/manifest';
import { sessionOf, type Session } from '$games/virtus/session.svelte';
import { isFirstGame } from '$lib/state/learning';
import { asked } from '../query';
import { sessionFor, type Opened } from '../session';

/** The page is prerendered without a game; which one it shows is chosen by its query, in the browser. */
export async function load({ url }): Promise<Opened<Session> & { isFirst?: boolean }> {
	const id = asked(url, 'game');
	if (!browser || !id) return {};
	const [opened, isFirst] = await Promise.all([sessionFor(id, sessionOf), isFirstGame(VIRTUS.id)]);
	return { ...opened, isFirst };
}
