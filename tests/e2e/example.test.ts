import { faults } from './axe';
import { expect, test, type Page } from './fixtures';
import { Host } from './host';
import { fontsReady, hydrated, offlineReady } from './ready';
import { byKeyboard, byTouch, speaker, type Press, type Speaker } from './table';

const SMALL = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };

// The turning leaf would have axe judge colours halfway to where they are going.
test.use({ serviceWorkers: 'allow' });
test.use({
	contextOptions: { reducedMotion: 'reduce' },
	expectedErrors: /ERR_CONNECTION_REFUSED|ERR_FAILED .*version\.json/
});

type Said = string | readonly [first: string, second: string];

/** What is so at each step, as the rulebook's example has it. */
const RIGHT: readonly Said[] = [
	...['Camilla', 'Stefano', '3', '1'],
	...([['Camilla', 'Sofia'], 'Stefano'] as const),
	...([['Camilla', 'Stefano'], 'Stefano', '3'] as const),
	...([['Sofia', 'Camilla'], '0'] as const),
	...([['Sofia', 'Stefano'], '8'] as const),
	...([['Sofia', 'Camilla'], '2', '1'] as const),
	...([['Camilla', 'Stefano'], '5', '3'] as const),
	...['Sofia', '43']
];
/** Where our learner slips: the tie of Charity, and the Flames of Justice. */
const SLIPS: Readonly<Record<number, Said>> = { 1: 'Sofia', 12: '4' };

/** Somebody at the example, by touch or by keyboard, in one language. */
class Learner {
	constructor(
		readonly page: Page,
		readonly say: Speaker,
		readonly press: Press
	) {}

	get primary() {
		return this.page.locator('main .go');
	}
	get spoken() {
		return this.page.locator('main > [role=status]');
	}
	key(said: Said) {
		return this.page.getByRole('group').getByRole('button', { name: this.said(said), exact: true });
	}

	async begin() {
		await this.press(this.page.getByRole('link', { name: new RegExp(`^${this.say('learn_example')}`) }));
		await expect(this.page.getByRole('heading', { name: this.say('example_intro_title') })).toBeVisible();
		await this.press(this.primary);
		if (this.press === byKeyboard)
			await expect(this.page.getByRole('group').getByRole('button').first()).toBeFocused();
	}

	/** Answers one step and sees the verdict, in words and said; nothing has moved for it. */
	async answer(at: number) {
		const right = RIGHT[at] as Said;
		const count = this.say('example_count', { at: at + 1, count: RIGHT.length });
		await expect(this.page.getByText(count, { exact: true })).toBeVisible();
		await expect(this.key(right)).toBeEnabled();
		await fontsReady(this.page);
		const before = await this.places();
		await this.press(this.key(SLIPS[at] ?? right));
		await expect(this.primary).toHaveAttribute('aria-disabled', 'false');
		const verdict = this.say(SLIPS[at] ? 'example_wrong' : 'example_right', { answer: this.said(right) });
		await expect(this.spoken).toContainText(verdict);
		await expect(this.page.locator('.turned').getByText(verdict, { exact: true })).toBeVisible();
		expect(await this.places(), `step ${at + 1} stays where it is`).toEqual(before);
	}
	said(said: Said) {
		if (typeof said === 'string') return said;
		const [first, second] = said;
		return this.say('example_pair', { first, second });
	}
	async goOn() {
		await this.press(this.primary);
	}

	/** Where the hands are on the page, and the keys and the button on the screen. */
	places() {
		return this.page.evaluate(() =>
			[...document.querySelectorAll('main > ul > li, .keys button, main .go')].map((part) => {
				const { x, y, width, height } = part.getBoundingClientRect();
				const top = part.closest('.dock') ? y : y + scrollY;
				return [x, top, width, height].map(Math.round).join(' ');
			})
		);
	}
	async fits() {
		const overflow = await this.page.evaluate(() => [
			document.documentElement.scrollHeight - innerHeight,
			document.documentElement.scrollWidth - innerWidth
		]);
		expect(overflow, 'nothing has to be scrolled').toEqual([0, 0]);
	}
}

