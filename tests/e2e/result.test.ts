import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Sheet } from '../../src/games/virtus/rules/sheet';
import { faults } from './axe';
import { keptGames } from './disk';
import { expect, test } from './fixtures';
import { hydrated, standStill } from './ready';
import { golden, played, seed } from './seed';

const SHARED = 'seven-players-three-way-tie-shared-victory';
const LONG = [
	'Maria Antonietta Bartolomea della Rovere',
	'Wolfeschlegelsteinhausenbergerdorffwelch',
	'Al',
	'Ottaviano Augusto Imperatore di Roma',
	'李小龙',
	'Œuvre d’Été Jean-Baptiste Poquelin',
	'B'
];

/** Example 2, had Sofia held two Waters and a Chalice more: level with Camilla at 43, and ahead by trios. */
function level(): Sheet {
	const sheet = golden('example-2');
	const icons = new Map(sheet.icons).set('sofia', { flame: 4, water: 3, chalice: 2 });
	return { ...sheet, icons };
}

const named = (sheet: Sheet, names: readonly string[]): Sheet => ({
	...sheet,
	players: sheet.players.map((player, i) => ({ ...player, name: names[i] ?? player.name }))
});

async function open(page: Page, sheet: Sheet, { query = '', until = Infinity } = {}) {
	await page.goto('./about/');
	await seed(page, played(sheet, { id: 'a-game', until }));
	await page.goto(`./result/?game=a-game${query}`);
	await hydrated(page);
}

