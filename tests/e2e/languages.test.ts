import { expect, test } from './fixtures';
import { standStill } from './ready';

test.describe('in Italy', () => {
	test.use({ locale: 'it-IT' });

	test('a first visit speaks the browser’s language', async ({ page }) => {
		await page.goto('./');
		await expect(page.getByText('una chiamata dopo')).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('lang', 'it');
	});
});

test('a page in another language is not seen in English first, and seen all the same if the app never starts', async ({
	browser
}) => {
	const page = await browser.newPage({ locale: 'it-IT' });
	await standStill(page);
	await page.route('**/*.js', (route) => route.abort());
	await page.goto('./settings/');
	const animations = await page.evaluate(() =>
		document.body.getAnimations().map((waiting) => {
			const seen = getComputedStyle(document.body).visibility;
			waiting.finish();
			return [seen, getComputedStyle(document.body).visibility];
		})
	);
	expect(animations).toEqual([['hidden', 'visible']]);
	await page.close();
});
