/** Whether home and history open as fast after ten thousand games as after ten. */
import type { Page } from '@playwright/test';
import type { StoredGame } from '../src/lib/storage/games';
import { golden, played } from '../tests/e2e/seed';
import type { App } from './app';
import { median, type Row } from './measure';

const FEW = 10;
const MANY = Number(process.env.GAMES ?? 10_000);
const TIMES = Number(process.env.TIMES ?? 25);
/** What a page has to show of the games: on home the way to them with their number, in history the games themselves. */
const PAGES = [
	['home', './', '.past a'],
	['history', './history/', 'ol article']
] as const;

type Timed = typeof globalThis & { shown: Record<string, number> };

export async function history(app: App): Promise<Row[]> {
	const [few, many] = [await filled(app, FEW), await filled(app, MANY)];
	const rows: Row[] = [];
	for (const [name, address, shows] of PAGES) {
		const times: [few: number[], many: number[]] = [[], []];
		// In turns, so that whatever else the machine does weighs on both.
		for (let i = 0; i < TIMES; i++) {
			times[0].push(await open(few, address, shows));
			times[1].push(await open(many, address, shows));
		}
		const [a, b] = [median(times[0]), median(times[1])];
		rows.push(
			[`${name}, ${FEW} games`, a, 'ms'],
			[`${name}, ${MANY.toLocaleString('en')} games`, b, 'ms'],
			[`${name}, ratio`, b / a, 'times']
		);
	}
	await Promise.all([few, many].map((page) => page.context().close()));
	return rows;
}

/** From the navigation's start until the games are on the page. */
async function open(page: Page, address: string, shows: string) {
	await page.goto(address);
	await page.locator(shows).first().waitFor();
	return page.evaluate((shows) => (globalThis as Timed).shown[shows] ?? NaN, shows);
}

/** A page with so many finished games behind it. */
async function filled(app: App, games: number): Promise<Page> {
	const page = await app.page();
	await page.addInitScript(
		(all) => {
			const shown: Record<string, number> = ((globalThis as Timed).shown = {});
			new MutationObserver(() => {
				for (const one of all) if (document.querySelector(one)) shown[one] ??= performance.now();
			}).observe(document, { subtree: true, childList: true });
		},
		PAGES.map(([, , shows]) => shows)
	);
	await page.goto('./about/');
	await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
	await page.evaluate(fill, { game: played(golden('example-2')), games });
	return page;
}

/** In the page: the same game again and again, a day apart. */
async function fill({ game, games }: { game: StoredGame; games: number }) {
	const db = await new Promise<IDBDatabase>((resolve) => {
		const opening = indexedDB.open('seven-calls');
		opening.onsuccess = () => resolve(opening.result);
	});
	const A_DAY = 86_400_000;
	const AT_ONCE = 250;
	for (let from = 0; from < games; from += AT_ONCE) {
		const tx = db.transaction(['games', 'entries'], 'readwrite', { durability: 'relaxed' });
		for (let i = from; i < Math.min(games, from + AT_ONCE); i++) {
			const id = `game-${i}`;
			tx.objectStore('games').put({ ...game.record, id, touchedAt: Date.now() - i * A_DAY });
			// Lists never look at the answers: those of a tenth of the games fill the disk well enough.
			if (i % 10 === 0)
				for (const entry of game.log)
					tx.objectStore('entries').put(entry, [id, entry.clock, entry.by, entry.id]);
		}
		await new Promise((written, failed) => {
			tx.oncomplete = written;
			tx.onabort = () => failed(tx.error);
		});
	}
	db.close();
}
