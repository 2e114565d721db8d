import type { Exercise } from '../../src/games/virtus/practice/exercise';
import { exercise } from '../../src/games/virtus/practice/questions';
import { isGame, parseSeed, type GameSeed, type QuestionSeed } from '../../src/games/virtus/practice/seed';
import { series } from '../../src/games/virtus/practice/series';
import { faults } from './axe';
import { expect, test, type Page } from './fixtures';
import { Host } from './host';
import { fontsReady, hydrated, offlineReady } from './ready';
import { speaker } from './table';

test.use({ serviceWorkers: 'allow' });
test.use({
	contextOptions: { reducedMotion: 'reduce' },
	expectedErrors: /ERR_CONNECTION_REFUSED|ERR_FAILED .*version\.json/
});

async function open(page: Page, query = '') {
	await page.goto(`./learn/practice/${query}`);
	await hydrated(page);
}

const host = new Host();
test.afterEach(() => host.stop());

/** One visit, and then no network. */
async function openOffline(page: Page, query = '') {
	await host.serve('build');
	await page.goto(host.address('./'));
	await hydrated(page);
	await offlineReady(page);
	await host.stop();
	await page.goto(host.address(`learn/practice/${query}`));
	await hydrated(page);
}

/** The app asks the browser for chance; here it is the same every time. */
test.beforeEach(({ page }) =>
	page.addInitScript(() => {
		let state = 2026;
		crypto.getRandomValues = <T extends ArrayBufferView>(array: T) => {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			(array as unknown as Uint32Array)[0] = state;
			return array;
		};
	})
);

/** What the address says is on the screen. The page is asked: of a new address without a load we hear a little later. */
async function seedOf(page: Page): Promise<QuestionSeed | GameSeed> {
	const address = await page.evaluate(() => location.href);
	const parsed = parseSeed(new URL(address).searchParams.get('seed') ?? '');
	if (!parsed.ok) throw new Error(`no exercise at ${address}`);
	return parsed.value;
}
async function exerciseOf(page: Page): Promise<Exercise> {
	const seed = await seedOf(page);
	if (isGame(seed)) throw new Error('a whole game');
	return exercise(seed);
}

const go = (page: Page) => page.locator('.go');
const keys = (page: Page) => page.locator('.answers button');
const verdict = (page: Page) => page.locator('.verdict h2');
const table = (page: Page) => page.locator('main > ul');

/** Nothing moves when the verdict comes, and nothing is cut off or has to be scrolled for. */
async function steadily(page: Page, answer: () => Promise<void>) {
	await fontsReady(page);
	const before = await table(page).boundingBox();
	const button = await go(page).boundingBox();
	await answer();
	await expect(verdict(page)).toBeVisible();
	expect(await table(page).boundingBox()).toEqual(before);
	expect(await go(page).boundingBox()).toEqual(button);
}

test('ten questions by touch on a phone, in English and offline: the streak grows, is kept, and a reload keeps the place', async ({
	page
}) => {
	const say = speaker('en');
	await openOffline(page);
	await page.getByRole('button', { name: /^One question at a time/ }).tap();
	for (let streak = 1; streak <= 10; streak++) {
		await expect(keys(page).first()).toBeVisible();
		const { right } = await exerciseOf(page);
		await steadily(page, () => keys(page).nth(right).tap());
		await expect(verdict(page)).toHaveText(say('practice_right'));
		await expect(page.locator('header')).toContainText(say('practice_streak', { streak, best: streak }));
		expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
		if (streak < 10) await go(page).tap();
	}
	expect((await seedOf(page)).level).toBe('medium');
	await page.reload();
	await expect(verdict(page)).toHaveText(say('practice_right'));
	await expect(page.locator('header')).toContainText(say('practice_streak', { streak: 10, best: 10 }));
	await go(page).tap();
	await expect(page.getByRole('img', { name: say('practice_level_hard') })).toBeVisible();
});

test.describe('in Italy', () => {
	test.use({ locale: 'it-IT', viewport: { width: 320, height: 568 }, hasTouch: false, isMobile: false });

	test('ten questions by keyboard on a small phone, offline, one of them wrong: the streak ends, the best stays', async ({
		page
	}) => {
		const say = speaker('it');
		await openOffline(page, '?seed=1.easy.first.7');
		for (let i = 1; i <= 10; i++) {
			await expect(keys(page).first()).toBeVisible();
			const { options, right } = await exerciseOf(page);
			const option = i === 6 ? (right + 1) % options.length : right;
			const digits = options[0]?.is === 'number' ? String(option) : String(option + 1);
			await steadily(page, async () => {
				for (const digit of digits) await page.keyboard.press(digit);
				if (digits === '1' && options[0]?.is === 'number') await page.keyboard.press('Enter');
			});
			await expect(go(page)).toBeFocused();
			await expect(page.locator('main [role=status]')).toContainText(await verdict(page).innerText());
			if (i === 6) await expect(verdict(page)).toContainText(', non ');
			else await expect(verdict(page)).toHaveText(say('practice_right'));
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
			if (i < 10) await page.keyboard.press('Enter');
		}
		await expect(page.locator('header')).toContainText(say('practice_streak', { streak: 4, best: 5 }));
	});
});

test('a whole game, left and taken up again, with its score and what was missed at the end', async ({
	page
}) => {
	const say = speaker('en');
	await open(page, '?seed=1.easy.game.k7');
	const { exercises } = series(await seedOf(page));
	const all = exercises.length;
	for (const [i, { options, right }] of exercises.entries()) {
		await expect(page.locator('header')).toContainText(say('practice_at', { at: i + 1, all }));
		if (i === 5) await page.reload();
		await keys(page)
			.nth(i === 2 ? (right + 1) % options.length : right)
			.tap();
		await expect(go(page)).toHaveText(say(i === all - 1 ? 'practice_to_score' : 'practice_go_on'));
		await go(page).tap();
	}
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		say('practice_score', { right: all - 1, all })
	);
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await expect(page.getByRole('listitem')).toHaveCount(1);
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: say('practice_another') }).tap();
	await expect(page.locator('header')).toContainText(/Question 1 of/);
});

test('the same address shows the same exercise to everyone; one that is none leads to the error page', async ({
	page,
	browser,
	watch
}) => {
	const address = '?seed=1.hard.trio-broken.abc';
	await open(page, address);
	const mine = await page.locator('main').innerText();
	const context = await browser.newContext();
	await watch(context);
	const other = await context.newPage();
	await open(other, address);
	expect(await other.locator('main').innerText()).toBe(mine);
	await context.close();

	await open(page, '?seed=2.easy.first.1');
	await expect(page.getByText('belongs to another version')).toBeVisible();
	await page.goto('./learn/practice/?seed=1.easy.nonsense.1');
	await expect(page.getByRole('heading', { name: 'This page is not in the book' })).toBeVisible();
});

test('nothing that axe can fault: the choice, questions of each look, their verdicts', async ({ page }) => {
	const check = async () => expect(await faults(page)).toEqual([]);
	await open(page);
	await check();
	for (const seed of ['1.hard.tie-three.2', '1.hard.trio-broken.1']) {
		await open(page, `?seed=${seed}`);
		await keys(page).first().tap();
		await expect(verdict(page)).toBeVisible();
		await check();
	}
});

test('the keys are large, and as wide together as the button below them', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await open(page, '?seed=1.easy.fortitude.1ka');
	for (const key of await keys(page).all()) {
		const box = await key.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
	}
	const pad = await page.locator('.answers').boundingBox();
	expect(pad?.width).toBe((await go(page).boundingBox())?.width);
});
