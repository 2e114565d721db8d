/**
 * `npm run steps`: plays the rulebook's Example 2 in the built app, takes a picture of every kind of step and writes
 * docs/screens/, the page that shows them included.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withApp } from '../bench/app';
import { reseated } from '../bench/games';
import { Player, type Moment } from '../bench/player';
import { m } from '../src/lib/paraglide/messages.js';
import { baseLocale, overwriteGetLocale, type Locale } from '../src/lib/paraglide/runtime.js';
import { playersOf } from '../src/lib/ui/seating/seating';
import { sheetOf, truth } from '../tests/rules/answering';
import { example2 } from '../tests/rules/example2';

const FOLDER = 'docs/screens';
const NAMES = example2.players.map(({ name }) => name);
const GAME = reseated(example2, playersOf(NAMES));
const LAST_SEAT = GAME.players.at(-1)?.id;

/** In the order in which a table meets them. */
const STEPS = {
	home: 'Home: a game is two taps away, and those that are open wait here.',
	new: 'The seats: how many, who, and in which order.',
	counts: 'Charity is called. One tap for each player, and the focus moves on by itself.',
	tie: 'Two are tied for a place: one tap says who has the higher card, or the values are entered.',
	'discards-first': 'The 1st of Charity gives up cards: one tap a card, by its icon.',
	'discards-second': 'Then the 2nd, who may give up one.',
	'charity-settled': 'Charity is settled: places, points, and what was said, each to be changed by a tap.',
	why: 'Every number answers “why?”.',
	'faith-asks': 'The 1st of Faith names a Virtue.',
	'faith-settled': 'Who hands over a card, and who is spared.',
	'hope-targets': 'The 1st of Hope names up to two players; the 2nd is protected.',
	'hope-lights': 'How many Lights the one who was named holds.',
	'hope-settled': 'Hope is settled, and from here on all hands lie open.',
	'fortitude-settled': 'Fortitude pays for its places.',
	'justice-flames': 'Justice counts Flames, on whatever Virtue.',
	'temperance-icons': 'Temperance counts Water and Chalices.',
	prudence: 'Prudence, the last call.',
	'prudence-settled': 'Prudence is settled like any other call. The trios wait for a tap.',
	trios: 'The trios: one tap a player, and only where the icons do not tell yet.',
	'trios-settled': 'All trios are counted, and a tap reveals the result.',
	result: 'The result, revealed from last to first.',
	'result-whole': 'The whole of it: call by call, and how the lead changed.'
} as const;
type StepName = keyof typeof STEPS;

interface Pass {
	readonly theme: 'ink' | 'paper';
	readonly locale: Locale;
	readonly suffix: string;
	readonly title: string;
	readonly only?: readonly StepName[];
}
const PASSES: readonly Pass[] = [
	{ theme: 'ink', locale: 'en', suffix: '', title: 'Every step, in ink' },
	{
		theme: 'paper',
		locale: 'en',
		suffix: '-paper',
		title: 'On paper',
		only: ['home', 'counts', 'charity-settled', 'faith-asks', 'result']
	},
	{
		theme: 'ink',
		locale: 'it',
		suffix: '-it',
		title: 'In Italian',
		only: ['home', 'counts', 'discards-first', 'faith-settled', 'justice-flames', 'result']
	}
];

function stepAt({ call, question }: Moment): StepName | undefined {
	switch (question?.kind) {
		case undefined: {
			const settled = `${call}-settled`;
			return settled in STEPS ? (settled as StepName) : undefined;
		}
		case 'cards': {
			// Of the counts, the moment with the most to see.
			if (question.player !== LAST_SEAT) return undefined;
			return call === 'charity' ? 'counts' : call === 'prudence' ? 'prudence' : undefined;
		}
		case 'best':
		case 'higher':
			return 'tie';
		case 'discards':
			return `discards-${question.place}`;
		case 'asks':
			return 'faith-asks';
		case 'targets':
			return 'hope-targets';
		case 'lights':
			return 'hope-lights';
		case 'trios':
			return 'trios';
		case 'icons':
			return ({ justice: 'justice-flames', temperance: 'temperance-icons', trios: 'trios' } as const)[
				question.call
			];
	}
}

async function takeAll(page: Page, { suffix, only }: Pass) {
	const taken = new Set<StepName>();
	const take = async (step: StepName, fullPage = false) => {
		if (taken.has(step) || (only && !only.includes(step))) return;
		taken.add(step);
		await page.evaluate(() => document.fonts.ready);
		await page.screenshot({
			path: `${FOLDER}/${step}${suffix}.webp`,
			type: 'webp',
			quality: 90,
			animations: 'disabled',
			fullPage
		});
		console.log(`${FOLDER}/${step}${suffix}.webp`);
	};

	await page.goto('./', { waitUntil: 'networkidle' });
	await take('home');
	await page.getByRole('link', { name: m.home_score() }).tap();
	await page.locator('label', { has: page.getByRole('radio', { name: String(NAMES.length) }) }).tap();
	for (const [i, name] of NAMES.entries()) await page.getByRole('textbox').nth(i).fill(name);
	await page.getByRole('textbox').last().blur();
	await take('new');
	await page.getByRole('button', { name: m.seats_start() }).tap();
	await page.waitForURL(/\/play\//);
	await new Player(page, sheetOf(GAME), {
		answer: truth(GAME),
		async see(moment) {
			const step = stepAt(moment);
			if (!step) return;
			await take(step);
			if (step === 'charity-settled' && !only) {
				await page.locator('.gain').first().tap();
				await take('why');
				await page.keyboard.press('Escape');
			}
		}
	}).play();
	await take('result');
	await take('result-whole', true);
	const missing = (only ?? (Object.keys(STEPS) as StepName[])).filter((step) => !taken.has(step));
	if (missing.length > 0) throw new Error(`the game did not come to: ${missing.join(', ')}`);
}

/** The page that shows them. */
function shown() {
	const picture = (step: StepName, suffix: string) =>
		`### ${STEPS[step]}\n\n<img src="${step}${suffix}.webp" width="390" alt="${STEPS[step]}" />\n`;
	return [
		'# The screens\n',
		'The rulebook’s Example 2, tapped in from the seats to the result. Made by `npm run steps`, never by hand.\n',
		...PASSES.flatMap(({ suffix, title, only }) => [
			`## ${title}\n`,
			...(only ?? (Object.keys(STEPS) as StepName[])).map((step) => picture(step, suffix))
		])
	].join('\n');
}

mkdirSync(FOLDER, { recursive: true });
await withApp(async (app) => {
	for (const pass of PASSES) {
		overwriteGetLocale(() => pass.locale);
		const page = await app.page({
			locale: pass.locale,
			colorScheme: pass.theme === 'ink' ? 'dark' : 'light',
			reducedMotion: 'reduce',
			deviceScaleFactor: 1
		});
		await takeAll(page, pass);
		await page.context().close();
	}
	overwriteGetLocale(() => baseLocale);
});
writeFileSync(`${FOLDER}/README.md`, shown());
