import { faults } from './axe';
import { keptSettings } from './disk';
import { expect, test, type Page } from './fixtures';
import { hydrated } from './ready';
import { golden, played, seed, upTo } from './seed';
import { speaker } from './table';

const EXAMPLE_2 = golden('example-2');
const AT_HOPE = upTo(EXAMPLE_2, 'at-hope', (question) => question.kind === 'targets');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function at(page: Page, path: string, ...games: Parameters<typeof seed>[1][]) {
	await page.goto('./');
	for (const game of games) await seed(page, game);
	await page.goto(path);
	await hydrated(page);
}

for (const locale of ['en-GB', 'it-IT']) {
	const say = speaker(locale);
	test.describe(`in ${locale}`, () => {
		test.use({ locale });

		test('the first game explains each step, until somebody says no, and that is remembered', async ({
			page
		}) => {
			await at(page, 'play/?game=at-hope', AT_HOPE);
			await expect(page.getByText(say('details_hope_1'))).toBeVisible();
			expect(await faults(page)).toEqual([]);
			const explain = page.getByRole('button', { name: say('play_explain') });
			await expect(explain).toHaveAttribute('aria-pressed', 'true');
			await explain.tap();
			await expect(page.getByText(say('details_hope_1'))).toHaveCount(0);
			await page.reload();
			await expect(explain).toHaveAttribute('aria-pressed', 'false');
			await expect(page.getByText(say('details_hope_1'))).toHaveCount(0);
		});

		test('the caller’s line is spoken where that is chosen, in the language of the app', async ({ page }) => {
			await page.addInitScript(() => {
				const spoken: string[] = ((window as unknown as Heard).spoken = []);
				speechSynthesis.speak = ({ text, lang }) => void spoken.push(`${lang}: ${text}`);
			});
			await at(page, 'play/?game=at-hope', AT_HOPE);
			await expect(page.locator('.dock > p')).toBeVisible();
			expect(await heard(page)).toEqual([]);
			await page.goto('settings/');
			await hydrated(page);
			await page.getByRole('switch', { name: say('settings_voice') }).tap();
			const lang = locale.slice(0, 2);
			await expect.poll(() => heard(page)).toEqual([`${lang}: ${say('settings_voice_sample')}`]);
			// A checkbox is checked before that is kept, and whoever leaves too soon leaves it behind.
			await expect.poll(() => keptSettings(page)).toEqual({ readAloud: true });
			await page.goto('play/?game=at-hope');
			const [first, second] = ['Camilla', 'Stefano'];
			const line = say('play_line_targets_spared', { name: first, spared: second });
			await expect.poll(() => heard(page)).toEqual([`${lang}: ${line}`]);
		});
	});
}

test.describe('in the middle of a game', () => {
	const say = speaker('it-IT');
	test.use({ locale: 'it-IT' });
	test('a later game explains nothing, until somebody asks for it', async ({ page }) => {
		await at(page, 'play/?game=at-hope', played(EXAMPLE_2, { id: 'before' }), AT_HOPE);
		const explain = page.getByRole('button', { name: say('play_explain') });
		await expect(explain).toHaveAttribute('aria-pressed', 'false');
		await expect(page.getByText(say('details_hope_1'))).toHaveCount(0);
		await explain.tap();
		await expect(page.getByText(say('details_hope_1'))).toBeVisible();
	});

	test('the rules of the call open from its name, and the whole card leads back to the same question', async ({
		page
	}) => {
		await at(page, 'play/?game=at-hope', AT_HOPE);
		const asked = page.locator('.dock > p');
		const question = await asked.textContent();
		const name = page.getByRole('button', { name: say('play_card', { call: say('virtue_hope') }) });
		await name.tap();
		const sheet = page.getByRole('dialog', { name: say('virtue_hope') });
		await expect(sheet.getByText(say('details_hope_3'))).toBeVisible();
		await sheet.getByRole('button', { name: say('why_close') }).tap();
		await expect(sheet).toBeHidden();
		await expect(name).toBeFocused();
		await name.tap();
		await sheet.getByRole('link', { name: say('play_whole_card') }).tap();
		await expect(page).toHaveURL(/summary\/\?game=at-hope$/);
		await page.getByRole('link', { name: new RegExp(say('virtue_faith')) }).tap();
		await expect(page.getByRole('dialog', { name: say('virtue_faith') })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page).toHaveURL(/summary\/\?game=at-hope$/);
		await page.getByRole('link', { name: say('page_back') }).tap();
		await expect(page).toHaveURL(/play\/\?game=at-hope$/);
		await expect(asked).toHaveText(question ?? '');
	});
});

type Heard = { spoken: string[] };
const heard = (page: Page) => page.evaluate(() => (window as unknown as Heard).spoken);
