// Cuts the heading face down to what headings need, and writes it with its licence. Run by hand when the face or the letters change:
//   node scripts/font.mjs
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const from = new URL('../node_modules/@fontsource-variable/cormorant/', import.meta.url);
const to = new URL('../src/lib/ui/fonts/', import.meta.url);

/** @param {number} first @param {number} last */
const range = (first, last) =>
	Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

// What the app's own words need in both languages comes first; the rest of Latin-1, for most names at a European table, in
// a file that a browser fetches only when such a letter is shown. Others fall back letter by letter.
const words = range(0x20, 0x7e) + 'ÀÈÉàèéìòù' + '·ªº’“”–—…−×';
const names = [...(range(0xc0, 0xff) + '«»‘')].filter((letter) => !words.includes(letter)).join('');

/** @param {string} name @param {string} letters */
async function cut(name, letters) {
	const font = await subsetFont(
		readFileSync(new URL('files/cormorant-latin-wght-normal.woff2', from)),
		letters,
		{
			targetFormat: 'woff2',
			// One weight is all that headings use: pinned, all of it is 15 kB; with an axis from 500 to 700 it is 23.
			variationAxes: { wght: 600 },
			// Kerning and ligatures for the eye, lining and tabular figures for scores; no small capitals, swashes or old-style sets.
			keepFeatures: ['kern', 'liga', 'locl', 'ccmp', 'mark', 'lnum', 'tnum'],
			noHinting: true
		}
	);
	writeFileSync(new URL(name, to), font);
	console.log(`${fileURLToPath(to)}${name}: ${(font.length / 1000).toFixed(1)} kB`);
}

await cut('cormorant.woff2', words);
await cut('cormorant-names.woff2', names);
copyFileSync(new URL('LICENSE', from), new URL('OFL.txt', to));
