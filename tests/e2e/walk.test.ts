import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { answering } from '../../src/games/virtus/log/edit';
import type { Question } from '../../src/games/virtus/rules/question';
import type { Sheet } from '../../src/games/virtus/rules/sheet';
import { faults } from './axe';
import { expect, test, type Page } from './fixtures';
import { fontsReady, hydrated } from './ready';
import { everyKind, golden, seed, upTo } from './seed';
import { byKeyboard, byTouch, kept, Player, sit, speaker, type Speaker } from './table';
import { historyOf } from '../virtus';

const EXAMPLE_2 = golden('example-2');
const TWO = golden('two-players');
const SEVEN = golden('seven-players-three-way-tie-shared-victory');

const totalsOf = (name: string) =>
	Object.values((JSON.parse(readFileSync(`tests/golden/${name}.expected.json`, 'utf8')) as Scored).totals);
const TWO_TOTALS = totalsOf('two-players');
const SEVEN_TOTALS = totalsOf('seven-players-three-way-tie-shared-victory');

const SMALL = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };

// The reveal and the turning pages have tests of their own.
test.use({
	contextOptions: { reducedMotion: 'reduce' }
});

// A whole game is a hundred taps, each of them waited for.
test.describe.configure({ timeout: 180_000 });

const run = promisify(execFile);

interface Scored {
	readonly points: Record<string, Record<string, number>>;
	readonly totals: Record<string, number>;
	readonly winners: readonly string[];
}

/** What the headless scorer says of the file that the page saves of its game. */
async function scored(page: Page, say: Speaker): Promise<Scored & { players: Sheet['players'] }> {
	await page.getByRole('button', { name: say('result_share') }).click();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: say('share_save') }).click();
	const file = await (await downloading).path();
	const scoring = run(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/cli/score.ts', file]);
	const { players } = JSON.parse(readFileSync(file, 'utf8')) as Sheet;
	return { ...(JSON.parse((await scoring).stdout) as Scored), players };
}

/** What the result page says of everybody, in the order of the table. */
async function told(page: Page, { players }: Sheet, say: Speaker) {
	await page.waitForURL(/\/result\/\?game=/);
	const cell = (name: string, call: string) =>
		page
			.getByRole('table')
			.first()
			.getByRole('button', {
				name: new RegExp(`^${say('result_cell', { name, call, points: '(.*)' })}$`)
			});
	const number = async (name: string, call: string) => {
		const label = await cell(name, call).getAttribute('aria-label');
		const [, points = ''] = label?.match(/: (.*) \S+$/) ?? [];
		return Number(points.replace('−', '-'));
	};
	const calls = CALLS_TOLD.map((call) => [call, say(`virtue_${call}`)] as const);
	return Promise.all(
		players.map(async ({ name }) => ({
			total: await number(name, say('result_total')),
			...Object.fromEntries(
				await Promise.all(calls.map(async ([call, told]) => [call, await number(name, told)]))
			)
		}))
	);
}
const CALLS_TOLD = [
	'charity',
	'faith',
	'hope',
	'fortitude',
	'justice',
	'temperance',
	'prudence',
	'trios'
] as const;

/** The page says of each number what the scorer says. */
async function agrees(page: Page, say: Speaker) {
	const onScreen = await told(page, (await kept(page)).record as never, say);
	const { points, totals, winners, players } = await scored(page, say);
	const expected = players.map(({ id }) => {
		const calls = CALLS_TOLD.map((call) => [call, points[id]?.[call]]);
		return { total: totals[id], ...Object.fromEntries(calls) };
	});
	expect(onScreen).toEqual(expected);
	for (const id of winners) {
		const name = players.find((player) => player.id === id)?.name ?? '';
		await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(name);
	}
	return expected.map(({ total }) => total);
}

