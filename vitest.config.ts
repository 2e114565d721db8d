import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Kit is not there in component tests: what a link needs of it has a stand-in.
const alias = {
	$lib: at('src/lib'),
	$kits: at('src/kits'),
	$games: at('src/games'),
	'$app/paths': at('tests/paths.stand-in.ts')
};

// For two slow cores that have other work too; no test waits for a clock. A project takes nothing over from the root.
const testTimeout = 120_000;

export default defineConfig({
	test: {
		pool: 'threads', // begun faster than processes
		maxWorkers: 2, // left alone, one of two cores is kept free
		projects: [
			{
				resolve: { alias },
				test: {
					name: 'node',
					testTimeout,
					// Rules, logs and codecs keep nothing between two tests, so that each is read once for all files of a worker.
					isolate: false,
					environment: 'node',
					setupFiles: ['tests/patience.setup.ts'],
					include: [
						'src/**/*.test.ts',
						'tests/unit/**/*.test.ts',
						'tests/contract/**/*.test.ts',
						'tests/rules/**/*.test.ts',
						'tests/files/**/*.test.ts',
						'tests/before/**/*.test.ts',
						'tests/cli/**/*.test.ts'
					],
					exclude: ['src/**/*.svelte.test.ts']
				}
			},
			{
				plugins: [svelte(), svelteTesting()],
				resolve: { alias },
				test: {
					name: 'components',
					testTimeout,
					environment: 'jsdom',
					include: ['src/**/*.svelte.test.ts'],
					passWithNoTests: true,
					setupFiles: ['tests/patience.setup.ts', 'tests/components.setup.ts']
				}
			}
		],
		coverage: {
			provider: 'v8',
			include: ['src/games/*/{rules,log,codec}/**/*.ts', 'src/lib/path.ts', 'src/lib/{log,exchange}/**/*.ts'],
			exclude: ['**/*.test.ts'],
			thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 }
		}
	}
});
