import type { CallName } from '../../src/games/virtus/rules/vocabulary';
import type { StoredGame } from '../../src/lib/storage/games';
import { faults } from './axe';
import { keptGames } from './disk';
import { expect, test, type Page } from './fixtures';
import { fontsReady, hydrated } from './ready';
import { seed } from './seed';
import { stored } from '../virtus';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = async (page: Page, path: string) => {
	await page.goto(path);
	await hydrated(page);
};

interface Kept {
	id: string;
	names: string[];
	state: 'open' | 'finished';
	minutesAgo: number;
	call?: CallName;
	winners?: string[];
	totals?: number[];
}

/** Games as the app keeps them, put there before it looks. */
const keep = (page: Page, ...games: Kept[]) => seed(page, ...games.map(keptGame));

function keptGame({ id, names, state, minutesAgo, call, winners, totals }: Kept): StoredGame {
	const touchedAt = Date.now() - minutesAgo * 60_000 - 1000;
	const result = winners && totals && { result: { winners, totals } };
	const record = { id, startedAt: touchedAt, touchedAt, state, revision: 1, ...(call && { step: call }) };
	const history = { players: players(...names), rulings: {}, edits: [], at: 0 };
	return stored(history, { ...record, ...result });
}

/** The players of the newest game in the database. */
async function lastSeated(page: Page) {
	const records = (await keptGames(page)).map(({ record }) => record);
	return records.sort((a, b) => b.startedAt - a.startedAt)[0]?.players;
}

