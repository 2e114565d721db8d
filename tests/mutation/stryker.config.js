import { name, room } from './rooms.js';

export default {
	testRunner: 'noticing',
	vitest: { configFile: 'tests/mutation/vitest.config.ts' },
	plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/runner.js'],
	mutate: [...room.mutate, '!**/*.test.ts'],
	ignorePatterns: ['!.svelte-kit', 'build', 'build-*', 'static', 'src/routes', 'src/lib/ui', 'coverage'],
	coverageAnalysis: 'perTest',
	concurrency: 2,
	timeoutMS: 20_000,
	reporters: ['clear-text', 'html', 'json', 'progress'],
	clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
	htmlReporter: { fileName: `reports/mutation-${name}.html` },
	jsonReporter: { fileName: `reports/mutation-${name}.json` },
	thresholds: { high: 98, low: 95, break: 95 }
};
