import type { Page } from '@playwright/test';
import { keptSettings, write } from './disk';
import { expect, test } from './fixtures';
import { hydrated } from './ready';

/** Open, and started: a tap before that would go nowhere. */
async function openSettings(page: Page) {
	await page.goto('./settings/');
	await hydrated(page);
}

test('what is chosen takes effect at once and survives a reload', async ({ page }) => {
	await openSettings(page);
	await page.getByRole('radio', { name: 'Paper' }).check();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
	await page.getByRole('switch', { name: 'Show totals' }).check();
	await page.getByRole('switch', { name: 'Stay awake' }).uncheck();
	await expect.poll(() => keptSettings(page)).toEqual({ keepAwake: false, showTotals: true, theme: 'paper' });

	await page.reload();
	await expect(page.getByRole('radio', { name: 'Paper' })).toBeChecked();
	await expect(page.getByRole('switch', { name: 'Show totals' })).toBeChecked();
	await expect(page.getByRole('switch', { name: 'Stay awake' })).not.toBeChecked();
	await expect(page.getByRole('switch', { name: 'Vibration' })).toBeChecked();
});

test('the language switches at once, is remembered, and reaches another tab', async ({ page, context }) => {
	const other = await context.newPage();
	await openSettings(other);
	await openSettings(page);
	await page.getByRole('radio', { name: /^Italiano/ }).check();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impostazioni');
	await expect(page.locator('html')).toHaveAttribute('lang', 'it');
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('Impostazioni');

	await page.goto('./');
	await expect(page.getByText('una chiamata dopo')).toBeVisible();
});

test('the chosen theme is there before the first paint', async ({ page }) => {
	await openSettings(page);
	await page.getByRole('radio', { name: 'Paper' }).check();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
	// What the page was when its HTML was read, before any module of the app ran.
	await page.addInitScript(() => {
		document.addEventListener('readystatechange', () => {
			const { dataset } = document.documentElement;
			if (document.readyState === 'interactive') dataset.themeAtFirst = dataset.theme ?? 'none';
		});
	});
	await page.goto('./');
	await expect(page.locator('html')).toHaveAttribute('data-theme-at-first', 'paper');
});

test('with the theme left to the system, a change of the system is followed', async ({ page }) => {
	await openSettings(page);
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'ink');
	await page.emulateMedia({ colorScheme: 'light' });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
});

for (const [how, refuse] of [
	['there is no IndexedDB', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
	[
		'opening throws',
		() => {
			IDBFactory.prototype.open = () => {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			};
		}
	]
] as const) {
	test(`where ${how}, the app says so once and works on in memory`, async ({ page }) => {
		await page.addInitScript(refuse);
		await openSettings(page);
		const told = page.getByRole('status', { name: 'Notices' }).getByText('keeps nothing for the app');
		await expect(told).toBeVisible();
		await page.getByRole('button', { name: 'Dismiss' }).click();
		await page.getByRole('switch', { name: 'Show totals' }).check();
		await page.getByRole('radio', { name: 'Paper' }).check();
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
		await page.getByRole('link', { name: 'Back', exact: true }).click();
		await expect(page.getByText('call by call')).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('switch', { name: 'Show totals' })).toBeChecked();
		await expect(told).toHaveCount(0);
	});
}

test('a corrupt record is replaced by its default, and said', async ({ page }) => {
	await openSettings(page);
	await page.getByRole('switch', { name: 'Show totals' }).check();
	await expect.poll(() => keptSettings(page)).toEqual({ showTotals: true });
	await write(page, { settings: [{ key: 'theme', value: { not: 'a theme' } }] });
	await page.reload();
	await expect(page.getByRole('status', { name: 'Notices' })).toContainText('could not be read');
	await expect(page.getByRole('switch', { name: 'Show totals' })).toBeChecked();
	await expect.poll(() => keptSettings(page)).toEqual({ showTotals: true, theme: 'system' });
	await page.reload();
	await expect(page.getByRole('switch', { name: 'Show totals' })).toBeChecked();
	await expect(page.getByRole('status', { name: 'Notices' })).toBeEmpty();
});

test('what this browser cannot do is explained, not offered', async ({ page }) => {
	await page.addInitScript(() => {
		delete (Navigator.prototype as { vibrate?: unknown }).vibrate;
		delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock;
	});
	await openSettings(page);
	for (const name of ['Vibration', 'Stay awake']) {
		await expect(page.getByRole('switch', { name })).toBeDisabled();
	}
	await expect(page.getByText('does not vibrate')).toBeVisible();
});
