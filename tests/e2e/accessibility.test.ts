import type { Question } from '../../src/games/virtus/rules/question';
import { keptSettings, write } from './disk';
import { expect, test, type Page } from './fixtures';
import { drawn, fontsReady, hydrated } from './ready';
import { everyKind, played, seed, upTo } from './seed';

const LONG = ['Massimiliano', 'Bea', 'Guglielmina', 'Ottaviano', 'Elio', 'Wolfgang', 'Alessandra'];

const TABLE = everyKind(LONG);
const ASKED: Record<string, (question: Question) => boolean> = {
	counts: () => true,
	higher: ({ kind }) => kind === 'higher',
	discards: ({ kind }) => kind === 'discards',
	asks: ({ kind }) => kind === 'asks',
	targets: ({ kind }) => kind === 'targets',
	lights: ({ kind }) => kind === 'lights',
	icons: ({ kind }) => kind === 'icons',
	trios: ({ kind }) => kind === 'trios'
};
const SETTLED: Record<string, (question: Question) => boolean> = {
	'charity-settled': ({ call }) => call === 'faith',
	'faith-settled': ({ call }) => call === 'hope',
	'hope-settled': ({ call }) => call === 'fortitude'
};
const MOMENTS = [
	...Object.entries(ASKED).map(([id, stop]) => upTo(TABLE, id, stop)),
	...Object.entries(SETTLED).map(([id, stop]) => upTo(TABLE, id, stop, false))
];
const WALKS = MOMENTS.map(({ record }) => `./play/?game=${record.id}`);
const PAGES = [
	'./',
	'./new/',
	'./table/?game=counts',
	'./result/?game=over',
	'./result/?game=counts',
	'./history/',
	'./learn/',
	'./learn/example/',
	'./learn/practice/',
	'./summary/',
	'./summary/?call=temperance',
	'./settings/',
	'./settings/data/',
	'./about/',
	'./about/art/',
	'./open/',
	'./open/scan/'
];
/** What comes to a page from the disk, after the page itself: without it there would be little to look at. */
const COMES: Partial<Record<string, string>> = {
	'./': '.past a',
	'./new/': '.seating + footer > .card',
	'./history/': 'article',
	'./settings/data/': '.lead:not(.awaited)'
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

const open = async (page: Page, path: string) => {
	await page.goto(path);
	await hydrated(page);
	await fontsReady(page);
	if (path.includes('/play/')) await page.locator('.walk').waitFor();
};
/** Whoever looks sees it whole: what the page shows of the disk, and drawn, since a list leaves to the frame how tall its rows are. */
const openWhole = async (page: Page, path: string) => {
	await open(page, path);
	const comes = COMES[path];
	if (comes) await page.locator(comes).first().waitFor();
	await drawn(page);
};
/** A full book: a game at each kind of question, one that is over, and totals in the open. */
async function fill(page: Page) {
	await open(page, './about/');
	await seed(page, ...MOMENTS, played(TABLE, { id: 'over' }));
	await write(page, { settings: [{ key: 'showTotals', value: true }] });
}
/** As a phone does whose letters were set to twice the size. */
const enlarge = (page: Page) =>
	page.addInitScript(() => {
		const large = new CSSStyleSheet();
		large.replaceSync('html { font-size: 200% }');
		document.adoptedStyleSheets = [large];
	});
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Names in the players' rows that show fewer than their first six letters. */
const cutNames = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('.walk li .name')]
			.filter((name) => name.firstChild)
			.map((name) => {
				const letters = document.createRange();
				letters.setStart(name.firstChild as Node, 0);
				letters.setEnd(name.firstChild as Node, Math.min(6, name.textContent.length));
				const [room, needed] = [name.clientWidth, letters.getBoundingClientRect().width];
				return { name: name.textContent, room, needed: Math.floor(needed) };
			})
			.filter(({ room, needed }) => room < needed)
	);

/** Words that run out of the key, the row or the bar they belong to. */
const spilt = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('button, a, h1, li, label, .who')]
			.filter((box) => box.checkVisibility() && getComputedStyle(box).overflowX === 'visible')
			.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
			.map((box) => `${box.tagName} ${box.textContent.trim().replace(/\s+/g, ' ')}`)
	);

