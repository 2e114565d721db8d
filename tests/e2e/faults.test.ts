/**
 * Storage fails in every way that we know, in the real browser: it is said, the game goes on in memory, through other
 * pages and back, and once storage returns all of it is written.
 */
import { arrived } from '../virtus';
import { readFileSync } from 'node:fs';
import type { Edit } from '../../src/games/virtus/log/edit';
import { historyOf } from '../../src/games/virtus/log/history';
import { write } from './disk';
import { expect, test, type Page } from './fixtures';
import { drawn } from './ready';
import { golden, seed, upTo } from './seed';
import { kept, Player, sit, speaker, type Speaker } from './table';

const TWO = golden('two-players');
const ID = 'a-game';
/** With nothing said yet. */
const FRESH = upTo(TWO, ID, () => true);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page with what was done to it, to be undone. */
type Broken = typeof globalThis & { mend(): void; held: IDBDatabase };
const mend = (page: Page) => page.evaluate(() => (globalThis as Broken).mend());

const notice = (page: Page) => page.locator('.notices');
/** What was told; a list counts once it is complete. */
const answers = (edits: readonly Edit[]) =>
	edits.filter((edit) => !('open' in edit)).map((edit) => ('answer' in edit ? edit.answer : edit));

/** A game at its first question, well kept. */
async function openGame(page: Page) {
	await page.goto('./about/');
	await seed(page, FRESH);
	await page.goto(`./play/?game=${ID}`);
	return new Player(page, TWO);
}
/** A game that begins while storage is broken already. */
async function startGame(page: Page, say: Speaker = speaker('en')) {
	await sit(page, TWO, say);
	return new Player(page, TWO, say);
}

/** Two taps are shown all the same, the trouble is said, and neither is lost by going home and coming back. */
async function goOn(player: Player, fault: Parameters<Speaker>[0]) {
	const { page, say } = player;
	await player.turn();
	await player.turn();
	await player.settled();
	await expect(notice(page)).toContainText(say(fault));
	await page.getByRole('link', { name: say('play_leave') }).tap();
	await page.getByRole('link', { name: 'Ada' }).tap();
	await player.settled();
}

/** A notice that stays lies over whatever stands at the bottom. */
const dismiss = ({ page, say }: Player) =>
	notice(page)
		.getByRole('button', { name: say('notice_dismiss') })
		.tap();

/** What is only in memory can be saved as a file, from the page that offers it. */
async function savesAll(player: Player) {
	const { page, say, history } = player;
	await page.getByRole('link', { name: say('play_leave') }).tap();
	await page.getByRole('link', { name: say('home_settings') }).tap();
	await dismiss(player);
	await page.getByRole('link', { name: say('data_title') }).tap();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: say('data_save') }).tap();
	const book = await arrived(readFileSync(await (await downloading).path(), 'utf8'));
	if (!book.ok) throw new Error(book.error.code);
	expect(book.value.games.map((game) => answers(historyOf(game).edits))).toEqual([answers(history.edits)]);
	for (const back of ['settings', '', 'play']) {
		await page.goBack();
		await page.waitForURL(new RegExp(`/${back}(/[?]|/?$)`));
	}
	await player.settled();
}

/** The disk has all that was tapped, and the page says so. */
async function allKept({ page, say, history }: Player) {
	await expect(notice(page)).toContainText(say('fault_over'));
	// Polled: what was tapped after storage had come back by itself is still on its way.
	await expect.poll(async () => answers((await kept(page)).edits)).toEqual(answers(history.edits));
}

/** The app is looked at again, after a while in the background. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

/** A page of this origin that is not the app's: it can hold the database as another version of the app would. */
async function elsewhere(page: Page) {
	const other = await page.context().newPage();
	await other.goto('./icon.svg');
	return other;
}

test('the disk is full: all is written with the first tap that finds room', async ({ page, baseURL }) => {
	// From the start: once it has let something in, Chromium lets in a little more without looking.
	await page.goto('./icon.svg');
	const devtools = await page.context().newCDPSession(page);
	const origin = new URL(baseURL ?? '').origin;
	await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
	const player = await startGame(page);
	await goOn(player, 'fault_full');
	await devtools.send('Storage.overrideQuotaForOrigin', { origin });
	await player.turn();
	await allKept(player);
});

const abortWrites = (page: Page) =>
	page.evaluate(() => {
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...args) {
			const request = put.apply(this, args);
			this.transaction.abort();
			return request;
		};
		(globalThis as Broken).mend = () => void (IDBObjectStore.prototype.put = put);
	});

