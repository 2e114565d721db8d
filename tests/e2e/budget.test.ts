import { gzipSync } from 'node:zlib';
import { en } from '../messages';
import { expect, test } from './fixtures';

// Without the worker, as all tests but those about it: what it stores afterwards is not part of the first load.
const BUDGET = { scripts: 55_000, everything: 80_000 };

test('the first load of home stays within its budget', async ({ page, request }) => {
	const fetched = new Map<string, Promise<Fetched>>();
	page.on('response', (response) => {
		const script = response.request().resourceType() === 'script';
		fetched.set(
			response.url(),
			response.body().then((body) => weighed(response.url(), body, script))
		);
	});
	await page.goto('./', { waitUntil: 'networkidle' });
	// A headless browser shows no tab and no way to install, so it does not ask for these; others do.
	for (const link of await page.locator('link[rel=icon][type], link[rel=manifest]').all()) {
		const answer = await request.get((await link.getAttribute('href')) ?? '');
		fetched.set(
			answer.url(),
			answer.body().then((body) => weighed(answer.url(), body, false))
		);
	}
	const files = (await Promise.all(fetched.values())).sort((a, b) => b.bytes - a.bytes);
	const weight = (some: Fetched[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
	const scripts = weight(files.filter(({ script }) => script));
	const everything = weight(files);

	const lines = files.map(({ path, bytes }) => `${String(bytes).padStart(8)}  ${path}`);
	lines.push(`${String(scripts).padStart(8)}  scripts, of ${BUDGET.scripts}`);
	lines.push(`${String(everything).padStart(8)}  everything, of ${BUDGET.everything}`);
	console.log(lines.join('\n'));
	expect(scripts, 'scripts').toBeGreaterThan(10_000);
	expect(scripts, 'scripts').toBeLessThanOrEqual(BUDGET.scripts);
	expect(everything, 'everything').toBeLessThanOrEqual(BUDGET.everything);

	const learning = files.filter(({ text }) => LESSONS.some((sentence) => text.includes(sentence)));
	expect(
		learning.map(({ path }) => path),
		'what only those who learn need'
	).toEqual([]);
});

/** Sentences of the lessons and of the rules: their pages bring them along. */
const LESSONS = [en.learn_intro, en.learn_practice_line, en.details_hope_2];

interface Fetched {
	path: string;
	script: boolean;
	bytes: number;
	text: string;
}

/** Counted as a static host sends it, compressed where that helps, whatever our own server does. */
function weighed(url: string, body: Buffer, script: boolean): Fetched {
	const bytes = Math.min(body.length, gzipSync(body, { level: 9 }).length);
	return { path: new URL(url).pathname, script, bytes, text: body.toString('utf8') };
}