/** Sent, whatever came of it: the sheet is put away after that. */
const send = async (page: Page, way: string) => {
	await page.getByRole('button', { name: 'Share the result' }).click();
	const sheet = page.getByRole('dialog', { name: 'Share' });
	await sheet.getByRole('button', { name: way }).click();
	await expect(sheet).toBeHidden();
};

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe('without motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('Example 2 ends 43, 37, 21, and every cell is as the scorer has it', async ({ page }) => {
		const { points, totals } = JSON.parse(readFileSync('tests/golden/example-2.expected.json', 'utf8')) as {
			points: Record<string, Record<string, number>>;
			totals: Record<string, number>;
		};
		await open(page, golden('example-2'));
		await expect(page.getByRole('heading', { level: 2, name: 'Camilla' })).toBeVisible();
		await expect(page.getByRole('list', { name: 'Standings' }).getByRole('button')).toHaveText([
			'43',
			'37',
			'21'
		]);
		const table = page.getByRole('table').first();
		const order = ['camilla', 'sofia', 'stefano'];
		await expect(table.getByRole('columnheader')).toHaveText(['Call', /Camilla/, /Sofia/, /Stefano/]);
		const rows = table.getByRole('row');
		for (const [i, call] of Object.keys(points.sofia ?? {}).entries()) {
			await expect(rows.nth(i + 1).getByRole('button'), call).toHaveText(
				order.map((id) => String(points[id]?.[call] || '·').replace('-', '−'))
			);
		}
		await expect(rows.last().getByRole('button')).toHaveText(order.map((id) => String(totals[id])));
	});

	test('the lead is there as a table, call by call', async ({ page }) => {
		await open(page, golden('example-2'));
		const table = page.getByRole('table', { name: 'Totals after each call' });
		await expect(table.getByRole('row', { name: /^Sofia/ }).getByRole('cell')).toHaveText(
			[7, 7, 9, 6, 14, 27, 34, 34, 37].map(String)
		);
	});

	test('a bar says where the points came from, what was lost included', async ({ page }) => {
		await open(page, golden('example-2'));
		await expect(
			page.getByRole('img', {
				name: 'Where the points of Sofia came from: Start 7, Faith 2, Hope −3, Fortitude 8, Justice 13, Temperance 7, and Trios 3.'
			})
		).toBeVisible();
	});

	test('a victory is shared, and told so', async ({ page }) => {
		await open(page, golden(SHARED));
		await expect(page.getByRole('heading', { level: 2, name: 'Elio and Gino' })).toBeVisible();
		await expect(page.getByText('A victory shared')).toBeVisible();
		await expect(page.getByText('17 VP each, and no trio to tell them apart.')).toBeVisible();
	});

	test('a tie is settled by trios, and told in words', async ({ page }) => {
		await open(page, level());
		await expect(page.getByRole('heading', { level: 2, name: 'Sofia' })).toBeVisible();
		await expect(
			page.getByText('Sofia and Camilla both have 43 VP; Sofia has more trios, 2 to 0.')
		).toBeVisible();
		await expect(page.getByText('2 trios', { exact: true })).toBeVisible();
	});

	test('a number answers why by touch, and gives the focus back', async ({ page }) => {
		await open(page, golden('example-2'));
		const hope = page.getByRole('button', { name: 'Sofia, Hope: −3 VP' });
		await hope.tap();
		const sheet = page.getByRole('dialog', { name: 'Why? Sofia · Hope' });
		await expect(sheet).toContainText('Held 3 Lights: pays Camilla 1 VP for each.');
		await page.touchscreen.tap(195, 40);
		await expect(sheet).toBeHidden();
		await expect(hope).toBeFocused();
	});

	test('all of it goes by keyboard alone', async ({ page }) => {
		await open(page, golden('example-2'));
		const total = page.getByRole('list', { name: 'Standings' }).getByRole('button').first();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await expect(total).toBeFocused();
		await page.keyboard.press('Enter');
		const sheet = page.getByRole('dialog', { name: 'Why? Camilla · Total' });
		await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await expect(total).toBeFocused();
		for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
		await expect(page.getByRole('button', { name: 'Camilla, Start: 7 VP' })).toBeFocused();
		// The rest of the table: ten rows of three.
		for (let i = 0; i < 30; i++) await page.keyboard.press('Tab');
		await expect(page.getByRole('button', { name: 'Share the result' })).toBeFocused();
	});

	test('whoever goes on while a sheet is being put away is not called back', async ({ page }) => {
		await open(page, golden('example-2'));
		await page.getByRole('button', { name: 'Sofia, Hope: −3 VP' }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		const next = page.getByRole('button', { name: 'Stefano, Hope: 2 VP' });
		// The sheet says that it is closed in a task of its own, and keys that were pressed by then come before it.
		await next.evaluate(async (button) => {
			const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
			const told = new Promise((done) => dialog?.addEventListener('close', done));
			dialog?.close();
			button.focus();
			await told;
		});
		await expect(next).toBeFocused();
	});

	test('it is shared by the phone’s own sheet', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'share', {
				value: (data: ShareData) => {
					document.documentElement.dataset.shared = JSON.stringify(data);
					return Promise.resolve();
				}
			});
		});
		await open(page, golden('example-2'));
		await send(page, 'Send the result');
		const shared = await page.locator('html').getAttribute('data-shared');
		const { text } = JSON.parse(shared ?? '{}') as { text: string };
		const [words, link] = text.split(/\n(?=http)/);
		expect(words).toBe(
			'Virtus: Camilla wins with 43 VP\n\n1. Camilla, 43 VP\n2. Sofia, 37 VP\n3. Stefano, 21 VP\n\nScored with Seven Calls'
		);
		expect(link).toMatch(/\/open\/#3V[A-Z2-7]+$/);
		await expect(page.getByText('The result is copied')).toHaveCount(0);
	});

	test('who closes the phone’s own sheet gets no copy and no notice', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'share', {
				value: () => Promise.reject(new DOMException('Closed.', 'AbortError'))
			});
			Object.defineProperty(navigator.clipboard, 'writeText', {
				value: () => {
					document.documentElement.dataset.copied = '';
					return Promise.resolve();
				}
			});
		});
		await open(page, golden('example-2'));
		await send(page, 'Send the result');
		await expect(page.locator('html')).not.toHaveAttribute('data-copied');
		await expect(page.getByText('The result is copied')).toHaveCount(0);
	});

	test('without such a sheet it is copied, and said', async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
		await open(page, golden(SHARED));
		await send(page, 'Copy the result');
		await expect(page.getByText('The result is copied')).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
			'Virtus: Elio and Gino share the victory with 17 VP\n\n1. Elio, 17 VP\n1. Gino, 17 VP\n3. Ada, 14 VP'
		);
	});

	test('where nothing can be copied either, that is said', async ({ page }) => {
		await page.addInitScript(() => {
			delete (Navigator.prototype as { share?: unknown }).share;
			Object.defineProperty(navigator.clipboard, 'writeText', {
				value: () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
			});
		});
		await open(page, golden('example-2'));
		await send(page, 'Copy the result');
		await expect(page.getByText('lets nothing be copied')).toBeVisible();
	});

	test('a rematch is a new game with the same people in the same seats', async ({ page }) => {
		await open(page, golden('example-2'));
		await page.getByRole('button', { name: 'Rematch' }).click();
		await page.waitForURL(/\/play\/\?game=[0-9a-f]{24}$/);
		const id = new URL(page.url()).searchParams.get('game') ?? '';
		const records = (await keptGames(page)).map(({ record }) => record);
		const { players } = golden('example-2');
		expect(records.find((record) => record.id === id)).toMatchObject({ state: 'open', players });
		expect(records.find((record) => record.id === 'a-game')).toMatchObject({ state: 'finished' });
	});

	test('it leads back to the walk for a correction, and home', async ({ page }) => {
		await open(page, golden('example-2'));
		await expect(page.getByRole('link', { name: 'Correct an answer' })).toHaveAttribute(
			'href',
			/\/play\/\?game=a-game$/
		);
		await page.getByRole('link', { name: 'Done' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Seven Calls' })).toBeVisible();
	});

	test('a game that goes on says where it stands, and leads there', async ({ page }) => {
		await open(page, golden('example-2'), { until: 12 });
		await expect(page.getByRole('heading', { name: 'Not finished yet' })).toBeVisible();
		await expect(page.getByText('Hope is being called.')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Go on scoring' })).toHaveAttribute(
			'href',
			/\/play\/\?game=a-game$/
		);
	});

	test.describe('a game nobody knows', () => {
		test.use({ expectedErrors: /404/ });
		for (const path of ['./result/', './result/?game=', './result/?game=another']) {
			test(`is not in the book: ${path}`, async ({ page }) => {
				await page.goto(path);
				await expect(page.getByRole('heading', { name: 'This page is not in the book' })).toBeVisible();
			});
		}
	});

	for (const asked of [false, true]) {
		test(`axe finds nothing to fault${asked ? ' in a why' : ''}`, async ({ page }) => {
			await open(page, golden(SHARED));
			const total = page.getByRole('button', { name: 'Gino, Total: 17 VP' }).first();
			await expect(total).toBeVisible();
			if (asked) await total.click();
			await expect(page.getByRole('dialog')).toBeVisible({ visible: asked });
			expect(await faults(page)).toEqual([]);
		});
	}

	for (const locale of ['en-GB', 'it-IT']) {
		test.describe(`in ${locale}`, () => {
			test.use({ locale });
			for (const [wide, high] of [
				[390, 844],
				[320, 568]
			] as const) {
				test(`seven long names fit ${wide} × ${high}, and so does a why`, async ({ page }) => {
					await page.setViewportSize({ width: wide, height: high });
					await open(page, named(golden(SHARED), LONG));
					const cells = page.getByRole('table').first().getByRole('button');
					await expect(cells).toHaveCount(70);
					expect(await width(page)).toBe(wide);
					const boxes = await cells.evaluateAll((all) =>
						all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect)
					);
					expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(48);
					expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(48);
					// What does not fit passes under the calls, in a box of its own.
					const call = page.getByRole('rowheader').first();
					const stood = await call.boundingBox();
					await cells.last().scrollIntoViewIfNeeded();
					await expect(cells.last()).toBeInViewport({ ratio: 1 });
					expect((await call.boundingBox())?.x).toBe(stood?.x);
					expect(await width(page)).toBe(wide);
					// Ten rows and the seals: no name of a call has pushed its row open.
					const tall = await page
						.getByRole('table')
						.first()
						.evaluate((table) => table.clientHeight);
					expect(tall).toBeLessThan(11 * 50);
					await cells.last().click();
					const sheet = page.getByRole('dialog');
					await expect(sheet).toBeVisible();
					expect(await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
					expect(await width(page)).toBe(wide);
				});
			}
		});
	}

	test.describe('in Italian', () => {
		test.use({ locale: 'it-IT' });
		test('the end is told in Italian, the tie-break and the why too', async ({ page }) => {
			await open(page, level());
			await expect(page.getByText('La virtù più grande')).toBeVisible();
			await expect(
				page.getByText('Sofia e Camilla sono pari a 43 PV; Sofia ha più tris, 2 a 0.')
			).toBeVisible();
			await page.getByRole('button', { name: 'Sofia, Speranza: −3 PV' }).click();
			await expect(page.getByRole('dialog')).toContainText('3 Luci in mano: paga 1 PV per ognuna a Camilla.');
		});
	});
});

