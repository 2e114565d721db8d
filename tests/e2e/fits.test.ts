/** A whole game for seven, step by step, in the narrow and the wide faces that phones have. */
import { expect, test } from './fixtures';
import { fontsReady, hydrated } from './ready';
import { everyKind, seed, upTo } from './seed';
import { Player, speaker } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 240_000 });

/** With a name that needs its room. */
const EVERY_KIND = everyKind(['Ada', 'Bea', 'Carlo', 'Dora', 'Elio', 'Fosca', 'Massimiliano']);

for (const locale of ['en-GB', 'it-IT']) {
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 360, height: 640 }
	]) {
		test.describe(`${locale} at ${viewport.width} × ${viewport.height}`, { tag: '@faces' }, () => {
			test.use({ locale, viewport });

			test('a whole game for seven fits: nothing scrolls, no name is cut below six letters', async ({
				page
			}) => {
				await page.goto('./');
				await hydrated(page);
				await seed(
					page,
					upTo(EVERY_KIND, 'whole', () => true)
				);
				await page.goto('./play/?game=whole');
				const player = new Player(page, EVERY_KIND, speaker(locale));
				await player.settled();
				await fontsReady(page);
				await player.play(async (turn) => {
					await player.settled();
					const step = `${turn}: ${await page.locator('.walk > [role=status]').textContent()}`;
					const { tall, wide, cut } = await page.evaluate(() => {
						const { scrollHeight, scrollWidth } = document.documentElement;
						const cut = [...document.querySelectorAll<HTMLElement>('.rows .name')].filter((name) => {
							const range = document.createRange();
							const text = name.firstChild as Text;
							range.setStart(text, 0);
							range.setEnd(text, Math.min(6, text.length));
							return range.getBoundingClientRect().width > name.getBoundingClientRect().width + 0.5;
						});
						return { tall: scrollHeight, wide: scrollWidth, cut: cut.map((name) => name.textContent) };
					});
					expect.soft(tall, `${step}: height`).toBeLessThanOrEqual(viewport.height);
					expect.soft(wide, `${step}: width`).toBeLessThanOrEqual(viewport.width);
					expect.soft(cut, `${step}: names`).toEqual([]);
				});
				await page.waitForURL(/\/result\//);
			});
		});
	}
}