const WHOLE = [
	['Example 2', EXAMPLE_2, [21, 37, 43], 'en-GB', PHONE, 'touch'],
	['Example 2', EXAMPLE_2, [21, 37, 43], 'it-IT', SMALL, 'keyboard'],
	['a game for two', TWO, TWO_TOTALS, 'it-IT', PHONE, 'touch'],
	['a game for two', TWO, TWO_TOTALS, 'en-GB', SMALL, 'keyboard'],
	['a tie of three and a shared victory for seven', SEVEN, SEVEN_TOTALS, 'en-GB', PHONE, 'keyboard'],
	['a tie of three and a shared victory for seven', SEVEN, SEVEN_TOTALS, 'it-IT', SMALL, 'touch']
] as const;

for (const [name, sheet, totals, locale, viewport, hand] of WHOLE) {
	test.describe(`${locale} at ${viewport.width} × ${viewport.height} by ${hand}`, () => {
		test.use({ locale, viewport });

		test(`${name} from home to its totals`, async ({ page }) => {
			const say = speaker(locale);
			const press = hand === 'touch' ? byTouch : byKeyboard;
			await sit(page, sheet, say, press);
			const player = new Player(page, sheet, say, press);
			await player.play(async (turn) => {
				if (hand === 'touch' || turn === 0) return;
				expect(await page.evaluate(() => document.activeElement?.tagName), 'focus').not.toBe('BODY');
			});
			const seen = await agrees(page, say);
			expect(seen).toEqual(totals);
			test.info().annotations.push({
				type: 'taps',
				description: `${player.taps} for ${player.history.edits.filter(({ kind }) => kind !== 'call').length} answers`
			});
		});
	});
}

const open = async (page: Page, path: string) => {
	await page.goto(path);
	await hydrated(page);
};

/** Where the screen stands: the call, and what is asked or comes next. */
async function moment(page: Page) {
	await page.locator('.walk').waitFor();
	return page.evaluate(() =>
		['h1', ':scope > [role=status]', '.go'].map((part) =>
			document.querySelector('.walk')?.querySelector(part)?.textContent.trim()
		)
	);
}

test('a page that is reloaded or closed at any tap comes back to the same question', async ({
	page,
	context
}) => {
	await sit(page, EXAMPLE_2);
	const player = new Player(page, EXAMPLE_2);
	await player.play(async (turn) => {
		if (turn % 4 !== 3) return;
		await player.settled();
		const before = await moment(player.page);
		const url = player.page.url();
		if (turn % 8 === 3) await player.page.reload();
		else {
			await player.page.close();
			player.page = await context.newPage();
			await player.page.goto(url);
		}
		await expect.poll(() => moment(player.page)).toEqual(before);
	});
	expect(await agrees(player.page, player.say)).toEqual([21, 37, 43]);
});

test('undo goes back to the start and redo to the end, tap by tap, also after a reload', async ({ page }) => {
	const game = upTo(EXAMPLE_2, 'undone', ({ call }) => call === 'trios');
	await open(page, './');
	await seed(page, game);
	await open(page, './play/?game=undone');
	const undo = page.getByRole('button', { name: 'Undo', exact: true });
	const redo = page.getByRole('button', { name: 'Redo', exact: true });
	const keptAt = (step: number) => expect.poll(async () => (await kept(page)).at).toBe(step);
	const end = historyOf(game).edits.length;
	const seen = [await moment(page)];
	await expect(redo).toBeDisabled();
	// By keyboard: the focus stays on the button that is pressed again and again.
	await undo.focus();
	for (let step = end - 1; step >= 0; step--) {
		if (step > 0) await expect(undo).toBeFocused();
		await page.keyboard.press('Enter');
		// Every step asks something else.
		await expect.poll(() => moment(page)).not.toEqual(seen[0]);
		await keptAt(step);
		seen.unshift(await moment(page));
		if (step === 20) await page.reload();
		if (step === 20) await undo.focus();
	}
	await expect(undo).toBeDisabled();
	await expect(page.locator('body')).not.toBeFocused();
	expect(seen[0]).toEqual([
		'Charity',
		'Charity. Everyone lays down their Charity cards. How many does Stefano show?',
		'3 players to go'
	]);
	await page.reload();
	expect(await moment(page)).toEqual(seen[0]);
	for (let step = 1; step <= end; step++) {
		await redo.tap();
		await expect.poll(() => moment(page), `redo ${step}`).toEqual(seen[step]);
		await keptAt(step);
	}
	await expect(redo).toBeDisabled();
});

