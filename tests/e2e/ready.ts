/** What a page has to have come to before a test goes on. */
import type { Page } from '@playwright/test';

/** Waits until the worker controls the page: it has stored its whole build by then. */
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

/** What moves by itself stands still from the start, or on a slow machine it would be over before anybody looked. */
export async function standStill(page: Page) {
	await page.addInitScript(() => {
		const still = new CSSStyleSheet();
		still.replaceSync('* { animation-play-state: paused !important }');
		document.adoptedStyleSheets = [still];
	});
}
