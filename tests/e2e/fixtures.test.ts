import { expect, test as base, witness, type Page } from './fixtures';

// The watch is itself watched, or a broken promise would go unseen. What is broken here is broken on purpose, in a window
// that the test's own watch does not see.
const test = base.extend<{ watched: { page: Page; broken: string[] } }>({
	watched: async ({ browser }, use) => {
		const context = await browser.newContext();
		const broken: string[] = [];
		await witness(context, (promise) => broken.push(promise));
		await use({ page: await context.newPage(), broken });
		await context.close();
	}
});

test('a request to another origin is told', async ({ watched: { page, broken } }) => {
	const address = 'http://127.0.0.1:1/picture.png';
	await page.setContent(`<img src="${address}" alt="">`);
	await expect.poll(() => broken).toContain(`another origin: ${address}`);
});

test('a violation of the content security policy is told', async ({ watched: { page, broken } }) => {
	await page.goto('./');
	await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
	await expect
		.poll(() => broken)
		.toContainEqual(expect.stringMatching(/^content security policy: style-src-attr inline/));
});

test('an error in the console is told', async ({ watched: { page, broken } }) => {
	await page.evaluate(() => console.error('on purpose'));
	await expect.poll(() => broken).toContainEqual(expect.stringMatching(/^console error: on purpose/));
});

test('an uncaught error is told', async ({ watched: { page, broken } }) => {
	await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('on purpose'))));
	await expect.poll(() => broken).toContain('uncaught: Error: on purpose');
});

// Any failure would do for `fail`; here nothing else is left that could.
base.fail('what is told fails a test', async ({ page }) => {
	const told = page.waitForEvent('console');
	await page.evaluate(() => console.error('on purpose'));
	await told;
});
