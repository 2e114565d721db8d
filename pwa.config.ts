import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SvelteKitPWAOptions } from '@vite-pwa/sveltekit';
import { SHOT_SIZE, SHOTS } from './scripts/shots.mjs';
import svelteConfig from './svelte.config.js';

const OUTPUT = join(svelteConfig.kit?.outDir ?? '.svelte-kit', 'output');

const SHORTCUTS = [
	{ name: 'Score a game', page: 'new' },
	{ name: 'Summary card', page: 'summary' }
];

type Manifest = Exclude<SvelteKitPWAOptions['manifest'], false | undefined>;

// Every address is relative to the manifest, so that it holds under any base path.
const manifest: Manifest = {
	id: './',
	start_url: './',
	scope: './',
	name: 'Seven Calls',
	short_name: 'Seven Calls',
	description: 'Tableside scoring for the card game Virtus: seven calls, every point explained, offline.',
	lang: 'en',
	dir: 'ltr',
	categories: ['games', 'utilities'],
	display: 'standalone',
	orientation: 'natural',
	// The page colour of the ink theme (app.css); pages name their own in app.html.
	background_color: '#130e0a',
	theme_color: '#130e0a',
	icons: [
		{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
		{ src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
		{ src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
		{ src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }
	],
	// A shortcut comes with its page, never before it.
	shortcuts: SHORTCUTS.filter(({ page }) => existsSync(`src/routes/${page}/+page.svelte`)).map(
		({ name, page }) => ({
			name,
			url: `./${page}/`,
			icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }]
		})
	),
	// What the app saved opens in the app. Its own ending first: some systems know the last part of a name only.
	file_handlers: [{ action: './open/', accept: { 'application/json': ['.sevencalls.json', '.json'] } }],
	screenshots: SHOTS.map(({ name, label }) => ({
		src: `screenshots/${name}.png`,
		sizes: `${SHOT_SIZE.width * SHOT_SIZE.scale}x${SHOT_SIZE.height * SHOT_SIZE.scale}`,
		type: 'image/png',
		form_factor: 'narrow',
		label
	}))
};

interface BuiltFile {
	url: string;
	revision: string | null;
	size: number;
}

/** From files of Kit's output to what the worker asks the host for: an address and the digest it must have. */
async function addressed(files: BuiltFile[]) {
	const stored = files.map(async ({ url: path, size }) => {
		const digest = createHash('sha256').update(await readFile(join(OUTPUT, path)));
		return {
			url: path
				.replace(/^(client|prerendered\/pages|prerendered\/dependencies)\//, '')
				// A page is asked for as its folder: some hosts redirect index.html, none redirects this.
				.replace(/(^|\/)index\.html$/, '$1'),
			revision: `sha256-${digest.digest('base64')}`,
			size
		};
	});
	// The adapter writes the fallback after the worker is made, so its digest is not known here.
	const manifest = [...(await Promise.all(stored)), { url: '404.html', revision: null, size: 0 }];
	return { manifest: manifest.sort((a, b) => (a.url < b.url ? -1 : 1)) };
}

export const PWA: Partial<SvelteKitPWAOptions> = {
	strategies: 'injectManifest',
	// state/updates.svelte.ts registers the worker: generated code cannot, under Trusted Types.
	injectRegister: false,
	manifest,
	outDir: OUTPUT,
	injectManifest: {
		globDirectory: OUTPUT,
		globPatterns: ['client/**/*', 'prerendered/**/*'],
		// The host's business, the installer's pictures, and the worker itself.
		globIgnores: [
			'**/_app/version.json',
			'**/screenshots/**',
			'**/icon-*.png',
			'**/service-worker.js',
			'**/.vite/**',
			'**/robots.txt'
		],
		manifestTransforms: [addressed]
	}
};
