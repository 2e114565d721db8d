import { defineConfig } from 'vitest/config';

/**
 * What the mutants of the rules are tried against: the tables of cases and the golden games. The properties stay out: they
 * reach every line, so that each mutant would wait for them, and a rule should be caught by a case that names it.
 */
export default defineConfig({
	test: {
		environment: 'node',
		include: [
			'src/games/*/{rules,log,codec}/**/*.test.ts',
			'tests/rules/engine.test.ts',
			'tests/before/*.test.ts'
		]
	}
});
