import { cpSync, existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { files, Host, NEXT } from './host';
import { fontsReady, hydrated, offlineReady } from './ready';
import { golden, seed, upTo } from './seed';
import { Player } from './table';
import { historyOf } from '../virtus';

// What the browser says of a file whose digest is not the one the worker was told.
test.use({ serviceWorkers: 'allow' });
test.use({ expectedErrors: /Failed to find a valid digest/ });

const host = new Host();
test.beforeEach(() => host.serve('build'));
test.afterEach(() => host.stop());

const offer = (page: Page) => page.getByText('A new version is ready.');
const answer = (page: Page, name: 'Reload' | 'Later') => page.getByRole('button', { name, exact: true });

/** The chunks a page starts from: their names tell the build it runs. */
const entry = (page: Page) =>
	page
		.locator('link[rel=modulepreload]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function visit(page: Page) {
	await page.goto(host.address());
	await offlineReady(page);
	return entry(page);
}

/** Puts the next build on the host and lets the page look for it, as it does by itself now and then. */
async function deployNext(page: Page) {
	await host.serve(NEXT.folder);
	await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
	const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
	await expect.poll(waiting).toBe('installed');
}

test('a new build is offered, and applied only by a tap on Reload', async ({ page }) => {
	const before = await visit(page);
	await expect(offer(page)).toHaveCount(0);
	await deployNext(page);
	await expect(offer(page)).toBeVisible();
	expect(await entry(page), 'not by itself').toEqual(before);

	await page.reload();
	await expect(
		offer(page),
		'a plain reload still runs the old build, and is offered the new one'
	).toBeVisible();
	expect(await entry(page)).toEqual(before);

	const reloaded = page.waitForEvent('load');
	await answer(page, 'Reload').click();
	await reloaded;
	await hydrated(page);
	expect(await entry(page)).not.toEqual(before);
	await expect(offer(page)).toHaveCount(0);
	const state = await page.evaluate(async () => {
		const { active, waiting } = await navigator.serviceWorker.ready;
		return { active: active?.state, waiting: waiting?.state };
	});
	expect(state).toEqual({ active: 'activated', waiting: undefined });
});

test('Later puts it off until the next visit', async ({ page }) => {
	const before = await visit(page);
	await deployNext(page);
	await answer(page, 'Later').click();
	await expect(offer(page)).toHaveCount(0);
	expect(await entry(page)).toEqual(before);
	await page.reload();
	await expect(offer(page)).toBeVisible();
});

test('the offer is spoken, moves nothing, and speaks Italian', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('first-paint', '{"locale":"it"}'));
	await visit(page);
	const heading = page.getByRole('heading', { level: 1 });
	await fontsReady(page);
	const before = await heading.boundingBox();
	await deployNext(page);
	await expect(page.getByRole('status').filter({ hasText: 'È pronta una nuova versione.' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Ricarica' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Più tardi' })).toBeVisible();
	expect(await heading.boundingBox()).toEqual(before);
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a tab of the old build finds its chunks, before and after the new one took over', async ({
	page,
	context
}) => {
	await visit(page);
	const chunks = files('build').filter((file) => /immutable\/.*\.js$/.test(file));
	const onlyOld = chunks
		.filter((file) => !existsSync(`${NEXT.folder}/${file}`))
		.map((file) => host.address(file));
	expect(onlyOld.length, 'chunks the next build does not have').toBeGreaterThan(2);
	const statuses = () =>
		page.evaluate(
			(urls) => Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'no-store' })).status)),
			onlyOld
		);
	const found = onlyOld.map(() => 200);

	await deployNext(page);
	const gone = await context.request.get(onlyOld[0] ?? '');
	expect(gone.status(), 'the host no longer has them').toBe(404);
	expect(await statuses()).toEqual(found);

	await test.step('another tab applies the new build', async () => {
		const other = await context.newPage();
		await other.goto(host.address());
		const reloaded = other.waitForEvent('load');
		await answer(other, 'Reload').click();
		await reloaded;
		await hydrated(other);
	});
	expect(await statuses()).toEqual(found);
	await expect(offer(page), 'the old tab was not reloaded, and may be').toBeVisible();
	const reloaded = page.waitForEvent('load');
	await answer(page, 'Reload').click();
	await reloaded;
	await hydrated(page);
	await expect(offer(page)).toHaveCount(0);
});

test('a chunk nobody has offers a reload', async ({ page }) => {
	await visit(page);
	await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
	await expect(page.getByText('A part of the app did not load.')).toBeVisible();
	const reloaded = page.waitForEvent('load');
	await answer(page, 'Reload').click();
	await reloaded;
	await hydrated(page);
	await expect(page.getByText('A part of the app did not load.')).toHaveCount(0);
});

test('a build that does not arrive whole is not offered', async ({ page }, testInfo) => {
	await visit(page);
	// A host half way through a deployment: the worker of the next build, the pages of this one.
	const halfWay = testInfo.outputPath('half-way');
	cpSync('build', halfWay, { recursive: true });
	cpSync(NEXT.folder, halfWay, { recursive: true, filter: (file) => !file.endsWith('.html') });
	await host.serve(halfWay);
	const outcome = await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		const installing = new Promise<ServiceWorker | null>((found) => {
			registration.addEventListener('updatefound', () => found(registration.installing));
		});
		await registration.update();
		const worker = await installing;
		const settled = () => worker?.state !== 'installing';
		while (!settled()) {
			await new Promise((changed) => worker?.addEventListener('statechange', changed, { once: true }));
		}
		return { state: worker?.state, waiting: registration.waiting, caches: (await caches.keys()).length };
	});
	expect(outcome).toEqual({ state: 'redundant', waiting: null, caches: 2 });
	await expect(offer(page)).toHaveCount(0);
});

test('a game that the old build is in the middle of ends there, and opens in the new one', async ({
	page,
	context
}) => {
	const sheet = golden('two-players');
	await visit(page);
	const game = upTo(sheet, 'a-game', ({ call }) => call === 'prudence');
	await seed(page, game);
	await page.goto(host.address('play/?game=a-game'));
	const player = new Player(page, sheet);
	for (const edit of historyOf(game).edits) player.said(edit);
	await player.turn();
	const before = await entry(page);

	await deployNext(page);
	const other = await context.newPage();
	await other.goto(host.address());
	const reloaded = other.waitForEvent('load');
	await answer(other, 'Reload').click();
	await reloaded;
	await hydrated(other);
	expect(await entry(other), 'the new build').not.toEqual(before);

	await page.bringToFront();
	await expect(offer(page), 'not while a game is walked').toHaveCount(0);
	await player.play();
	await page.waitForURL(/\/result\//);
	await expect(page.locator('.result')).toBeVisible();

	await other.getByRole('link', { name: 'Past games' }).click();
	await other.getByRole('link', { name: /Ada/ }).click();
	await expect(other.locator('.result')).toBeVisible();
	const account = (tab: Page) => tab.locator('.result').getByRole('table').allInnerTexts();
	expect(await account(other)).toEqual(await account(page));
});
