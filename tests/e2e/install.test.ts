import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { expect, test } from './fixtures';
import { offlineReady } from './ready';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
	name: string;
	short_name: string;
	id: string;
	start_url: string;
	scope: string;
	display: string;
	icons: { src: string; sizes: string; type: string; purpose: string }[];
	screenshots: { src: string; sizes: string; type: string; form_factor: string }[];
	shortcuts: { name: string; url: string }[];
	prefer_related_applications?: boolean;
}

test('Chromium finds nothing that keeps the app from being installed', async ({
	baseURL,
	launchOptions,
	watch
}, testInfo) => {
	// A profile of its own, not a private window: there Chromium always has one thing to say.
	const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), launchOptions);
	await watch(context);
	const page = await context.newPage();
	await page.goto(baseURL ?? '');
	await offlineReady(page);
	const devtools = await context.newCDPSession(page);
	// A full Chromium answers; the headless shell inside node_modules has no opinion, hence the test below.
	const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
	const { errors, url } = await devtools.send('Page.getAppManifest');
	await context.close();
	expect(url).toBe(`${baseURL}manifest.webmanifest`);
	expect(errors).toEqual([]);
	expect(installabilityErrors).toEqual([]);
});

test('the manifest meets what browsers ask before they offer to install', async ({ request, baseURL }) => {
	const manifest = (await (await request.get('./manifest.webmanifest')).json()) as Manifest;
	expect(manifest.name && manifest.short_name).toBeTruthy();
	expect(manifest.display).toBe('standalone');
	expect(manifest.prefer_related_applications).toBeUndefined();
	for (const address of [manifest.id, manifest.start_url, manifest.scope]) expect(address).toBe('./');
	for (const { url } of manifest.shortcuts) {
		expect(new URL(url, baseURL).href.startsWith(baseURL ?? ''), `${url} is in scope`).toBe(true);
	}
	const large = (purpose: string) =>
		manifest.icons.some(
			(icon) => icon.purpose === purpose && icon.type === 'image/png' && icon.sizes === '512x512'
		);
	expect(large('any')).toBe(true);
	expect(large('maskable')).toBe(true);
	expect(manifest.icons.some(({ sizes }) => sizes === '192x192')).toBe(true);
	expect(manifest.screenshots.filter(({ form_factor }) => form_factor === 'narrow')).not.toHaveLength(0);
});

test('every picture and page the manifest names is there', async ({ page, request }) => {
	const manifest = (await (await request.get('./manifest.webmanifest')).json()) as Manifest;
	await page.goto('./');
	for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
		const picture = await request.get(`./${src}`);
		expect(picture.status(), src).toBe(200);
		expect(picture.headers()['content-type'], src).toBe(type);
		const [width, height] = await page.evaluate(async (url) => {
			const image = new Image();
			image.src = url;
			await image.decode();
			return [image.naturalWidth, image.naturalHeight];
		}, src);
		if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
	}
	for (const { url } of manifest.shortcuts) {
		expect(existsSync(`build/${url}index.html`), `the shortcut ${url} leads to a page`).toBe(true);
	}
});
