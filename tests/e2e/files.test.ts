import { encode, filedOf, historyOf, stored as storedGame } from '../virtus';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { extended } from '../line';
import type { StoredGame } from '../../src/lib/storage/games';
import { positionOf } from '../../src/games/virtus/log/game';
import { faults } from './axe';
import { everything, keptGames, keptSettings } from './disk';
import { expect, test } from './fixtures';
import { hydrated, stored } from './ready';
import { golden, played, seed } from './seed';

const ID = '0123456789abcdef01234567';
const game = (until = Infinity) =>
	played(golden('example-2'), { id: ID, until, startedAt: 1_790_000_000_000 });

test.use({ serviceWorkers: 'allow' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function visit(page: Page, path: string, ...games: readonly StoredGame[]) {
	if (games.length > 0) {
		await page.goto('./about/');
		await seed(page, ...games);
	}
	await page.goto(path);
	await hydrated(page);
}
const share = async (page: Page, way: string) => {
	await page.getByRole('button', { name: 'Share the result' }).click();
	await page.getByRole('button', { name: way }).click();
};
/** The link that the app would make of a game. */
function linkTo(kept: StoredGame, page: Page): string {
	const told = filedOf(kept);
	return new URL(`/open/#${encode({ ...told, sheet: positionOf(told).state.sheet })}`, page.url()).href;
}
const picker = (page: Page) => page.locator('input[type=file]');
const arrive = (page: Page, text: string) =>
	picker(page).setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const totals = (page: Page) => page.getByRole('list', { name: 'Standings' }).getByRole('button');
const axe = async (page: Page) => expect(await faults(page)).toEqual([]);

/** The file that the app would save of a game, by its own hand. */
async function saved(page: Page, kept = game()): Promise<string> {
	await visit(page, `./result/?game=${kept.record.id}`, kept);
	const downloading = page.waitForEvent('download');
	const isFinished = kept.record.state === 'finished';
	if (isFinished) await share(page, 'Save a file');
	else await page.getByRole('button', { name: 'Save a file' }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/^virtus-2026-\d\d-\d\d\.sevencalls\.json$/);
	return readFileSync(await download.path(), 'utf8');
}
async function anotherPhone(browser: Browser, watch: (context: BrowserContext) => Promise<void>) {
	const context = await browser.newContext({
		reducedMotion: 'reduce',
		permissions: ['clipboard-read', 'clipboard-write']
	});
	await watch(context);
	return context.newPage();
}

test('a game saved as a file opens on another phone, with the same points and every step', async ({
	page,
	browser,
	watch
}) => {
	const text = await saved(page);
	await expect(page.getByText(/^Saved as virtus-/)).toBeVisible();
	const other = await anotherPhone(browser, watch);
	await visit(other, './open/');
	await arrive(other, text);
	await expect(other.getByRole('heading', { name: '1 game is new here' })).toBeVisible();
	await expect(other.getByRole('heading', { name: 'Camilla won' })).toBeVisible();
	await other.getByRole('button', { name: 'Add to history' }).click();
	await other.getByRole('link', { name: 'See the result' }).click();
	await expect(totals(other)).toHaveText(['43', '37', '21']);
	expect(await keptGames(other)).toMatchObject([{ record: { id: ID }, log: game().log }]);
	// And from there once more: nothing was lost on the way.
	await visit(page, './open/');
	await arrive(page, text);
	await expect(page.getByRole('heading', { name: '1 game is here already' })).toBeVisible();
});

for (const [how, until, way, there] of [
	['finished', Infinity, 'See the result', /\/result\/\?game=/],
	['open', 12, 'Go on scoring', /\/play\/\?game=/]
] as const) {
	test(`a game that is ${how} and here already: its file leads to it, and its link goes there`, async ({
		page
	}) => {
		const text = await saved(page, game(until));
		await visit(page, './open/');
		await arrive(page, text);
		await expect(page.getByRole('heading', { name: '1 game is here already' })).toBeVisible();
		await axe(page);
		await page.locator('main .go').first().click();
		await expect(page).toHaveURL(there);
		await expect(page.getByRole('link', { name: way })).toHaveCount(0);

		await visit(page, './about/');
		const before = await everything(page);
		await page.goto(linkTo(game(until), page));
		await expect(page).toHaveURL(there);
		expect(new URL(page.url()).searchParams.get('game')).toBe(ID);
		expect(await everything(page)).toEqual(before);
		// Back leads to where the link was tapped, not to a page that sends one on again.
		await page.goBack();
		await expect(page).toHaveURL(/\/about\/$/);
	});

	test(`a game that arrives ${how} is one tap away once it is in`, async ({ page }) => {
		await visit(page, './about/');
		await page.goto(linkTo(game(until), page));
		await page.locator('main .go').first().click();
		const go = page.getByRole('link', { name: way });
		await expect(go).toHaveClass('go');
		await go.click();
		await expect(page).toHaveURL(there);
	});
}

test('a link that is behind the game here leads to the game, and says so', async ({ page }) => {
	await visit(page, './about/', game());
	await page.goto(linkTo(game(12), page));
	await expect(page).toHaveURL(/\/result\/\?game=/);
	await expect(page.getByText('Yours goes further than the link')).toBeVisible();
	await expect(totals(page)).toHaveText(['43', '37', '21']);
});

test('a link carries a game in its fragment, a code shows the same, and a camera reads it', async ({
	page,
	browser,
	watch,
	context
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await visit(page, `./result/?game=${ID}`, game());
	await share(page, 'Copy the link');
	await expect(page.getByText('The link is copied')).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(link).toMatch(/\/open\/#3V[A-Z2-7]+$/);
	await share(page, 'Show a code');
	const code = page.getByRole('img', { name: 'QR code: the game of Stefano, Sofia, and Camilla' });
	await expect(code).toBeVisible();
	await axe(page);
	const { path, side } = await code.evaluate((svg: SVGSVGElement) => ({
		path: svg.querySelector('path')?.getAttribute('d') ?? '',
		side: svg.viewBox.baseVal.width
	}));

	const other = await anotherPhone(browser, watch);
	await visit(other, link);
	await expect(other.getByRole('heading', { name: 'Camilla won' })).toBeVisible();
	await other.getByRole('button', { name: 'Not now' }).click();
	expect(await keptGames(other)).toEqual([]);
	await expect(other).toHaveURL(/\/open\/$/);

	// A camera that sees the first phone's screen.
	await other.evaluate(
		({ path, side }) => {
			const canvas = document.createElement('canvas');
			canvas.width = canvas.height = side * 6;
			const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
			const draw = () => {
				pen.setTransform(1, 0, 0, 1, 0, 0);
				pen.fillStyle = '#fff';
				pen.fillRect(0, 0, canvas.width, canvas.height);
				pen.setTransform(6, 0, 0, 6, 24, 24);
				pen.fillStyle = '#000';
				pen.fill(new Path2D(path));
				requestAnimationFrame(draw);
			};
			draw();
			const stream = canvas.captureStream();
			Object.assign(window, { stream });
			Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => stream } });
		},
		{ path, side }
	);
	await other.getByRole('link', { name: 'Scan a code' }).click();
	await other.getByRole('button', { name: 'Add to history' }).click();
	await expect(other.getByRole('link', { name: 'See the result' })).toBeVisible();
	expect(await keptGames(other)).toMatchObject([{ record: { id: ID, state: 'finished' } }]);
	const tracks = () =>
		other.evaluate(() =>
			(window as unknown as { stream: MediaStream }).stream.getTracks().map((t) => t.readyState)
		);
	await expect.poll(tracks).toEqual(['ended']);
});

test('paste, drop and a file opened from outside all lead to the same plan', async ({
	page,
	browser,
	watch
}) => {
	const text = await saved(page);
	const other = await anotherPhone(browser, watch);
	await other.addInitScript((text) => {
		const file = { getFile: async () => new File([text], 'a.sevencalls.json') };
		const launched = sessionStorage.getItem('launch') === null;
		Object.defineProperty(window, 'launchQueue', {
			value: { setConsumer: (open: (launch: object) => void) => launched && open({ files: [file] }) }
		});
		sessionStorage.setItem('launch', 'done');
	}, text);
	const found = other.getByRole('heading', { name: 'Camilla won' });
	const back = async () => {
		await expect(found).toBeVisible();
		await other.getByRole('button', { name: 'Not now' }).click();
		await expect(found).toHaveCount(0);
	};
	await visit(other, './open/');
	await back();
	await other.evaluate((text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', text);
		document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
	}, text);
	await back();
	await other.evaluate((text) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([text], 'a.json'));
		document.body.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }));
		document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
	}, text);
	await back();
	await other.evaluate((text) => navigator.clipboard.writeText(text), text);
	await other.getByRole('button', { name: 'Paste' }).click();
	await back();
	expect(await keptGames(other)).toEqual([]);
});

