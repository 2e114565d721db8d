/** What a page has to have come to before a test goes on. */
import type { Page } from '@playwright/test';

/** The worker has stored its whole build. */
export async function stored(page: Page) {
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/**
 * And it controls the page. Only for the first page of a context: the worker takes over, once, the pages that are there when
 * it starts, and one that is just being loaded then may be passed by.
 */
export async function offlineReady(page: Page) {
	await page.evaluate(async () => {
		const { serviceWorker } = navigator;
		if (serviceWorker.controller) return;
		await new Promise((controlled) =>
			serviceWorker.addEventListener('controllerchange', controlled, { once: true })
		);
	});
}

/** The app has started, not only its prerendered page: Kit's announcer appears when it has. */
export async function hydrated(page: Page) {
	await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
}

/** From here on no letter takes another place because its font has come. */
export async function fontsReady(page: Page) {
	await page.evaluate(async () => void (await document.fonts.ready));
}

/** What is on the page now can be seen: a task that a frame leaves behind comes after its picture. */
export async function drawn(page: Page) {
	await page.evaluate(() =>
		new Promise((seen) =>
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = seen;
				port2.postMessage(undefined);
			})
		).then(() => undefined)
	);
}

/** What moves by itself stands still from the start, or on a slow machine it would be over before anybody looked. */
export async function standStill(page: Page) {
	await page.addInitScript(() => {
		const still = new CSSStyleSheet();
		still.replaceSync('* { animation-play-state: paused !important }');
		document.adoptedStyleSheets = [still];
	});
}
