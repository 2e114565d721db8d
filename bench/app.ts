/** The built app in a real browser, as a phone would show it. */
import type { AddressInfo } from 'node:net';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.mjs';
import { serve } from '../scripts/serve.mjs';
import { watch } from './witness';

export const PHONE = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
	locale: 'en',
	serviceWorkers: 'block'
} as const satisfies BrowserContextOptions;

export interface App {
	/** What the browser calls itself. */
	readonly browser: string;
	page(options?: BrowserContextOptions): Promise<Page>;
}

/** Serves `build/` for as long as the work takes. */
export async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
	const server = serve('build').listen(0);
	const { port } = server.address() as AddressInfo;
	const browser = await chromium.launch(await launchOptions());
	try {
		return await work({
			browser: `Chromium ${browser.version()}`,
			async page(options) {
				const context = await browser.newContext({
					...PHONE,
					baseURL: `http://localhost:${port}/`,
					...options
				});
				// The loader of these files names every function; in the page there is nobody to name them.
				await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
				await context.addInitScript(watch);
				return context.newPage();
			}
		});
	} finally {
		await browser.close();
		server.close();
	}
}
