import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hydrated } from './ready';
import { golden, played, seed } from './seed';

// What is tapped may go away under the finger. The focus must not fall off the page with it.

/** A page of the app on a phone that has finished one game. */
async function open(page: Page, path: string) {
	await page.goto('./about/');
	await seed(page, played(golden('example-2')));
	await page.goto(path);
	await hydrated(page);
}

test('whoever deletes the last of the finished games is led to the next one', async ({ page }) => {
	await open(page, './history/');
	await page.getByRole('button', { name: /^Delete/ }).click();
	await expect(page.getByRole('link', { name: 'Score a game' })).toBeFocused();
});

test('whoever looks at the code of a game comes back to where it was asked for', async ({ page }) => {
	await open(page, './result/?game=a-game');
	await page.getByRole('button', { name: 'Share the result' }).click();
	const toCode = page.getByRole('button', { name: 'Show a code' });
	await toCode.click();
	const back = page.getByRole('button', { name: 'Other ways to share' });
	await expect(back).toBeFocused();
	await back.click();
	await expect(toCode).toBeFocused();
});

test('whoever undoes an arrival is back where the next file is asked for', async ({ page }) => {
	await open(page, './open/');
	const text = JSON.stringify({
		format: 'seven-calls',
		version: 1,
		game: 'virtus',
		players: ['Ada', 'Bea'].map((name) => ({ id: name, name })),
		calls: {}
	});
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
	await page.getByRole('button', { name: 'Add' }).click();
	await page.locator('main').getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('Undone: all is as it was before.')).toBeVisible();
	await expect(page.locator('.hero')).toBeFocused();
});
