/** What stays in memory when game after game is played in one page. */
import type { CDPSession, Page } from '@playwright/test';
import { m } from '../src/lib/paraglide/messages.js';
import { playersOf } from '../src/routes/new/seating';
import { sheetOf, truth } from '../tests/rules/answering';
import { example2 } from '../tests/rules/example2';
import type { App } from './app';
import { reseated } from './games';
import type { Row } from './measure';
import { Player } from './player';

const GAMES = 20;
const NAMES = example2.players.map(({ name }) => name);
/** The same hands every time: two measures differ by what was left behind, and by nothing else. */
const GAME = reseated(example2, playersOf(NAMES));

export async function heap(app: App): Promise<Row[]> {
	const page = await app.page({ reducedMotion: 'reduce' });
	const devtools = await page.context().newCDPSession(page);
	await page.goto('./');
	await page.evaluate(() => ((globalThis as { stillHere?: true }).stillHere = true));
	const used: number[] = [];
	const code: number[] = [];
	for (let game = 1; game <= GAMES; game++) {
		await once(page);
		used.push(await heapOf(devtools));
		if (game === 1 || game === GAMES) code.push(await codeOf(devtools));
	}
	if (!(await page.evaluate(() => (globalThis as { stillHere?: true }).stillHere)))
		throw new Error('the page was loaded anew on the way');
	await page.context().close();

	const after = (game: number) => used[game - 1] ?? NaN;
	const [codeFirst = NaN, codeLast = NaN] = code;
	const [first, last] = [after(1) - codeFirst, after(GAMES) - codeLast];
	return [
		...[1, 2, 5, 10, 15, GAMES].map((game): Row => [`after ${game}`, after(game) / 1024, 'kB']),
		[`after ${GAMES} by after 1`, after(GAMES) / after(1), 'times'],
		['of which compiled code, after 1', codeFirst / 1024, 'kB'],
		[`of which compiled code, after ${GAMES}`, codeLast / 1024, 'kB'],
		['without compiled code, after 1', first / 1024, 'kB'],
		[`without compiled code, after ${GAMES}`, last / 1024, 'kB'],
		[`without compiled code, after ${GAMES} by after 1`, last / first, 'times']
	];
}

/** From home to the seats, through the walk to the result, and home: all by taps, as people do. */
async function once(page: Page) {
	await page.getByRole('link', { name: m.home_score() }).tap();
	await page.locator('label', { has: page.getByRole('radio', { name: String(NAMES.length) }) }).tap();
	for (const [i, name] of NAMES.entries()) await page.getByRole('textbox').nth(i).fill(name);
	await page.getByRole('button', { name: m.seats_start() }).tap();
	await page.waitForURL(/\/play\//);
	await new Player(page, sheetOf(GAME), { answer: truth(GAME) }).play();
	await page.getByRole('link', { name: m.result_done() }).tap();
	await page.getByRole('link', { name: m.home_past() }).waitFor();
}

async function heapOf(devtools: CDPSession) {
	// What one sweep frees may let go of more.
	for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
	return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

interface Snapshot {
	readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
	readonly nodes: readonly number[];
}

/** What the engine has made of our functions: it grows while they get warm, whether or not anything is left behind. */
async function codeOf(devtools: CDPSession) {
	const chunks: string[] = [];
	const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
	devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
	await devtools.send('HeapProfiler.takeHeapSnapshot', {});
	devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
	const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
	const { node_fields: fields, node_types: types } = snapshot.meta;
	const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
	let sum = 0;
	for (let at = 0; at < nodes.length; at += fields.length)
		if (types[0][nodes[at + type] ?? -1] === 'code') sum += nodes[at + size] ?? 0;
	return sum;
}
