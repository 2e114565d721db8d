/**
 * What somebody hears who does not see the screen: a whole game, moment by moment, as it was written down and read over. After a
 * change of words, `SPEAK=1 npx playwright test spoken` writes it down anew; read it like a story before you keep it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { hydrated } from './ready';
import { golden, seed, upTo } from './seed';
import { Player, speaker } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [game, locale] of [
	['example-2', 'en'],
	['example-2', 'it'],
	['nobody-holds-hope', 'en'],
	['two-players', 'it']
] as const) {
	test.describe(`${game} in ${locale}`, () => {
		test.use({ locale });

		test('is told like a story', async ({ page }) => {
			const sheet = golden(game);
			await page.goto('./');
			await hydrated(page);
			await seed(
				page,
				upTo(sheet, 'told', () => true)
			);
			await page.goto('./play/?game=told');
			const player = new Player(page, sheet, speaker(locale));
			const heard: string[] = [];
			await player.play(async () => {
				await player.settled();
				const now = (await page.locator('.walk > [role=status]').textContent()) ?? '';
				if (now !== heard.at(-1)) heard.push(now);
			});
			const story = `${heard.join('\n')}\n`;
			const file = `tests/e2e/spoken/${game}.${locale}.txt`;
			if (process.env.SPEAK) writeFileSync(file, story);
			expect(story).toBe(readFileSync(file, 'utf8'));
		});
	});
}
