import type { Page } from '@playwright/test';
import { faults } from './axe';
import { expect, test } from './fixtures';
import { hydrated } from './ready';

const PAGES = [
	'./',
	'./summary/',
	'./summary/?call=faith',
	'./settings/',
	'./open/scan/',
	'./result/?game=nowhere',
	'./about/',
	'./about/art/'
];

// Arrival motion would have axe judge colours halfway to where they are going.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = async (page: Page, path: string) => {
	await page.goto(path);
	await hydrated(page);
};

for (const path of PAGES) {
	test(`${path} has nothing that axe can fault`, async ({ page }) => {
		await open(page, path);
		if (path.includes('?call')) await expect(page.getByRole('dialog')).toBeVisible();
		expect(await faults(page)).toEqual([]);
	});
}

for (const locale of ['en-GB', 'it-IT']) {
	test.describe(`in ${locale}`, () => {
		test.use({ locale });

		test('the summary card fits one phone screen', async ({ page }) => {
			await open(page, './summary/');
			const { tall, wide } = await page.evaluate(() => ({
				tall: document.documentElement.scrollHeight - innerHeight,
				wide: document.documentElement.scrollWidth - innerWidth
			}));
			expect({ tall, wide }).toEqual({ tall: 0, wide: 0 });
		});

		test('no page is wider than a small phone', async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 568 });
			for (const path of PAGES) {
				await open(page, path);
				expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
			}
		});
	});
}

test('a call opens its details, Escape closes them, and focus comes back to the call', async ({ page }) => {
	await open(page, './summary/');
	const hope = page.getByRole('link', { name: /^Hope/ });
	await hope.click();
	const dialog = page.getByRole('dialog', { name: 'Hope' });
	await expect(dialog).toContainText('a score stops at 0');
	await expect(page).toHaveURL(/\?call=hope$/);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/\/summary\/$/);
	await expect(hope).toBeFocused();
});

test('the summary card opens on the call its address names; one that is none has the page for that', async ({
	page
}) => {
	await open(page, './summary/?call=faith');
	await expect(page.getByRole('dialog', { name: 'Faith' })).toBeVisible();
	await open(page, './summary/?call=gluttony');
	await expect(page.getByRole('link', { name: 'Back to the start' })).toBeVisible();
});

test('each call of the summary card has its own colour', async ({ page }) => {
	await open(page, './summary/');
	const colours = await page
		.locator('ol .emblem')
		.evaluateAll((emblems) => emblems.map((emblem) => getComputedStyle(emblem).color));
	expect(colours).toHaveLength(8);
	expect(new Set(colours).size).toBe(8);
});

for (const locale of ['en-GB', 'it-IT'])
	test.describe(`printed in ${locale}`, () => {
		test.use({ locale });
		test('the summary card is one A5 sheet, on paper even from ink', ({ page }) => prints(page));
	});
async function prints(page: Page) {
	await open(page, './summary/');
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'ink');
	expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light');
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
	expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
	expect(pdf).toMatch(/\/MediaBox\s*\[0 0 (419|420)[\d.]* 59[45]/);
}

test('home leads to what is on the shelf', async ({ page }) => {
	await open(page, './');
	await expect(page.getByRole('link', { name: 'Score a game' })).toHaveAttribute('href', /\/new\/$/);
	await page.getByRole('link', { name: /^About/ }).click();
	await page.getByRole('link', { name: /^The emblems/ }).click();
	await expect(page.getByRole('heading', { name: 'The emblems', level: 1 })).toBeVisible();
	await page.getByRole('link', { name: 'Back' }).click();
	await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
	await page.getByRole('link', { name: 'Back' }).click();
	await expect(page.getByRole('heading', { name: 'Seven Calls', level: 1 })).toBeVisible();
});