for (const [locale, viewport, press] of [
	['en-GB', PHONE, byTouch],
	['it-IT', SMALL, byKeyboard]
] as const) {
	test.describe(`in ${locale} at ${viewport.width} × ${viewport.height}`, () => {
		test.use({ locale, viewport });

		test('a correction from the rail changes a place, and asks again what no longer fits', async ({
			page
		}) => {
			const say = speaker(locale);
			await open(page, './');
			const game = upTo(EXAMPLE_2, 'mended', ({ call }) => call === 'fortitude');
			await seed(page, game);
			await open(page, './play/?game=mended');
			// Camilla, 1st in Hope, has named nobody once Sofia is protected.
			const { calls } = EXAMPLE_2;
			const sheet = { ...EXAMPLE_2, calls: { ...calls, hope: { ...calls.hope, targets: [] } } };
			const player = new Player(page, sheet, say, press);
			for (const edit of historyOf(game).edits) player.said(edit);
			const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
			const rail = (call: 'charity' | 'hope') =>
				page.getByRole('button', {
					name: say('play_rail_done', { call: say(`virtue_${call}`) }),
					exact: true
				});
			const shown = (name: string, count: number) =>
				page.getByRole('button', { name: say('play_change_cards', { name, count }), exact: true });
			const back = say('play_back_to', { call: say('virtue_fortitude') });
			const mend = async (call: 'charity' | 'hope', name: string, from: number, to: number) => {
				const answered = player.walk.steps
					.find((step) => step.call === call)
					?.answered.find(
						({ question }) => question.kind === 'cards' && player.nameOf(question.player) === name
					);
				await press(shown(name, from));
				await expect(player.primary).toHaveText(say('play_keep'));
				await expect(player.key(String(from))).toHaveAttribute('aria-pressed', 'true');
				await player.number(to);
				await expect(shown(name, to)).toBeVisible();
				player.said(answering(answered?.question as Question, to));
			};

			await press(rail('charity'));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('virtue_charity'));
			await expect(row('Camilla')).toContainText(say('play_place_first'));
			await mend('charity', 'Sofia', 2, 4);
			await expect(row('Sofia')).toContainText(say('play_place_first'));
			await expect(row('Camilla')).toContainText(say('play_place_second'));
			// What Camilla gave up as the 1st is not Sofia's: both are asked for their places.
			await expect(page.getByRole('alert')).toContainText('Camilla');
			await player.turn();
			await player.turn();
			await expect(page.getByRole('alert')).toBeHidden();
			await expect(player.primary).toHaveText(back);
			await press(player.primary);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('virtue_fortitude'));

			await press(rail('hope'));
			await expect(row('Sofia')).toContainText(say('play_part_target'));
			await mend('hope', 'Stefano', 2, 0);
			await expect(page.getByRole('alert')).toContainText(say('wrong_target_protected'));
			await expect(row('Sofia')).toContainText(say('play_part_protected'));
			await expect(player.seat('stefano')).toBeVisible();
			await expect(player.seat('sofia')).toBeHidden();
			await player.turn();
			await expect(page.getByRole('alert')).toBeHidden();
			await expect(player.primary).toHaveText(back);
			await press(player.primary);
			await player.play();
			await agrees(page, say);
		});
	});
}

const EVERY_KIND = everyKind();
const STEPS: Record<string, (question: Question) => boolean> = {
	counts: () => true,
	higher: ({ kind }) => kind === 'higher',
	discards: ({ kind }) => kind === 'discards',
	'the 2nd discards': (question) => question.kind === 'discards' && question.place === 'second',
	asks: ({ kind }) => kind === 'asks',
	targets: ({ kind }) => kind === 'targets',
	lights: ({ kind }) => kind === 'lights',
	icons: ({ kind }) => kind === 'icons',
	trios: ({ call }) => call === 'trios'
};
const SETTLED: Record<string, (question: Question) => boolean> = {
	'Charity settled': ({ call }) => call === 'faith',
	'Faith settled': ({ call }) => call === 'hope',
	'Hope settled': ({ call }) => call === 'fortitude'
};

