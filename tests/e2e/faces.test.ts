import { readFileSync } from 'node:fs';
import { FACES } from '../../scripts/faces.mjs';
import { expect, test, type Page } from './fixtures';
import { hydrated } from './ready';

test.skip(process.platform !== 'linux', 'only there can a browser be given its fonts');

/** How wide some text is in a stack of families. */
const width = (page: Page, family: string, text = 'Hamburgefonstiv, Zoë: 0123456789') =>
	page.evaluate(
		([family, text]) => {
			const line = document.createElement('span');
			line.textContent = text;
			line.style.font = `100px ${family}`;
			line.style.whiteSpace = 'nowrap';
			line.style.position = 'absolute';
			document.body.append(line);
			const { width } = line.getBoundingClientRect();
			line.remove();
			return width;
		},
		[family, text] as const
	);

/** The face straight from its file, past all that finds fonts by their names. */
async function load(page: Page, face: keyof typeof FACES) {
	const { folder, regular } = FACES[face];
	const file = readFileSync(`${folder}/${regular}`).toString('base64');
	await page.evaluate(async (file) => {
		const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
		document.fonts.add(await new FontFace('From the file', bytes.buffer).load());
	}, file);
}

test('text is as wide as in the face that was brought', { tag: '@faces' }, async ({ page, face }) => {
	await page.goto('./');
	await hydrated(page);
	await load(page, face);
	const brought = await width(page, "'From the file'");
	expect(await width(page, 'var(--sans)')).toBe(brought);
	expect(await width(page, 'sans-serif')).toBe(brought);
	expect(await width(page, "'A font that nobody has'")).toBe(brought);
});

test('no font of the machine is found by its name', { tag: '@faces' }, async ({ page, face }) => {
	await page.goto('./');
	const machines = ['Arial', 'Helvetica', 'Liberation Sans', 'Noto Sans', 'Segoe UI', 'DejaVu Sans Mono'];
	const others = Object.values(FACES).flatMap(({ family }) => (family === FACES[face].family ? [] : family));
	const serif = await width(page, 'serif');
	expect(await width(page, `'${FACES[face].family}', serif`)).not.toBe(serif);
	for (const name of [...machines, ...others, 'Georgia', 'Noto Serif'])
		expect(await width(page, `'${name}', serif`), name).toBe(serif);
});

test('a letter that the face lacks still takes its room', { tag: '@faces' }, async ({ page }) => {
	await page.goto('./');
	for (const letter of ['愛', '👑', 'ש']) expect(await width(page, 'var(--sans)', letter)).toBeGreaterThan(0);
});
