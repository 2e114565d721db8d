import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SEATS } from '$lib/ui/seals/shapes';

const read = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
const games = [...read('games/shelf.css').matchAll(/@import '\.\/([^']+)'/g)]
	.map(([, file]) => read(`games/${file}`))
	.join('\n');
const css = read('app.css') + games;

/** Every colour that what stands inside can take on, of a game and of the house, but for the one that carries words by itself. */
const COLOURS = [...css.matchAll(/--virtue: var\(--([\w-]+)\)/g)]
	.map(([, name = '']) => name)
	.filter((name) => name !== 'text');

/** What those get who ask for more contrast, and what everybody gets. */
const MORE = /@media [^{]*prefers-contrast: more[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const everybody = css.replace(MORE, '');
const more = css.match(MORE)?.join('') ?? '';

/** The tokens a theme ends up with: those of :root, then its own. */
function tokens(theme: 'ink' | 'paper', styles = everybody): Map<string, string> {
	const found = new Map<string, string>();
	for (const [, selector = '', body = ''] of styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
		const applies = selector.includes(`[data-theme='${theme}']`) || selector.trim().endsWith(':root');
		if (!applies) continue;
		for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) found.set(name, value);
	}
	return found;
}

/** Relative luminance (WCAG 2.2) of an oklch() colour, by way of OKLab and linear sRGB. */
function luminance(colour: string): number {
	const [lightness = NaN, chroma = NaN, hue = NaN] =
		/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)?.slice(1).map(Number) ?? [];
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const linear = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
	];
	// A colour outside sRGB is shown clipped, so it is judged clipped.
	const [red = NaN, green = NaN, blue = NaN] = linear.map((channel) => Math.min(1, Math.max(0, channel)));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [light = NaN, dark = NaN] = [luminance(one), luminance(other)].sort((x, y) => y - x);
	return (light + 0.05) / (dark + 0.05);
}

test('black on white is 21:1, so the arithmetic holds', () => {
	expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});

test('every game on the shelf has its colours', () => {
	const folders = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true });
	const named = folders.filter((entry) => entry.isDirectory()).map(({ name }) => `./${name}/colours.css`);
	expect([...read('games/shelf.css').matchAll(/@import '([^']+)'/g)].map(([, file]) => file).sort()).toEqual(
		named.sort()
	);
	expect(COLOURS.length).toBeGreaterThanOrEqual(named.length);
});

describe.each(['ink', 'paper'] as const)('on %s', (theme) => {
	const token = tokens(theme);
	const between = (one: string, other: string) => contrast(token.get(one) ?? '', token.get(other) ?? '');

	test.each([...COLOURS, 'text', 'soft'])('%s is readable on the page, on a card and on a key', (name) => {
		for (const ground of ['page', 'raised', 'key'])
			expect(between(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
	});

	test('what is off is still read, and stands back from what is on', () => {
		for (const ground of ['page', 'raised', 'key'])
			expect(between('off', ground), `off on ${ground}`).toBeGreaterThanOrEqual(3);
		expect(between('text', 'key') / between('off', 'page')).toBeGreaterThanOrEqual(3);
	});

	test('for those who ask for more contrast, lines are seen and no words are faint', () => {
		const stronger = new Map([...token, ...tokens(theme, more)]);
		for (const ground of ['page', 'raised', 'key']) {
			const on = (name: string) => contrast(stronger.get(name) ?? '', stronger.get(ground) ?? '');
			expect(on('line'), `line on ${ground}`).toBeGreaterThanOrEqual(3);
			expect(on('soft'), `soft on ${ground}`).toBeGreaterThanOrEqual(7);
			expect(on('off'), `off on ${ground}`).toBeGreaterThanOrEqual(4.5);
		}
	});

	test.each(COLOURS)('what is written on %s is readable', (colour) => {
		expect(between('on-virtue', colour)).toBeGreaterThanOrEqual(4.5);
	});

	test.each(SEATS)('the initial on the seal of seat %i is readable', (seat) => {
		expect(between('on-seal', `seal-${seat}`)).toBeGreaterThanOrEqual(4.5);
	});
});
