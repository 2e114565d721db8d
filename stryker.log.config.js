import rules from './stryker.config.json' with { type: 'json' };

/** The log's own mutants, and its own tests: it knows no game, and none of the shelf is needed to catch them. */
export default {
	...rules,
	mutate: ['src/lib/log/**/*.ts', '!**/*.test.ts'],
	vitest: { configFile: 'vitest.stryker.log.config.ts' },
	htmlReporter: { fileName: 'reports/mutation-log.html' },
	jsonReporter: { fileName: 'reports/mutation-log.json' }
};
