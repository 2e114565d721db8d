/** What a table plays otherwise than the book: chosen where it sits down, told at the end, and remembered. */
import { arrived } from '../virtus';
import { readFileSync } from 'node:fs';
import { faults } from './axe';
import { holdTheDisk, keptGames, write } from './disk';
import { expect, test, type Page } from './fixtures';
import { hydrated } from './ready';
import { golden, played, seed, upTo } from './seed';
import { kept, speaker } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = async (page: Page, path: string) => {
	await page.goto(path);
	await hydrated(page);
};
const rules = (page: Page) => page.getByRole('button', { name: /^House rules/ });
const belowZero = (page: Page) => page.getByRole('switch', { name: 'Hope can take a score below zero' });
const start = (page: Page) => page.getByRole('button', { name: 'Call Charity' });

test('is chosen where the table sits down, survives a reload, and is remembered for the next one', async ({
	page
}) => {
	await open(page, './new/');
	await expect(rules(page)).toContainText('By the book');
	await rules(page).tap();
	await belowZero(page).tap();
	expect(await faults(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(rules(page)).toContainText('Hope can take a score below zero');
	await expect(rules(page)).toBeFocused();
	await page.reload();
	await hydrated(page);
	await expect(rules(page)).toContainText('Hope can take a score below zero');
	await start(page).tap();
	await page.waitForURL(/\/play\//);
	expect((await kept(page)).record.setup.options).toEqual({ hopeBelowZero: true });

	await open(page, './new/');
	await expect(rules(page)).toContainText('Hope can take a score below zero');
	await page.getByRole('button', { name: /^Same table/ }).tap();
	await page.waitForURL(/\/play\//);
	expect((await kept(page)).record.setup.options).toEqual({ hopeBelowZero: true });

	await open(page, './new/');
	await rules(page).tap();
	await belowZero(page).tap();
	await page.keyboard.press('Escape');
	await expect(rules(page)).toContainText('By the book');
	await start(page).tap();
	await page.waitForURL(/\/play\//);
	expect((await kept(page)).record.setup.options).toEqual({});
});

test('is remembered also by whoever starts before the disk has answered', async ({ page, context }) => {
	const another = await context.newPage();
	await open(another, './about/');
	await seed(another, played(golden('hope-below-zero'), { id: 'below' }));
	const letGo = await holdTheDisk(another);
	await open(page, './new/');
	await start(page).tap();
	await letGo();
	await page.waitForURL(/\/play\//);
	expect((await kept(page)).record.setup.options).toEqual({ hopeBelowZero: true });
});

for (const [locale, rule] of [
	['en', 'House rule: Hope can take a score below zero.'],
	['it', 'Regola della casa: La Speranza può portare sotto zero.']
] as const) {
	test.describe(locale, () => {
		test.use({ locale, permissions: ['clipboard-read', 'clipboard-write'] });
		test('stands on the result and in what is shared, and goes with a rematch', async ({ page }) => {
			const say = speaker(locale);
			await open(page, './about/');
			await seed(page, played(golden('hope-below-zero'), { id: 'below' }), played(golden('example-2')));
			await open(page, './result/?game=below');
			await expect(page.getByText(rule)).toBeVisible();
			await page.getByRole('button', { name: say('result_share') }).tap();
			await page.getByRole('button', { name: say('share_copy') }).tap();
			await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(rule);
			await page.keyboard.press('Escape');
			await page.getByRole('button', { name: say('result_rematch') }).tap();
			await page.waitForURL(/\/play\//);
			expect((await kept(page)).record.setup.options).toEqual({ hopeBelowZero: true });
			await open(page, './result/?game=a-game');
			await expect(page.getByText(rule)).toHaveCount(0);
		});
	});
}

test('stands in what is read up at its table, on the whole card as well', async ({ page }) => {
	const say = speaker('en');
	await open(page, './about/');
	await seed(
		page,
		upTo(golden('hope-below-zero'), 'below', ({ call }) => call === 'hope'),
		played(golden('example-2'))
	);
	await open(page, './play/?game=below');
	await page.getByRole('button', { name: say('play_card', { call: say('virtue_hope') }) }).tap();
	await expect(page.getByText(say('details_hope_below'))).toBeVisible();
	await page.getByRole('link', { name: say('play_whole_card') }).tap();
	await page.getByRole('link', { name: new RegExp(`^${say('virtue_hope')}`) }).tap();
	await expect(page.getByText(say('details_hope_below'))).toBeVisible();
	await expect(page.getByText(say('details_hope_2'))).toHaveCount(0);
	for (const game of ['&game=a-game', '&game=nobody', '']) {
		await open(page, `./summary/?call=hope${game}`);
		await expect(page.getByText(say('details_hope_2'))).toBeVisible();
	}
});

test('a game that a newer app has told can be looked at, says why, and stays as it is', async ({ page }) => {
	const game = played(golden('example-2'));
	const newer = { ...game, record: { ...game.record, edition: 2 } };
	await open(page, './about/');
	await seed(page, newer);
	for (const path of ['play', 'result', 'table']) {
		await open(page, `./${path}/?game=a-game`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('From a newer version');
		await expect(page.getByText('A newer Seven Calls has written this game.')).toBeVisible();
		await expect(page.getByText('Camilla').first()).toBeVisible();
		expect(await faults(page)).toEqual([]);
	}
	await open(page, './history/');
	await expect(page.getByRole('link', { name: /From a newer version.*Camilla/s })).toBeVisible();
	await expect(page.getByRole('button', { name: /Delete the game/ })).toHaveCount(0);
	expect((await keptGames(page))[0]?.record).toEqual(newer.record);
	// A backup has all that this app can tell, says what it has left out, and can be read again.
	await seed(page, played(golden('two-players'), { id: 'ours' }));
	await open(page, './settings/data/');
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save everything' }).tap();
	const book = await arrived(readFileSync(await (await downloading).path(), 'utf8'));
	expect(book.ok && book.value.games.map(({ id }) => id)).toEqual(['ours']);
	await expect(
		page.getByText('1 game of a newer version is not in the file, and stays here.')
	).toBeAttached();
	// Nor does anybody erase it, thinking that it was in the file.
	await page.getByRole('button', { name: /^Erase everything/ }).tap();
	await expect(page.getByText('1 game is of a newer version, and this one cannot save it.')).toBeVisible();
	await page.keyboard.press('Escape');
	// One of which this app knows not even the name.
	await write(page, { games: [{ value: { ...newer.record, game: 'to-come', state: 'open', step: 'any' } }] });
	await open(page, './');
	await page.getByRole('link', { name: /From a newer version/ }).tap();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('From a newer version');
});