const faultless = async (page: Page) => expect(await faults(page)).toEqual([]);

const host = new Host();
test.afterEach(() => host.stop());

/** One visit, and then no network. */
async function offline(page: Page) {
	await host.serve('build');
	await page.goto(host.address('learn/'));
	await hydrated(page);
	await offlineReady(page);
	await host.stop();
}

test.describe('in English by touch, offline', () => {
	test.use({ viewport: PHONE, locale: 'en-GB' });

	test('the example from the hub to its end, with axe looking on', async ({ page }) => {
		const say = speaker('en');
		const learner = new Learner(page, say, byTouch);
		await offline(page);
		await faultless(page);
		await learner.begin();
		for (let at = 0; at < RIGHT.length; at++) {
			await learner.fits();
			if (at === 0) await faultless(page);
			await learner.answer(at);
			if (at === 12) await faultless(page);
			await learner.goOn();
		}
		await expect(page.getByRole('heading', { name: say('example_end_title') })).toBeVisible();
		await expect(page.getByText(say('example_end_some', { right: 19, count: 21 }))).toBeVisible();
		const slip = page.getByRole('complementary', { name: say('example_end_slip') });
		await expect(slip).toContainText('41');
		await expect(slip).toContainText('43');
		await faultless(page);
		const missed = page.getByRole('list', { name: say('example_end_missed') }).getByRole('button');
		await expect(missed).toHaveCount(2);
		await missed.nth(1).tap();
		await expect(page.getByRole('heading', { name: 'Justice' })).toBeVisible();
		await expect(learner.spoken).toContainText(say('example_wrong', { answer: '8' }));
		await learner.goOn();
		await expect(missed).toHaveCount(2);
	});
});

test.describe('in Italian by keyboard, offline, on a small phone', () => {
	test.use({ viewport: SMALL, locale: 'it-IT' });

	test('the example, left in the middle and resumed after a reload', async ({ page }) => {
		const say = speaker('it');
		const learner = new Learner(page, say, byKeyboard);
		await offline(page);
		await learner.begin();
		for (let at = 0; at < RIGHT.length; at++) {
			if (at === 8) {
				await page.reload();
				await hydrated(page);
			}
			await learner.answer(at);
			if (at === 10) {
				await byKeyboard(page.getByRole('link', { name: say('example_leave') }));
				const resume = page.getByRole('link', { name: new RegExp(`^${say('learn_example')}`) });
				await expect(resume).toContainText(say('learn_resume'));
				await byKeyboard(resume);
				await expect(learner.spoken).toContainText(say('example_right', { answer: '0' }));
			}
			await learner.goOn();
		}
		await expect(page.getByRole('heading', { name: say('example_end_title') })).toBeFocused();
		await byKeyboard(page.getByRole('button', { name: say('learn_again') }));
		await expect(page.getByRole('heading', { name: say('example_intro_title') })).toBeFocused();
	});
});

test.describe('in Italian on a phone', () => {
	test.use({ viewport: PHONE, locale: 'it-IT' });

	test('every step fits the screen, and one can go back', async ({ page }) => {
		const say = speaker('it');
		const learner = new Learner(page, say, byTouch);
		await page.goto('./learn/');
		await hydrated(page);
		await learner.fits();
		await learner.begin();
		for (let at = 0; at < RIGHT.length; at++) {
			await learner.fits();
			await learner.answer(at);
			if (at === 5) {
				await page.getByRole('button', { name: say('example_back') }).tap();
				await expect(learner.spoken).toContainText(
					say('example_pair', { first: 'Camilla', second: 'Sofia' })
				);
				await learner.goOn();
			}
			await learner.goOn();
		}
		await expect(page.getByRole('heading', { name: say('example_end_title') })).toBeVisible();
	});
});