const players = (...names: string[]) => names.map((name, i) => ({ id: `p${i + 1}`, name }));
const fields = (page: Page) => page.locator('ol input');
const typed = (page: Page) =>
	fields(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const HOPE: Kept = {
	id: 'hope',
	names: ['Stefano', 'Sofia', 'Camilla'],
	state: 'open',
	minutesAgo: 4,
	call: 'hope'
};
const DONE: Kept = {
	id: 'done',
	names: ['Ada', 'Bea'],
	state: 'finished',
	minutesAgo: 60 * 24 * 2,
	winners: ['p2'],
	totals: [21, 43]
};

/** The tools of a row are out. */
async function showTools(page: Page) {
	const grip = page.getByRole('button', { name: 'Change the seat of Player 2' });
	await grip.tap();
	await expect(grip).toHaveAttribute('aria-expanded', 'true');
}

const SEVEN = ['Stefano', 'Sofia', 'Camilla', 'Ada', 'Bea', 'Massimiliano', 'Zoë'];

for (const size of [
	{ width: 390, height: 844 },
	{ width: 320, height: 568 }
]) {
	test.describe(`at ${size.width} × ${size.height}`, () => {
		test.use({ viewport: size });

		test('seven are seated by touch, change seats by drag, and the game is theirs', async ({ page }) => {
			await open(page, './');
			await page.getByRole('link', { name: 'Score a game' }).tap();
			await page.getByRole('radio', { name: '7' }).tap();
			for (const [i, name] of SEVEN.entries()) {
				const field = page.getByLabel(`Name at seat ${i + 1}`, { exact: true });
				await field.tap();
				await expect(field).toBeFocused();
				await page.keyboard.type(name);
			}
			await drag(page, 'Zoë', 'Camilla', await finger(page));
			await expect
				.poll(() => typed(page))
				.toEqual(['Stefano', 'Sofia', 'Zoë', 'Camilla', 'Ada', 'Bea', 'Massimiliano']);
			expect(await wide(page)).toBe(0);
			// Not a tap: so soon after the last touch the browser waits for a double one.
			await page.getByRole('button', { name: 'Call Charity' }).click();
			await expect(page).toHaveURL(/\/play\/\?game=[0-9a-f]{24}$/);
			expect(await lastSeated(page)).toEqual(
				players('Stefano', 'Sofia', 'Zoë', 'Camilla', 'Ada', 'Bea', 'Massimiliano')
			);
		});

		test('every target is 48 px, with the tools of a row out too', async ({ page }) => {
			await open(page, './new/');
			await keep(page, HOPE, DONE);
			await open(page, './new/');
			await expect(page.getByRole('button', { name: 'Seat Sofia' })).toBeVisible();
			await showTools(page);
			const boxes = await page
				.locator('main :is(button, label):visible')
				.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
			expect(boxes.filter(({ width, height }) => width < 48 || height < 48)).toEqual([]);
			expect(await wide(page)).toBe(0);
		});
	});
}

const gripOf = (page: Page, name: string) => page.getByRole('button', { name: `Change the seat of ${name}` });

/** Presses, moves and lifts one pointer, through the browser's own input. */
interface Pointer {
	press: (x: number, y: number) => Promise<unknown>;
	move: (x: number, y: number) => Promise<unknown>;
	lift: () => Promise<unknown>;
}
async function finger(page: Page): Promise<Pointer> {
	const cdp = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
		cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
	return {
		press: (x, y) => touch('touchStart', { x, y }),
		move: (x, y) => touch('touchMove', { x, y }),
		lift: () => touch('touchEnd')
	};
}
async function mouse({ mouse }: Page): Promise<Pointer> {
	return {
		press: (x, y) => mouse.move(x, y).then(() => mouse.down()),
		move: (x, y) => mouse.move(x, y),
		lift: () => mouse.up()
	};
}

/** One row by its handle to where another one is. */
async function drag(page: Page, from: string, to: string, { press, move, lift }: Pointer) {
	// Both in view, or the pointer would have to wait for the page to scroll along.
	await gripOf(page, from).scrollIntoViewIfNeeded();
	await gripOf(page, to).scrollIntoViewIfNeeded();
	const middle = async (name: string) => {
		const box = (await gripOf(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	};
	const [start, end] = [await middle(from), await middle(to)];
	await press(start.x, start.y);
	for (let step = 1; step <= 8; step++) await move(start.x, start.y + ((end.y - start.y) * step) / 8);
	await lift();
}

/** The names from top to bottom as the screen shows them, once nothing moves any more. */
const standing = (page: Page) =>
	page.locator('ol').evaluate(async (rows) => {
		const frame = () => new Promise(requestAnimationFrame);
		await frame();
		await Promise.allSettled(rows.getAnimations({ subtree: true }).map(({ finished }) => finished));
		await frame();
		return [...rows.querySelectorAll('input')]
			.map((field) => ({ name: field.value, y: field.getBoundingClientRect().y }))
			.sort((a, b) => a.y - b.y)
			.map(({ name }) => name);
	});

/** In the document, and so in the game, and on the screen. */
async function expectOrder(page: Page, ...names: string[]) {
	await expect.poll(() => typed(page)).toEqual(names);
	expect(await standing(page)).toEqual(names);
}

async function seat(page: Page, ...names: string[]) {
	await open(page, './new/');
	await page.getByRole('radio', { name: String(names.length) }).check();
	for (const [i, name] of names.entries()) await fields(page).nth(i).fill(name);
}

test.describe('rows stand on the screen as the game has them', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } });

	for (const pointer of [mouse, finger]) {
		test(`dragged by ${pointer.name}`, async ({ page }) => {
			const by = await pointer(page);
			await seat(page, 'Ann', 'Bob', 'Cid');
			await drag(page, 'Ann', 'Cid', by);
			await expectOrder(page, 'Bob', 'Cid', 'Ann');
			await drag(page, 'Ann', 'Bob', by);
			await expectOrder(page, 'Ann', 'Bob', 'Cid');
			await drag(page, 'Ann', 'Bob', by);
			await expectOrder(page, 'Bob', 'Ann', 'Cid');
			await drag(page, 'Cid', 'Ann', by);
			await expectOrder(page, 'Bob', 'Cid', 'Ann');
			await page.getByRole('button', { name: 'Call Charity' }).click();
			await expect(page).toHaveURL(/\/play\/\?game=/);
			expect(await lastSeated(page)).toEqual(players('Bob', 'Cid', 'Ann'));
		});
	}

	test('moved by keys and by tools, also after a drag', async ({ page }) => {
		await seat(page, 'Ann', 'Bob', 'Cid');
		await drag(page, 'Ann', 'Cid', await finger(page));
		await gripOf(page, 'Ann').press('ArrowUp');
		await expectOrder(page, 'Bob', 'Ann', 'Cid');
		await gripOf(page, 'Ann').press('Enter');
		await page.getByRole('button', { name: 'Move Ann up' }).click();
		await expectOrder(page, 'Ann', 'Bob', 'Cid');
	});

	test('moved by a key while another is in the hand, which goes back', async ({ page }) => {
		await seat(page, 'Ann', 'Bob', 'Cid');
		await gripOf(page, 'Cid').focus();
		const box = (await gripOf(page, 'Ann').boundingBox()) ?? { x: 0, y: 0 };
		const { press, move, lift } = await finger(page);
		await press(box.x + 20, box.y + 20);
		await move(box.x + 20, box.y + 90);
		await expect(page.locator('li[data-shift="hand"]')).toHaveCount(1);
		await page.keyboard.press('ArrowUp');
		await lift();
		await expectOrder(page, 'Ann', 'Cid', 'Bob');
	});
});

