/**
 * A real browser with a real profile, killed at random moments while games are tapped through: whatever the screen had
 * shown as said is there afterwards, and no game is torn. `KILLS=50 npx playwright test crash` makes more of them, each
 * time at other moments; with the SEED that a run prints they are the same again.
 */
import { virtusOf, stored } from '../virtus';
import { positionOf } from '../../src/games/virtus/log/game';
import type { StoredGame } from '../../src/lib/storage/games';
import { dice } from '../rules/write';
import { keptGames, type KeptGame } from './disk';
import { expect, test, type Page } from './fixtures';
import { MortalBrowser } from './mortal';
import { script } from './script';
import { golden, seed } from './seed';
import { speaker } from './table';

const KILLS = Number(process.env.KILLS ?? 4);
/** Always the same moments for a commit, or its verdict would depend on the day; a long run looks for others. */
const SEED = Number(process.env.SEED ?? (process.env.KILLS ? Date.now() % 1_000_000 : 7));
/** How long a browser taps on after its first tap: time enough for a game or two. */
const LONGEST_LIFE = 1500;

const say = speaker('en');
const EXAMPLE_2 = golden('example-2');
const { beats, end } = script(EXAMPLE_2, say);
const ALL = end.line.said.map(({ body }) => body);
const { players, rulings } = EXAMPLE_2;
const FIRST = stored({ players, rulings, edits: [], at: 0 }, { id: 'first' });

test.describe.configure({ timeout: 30_000 + KILLS * 15_000 });

test('kills lose no tap that the screen had shown, and tear no game', async ({
	baseURL,
	watch
}, testInfo) => {
	const roll = dice(SEED);
	console.log(`SEED=${SEED}`);
	const browser = new MortalBrowser(testInfo.outputPath('profile'));
	/** How many taps of each game the screen has shown. */
	const acknowledged = new Map<string, number>();
	const allTaps = () => [...acknowledged.values()].reduce((sum, one) => sum + one, 0);
	let id = FIRST.record.id;
	let onShown = () => {};
	/** However slow the machine is: the screen has shown more taps than now. */
	const oneMore = () => {
		const before = allTaps();
		return new Promise<void>((shown) => (onShown = () => void (allTaps() > before && shown())));
	};

	const open = async () => {
		const context = (await browser.launch()).contexts()[0];
		if (!context) throw new Error('no window');
		await watch(context);
		await context.exposeBinding('shown', (_source, game: string, taps: number) => {
			acknowledged.set(game, taps);
			id = game;
			onShown();
		});
		return context.newPage();
	};
	/** All that is on the disk is whole, and is all that was shown. */
	const compare = async (page: Page) => {
		const games = await keptGames(page);
		for (const game of games) {
			expect(game.edits, 'the taps of the game, up to one of them').toEqual(ALL.slice(0, game.edits.length));
			expect(game.record).toMatchObject(outlineOf(game));
		}
		for (const [game, taps] of acknowledged) {
			const kept = games.find(({ record }) => record.id === game);
			expect(kept?.edits.length, `${taps} taps of ${game} were shown`).toBeGreaterThanOrEqual(taps);
		}
		return games;
	};

	try {
		const first = await open();
		await first.goto(`${baseURL}about/`);
		await seed(first, FIRST);
		await first.close();
		await browser.kill();
		for (let kill = 1; kill <= KILLS; kill++) {
			const page = await open();
			// A page with nothing of the app in it: the disk is looked at before anybody touches it.
			await page.goto(`${baseURL}icon.svg`);
			const games = await compare(page);
			const now = games.find(({ record }) => record.id === id) as KeptGame;
			const isOver = now.record.state === 'finished';
			await page.goto(`${baseURL}${isOver ? 'result' : 'play'}/?game=${id}`);
			await page.locator('.walk, .result').waitFor();
			const before = acknowledged.get(id) ?? 0;
			const life = roll(LONGEST_LIFE);
			const begun = oneMore();
			await page.evaluate(tapOn, {
				beats: beats.map(({ asks, listed, key }) => ({ asks, listed, key })),
				from: now.edits.length,
				reveal: say('play_reveal'),
				rematch: say('result_rematch')
			});
			await begun;
			// Not a wait for something to happen: the moment of the kill is what is being tried.
			await new Promise((now) => setTimeout(now, life));
			await browser.kill();
			console.log(`kill ${kill} after ${life} ms: ${id} from tap ${before} to ${acknowledged.get(id) ?? 0}`);
		}
		const last = await open();
		await last.goto(`${baseURL}icon.svg`);
		await compare(last);
		console.log(`${allTaps()} taps in ${acknowledged.size} games were shown, and all of them were kept`);
	} finally {
		await browser.kill();
	}
});

/** In the page: taps what comes next as soon as it is asked, game after game, and tells what was shown before. */
function tapOn({
	beats,
	from,
	reveal,
	rematch
}: {
	beats: { asks: string; listed: number; key: string | undefined }[];
	from: number;
	reveal: string;
	rematch: string;
}) {
	const tell = (globalThis as unknown as { shown(game: string, taps: number): void }).shown;
	const text = (element: Element | null) => element?.textContent.trim();
	const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
	let at = from;
	let leaving: string | undefined;
	let revealed: string | undefined;
	const look = () => {
		const game = new URLSearchParams(location.search).get('game') ?? '';
		const beat = beats[at];
		if (location.pathname.includes('/result/')) {
			const again = all('main button, nav button').find((button) => text(button) === rematch);
			if (!again || leaving === game) return;
			tell(game, beats.length);
			leaving = game;
			at = 0;
			again.click();
		} else if (beat && game !== leaving && isShown(beat)) {
			tell(game, at);
			at += 1;
			const keys = all(beat.key === undefined ? '.dock > .go' : '.dock [role=group] button');
			const face = (button: Element) => text(button.querySelector('.name') ?? button);
			keys.find((button) => beat.key === undefined || face(button) === beat.key)?.click();
		} else if (!beat && game !== revealed) {
			const last = all('.dock > .go').find((button) => text(button) === reveal);
			if (!last) return;
			tell(game, beats.length);
			revealed = game;
			last.click();
		}
	};
	function isShown({ asks, listed }: (typeof beats)[number]) {
		const asked = text(document.querySelector('.dock > p')) ?? text(document.querySelector('.dock > .go'));
		const list = all('.given .card, .dock [aria-pressed=true]');
		return asked === asks && list.length === listed;
	}
	new MutationObserver(look).observe(document, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true
	});
	look();
}

const outlineOf = (game: StoredGame) => ({ ...positionOf(virtusOf(game)).outline });