/** Words that are printed over other words. */
const overprints = (page: Page) =>
	page.evaluate(() => {
		interface Line {
			node: Node;
			words: string;
			box: DOMRect;
			layer: Element | null;
		}
		const lines: Line[] = [];
		const texts = document.createTreeWalker(document.querySelector('.stage') as Node, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const words = node.textContent?.trim();
			const parent = node.parentElement as Element;
			if (!words || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.unseen, svg'))
				continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const box of range.getClientRects()) {
				const seen = cut(box, parent);
				// What stays in its place while the page passes under it is a layer of its own.
				if (seen.width > 1 && seen.height > 1)
					lines.push({ node, words, box: seen, layer: parent.closest('.dock, header, footer') });
			}
		}
		return lines.flatMap((a, i) =>
			lines
				.slice(i + 1)
				.filter((b) => a.layer === b.layer && (a.node !== b.node || Math.abs(a.box.top - b.box.top) > 2))
				.filter((b) => overlap(a.box, b.box))
				.map((b) => `${a.words} / ${b.words}`)
		);

		function cut(box: DOMRect, by: Element | null): DOMRect {
			if (!by || box.width <= 0 || box.height <= 0) return box;
			const { overflowX, overflowY, clipPath } = getComputedStyle(by);
			if (clipPath !== 'none') return new DOMRect();
			const { left, right, top, bottom } = by.getBoundingClientRect();
			const [x1, x2] = overflowX === 'visible' ? [box.left, box.right] : [left, right];
			const [y1, y2] = overflowY === 'visible' ? [box.top, box.bottom] : [top, bottom];
			const [x, y] = [Math.max(box.left, x1), Math.max(box.top, y1)];
			const [wide, high] = [Math.min(box.right, x2) - x, Math.min(box.bottom, y2) - y];
			return cut(new DOMRect(x, y, Math.max(0, wide), Math.max(0, high)), by.parentElement);
		}
		function overlap(a: DOMRect, b: DOMRect) {
			const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
			const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
			return wide > 2 && high > 0.4 * Math.min(a.height, b.height);
		}
	});

for (const [locale, viewport] of [
	['en-GB', { width: 390, height: 844 }],
	['it-IT', { width: 390, height: 844 }],
	['en-GB', { width: 320, height: 568 }],
	['it-IT', { width: 320, height: 568 }]
] as const) {
	test.describe(`in ${locale} at ${viewport.width} × ${viewport.height}, text at 200%`, () => {
		test.use({ locale, viewport });
		test('every page keeps its width, its names and its words apart', async ({ page }) => {
			await enlarge(page);
			await fill(page);
			for (const path of [...PAGES, ...WALKS]) {
				await openWhole(page, path);
				expect.soft(await width(page), `${path}: width`).toBe(viewport.width);
				expect.soft(await overprints(page), `${path}: overprints`).toEqual([]);
				expect.soft(await spilt(page), `${path}: spilt`).toEqual([]);
				expect.soft(await cutNames(page), `${path}: names`).toEqual([]);
			}
		});
	});
}

/** The words of the walk's own keys and of its question, and what lies over their middle. */
const covered = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('.walk :is(main button, .dock > p), .seating input, .go')]
			.filter((target) => target.checkVisibility() && !target.closest('dialog'))
			.map((target) => {
				target.scrollIntoView({ block: 'nearest' });
				const { left, top, width, height } = target.getBoundingClientRect();
				const above = document.elementFromPoint(left + width / 2, top + height / 2);
				const isFree = above && (target.contains(above) || above.contains(target));
				return isFree ? undefined : target.textContent.trim() || target.className;
			})
			.filter((name) => name !== undefined)
	);

test.describe('at 400%, 320 × 256', () => {
	test.use({ viewport: { width: 320, height: 256 } });

	test('no bar covers what is asked or tapped, and nothing runs off sideways', async ({ page }) => {
		await fill(page);
		for (const path of [...WALKS, './new/', './result/?game=over', './learn/practice/', './']) {
			await openWhole(page, path);
			expect.soft(await covered(page), `${path}: covered`).toEqual([]);
			expect.soft(await width(page), `${path}: width`).toBe(320);
			const stuck = await page.evaluate(() => {
				const bars = document.querySelectorAll('header, footer, .dock');
				return [...bars].filter((bar) => getComputedStyle(bar).position === 'sticky').length;
			});
			expect.soft(stuck, `${path}: bars that stay`).toBe(0);
		}
	});

	test('whoever answers stays at the keys', async ({ page }) => {
		await fill(page);
		await open(page, './play/?game=counts');
		const key = page.getByRole('group').getByRole('button', { name: '1', exact: true });
		await key.tap();
		await expect(page.locator('.dock > p')).toContainText('Bea');
		await expect(key).toBeInViewport();
		const before = await page.evaluate(() => scrollY);
		await key.tap();
		await expect(page.locator('.dock > p')).toContainText('Guglielmina');
		expect(await page.evaluate(() => scrollY)).toBe(before);
	});
});