test.describe('with motion', () => {
	test('the reveal is skipped by a tap, said once, and not replayed', async ({ page }) => {
		await standStill(page);
		await open(page, golden('example-2'), { query: '&reveal' });
		await expect(page).toHaveURL(/\?game=a-game$/);
		await expect(page.locator('.revealing')).toHaveCount(1);
		await page.touchscreen.tap(195, 700);
		const heading = page.getByRole('heading', { level: 2, name: 'Camilla' });
		await expect(heading).toBeVisible();
		await expect(page.locator('.revealing')).toHaveCount(0);
		await expect(page.getByRole('status').filter({ hasText: 'Camilla wins with 43 VP.' })).toHaveCount(1);
		await expect(page.getByRole('dialog')).toBeHidden();
		await page.reload();
		await expect(heading).toBeVisible();
		await expect(page.locator('.revealing')).toHaveCount(0);
		await expect(page.getByRole('status').filter({ hasText: 'wins' })).toHaveCount(0);
	});

	test('the reveal comes to its end by itself, and nothing moves aside for it', async ({ page }) => {
		await page.addInitScript(() => {
			const seen = { shifts: [] as number[], appeared: 0 };
			Object.assign(window, { seen });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					seen.shifts.push((entry as unknown as { value: number }).value);
			}).observe({ type: 'layout-shift', buffered: true });
			document.addEventListener('animationend', ({ animationName }) => {
				if (animationName === 'appear') seen.appeared++;
			});
		});
		await open(page, golden(SHARED), { query: '&reveal' });
		const seen = () => page.evaluate(() => (window as unknown as { seen: unknown }).seen);
		// Seven players, the winners, and the rest.
		await expect.poll(seen, { timeout: 20_000 }).toEqual({ shifts: [], appeared: 9 });
		await expect(page.locator('.revealing')).toHaveCount(0);
		expect(await seen()).toEqual({ shifts: [], appeared: 9 });
	});
});
