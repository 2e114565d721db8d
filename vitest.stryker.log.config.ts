import { defineConfig } from 'vitest/config';

/** What the mutants of the log are tried against. Its properties play few games: what breaks should be caught by a case that names it. */
export default defineConfig({
	test: {
		environment: 'node',
		env: { RUNS: '20', SEED: '7' },
		include: ['src/lib/log/*.test.ts']
	}
});
