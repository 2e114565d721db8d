import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { StoredGame } from '../../src/lib/storage/games';
import { en } from '../messages';
import { expect, test, type Page } from './fixtures';
import { golden, played, seed } from './seed';

// Without the worker, as all tests but those about it: what it stores afterwards is not part of the first load.
const BUDGET = { scripts: 55_000, everything: 80_000 };

/** By game, what its first question may weigh beyond home: a table that has just sat down, and what it is asked. */
const FIRST_QUESTION: Record<string, { budget: number; page: string; game: StoredGame; asked: string }> = {
	virtus: {
		budget: 62_500,
		page: './play/',
		game: played(golden('example-2'), { id: 'virtus', until: 0 }),
		asked: en.play_ask_cards.replace('{name}', golden('example-2').players[0]?.name ?? '')
	}
};

test('the first load of home stays within its budget', async ({ page, request }) => {
	const fetched = fetching(page);
	await page.goto('./', { waitUntil: 'networkidle' });
	// A headless browser shows no tab and no way to install, so it does not ask for these; others do.
	for (const link of await page.locator('link[rel=icon][type], link[rel=manifest]').all()) {
		const answer = await request.get((await link.getAttribute('href')) ?? '');
		fetched.set(
			answer.url(),
			answer.body().then((body) => weighed(answer.url(), body, false))
		);
	}
	const files = await Promise.all(fetched.values());
	const scripts = weight(files.filter(({ script }) => script));
	const everything = weight(files);
	tell(files, {
		[`scripts, of ${BUDGET.scripts}`]: scripts,
		[`everything, of ${BUDGET.everything}`]: everything
	});
	expect(scripts, 'scripts').toBeGreaterThan(10_000);
	expect(scripts, 'scripts').toBeLessThanOrEqual(BUDGET.scripts);
	expect(everything, 'everything').toBeLessThanOrEqual(BUDGET.everything);

	const learning = files.filter(({ text }) => LESSONS.some((sentence) => text.includes(sentence)));
	expect(learning.map(pathOf), 'what only those who learn need').toEqual([]);
});

/** Every folder on the shelf is a game. */
const GAMES = readdirSync('src/games', { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

test('every game has a budget', () => {
	expect(Object.keys(FIRST_QUESTION).sort()).toEqual(GAMES.sort());
});

for (const [name, { budget, page: address, game, asked }] of Object.entries(FIRST_QUESTION))
	test(`the first question of ${name} stays within its budget`, async ({ page }) => {
		const fetched = fetching(page);
		await page.goto('./', { waitUntil: 'networkidle' });
		await seed(page, game);
		await Promise.all(fetched.values());
		const home = new Set(fetched.keys());
		await page.goto(`${address}?game=${game.record.id}`, { waitUntil: 'networkidle' });
		await expect(page.getByRole('group', { name: asked, exact: true })).toBeVisible();

		const files = (await Promise.all(fetched.values())).filter(({ url }) => !home.has(url));
		const everything = weight(files);
		tell(files, { [`beyond home, of ${budget}`]: everything });
		expect(everything).toBeGreaterThan(10_000);
		expect(everything).toBeLessThanOrEqual(budget);
	});

/** Sentences of the lessons and of the rules: their pages bring them along. */
const LESSONS = [en.learn_intro, en.learn_practice_line, en.details_hope_2];

interface Fetched {
	url: string;
	script: boolean;
	bytes: number;
	text: string;
}

/** Whatever the page loads from now on, by its address; what it has loaded before, the browser has kept. */
function fetching(page: Page) {
	const fetched = new Map<string, Promise<Fetched>>();
	page.on('response', (response) => {
		const url = response.url();
		if (fetched.has(url)) return;
		const script = response.request().resourceType() === 'script';
		fetched.set(
			url,
			response.body().then((body) => weighed(url, body, script))
		);
	});
	return fetched;
}

/** Counted as a static host sends it, compressed where that helps, whatever our own server does. */
function weighed(url: string, body: Buffer, script: boolean): Fetched {
	const bytes = Math.min(body.length, gzipSync(body, { level: 9 }).length);
	return { url, script, bytes, text: body.toString('utf8') };
}

const weight = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const pathOf = ({ url }: Fetched) => new URL(url).pathname;

function tell(files: readonly Fetched[], sums: Record<string, number>) {
	const heaviest = [...files]
		.sort((a, b) => b.bytes - a.bytes)
		.map((file) => [file.bytes, pathOf(file)] as const);
	const summed = Object.entries(sums).map(([what, bytes]) => [bytes, what] as const);
	console.log(
		[...heaviest, ...summed].map(([bytes, what]) => `${String(bytes).padStart(8)}  ${what}`).join('\n')
	);
}
