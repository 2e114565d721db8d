import type { Parameters } from 'fast-check';

/**
 * How many games the properties play, and which. `npm test` plays the same ones every time: one commit, one verdict. The long
 * run (`RUNS=…`) looks for new ones. A failure prints its seed and path; to see that one game again:
 * `SEED=… REPLAY=… npx vitest run --project node tests/rules/properties.test.ts -t '…'`.
 */
const { RUNS, SEED = RUNS ? undefined : '7', REPLAY } = process.env;
const GAMES = Number(RUNS ?? 600);

/** `share`: a property that walks a game many times plays fewer of them. */
export const runs = <T>(share = 1): Parameters<T> => ({
	numRuns: Math.max(Math.min(20, GAMES), Math.ceil(GAMES * share)),
	...(SEED && { seed: Number(SEED) }),
	...(REPLAY && { path: REPLAY, endOnFailure: true })
});