test('what is no game gets a sentence, and nothing changes', async ({ page }) => {
	await visit(page, './open/', game());
	const before = await everything(page);
	const told = page.getByRole('alert');
	for (const [text, sentence] of [
		['{', 'This is not a game file: it is not JSON.'],
		['hello', 'There is no game in this.'],
		[JSON.stringify({ format: 'seven-calls', version: 2 }), 'A newer version of the app wrote this file.'],
		['x'.repeat(1024 * 1024 + 1), 'This file is larger than 1 MiB']
	] as const) {
		await arrive(page, text);
		await expect(told).toContainText(sentence);
		await expect(told).toContainText('Nothing has changed here.');
	}
	await axe(page);
	await page.goto('./open/#1ABCDEFGHIJKLMNOPQRSTUVWXYZ');
	await expect(told).toContainText('A part of this link is missing');
	await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
	expect(await everything(page)).toEqual(before);
});

test('where both have gone on it asks, keeps both if told to, and undoes it to the letter', async ({
	page,
	browser,
	watch
}) => {
	const text = await saved(page);
	const other = await anotherPhone(browser, watch);
	const short = game(20);
	const history = extended(historyOf(short), { kind: 'cards', call: 'charity', player: 'sofia', answer: 1 });
	const { id, startedAt, touchedAt } = short.record;
	const mine = storedGame(history, { id, startedAt, touchedAt });
	await visit(other, './open/', mine);
	const before = await everything(other);
	await arrive(other, text);
	await expect(
		other.getByRole('heading', { name: '1 game has gone on here and there: you decide' })
	).toBeVisible();
	await expect(other.getByRole('radio', { name: 'Keep mine' })).toBeChecked();
	await expect(other.getByRole('button', { name: 'Add to history' })).toHaveCount(0);
	await other.getByRole('radio', { name: 'Keep both' }).check({ force: true });
	await axe(other);
	await other.getByRole('button', { name: 'Add to history' }).click();
	await expect(other.getByRole('link', { name: 'See the result' })).toBeVisible();
	expect(await keptGames(other)).toHaveLength(2);
	await other.getByRole('status', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
	await expect(other.getByText('Undone: all is as it was before.')).toBeVisible();
	expect(await everything(other)).toEqual(before);

	await arrive(other, text);
	await other.getByRole('radio', { name: 'Take theirs' }).check({ force: true });
	await other.getByRole('button', { name: 'Add to history' }).click();
	await expect(other.getByRole('link', { name: 'See the result' })).toBeVisible();
	expect(await keptGames(other)).toMatchObject([{ record: { id: ID, state: 'finished' } }]);
});

test('everything goes into one file and comes back, settings too', async ({ page, browser, watch }) => {
	await visit(page, './settings/', game(), played(golden('two-players'), { id: 'under-way', until: 9 }));
	await page.getByRole('switch', { name: 'Show totals' }).check();
	await expect.poll(() => keptSettings(page)).toEqual({ showTotals: true });
	await page.getByRole('link', { name: 'Your data' }).click();
	await expect(
		page.getByText(
			/Here, and nowhere else, are 2 games, \d names, your settings, and what you have learned\./
		)
	).toBeVisible();
	await axe(page);
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save everything' }).click();
	const text = readFileSync(await (await downloading).path(), 'utf8');
	const other = await anotherPhone(browser, watch);
	await visit(other, './open/');
	await arrive(other, text);
	await expect(other.getByRole('heading', { name: '2 games are new here' })).toBeVisible();
	await expect(other.getByRole('switch', { name: 'Take over the settings' })).toBeChecked();
	await other.getByRole('button', { name: 'Bring in 2 games' }).click();
	await expect(other.getByRole('heading', { name: 'It is in the book' })).toBeVisible();
	const [here, there] = [await everything(page), await everything(other)];
	expect(there.entries).toEqual(here.entries);
	expect(there.settings).toEqual(here.settings);
	await other.goto('./');
	await expect(other.getByText('1 game · played')).toBeVisible();
});

test('a game under way is saved as a file and goes on elsewhere', async ({ page, browser, watch }) => {
	const text = await saved(page, game(12));
	const other = await anotherPhone(browser, watch);
	await visit(other, './open/');
	await arrive(other, text);
	await other.getByRole('button', { name: 'Add to the games under way' }).click();
	await other.getByRole('link', { name: 'Go on scoring' }).click();
	await expect(other.locator('.walk')).toBeVisible();
	await other.locator('.walk').getByRole('button', { name: 'Undo' }).click();
	await expect.poll(() => keptGames(other)).toMatchObject([{ at: 11 }]);
});

test('erase everything says what goes, asks twice, leaves nothing, and tells the other tab', async ({
	page,
	context
}) => {
	const tab = await context.newPage();
	await visit(tab, `./play/?game=${ID}`, game(12));
	await expect(tab.locator('.walk')).toBeVisible();
	await visit(page, './settings/data/');
	await stored(page); // that is to stay
	await page.getByRole('button', { name: 'Erase everything' }).click();
	const sheet = page.getByRole('dialog', { name: 'Erase everything' });
	await expect(sheet.getByRole('listitem')).toHaveText([
		'1 game',
		'3 names',
		'your settings',
		'what you have learned'
	]);
	await expect(sheet.getByText('The app itself stays')).toBeVisible();
	const downloading = page.waitForEvent('download');
	await sheet.getByRole('button', { name: 'Save everything first' }).click();
	expect((await downloading).suggestedFilename()).toMatch(/^seven-calls-/);
	await expect(sheet.getByText('Saved as seven-calls-')).toBeVisible();
	await sheet.getByRole('button', { name: 'Erase everything' }).click();
	await expect(sheet.getByRole('button', { name: 'Keep it all' })).toBeFocused();
	await axe(page);
	await sheet.getByRole('button', { name: 'Keep it all' }).click();
	await expect(sheet).toBeHidden();
	expect(await keptGames(page)).toHaveLength(1);

	const reloaded = tab.waitForEvent('load');
	await page.getByRole('button', { name: 'Erase everything' }).click();
	await sheet.getByRole('button', { name: 'Erase everything' }).click();
	await sheet.getByRole('button', { name: 'Yes, erase it all' }).click();
	await expect(page.getByRole('heading', { name: 'Nothing is left' })).toBeFocused();
	await reloaded;
	await tab.close();
	const left = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }) as Record<string, string>);
	// The other tab has begun anew meanwhile, with the settings that everybody begins with.
	const fresh = JSON.stringify({ theme: 'system', locale: 'system' });
	expect(
		Object.entries(left).filter(([key, value]) => !key.startsWith('sveltekit') && value !== fresh)
	).toEqual([]);
	expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
	await page.getByRole('link', { name: 'Start afresh' }).click();
	await expect(page.getByRole('heading', { name: 'Seven Calls' })).toBeVisible();
	// The app makes its own anew: whoever looked before that would have made an empty one in its place.
	const there = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
	await expect.poll(there).toContain('seven-calls');
	expect(await everything(page)).toEqual({ games: [], entries: [], settings: [] });
});

test.describe('at its smallest, in Italian', () => {
	test.use({ locale: 'it-IT', viewport: { width: 320, height: 568 } });
	test('every screen keeps its width, and axe finds nothing to fault', async ({ page }) => {
		const width = () => page.evaluate(() => document.documentElement.scrollWidth);
		await visit(page, `./result/?game=${ID}`, game(), game(12));
		await seed(page, game());
		await page.reload();
		await page.getByRole('button', { name: 'Condividi il risultato' }).click();
		const sheet = page.getByRole('dialog', { name: 'Condividi' });
		await expect(sheet).toBeVisible();
		await axe(page);
		expect(await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
		await visit(page, './open/');
		await axe(page);
		expect(await width()).toBe(320);
		await arrive(page, JSON.stringify({ format: 'chess' }));
		await expect(page.getByRole('alert')).toContainText('non è stato scritto da Seven Calls');
		expect(await width()).toBe(320);
		await visit(page, './settings/data/');
		await expect(page.getByText('1 partita, 3 nomi, le tue impostazioni e i tuoi progressi')).toBeVisible();
		expect(await width()).toBe(320);
	});
});