test('transactions are aborted: all is written when the app is looked at again', async ({ page }) => {
	const player = await openGame(page);
	await player.settled();
	await abortWrites(page);
	await goOn(player, 'fault_failed');
	expect((await kept(page)).edits).toEqual([]);
	await savesAll(player);
	await mend(page);
	await comeBack(page);
	await allKept(player);
});

test('a page that a finger came near before the trouble began knows what was tapped since', async ({
	page
}) => {
	const player = await openGame(page);
	const { say } = player;
	await player.settled();
	const toTable = page.getByRole('link', { name: say('play_table') });
	await toTable.dispatchEvent('touchstart');
	await drawn(page);
	await abortWrites(page);
	await player.turn();
	await player.turn();
	await player.settled();
	await toTable.tap();
	await page.getByRole('textbox').first().fill('Zoe');
	await dismiss(player);
	await page.getByRole('button', { name: say('table_done') }).tap();
	await page.waitForURL(/\/play\//);
	await mend(page);
	await comeBack(page);
	await expect(notice(page)).toContainText(say('fault_over'));
	const { edits } = await kept(page);
	expect(edits.slice(0, -1)).toEqual(player.history.edits);
	expect(edits.at(-1)).toMatchObject({ kind: 'table', players: [{ name: 'Zoe' }, {}] });
});

test('what is stored cannot be read: everything that is left is saved, and nobody takes it for all', async ({
	page
}) => {
	const player = await openGame(page);
	await player.settled();
	await page.evaluate(() => {
		const { transaction } = IDBDatabase.prototype;
		IDBDatabase.prototype.transaction = () => {
			throw new DOMException('', 'InvalidStateError');
		};
		(globalThis as Broken).mend = () => void (IDBDatabase.prototype.transaction = transaction);
	});
	await player.turn();
	await player.settled();
	await page.getByRole('link', { name: player.say('play_leave') }).tap();
	await page.getByRole('link', { name: player.say('home_settings') }).tap();
	await dismiss(player);
	await page.getByRole('link', { name: player.say('data_title') }).tap();
	await page.getByRole('button', { name: player.say('data_erase') }).tap();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: player.say('data_erase_first') }).tap();
	await downloading;
	await expect(page.getByRole('alert')).toHaveText(player.say('data_partial'));
	await page.keyboard.press('Escape');
	const again = page.waitForEvent('download');
	await page.getByRole('button', { name: player.say('data_save') }).tap();
	await again;
	await expect(notice(page)).toContainText(player.say('data_partial'));
});

test('the connection is lost and lost again: all is written by itself, a little later', async ({ page }) => {
	const player = await openGame(page);
	await player.settled();
	await page.evaluate(() => {
		const { transaction } = IDBDatabase.prototype;
		IDBDatabase.prototype.transaction = () => {
			throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
		};
		(globalThis as Broken).mend = () => void (IDBDatabase.prototype.transaction = transaction);
	});
	await goOn(player, 'fault_lost');
	await mend(page);
	await allKept(player);
});

test('a connection that is lost once is opened again, and nobody needs to know', async ({ page }) => {
	const player = await openGame(page);
	await player.settled();
	await page.evaluate(() => {
		const { transaction } = IDBDatabase.prototype;
		IDBDatabase.prototype.transaction = function () {
			IDBDatabase.prototype.transaction = transaction;
			throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
		};
	});
	await player.turn();
	await player.settled();
	expect((await kept(page)).edits).toHaveLength(1);
	await expect(notice(page)).toBeEmpty();
});

test('an older app in another tab holds on: all is written once that tab is closed', async ({ page }) => {
	const older = await elsewhere(page);
	await older.evaluate(
		() =>
			new Promise<void>((opened) => {
				const opening = indexedDB.open('seven-calls', 1);
				opening.onupgradeneeded = () => void opening.result.createObjectStore('settings');
				opening.onsuccess = () => {
					(globalThis as Broken).held = opening.result;
					opened();
				};
			})
	);
	await page.bringToFront();
	const player = await startGame(page);
	await goOn(player, 'fault_blocked');
	await older.close();
	await allKept(player);
});

