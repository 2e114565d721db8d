// Takes the pictures listed in shots.mjs from the built app, for the manifest and the README.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.mjs';
import { serve } from './serve.mjs';
import { SHOT_SIZE, SHOTS } from './shots.mjs';

const FOLDER = fileURLToPath(new URL('../static/screenshots/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });

const server = serve('build').listen(0);
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await chromium.launch({ executablePath: await chromiumPath() });

for (const { name, path, theme } of SHOTS) {
	const page = await browser.newPage({
		baseURL: `http://localhost:${port}/`,
		viewport: { width: SHOT_SIZE.width, height: SHOT_SIZE.height },
		deviceScaleFactor: SHOT_SIZE.scale,
		colorScheme: theme === 'ink' ? 'dark' : 'light',
		reducedMotion: 'reduce',
		serviceWorkers: 'block'
	});
	await page.goto(path, { waitUntil: 'networkidle' });
	await page.evaluate(() => document.fonts.ready);
	await page.screenshot({ path: `${FOLDER}${name}.png` });
	await page.close();
	console.log(`static/screenshots/${name}.png`);
}

await browser.close();
server.close();