test('seven are seated and change seats by keyboard alone', async ({ page }) => {
	await open(page, './');
	await page.getByRole('link', { name: 'Score a game' }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('radio', { name: '4' }).focus();
	for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('radio', { name: '7' })).toBeChecked();
	await page.keyboard.press('Tab');
	await expect(fields(page).first()).toBeFocused();
	for (const name of SEVEN) {
		await page.keyboard.type(name);
		await page.keyboard.press('Enter');
	}
	await expect(page.getByRole('button', { name: 'Call Charity' })).toBeFocused();
	const grip = page.getByRole('button', { name: 'Change the seat of Zoë' });
	await page.keyboard.press('Shift+Tab');
	await expect(page.getByRole('button', { name: /^House rules/ })).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(grip).toBeFocused();
	for (const seat of [6, 5]) {
		await page.keyboard.press('ArrowUp');
		await expect(page.getByText(`Zoë: seat ${seat} of 7`)).toBeAttached();
		await expect(fields(page).nth(seat - 1)).toHaveValue('Zoë');
		await expect(grip).toBeFocused();
	}
	await expect
		.poll(() => typed(page))
		.toEqual(['Stefano', 'Sofia', 'Camilla', 'Ada', 'Zoë', 'Bea', 'Massimiliano']);
	await page.getByRole('button', { name: 'Call Charity' }).focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/play\/\?game=/);
});

for (const { locale, start, names } of [
	{ locale: 'en-GB', start: 'Call Charity', names: ['Ada', 'Player 2', 'Ada 2', 'Player 4'] },
	{ locale: 'it-IT', start: 'Chiama la Carità', names: ['Ada', 'Giocatore 2', 'Ada 2', 'Giocatore 4'] }
]) {
	test.describe(`in ${locale}`, () => {
		test.use({ locale });
		test('empty and equal names get sensible ones, and nothing blocks the start', async ({ page }) => {
			await open(page, './new/');
			await fields(page).nth(0).fill('Ada');
			await fields(page).nth(2).fill('  ada ');
			await page.getByRole('button', { name: start }).tap();
			await expect(page).toHaveURL(/\/play\/\?game=/);
			expect(await lastSeated(page)).toEqual(players(...names.with(2, 'ada 2')));
		});
	});
}

test('a row lifted and taken back with Escape is where it was', async ({ page }) => {
	await open(page, './new/');
	await fields(page).nth(0).fill('Ada');
	const box = (await gripOf(page, 'Ada').boundingBox()) ?? { x: 0, y: 0 };
	await page.mouse.move(box.x + 20, box.y + 20);
	await page.mouse.down();
	await page.mouse.move(box.x + 20, box.y + 150);
	await expect(page.locator('li[data-shift="up"]')).toHaveCount(2);
	await page.keyboard.press('Escape');
	await page.mouse.up();
	await expect(page.locator('li[data-shift]')).toHaveCount(0);
	await expectOrder(page, 'Ada', '', '', '');
});

test('the seating survives a reload and a slip back to home', async ({ page }) => {
	await open(page, './new/');
	await page.getByRole('radio', { name: '3' }).check();
	await fields(page).nth(1).fill('Bea');
	await page.reload();
	await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
	await expect.poll(() => typed(page)).toEqual(['', 'Bea', '']);
	await page.getByRole('link', { name: 'Back' }).tap();
	await page.getByRole('link', { name: 'Score a game' }).tap();
	await expect(fields(page).nth(1)).toHaveValue('Bea');
});