test('the database does not open: all is written once it does', async ({ page }) => {
	const busy = await elsewhere(page);
	// Whoever opens it next waits for the end of an upgrade that takes for ever.
	await busy.evaluate(
		() =>
			new Promise<void>((begun) => {
				const opening = indexedDB.open('seven-calls', 1);
				opening.onupgradeneeded = () => {
					const store = opening.result.createObjectStore('settings');
					let isOver = false;
					const goOn = () => void (isOver || (store.get('').onsuccess = goOn));
					goOn();
					(globalThis as Broken).mend = () => void (isOver = true);
					begun();
				};
				opening.onsuccess = () => opening.result.close();
			})
	);
	await page.bringToFront();
	const player = await startGame(page);
	await goOn(player, 'fault_hanging');
	await mend(busy);
	await allKept(player);
});

test('the database is damaged: all is written once another one is there', async ({ page }) => {
	await page.addInitScript(() => {
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function () {
			const request = open.call(this, 'damaged');
			request.addEventListener('upgradeneeded', (event) => event.stopImmediatePropagation());
			request.addEventListener('success', (event) => {
				event.stopImmediatePropagation();
				const error = new DOMException('Internal error opening backing store.', 'UnknownError');
				Object.defineProperty(request, 'error', { value: error });
				request.dispatchEvent(new Event('error'));
			});
			return request;
		};
		(globalThis as Broken).mend = () => void (IDBFactory.prototype.open = open);
	});
	const player = await startGame(page);
	await goOn(player, 'fault_failed');
	await mend(page);
	await comeBack(page);
	await allKept(player);
});

test('one game is damaged: it is told of, and the others are all there', async ({ page }) => {
	await page.goto('./about/');
	await seed(page, FRESH);
	await write(page, { games: [{ value: { id: 'torn', state: 'open', touchedAt: 1 } }] });
	await page.goto('./');
	await expect(page.getByRole('link', { name: 'Ada' })).toBeVisible();
	await expect(notice(page)).toContainText('damaged');
	await page.goto('./settings/data/');
	await expect(page.getByText('1 game, 2 names')).toBeVisible();
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save everything' }).tap();
	const book = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { games: unknown[] };
	expect(book.games).toHaveLength(1);
	await expect(notice(page)).toContainText('1 damaged game');
});

test.describe('in Italian', () => {
	test.use({ locale: 'it-IT' });

	test('storage is refused: the game goes on, and the browser asks before it is closed', async ({ page }) => {
		await page.addInitScript(() => {
			const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB') as PropertyDescriptor;
			Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined });
			(globalThis as Broken).mend = () => void Object.defineProperty(globalThis, 'indexedDB', own);
		});
		const player = await startGame(page, speaker('it'));
		await goOn(player, 'fault_refused');
		const asked = page.waitForEvent('dialog');
		const closing = page.close({ runBeforeUnload: true });
		const dialog = await asked;
		expect(dialog.type()).toBe('beforeunload');
		await dialog.dismiss();
		await closing;
		// Until the page's own "no" to being closed has arrived, Chromium takes it for one to the reload as well.
		await drawn(page);
		// Reloaded all the same, the tab has kept what the page could not.
		await page.reload();
		await player.settled();
		await page.getByRole('link', { name: player.say('play_leave') }).tap();
		const onTheShelf = page.getByRole('link', { name: 'Ada' });
		await expect(onTheShelf).toBeVisible();
		await page.reload();
		await onTheShelf.tap();
		await player.settled();
		await mend(page);
		await player.turn();
		await allKept(player);
	});
});

test('a newer app has been here: nothing of what it wrote is touched', async ({ page }) => {
	const player = await openGame(page);
	await player.turn();
	await player.settled();
	const newer = await elsewhere(page);
	const everything = () =>
		newer.evaluate(
			() =>
				new Promise<unknown>((resolve, reject) => {
					const opening = indexedDB.open('seven-calls', 5);
					opening.onerror = () => reject(opening.error);
					opening.onblocked = () => reject(new Error('the older app does not make way'));
					opening.onupgradeneeded = () => {
						const games = opening.transaction?.objectStore('games');
						games?.put({ id: 'a-game', newShape: true });
					};
					opening.onsuccess = () => {
						const tx = opening.result.transaction(['games', 'entries']);
						const stores = ['games', 'entries'].map((name) => tx.objectStore(name).getAll());
						tx.oncomplete = () => {
							opening.result.close();
							resolve(stores.map(({ result }) => result as unknown));
						};
					};
				})
		);
	const before = await everything();
	expect(before).toMatchObject([[{ newShape: true }], [{ body: { kind: 'cards' } }]]);
	await page.bringToFront();
	await goOn(player, 'fault_newer');
	await comeBack(page);
	await player.turn();
	await player.settled();
	expect(await everything()).toEqual(before);
});
