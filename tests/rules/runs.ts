import type { Parameters } from 'fast-check';

/**
 * How many games the properties play. A failure prints its seed and path; to see that one game again:
 * `SEED=… REPLAY=… npx vitest run --project node tests/rules/properties.test.ts -t '…'`.
 */
const { RUNS = '600', SEED, REPLAY } = process.env;

/** `share`: a property that walks a game many times plays fewer of them. */
export const runs = <T>(share = 1): Parameters<T> => ({
	numRuns: Math.max(Math.min(20, Number(RUNS)), Math.ceil(Number(RUNS) * share)),
	...(SEED && { seed: Number(SEED) }),
	...(REPLAY && { path: REPLAY, endOnFailure: true })
});
