import { readFileSync } from 'node:fs';
import { preview } from 'vite';
import { expect, test } from './fixtures';
import { BASED, Host, routes } from './host';
import { hydrated, offlineReady } from './ready';
import { golden } from './seed';
import { byTouch, kept, Player, sit, speaker } from './table';

// What the browser says of a host that is gone, and Kit of a page that never was.
test.use({ serviceWorkers: 'allow' });
test.use({
	expectedErrors: /ERR_CONNECTION_REFUSED|ERR_FAILED .*version\.json|(status of 404|Not found).*no-such-page/
});

const host = new Host();
test.afterEach(() => host.stop());

for (const { where, folder, base } of [
	{ where: 'at the root', folder: 'build', base: '' },
	{ where: 'under a base path', folder: BASED.folder, base: BASED.base }
]) {
	test(`after one visit every page opens with the host gone, ${where}`, async ({ page, context }) => {
		await host.serve(folder, base);
		const heading = page.getByRole('heading', { level: 1 });
		await page.goto(host.address());
		await offlineReady(page);
		const home = await heading.innerText();
		await page.goto(host.address('no-such-page'));
		await hydrated(page);
		const notFound = await heading.innerText();
		await page.goto(host.address());
		await host.stop();

		await test.step('a reload', async () => {
			await page.reload();
			await expect(heading).toHaveText(home);
		});

		for (const route of routes(folder)) {
			await test.step(`a fresh tab on /${route}, with a query`, async () => {
				const tab = await context.newPage();
				const answer = await tab.goto(host.address(`${route}?from=a-link#here`));
				expect(await answer?.text(), 'the page itself, not the fallback').toBe(
					readFileSync(`${folder}/${route}index.html`, 'utf8')
				);
				await hydrated(tab);
				await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
				expect(tab.url(), 'the query is kept').toBe(host.address(`${route}?from=a-link#here`));
				await tab.close();
			});
		}

		for (const route of routes(folder).filter(Boolean)) {
			await test.step(`/${route} without its last slash`, async () => {
				await page.goto(host.address(`${route.slice(0, -1)}?from=a-link`));
				expect(page.url()).toBe(host.address(`${route}?from=a-link`));
			});
		}

		await test.step('an unknown path', async () => {
			await page.goto(host.address('no-such-page/at-all'));
			await hydrated(page);
			await expect(heading).toHaveText(notFound);
			expect(notFound).not.toBe(home);
		});
	});
}

test('a whole game is scored with the host gone, over a reload in the middle', async ({ page }) => {
	await host.serve('build');
	await page.goto(host.address());
	await offlineReady(page);
	await host.stop();
	const sheet = golden('example-2');
	await sit(page, sheet, speaker('en'), byTouch, host.address());
	const player = new Player(page, sheet);
	await player.play(async (turn) => {
		if (turn !== 12) return;
		await player.settled();
		await page.reload();
	});
	await page.waitForURL(/\/result\/\?game=/);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Camilla', exact: true })).toBeVisible();
	const { winners, totals } = JSON.parse(readFileSync('tests/golden/example-2.expected.json', 'utf8'));
	expect((await kept(page)).record.result?.totals).toEqual(Object.values(totals));
	expect(winners).toEqual([sheet.players.find(({ name }) => name === 'Camilla')?.id]);
});

test('the first visit survives the loss of the host without a reload', async ({ page }) => {
	await host.serve('build');
	await page.goto(host.address());
	await offlineReady(page);
	await host.stop();
	const missing = await page.evaluate(async () => {
		const names = await caches.keys();
		const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		const chunks = requests.flat().filter(({ url }) => url.includes('/immutable/'));
		const answers = await Promise.all(chunks.map(({ url }) => fetch(url).then((answer) => answer.ok)));
		return { chunks: chunks.length, failed: answers.filter((ok) => !ok).length };
	});
	expect(missing.chunks).toBeGreaterThan(5);
	expect(missing.failed).toBe(0);
});

test('works from `vite preview` too', async ({ page }) => {
	const server = await preview({ preview: { port: 0, host: 'localhost' }, logLevel: 'silent' });
	const address = server.resolvedUrls?.local[0] ?? '';
	await page.goto(address);
	await offlineReady(page);
	await server.close();
	for (const route of routes('build')) {
		await page.goto(`${address}${route}?from=a-link`);
		await hydrated(page);
	}
});

test('a worker that is refused leaves the app working', async ({ page }) => {
	await host.serve('build');
	await page.addInitScript(() => {
		ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
	});
	await page.goto(host.address());
	await hydrated(page);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no worker at all leaves the app working', async ({ page }) => {
	await host.serve('build');
	await page.addInitScript(() => {
		delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
	});
	await page.goto(host.address());
	await hydrated(page);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
