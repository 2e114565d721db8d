import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';

// The inline script of app.html (theme and language before the first paint) is ours, so we hash it ourselves.
const inline = readFileSync(new URL('src/app.html', import.meta.url), 'utf8').match(
	/<script>(.*?)<\/script>/s
);
if (!inline?.[1]) throw new Error('src/app.html has lost its first-paint script');
const firstPaint = /** @type {`sha256-${string}`} */ (
	`sha256-${createHash('sha256').update(inline[1]).digest('base64')}`
);

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// The tests build the app more than once; each build has folders of its own and leaves the others alone.
const folder = process.env.SEVEN_CALLS_OUT ?? 'build';

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ pages: folder, fallback: '404.html' }),
		outDir: folder === 'build' ? '.svelte-kit' : `.svelte-kit/${folder}`,
		// Not a timestamp: the same source gives the same build, and no player is offered an update to it.
		version: { name: [version, process.env.SEVEN_CALLS_BUILD].filter(Boolean).join('+') },
		paths: {
			base: /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? ''),
			// With relative paths a deep link opened offline looks for its chunks in the wrong folder.
			relative: false
		},
		// What measures the app breaks with it, and says so.
		typescript: { config: (config) => ({ ...config, include: [...config.include, '../bench/**/*.ts'] }) },
		alias: { $games: 'src/games', $kits: 'src/kits' },
		serviceWorker: { register: false },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self', firstPaint],
				'style-src': ['self'],
				// The one inline style there is: Kit's route announcer, hidden from sight.
				'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
				'img-src': ['self'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'manifest-src': ['self'],
				'worker-src': ['self'],
				'base-uri': ['none'],
				'form-action': ['none'],
				'require-trusted-types-for': ['script'],
				'trusted-types': ['svelte-trusted-html', 'sveltekit-trusted-url', 'seven-calls-worker']
			}
		}
	}
};
