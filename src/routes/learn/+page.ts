import { browser } from '$app/environment';
import { bookmark } from '$lib/state/lesson';
import { NOT_BEGUN } from '$lib/storage/lesson';
import { summaryOf } from './example/progress';

/** The page is prerendered for somebody who has not begun; in the browser the bookmark is looked up first. */
export async function load() {
	return { example: summaryOf(browser ? await bookmark.find() : NOT_BEGUN) };
}
