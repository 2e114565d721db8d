/**
 * What stays in memory when game after game is played in one page. V8 fills the heap with code while functions get warm, whether or
 * not anything is left behind, so a snapshot tells how much of it is code.
 */
import type { CDPSession, Page } from '@playwright/test';
import { m } from '../src/lib/paraglide/messages.js';
import { playersOf } from '../src/lib/ui/seating/seating';
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
		code.push(game === 1 || game === GAMES ? await codeOf(devtools) : NaN);
	}
	if (!(await page.evaluate(() => (globalThis as { stillHere?: true }).stillHere)))
		throw new Error('the page was loaded anew on the way');
	await page.context().close();

	const after = (game: number) => used[game - 1] ?? NaN;
	const data = (game: number) => after(game) - (code[game - 1] ?? NaN);
	return [
		...[1, 2, 5, 10, 15, GAMES].map((game): Row => [`after ${game}`, after(game) / 1024, 'kB']),
		[`after ${GAMES} by after 1`, after(GAMES) / after(1), 'times'],
		['after 1, code aside', data(1) / 1024, 'kB'],
		[`after ${GAMES}, code aside`, data(GAMES) / 1024, 'kB'],
		[`after ${GAMES} by after 1, code aside`, data(GAMES) / data(1), 'times']
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

/** Once nothing more is freed: what one sweep lets go of may have held on to more. */
async function heapOf(devtools: CDPSession) {
	for (let before = Infinity; ;) {
		await devtools.send('HeapProfiler.collectGarbage');
		const { usedSize } = await devtools.send('Runtime.getHeapUsage');
		if (usedSize >= before) return usedSize;
		before = usedSize;
	}
}

interface Snapshot {
	readonly snapshot: {
		readonly meta: {
			readonly node_fields: readonly string[];
			readonly node_types: readonly [readonly string[]];
		};
	};
	/** Node after node, as many numbers each as there are fields. */
	readonly nodes: readonly number[];
}

/** How much of the heap is code that V8 has made of the page's functions, with all that it keeps to run it. */
async function codeOf(devtools: CDPSession) {
	const chunks: string[] = [];
	const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
	devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
	await devtools.send('HeapProfiler.takeHeapSnapshot');
	devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
	const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
	const { node_fields: fields, node_types: types } = snapshot.meta;
	const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
	let sum = 0;
	for (let at = 0; at < nodes.length; at += fields.length)
		if (types[0][nodes[at + type] as number] === 'code') sum += nodes[at + size] as number;
	return sum;
}
