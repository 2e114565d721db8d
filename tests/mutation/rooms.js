const FEW_GAMES = { RUNS: '20', SEED: '7' };

/**
 * What `npm run test:mutation` changes, room by room, and the tests that have to notice. Properties play few games or none:
 * they reach every line, so that each mutant would wait for them, and what breaks should be caught by a case that names it.
 */
/** @type {Readonly<Record<string, { mutate: string[]; tests: string[]; env: Record<string, string> }>>} */
const ROOMS = {
	// Files and logs lean on all of the rules while their tests are read: each mutant would wait for them. Those of their tests
	// that tell where an answer stands, whose it is and whom it names are enough.
	rules: {
		mutate: ['src/games/*/rules/**/*.ts'],
		tests: [
			'src/games/*/rules/**/*.test.ts',
			'src/games/*/codec/{body,part}.test.ts',
			'src/games/*/log/{power,seating}.test.ts',
			'tests/rules/engine.test.ts'
		],
		env: FEW_GAMES
	},
	// It knows no game, and none of the shelf is needed to catch its mutants.
	log: {
		mutate: ['src/lib/log/**/*.ts'],
		tests: ['src/lib/log/*.test.ts'],
		env: FEW_GAMES
	},
	// What a game's table says, files and shares: its log, its codec, and the envelope around that.
	files: {
		mutate: ['src/games/*/{log,codec}/**/*.ts', 'src/lib/exchange/**/*.ts', 'src/lib/path.ts'],
		tests: [
			'src/games/*/{log,codec}/**/*.test.ts',
			'src/lib/exchange/**/*.test.ts',
			'src/lib/path.test.ts',
			'tests/contract/exchange.test.ts',
			'tests/before/*.test.ts'
		],
		env: FEW_GAMES
	}
};

export const name = process.env.ROOM ?? 'rules';
const found = Object.entries(ROOMS).find(([known]) => known === name);
if (!found) throw new Error(`ROOM is one of ${Object.keys(ROOMS).join(', ')}, not ${name}`);
export const [, room] = found;