test('the same table as last time is two taps from home', async ({ page }) => {
	await open(page, './');
	await keep(page, DONE, HOPE);
	await open(page, './');
	await page.getByRole('link', { name: 'Score a game' }).tap();
	await page.getByRole('button', { name: /^Same table as last time/ }).tap();
	await expect(page).toHaveURL(/\/play\/\?game=/);
	expect(await lastSeated(page)).toEqual(players('Stefano', 'Sofia', 'Camilla'));
	// The next table starts afresh.
	await open(page, './new/');
	await expect.poll(() => typed(page)).toEqual(['', '', '', '']);
});

test('names of earlier tables fill the seat in focus, then the free ones, and are off once seated', async ({
	page
}) => {
	await open(page, './new/');
	await keep(page, HOPE, { ...DONE, names: ['Ada', 'Player 2'] });
	await open(page, './new/');
	await fields(page).nth(2).tap();
	await page.getByRole('button', { name: 'Seat Ada' }).tap();
	await page.getByRole('button', { name: 'Seat Sofia' }).tap();
	await expect.poll(() => typed(page)).toEqual(['Sofia', '', 'Ada', '']);
	await expect(page.getByRole('button', { name: 'Seat Ada' })).toHaveAttribute('aria-disabled', 'true');
	await expect(page.getByRole('button', { name: 'Seat Player 2' })).toHaveCount(0);
	// Somebody has been named: it is not the same table any more.
	await expect(page.getByRole('button', { name: /^Same table/ })).toHaveCount(0);
});

test('home shows the games under way, newest first, and resumes one', async ({ page }) => {
	await open(page, './');
	await keep(page, { ...HOPE, id: 'older', minutesAgo: 300, call: 'trios' }, HOPE);
	await open(page, './');
	const games = page.getByRole('list', { name: 'Games under way' }).getByRole('link');
	await expect(games).toHaveCount(2);
	await expect(games.nth(0)).toContainText('Hope is being called · 4 minutes ago');
	await expect(games.nth(1)).toContainText('Trios are being counted');
	await games.nth(0).tap();
	await expect(page).toHaveURL(/\/play\/\?game=hope$/);
});

test('a deleted game is gone, also after a reload, and Undo brings it back where it was', async ({
	page
}) => {
	await open(page, './');
	await keep(page, HOPE, { ...HOPE, id: 'older', names: ['Ada', 'Bea'], minutesAgo: 60 });
	await open(page, './');
	const games = page.getByRole('list', { name: 'Games under way' }).getByRole('link');
	await page.getByRole('button', { name: 'Delete the game of Stefano, Sofia, and Camilla' }).tap();
	await expect(games).toHaveCount(1);
	await expect(page.getByRole('button', { name: 'Delete the game of Ada and Bea' })).toBeFocused();
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(games).toHaveCount(2);
	await expect(games.nth(0)).toContainText('Stefano');

	await page.getByRole('button', { name: /^Delete.*Stefano/ }).tap();
	await expect(games).toHaveCount(1);
	await page.getByRole('button', { name: /^Delete.*Ada/ }).tap();
	await expect(games).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Score a game' })).toBeFocused();
	await open(page, './');
	await expect(page.locator('ul.awaited')).toHaveCount(0);
	await expect(games).toHaveCount(0);
});

