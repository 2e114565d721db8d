import { browser } from '$app/environment';
import { bookmark } from '$games/virtus/example/bookmark';

/** The page is prerendered without a learner; where they are is known in the browser alone. */
export async function load() {
	return browser ? { progress: await bookmark.find() } : {};
}