for (const wide of [320, 360, 375, 390])
	test(`nothing to be tapped is under 48 px at ${wide}, and names keep six letters beside their totals`, async ({
		page
	}) => {
		await page.setViewportSize({ width: wide, height: wide < 360 ? 568 : 844 });
		await fill(page);
		for (const path of [...WALKS, './result/?game=over']) {
			await open(page, path);
			const small = await page.evaluate(() =>
				[...document.querySelectorAll<HTMLElement>('main :is(a, button), .walk :is(a, button)')]
					.filter((target) => target.checkVisibility())
					.map((target) => ({ target, box: target.getBoundingClientRect() }))
					.filter(({ box }) => box.width < 48 || box.height < 48)
					.map(({ target, box }) => `${target.ariaLabel ?? target.textContent}: ${box.width} × ${box.height}`)
			);
			expect.soft(small, path).toEqual([]);
			expect.soft(await cutNames(page), `${path}: names`).toEqual([]);
			expect.soft(await width(page), `${path}: width`).toBe(wide);
		}
	});

test('the rail of a small phone shows the call in view, and its neighbours', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await open(page, './about/');
	await seed(
		page,
		upTo(TABLE, 'late', ({ call }) => call === 'trios')
	);
	await open(page, './play/?game=late');
	const rail = page.getByRole('navigation', { name: 'Calls' }).getByRole('button');
	await expect(rail.nth(7)).toBeInViewport({ ratio: 1 });
	await rail.nth(5).tap();
	await expect(rail.nth(5)).toHaveAttribute('aria-current', 'step');
	for (const near of [4, 5, 6]) await expect(rail.nth(near)).toBeInViewport({ ratio: 1 });
	await page.getByRole('button', { name: 'Totals', exact: true }).focus();
	for (let stop = 0; stop <= 2; stop++) await page.keyboard.press('Tab');
	await expect(rail.nth(2)).toBeFocused();
	await expect(rail.nth(2)).toBeInViewport({ ratio: 1 });
});

test('the eye opens the totals of one game, for as long as the tab is there', async ({ page }) => {
	await open(page, './about/');
	await seed(page, ...MOMENTS);
	await open(page, './play/?game=counts');
	const eye = page.getByRole('button', { name: 'Totals', exact: true });
	const total = page.getByRole('button', { name: 'Total of Bea: 7' });
	await expect(eye).toHaveAttribute('aria-pressed', 'false');
	await eye.tap();
	await expect(eye).toHaveAttribute('aria-pressed', 'true');
	await expect(total).toBeVisible();
	await page.reload();
	await expect(total).toBeVisible();
	await open(page, './summary/?game=counts');
	await page.getByRole('link', { name: 'Back' }).tap();
	await expect(total).toBeVisible();
	await open(page, './play/?game=higher');
	await expect(eye).toHaveAttribute('aria-pressed', 'false');
	await expect(total).toHaveCount(0);
	expect(await keptSettings(page)).toEqual({});
});

