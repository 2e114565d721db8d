import { fail, ok, type Result } from '../../../lib/result';
import { KINDS_AT, LEVELS, type ExerciseKind, type Level } from './kinds';

/** Which generation of dealers and questions a seed belongs to. It goes up when an old seed would come out differently. */
export const VERSION = 1;

/** All that an exercise follows from. */
export interface Seed {
	readonly level: Level;
	/** One question of a kind, or every call of one table. */
	readonly kind: ExerciseKind | 'game';
	readonly number: number;
}
export type QuestionSeed = Seed & { readonly kind: ExerciseKind };
export type GameSeed = Seed & { readonly kind: 'game' };

export const isGame = (seed: Seed): seed is GameSeed => seed.kind === 'game';

/** As it stands in an address: `1.hard.tie-three.k7x2q9`. */
export const formatSeed = ({ level, kind, number }: Seed) =>
	[VERSION, level, kind, number.toString(36)].join('.');

export type SeedFault = 'not-a-seed' | 'other-version';

export function parseSeed(text: string): Result<QuestionSeed | GameSeed, SeedFault> {
	const [version = '', level, kind, number = '', ...more] = text.split('.');
	if (/^[1-9]\d*$/.test(version) && Number(version) !== VERSION) return fail('other-version');
	const known = LEVELS.find((one) => one === level);
	const asked = known && ([...KINDS_AT[known], 'game'] as const).find((one) => one === kind);
	const seed = { level: known, kind: asked, number: Number.parseInt(number, 36) } as QuestionSeed;
	const isWhole = more.length === 0 && asked !== undefined && seed.number >= 0 && seed.number < 2 ** 32;
	// Only as we write it ourselves: one exercise has one address.
	return isWhole && formatSeed(seed) === text ? ok(seed) : fail('not-a-seed');
}
