import { browser } from '$app/environment';
import { bookmark } from '$games/virtus/example/bookmark';
import { NOT_BEGUN } from '$games/virtus/example/stored';

/** The page is prerendered for somebody who has not begun; in the browser the bookmark is looked up first. */
export async function load() {
	return { progress: browser ? await bookmark.find() : NOT_BEGUN };
}
