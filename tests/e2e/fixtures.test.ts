import { test } from './fixtures';

// The watch is itself watched: each of these must fail, or a broken promise would go unseen.

test.describe('another origin', () => {
	test.use({ expectedErrors: /console error/ });
	test.fail('a request to it fails a test', async ({ page }) => {
		const asked = page.waitForEvent(
			'request',
			(request) => request.url() === 'http://127.0.0.1:1/picture.png'
		);
		await page.setContent('<img src="http://127.0.0.1:1/picture.png" alt="">');
		await asked;
	});
});

test.describe('the content security policy', () => {
	test.use({ expectedErrors: /console error/ });
	test.fail('a violation fails a test', async ({ page }) => {
		await page.goto('./');
		await page.evaluate(() => {
			const told = new Promise((violated) => document.addEventListener('securitypolicyviolation', violated));
			document.body.setAttribute('style', 'color: red');
			return told.then(() => undefined);
		});
	});
});

test.fail('an error in the console fails a test', async ({ page }) => {
	await page.evaluate(() => console.error('on purpose'));
});

test.fail('an uncaught error fails a test', async ({ page }) => {
	const thrown = page.waitForEvent('pageerror');
	await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('on purpose'))));
	await thrown;
});
