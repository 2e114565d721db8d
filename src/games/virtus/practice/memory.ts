import type { Dice } from './dice';
import { KINDS_AT, type ExerciseKind, type Level } from './kinds';

/** How a learner stands: what is remembered from one question to the next, and from one evening to the next. */
export interface Memory {
	/** Right answers in a row, and the most there ever were. */
	readonly streak: number;
	readonly best: number;
	/** How high the learner has climbed; the level follows from it. */
	readonly rung: number;
	/** Leitner's boxes, by kind: a right answer moves a kind one box on, a wrong one back to the first. */
	readonly boxes: Readonly<Record<string, number>>;
	/** The kinds asked last: the same is not asked twice in a row. */
	readonly recent: readonly string[];
	/** The exercise answered last. To answer it again, after a reload say, changes nothing. */
	readonly last: string;
}

export const FRESH: Memory = { streak: 0, best: 0, rung: 0, boxes: {}, recent: [], last: '' };

/** What has not been asked yet stands in the second box: after what was missed, before what is known. */
const NEW = 1;
export const LAST_BOX = 4;
const WEIGHTS = [32, 8, 4, 2, 1];

/** How many questions lie between a missed one and the next of its kind, at least. */
const APART = 2;

/**
 * The level rises by itself: nobody who learns knows how hard it should be. Four right answers leave the easy ones,
 * ten the medium; a wrong one takes three rungs, so it comes down slowly and nobody starts all over.
 */
const RUNGS: readonly (readonly [Level, number])[] = [
	['hard', 10],
	['medium', 4]
];
const HIGHEST = 14;
const FALL = 3;

export const levelOf = ({ rung }: Pick<Memory, 'rung'>): Level =>
	RUNGS.find(([, from]) => rung >= from)?.[0] ?? 'easy';

export const boxOf = ({ boxes }: Pick<Memory, 'boxes'>, kind: ExerciseKind) => boxes[kind] ?? NEW;

/** One question of an endless run was answered. */
export function answered(memory: Memory, address: string, kind: ExerciseKind, isRight: boolean): Memory {
	if (address === memory.last) return memory;
	const streak = isRight ? memory.streak + 1 : 0;
	return {
		...practised(memory, kind, isRight),
		streak,
		best: Math.max(memory.best, streak),
		rung: isRight ? Math.min(HIGHEST, memory.rung + 1) : Math.max(0, memory.rung - FALL),
		last: address
	};
}

/** A question of a whole game was answered: it teaches, but a streak is made of questions that nobody chose. */
export function practised(memory: Memory, kind: ExerciseKind, isRight: boolean): Memory {
	const box = isRight ? Math.min(LAST_BOX, boxOf(memory, kind) + 1) : 0;
	return {
		...memory,
		boxes: { ...memory.boxes, [kind]: box },
		recent: [kind, ...memory.recent].slice(0, APART)
	};
}

/** What is asked next: chance, in which what was missed weighs most and what is known least. */
export function nextKind(memory: Memory, level: Level, dice: Dice): ExerciseKind {
	const rested = KINDS_AT[level].filter((kind) => !memory.recent.includes(kind));
	return dice.weighted(rested, (kind) => WEIGHTS[boxOf(memory, kind)] ?? 1);
}