/** Everything that is to be tapped, and how large it is. */
const targets = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('.walk :is(a, button)')]
			.filter((target) => target.checkVisibility())
			.map((target) => {
				const { width, height } = target.getBoundingClientRect();
				const name = target.getAttribute('aria-label') ?? target.textContent.trim();
				return { name, width, height };
			})
	);

async function isGood(page: Page, step: string) {
	expect(await faults(page), step).toEqual([]);
	const small = (await targets(page)).filter(({ width, height }) => width < 48 || height < 48);
	expect.soft(small, `${step}: targets under 48 px`).toEqual([]);
	const tall = await page.evaluate(() => document.documentElement.scrollHeight);
	expect.soft(tall, `${step}: no scrolling`).toBeLessThanOrEqual(844);
}

test('axe finds no fault at any step, targets are large, nothing needs scrolling', async ({ page }) => {
	await open(page, './');
	const asked = Object.entries(STEPS).map(([id, stop]) => upTo(EVERY_KIND, id, stop));
	const settled = Object.entries(SETTLED).map(([id, stop]) => upTo(EVERY_KIND, id, stop, false));
	await seed(page, ...asked, ...settled);
	for (const { record } of [...asked, ...settled]) {
		await open(page, `./play/?game=${record.id}`);
		await page.locator('.walk').waitFor();
		await isGood(page, record.id);
	}
	// Hope is settled here: a look back, a mend, a why, and an answer that no longer fits.
	await page.getByRole('button', { name: 'Charity, done: look or correct' }).tap();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charity');
	await isGood(page, 'looking back');
	await page.getByRole('button', { name: 'Ada, +5: why?' }).tap();
	await expect(page.getByRole('dialog')).toBeVisible();
	await isGood(page, 'why');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Ada shows 3: change it' }).tap();
	await expect(page.locator('main .go')).toHaveText('Keep it as it was');
	await isGood(page, 'mending');
	await page.getByRole('button', { name: 'Hope, now' }).tap();
	await page.getByRole('button', { name: 'Ada shows 1: change it' }).tap();
	await page.getByRole('group').getByRole('button', { name: '0', exact: true }).tap();
	await expect(page.getByRole('button', { name: 'Ada shows 0: change it' })).toBeVisible();
	await page.getByRole('button', { name: 'Bea shows 0: change it' }).tap();
	await page.getByRole('group').getByRole('button', { name: '1', exact: true }).tap();
	await expect(page.getByRole('alert')).toContainText('protected');
	await isGood(page, 'misfit');
});

/** Where everything stands that has no reason to move while a game is played. */
const stands = (page: Page) =>
	page.evaluate(() =>
		['header', 'nav', 'h1 + *, .emblem', 'main > ul:first-of-type > li', '.go'].flatMap((part) =>
			[...document.querySelectorAll(`.walk ${part}`)].map((element) => {
				const { top, height } = element.getBoundingClientRect();
				return `${part} ${Math.round(top)} ${Math.round(height)}`;
			})
		)
	);

// Chromium's own layout-shift entries misread a box that sticks to the bottom, so this looks for itself.
test.describe('in Italian, whose sentences are the longest', () => {
	test.use({ locale: 'it-IT' });

	test('nothing jumps and nothing needs scrolling in a whole game for seven', async ({ page }) => {
		await open(page, './');
		await seed(
			page,
			upTo(EVERY_KIND, 'whole', () => true)
		);
		await open(page, './play/?game=whole');
		const player = new Player(page, EVERY_KIND, speaker('it-IT'));
		await player.settled();
		await fontsReady(page);
		const before = await stands(page);
		await player.play(async () => {
			await player.settled();
			const [call, now] = await moment(page);
			expect.soft(await stands(page), `${call}: ${now}`).toEqual(before);
			const tall = await page.evaluate(() => document.documentElement.scrollHeight);
			expect.soft(tall, `${call}: ${now}`).toBeLessThanOrEqual(844);
		});
		await page.waitForURL(/\/result\//);
	});
});
