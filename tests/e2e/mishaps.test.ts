import { expect, test } from './fixtures';
import { hydrated } from './ready';

test.describe('in Italian', () => {
	test.use({ locale: 'it-IT', expectedErrors: /status of 404/ });

	test('an unknown address shows a page of ours, with a way home', async ({ page }) => {
		await page.goto('./nowhere/at/all/?x=1');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non è nel libro');
		await expect(page).toHaveTitle(/^Questa pagina non è nel libro/);
		await page.getByRole('link', { name: 'Torna all' }).click();
		await expect(page.getByText('una chiamata dopo')).toBeVisible();
	});
	test('and so does a query that asks for what there is not', async ({ page }) => {
		await page.goto('./summary/?call=gola');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non è nel libro');
		await expect(page.getByRole('link', { name: 'Torna all' })).toBeVisible();
	});
});

test.describe('a bug', () => {
	test.use({ expectedErrors: /made for this test/ });

	test('what goes wrong outside of a page is said, and the page stays', async ({ page }) => {
		await page.goto('./settings/');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
		await hydrated(page);
		await page.evaluate(() => void Promise.reject(new Error('made for this test')));
		await expect(page.getByRole('status', { name: 'Notices' })).toContainText('Something went wrong');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
		await page.getByRole('button', { name: 'Dismiss' }).click();
		await expect(page.getByRole('status', { name: 'Notices' })).toBeEmpty();
		await page.evaluate(
			() =>
				void queueMicrotask(() => {
					throw new Error('made for this test');
				})
		);
		await expect(page.getByRole('status', { name: 'Notices' })).toContainText('Something went wrong');
	});
});
