// `npm run pictures`: takes the pictures listed in shots.mjs from the built app, for the manifest.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withApp } from '../bench/app';
import { golden, played, seed, upTo } from '../tests/e2e/seed';
import { SHOT_SIZE, SHOTS } from './shots.mjs';

const FOLDER = fileURLToPath(new URL('../static/screenshots/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });

/** The rulebook's example: where a Virtue is named, or at its end. */
const EXAMPLE = golden('example-2');
const game = (path: string) =>
	path.startsWith('./result/')
		? played(EXAMPLE, { id: 'picture' })
		: upTo(EXAMPLE, 'picture', ({ kind }) => kind === 'asks');

await withApp(async (app) => {
	for (const { name, path, theme } of SHOTS) {
		const page = await app.page({
			viewport: { width: SHOT_SIZE.width, height: SHOT_SIZE.height },
			deviceScaleFactor: SHOT_SIZE.scale,
			colorScheme: theme === 'ink' ? 'dark' : 'light',
			reducedMotion: 'reduce'
		});
		if (path.includes('game=')) {
			await page.goto('./about/', { waitUntil: 'networkidle' });
			await seed(page, game(path));
		}
		await page.goto(path, { waitUntil: 'networkidle' });
		await page.evaluate(() => document.fonts.ready);
		await page.screenshot({ path: `${FOLDER}${name}.png` });
		await page.context().close();
		console.log(`static/screenshots/${name}.png`);
	}
});
