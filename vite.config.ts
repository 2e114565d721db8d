import { readFileSync } from 'node:fs';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vite';
import { PARAGLIDE } from './paraglide.config.js';
import { PWA } from './pwa.config.js';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
	version: string;
};

/**
 * What home loads in any case, in one file. Left alone, every set of pages that shares something gets a file of its own,
 * and home, which shares something with all of them, pays for each.
 */
const HOME = /src\/routes\/\+(page|layout)\.svelte$/;

export default defineConfig(({ command, isPreview }) => ({
	build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'home', test: HOME }] } } } },
	define: { __VERSION__: JSON.stringify(version) },
	plugins: [
		// While somebody works on the sentences. Otherwise `npm run generate` has compiled them, once for all who read them.
		command === 'serve' && !isPreview && paraglideVitePlugin(PARAGLIDE),
		sveltekit(),
		SvelteKitPWA(PWA)
	]
}));
