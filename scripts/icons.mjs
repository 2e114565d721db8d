// Renders static/icon.svg into every icon a platform asks for. Run after the drawing changes; the results are kept in git.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.mjs';

const STATIC = fileURLToPath(new URL('../static/', import.meta.url));
const drawing = readFileSync(`${STATIC}icon.svg`, 'utf8');

// Platforms cut these to a shape of their own: the page runs to the edge, the mark keeps to the safe middle.
const fullBleed = drawing.replace(' rx="112"', '');
const maskable = fullBleed.replace(
	'id="mark"',
	'transform="translate(256 256) scale(0.8) translate(-256 -264)"'
);

const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage();

/**
 * @param {string} svg
 * @param {number} size
 */
async function render(svg, size) {
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
	return page.screenshot({ omitBackground: true });
}

/** An .ico that holds one PNG, which every browser of today reads. @param {Buffer} png @param {number} size */
function ico(png, size) {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2); // an icon
	header.writeUInt16LE(1, 4); // with one image
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10); // colour plane
	header.writeUInt16LE(32, 12); // bits a pixel
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}

writeFileSync(`${STATIC}icon-192.png`, await render(drawing, 192));
writeFileSync(`${STATIC}icon-512.png`, await render(drawing, 512));
writeFileSync(`${STATIC}icon-maskable-512.png`, await render(maskable, 512));
writeFileSync(`${STATIC}apple-touch-icon.png`, await render(fullBleed, 180));
writeFileSync(`${STATIC}favicon.ico`, ico(await render(drawing, 32), 32));

await browser.close();