test('another tab sees a game come and go', async ({ page, context }) => {
	await open(page, './');
	const other = await context.newPage();
	await open(other, './new/');
	await other.getByRole('button', { name: 'Call Charity' }).tap();
	await expect(other).toHaveURL(/\/play\//);
	const games = page.getByRole('list', { name: 'Games under way' }).getByRole('link');
	await expect(games).toHaveCount(1);
	await open(other, './');
	await other.getByRole('button', { name: /^Delete/ }).tap();
	await expect(games).toHaveCount(0);
});

for (const size of [
	{ width: 390, height: 844 },
	{ width: 320, height: 568 }
]) {
	for (const locale of ['en-GB', 'it-IT']) {
		test.describe(`at ${size.width} × ${size.height} in ${locale}`, () => {
			test.use({ viewport: size, locale });
			test('nothing on home moves when its games arrive', async ({ page }) => {
				await open(page, './');
				const long = ['Massimiliano della Rovere', ...SEVEN.slice(1)];
				await keep(
					page,
					HOPE,
					{ ...HOPE, id: 'long', names: long, call: 'temperance', minutesAgo: 300 },
					DONE
				);
				await open(page, './');
				// From now on their number is known beforehand: it is written down once they are all counted.
				const known = () => page.evaluate(() => localStorage.getItem('shelf'));
				await expect.poll(known).toBe('{"open":2,"past":1,"count":1}');
				await page.addInitScript(() => {
					const seen: string[] = ((window as unknown as { shifts: string[] }).shifts = []);
					type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
					type Shift = PerformanceEntry & { sources: Source[] };
					const at = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
					new PerformanceObserver((list) => {
						for (const { sources } of list.getEntries() as Shift[]) {
							// A sentence that changes its language begins elsewhere on its line; no box moves by that.
							const boxes = sources.filter(({ node }) => node instanceof Element);
							for (const { node, previousRect, currentRect } of boxes)
								seen.push(
									`${(node as Element).outerHTML.slice(0, 80)}: ${at(previousRect)} to ${at(currentRect)}`
								);
						}
					}).observe({ type: 'layout-shift', buffered: true });
				});
				await open(page, './');
				await expect(page.locator('nav li a')).toHaveCount(2);
				await expect(page.locator('.past a')).toBeVisible();
				await fontsReady(page);
				await page.evaluate(
					() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
				);
				expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
				expect(await wide(page)).toBe(0);
			});
		});
	}
}

test('history has the finished games a page at a time, opens one, and deletes with undo', async ({
	page
}) => {
	await open(page, './history/');
	await expect(page.getByRole('heading', { name: 'No game is finished yet' })).toBeVisible();
	await keep(
		page,
		...Array.from({ length: 45 }, (_, i) => ({
			...DONE,
			id: `g${i}`,
			minutesAgo: 60 * 24 * i,
			totals: [i, 43]
		}))
	);
	await open(page, './');
	await page.getByRole('link', { name: /^Past games 45 games · last played now/ }).tap();
	const games = page.getByRole('list', { name: 'Finished games' }).getByRole('article');
	await expect(games).toHaveCount(20);
	expect(await games.nth(0).getByRole('button').boundingBox()).toMatchObject({ width: 48, height: 48 });
	await page.getByRole('button', { name: 'Show more' }).tap();
	await expect(games).toHaveCount(40);
	await expect(games.nth(20).getByRole('link')).toBeFocused();
	await page.getByRole('button', { name: 'Show more' }).tap();
	await expect(games).toHaveCount(45);
	await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);

	await games.nth(1).getByRole('button').tap();
	await expect(games).toHaveCount(44);
	await expect(games.nth(1)).toContainText('Ada 2');
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(games).toHaveCount(45);
	await games.nth(1).getByRole('link').tap();
	await expect(page).toHaveURL(/\/result\/\?game=g1$/);
});

test.describe('where nothing can be kept', () => {
	test('a game started is on home all the same, as long as the page lives', async ({ page }) => {
		await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
		await open(page, './new/');
		await expect(page.getByText('keeps nothing for the app')).toBeVisible();
		await fields(page).nth(0).fill('Ada');
		// The notice stands above the button, not on it.
		await page.getByRole('button', { name: 'Call Charity' }).tap();
		await expect(page).toHaveURL(/\/play\//);
		await page.getByRole('link', { name: 'Leave the table' }).tap();
		await page.getByRole('button', { name: 'Dismiss' }).tap();
		await expect(page.getByRole('list', { name: 'Games under way' })).toContainText('Ada');
		await page.getByRole('button', { name: /^Delete/ }).tap();
		await page.getByRole('button', { name: 'Undo' }).tap();
		await expect(page.getByRole('list', { name: 'Games under way' })).toContainText('Ada');
	});
});

test('axe finds no fault with home, the seating or history, empty or full', async ({ page }) => {
	await open(page, './history/');
	await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await open(page, './new/');
	expect(await faults(page)).toEqual([]);
	await keep(page, HOPE, DONE);
	await open(page, './new/');
	await expect(page.getByRole('button', { name: /^Same table/ })).toBeVisible();
	await showTools(page);
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Seat Ada' }).tap();
	await page.getByRole('button', { name: 'Seat Bea' }).tap();
	await expect.poll(() => typed(page)).toEqual(['Ada', 'Bea', '', '']);
	expect(await faults(page)).toEqual([]);
	await open(page, './history/');
	await expect(page.getByRole('article')).toHaveCount(1);
	expect(await faults(page)).toEqual([]);
	await open(page, './');
	await page.getByRole('button', { name: /^Delete/ }).tap();
	await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
	expect(await faults(page)).toEqual([]);
});