test.describe('in forced colours', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

	const styleOf = (page: Page, selector: string, pseudo?: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element, pseudo) => {
				const style = getComputedStyle(element, pseudo);
				const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth } = style;
				const { color, outlineColor, outlineStyle } = style;
				return {
					backgroundColor,
					borderTopColor,
					borderTopStyle,
					borderTopWidth,
					color,
					outlineColor,
					outlineStyle
				};
			}, pseudo);
	/** What the system's own colours come to here. */
	const colour = (page: Page, name: string) =>
		page.evaluate((name) => {
			const probe = document.body.appendChild(document.createElement('i'));
			probe.style.forcedColorAdjust = 'none';
			probe.style.color = name;
			const { color } = getComputedStyle(probe);
			probe.remove();
			return color;
		}, name);

	test('the main button has an edge, on and off differ, and the current call and player are marked', async ({
		page
	}) => {
		await fill(page);
		await open(page, './play/?game=asks');
		const marked = await colour(page, 'Highlight');
		const off = await styleOf(page, '.dock .go');
		expect(off).toMatchObject({ borderTopStyle: 'dashed', borderTopWidth: '2px' });
		expect(await styleOf(page, '.walk li.focus')).toMatchObject({
			outlineStyle: 'solid',
			outlineColor: marked
		});
		expect(await styleOf(page, '.walk nav [aria-current]', '::after')).toMatchObject({
			backgroundColor: marked
		});
		expect(await styleOf(page, 'header [aria-pressed=true]')).toMatchObject({
			borderTopStyle: 'solid',
			borderTopColor: marked
		});
		await open(page, './play/?game=hope-settled');
		const on = await styleOf(page, '.dock .go');
		expect(on).toMatchObject({ borderTopStyle: 'solid', borderTopWidth: '2px', backgroundColor: marked });
		expect(on.color).not.toBe(off.color);
		await open(page, './result/?game=over');
		expect(await styleOf(page, '.go.plain')).toMatchObject({ backgroundColor: marked });
		expect(await styleOf(page, '.go.quiet')).toMatchObject({ borderTopStyle: 'solid' });
		const ink = page.locator('.seal text').first();
		expect(await ink.evaluate((text) => getComputedStyle(text).forcedColorAdjust)).toBe('none');
	});

	test('what is chosen in the settings is marked, and a switch that is on shows its knob', async ({
		page
	}) => {
		await fill(page);
		await open(page, './settings/');
		const marked = await colour(page, 'Highlight');
		for (const choice of ['theme', 'language']) {
			const label = `label:has([name=${choice}]`;
			expect(await styleOf(page, `${label}:checked)`)).toMatchObject({
				outlineStyle: 'solid',
				outlineColor: marked
			});
			expect(await styleOf(page, `${label}:not(:checked))`)).toMatchObject({ outlineStyle: 'none' });
		}
		const knob = await styleOf(page, '[role=switch]:checked', '::before');
		expect(knob.backgroundColor).toBe(await colour(page, 'HighlightText'));
		expect(await styleOf(page, '[role=switch]:checked')).toMatchObject({ backgroundColor: marked });
	});
});

for (const colorScheme of ['dark', 'light'] as const)
	test(`keys that are off are read at 3:1 or better, and asked for more contrast at 4.5:1: ${colorScheme}`, async ({
		page
	}) => {
		await page.emulateMedia({ colorScheme });
		await fill(page);
		await open(page, './play/?game=higher');
		await page.getByRole('button', { name: 'Enter the values' }).tap();
		const off = page.getByRole('group').getByRole('button', { name: '1', exact: true });
		await expect(off).toHaveAttribute('aria-disabled', 'true');
		/** Of what is drawn: by way of a canvas, which knows every colour, over all that lies below. */
		const contrast = () =>
			off.evaluate((key) => {
				const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
				const paint = (colour: string) => {
					pen.fillStyle = colour;
					pen.fillRect(0, 0, 1, 1);
				};
				const luminance = () => {
					const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
						const channel = part / 255;
						return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
					});
					return 0.2126 * r + 0.7152 * g + 0.0722 * b;
				};
				const path: Element[] = [];
				for (let at: Element | null = key; at; at = at.parentElement) path.unshift(at);
				for (const at of path) paint(getComputedStyle(at).backgroundColor);
				const ground = luminance();
				pen.globalAlpha = path.reduce((alpha, at) => alpha * Number(getComputedStyle(at).opacity), 1);
				paint(getComputedStyle(key).color);
				const [light = 0, dark = 0] = [ground, luminance()].sort((a, b) => b - a);
				return (light + 0.05) / (dark + 0.05);
			});
		const line = () =>
			page.locator('.dock .go').evaluate((go) => getComputedStyle(go).getPropertyValue('--line'));
		const before = await line();
		expect(await contrast()).toBeGreaterThanOrEqual(3);
		await page.emulateMedia({ contrast: 'more' });
		expect(await contrast()).toBeGreaterThanOrEqual(4.5);
		expect(await line()).not.toBe(before);
	});
