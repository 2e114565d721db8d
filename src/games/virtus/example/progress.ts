import type { CallName } from '../rules/vocabulary';
import type { LessonProgress } from './stored';
import { predict } from './predict';
import { STEPS, type Step } from './script';

/** A place in the lesson as it is kept. */
export const titleOf = (at: number) => (at < 0 ? 'intro' : (STEPS[at]?.id ?? 'end'));

/** -1 before the first step, as many as there are steps after the last. */
export function placeIn(name: string) {
	return name === 'end' ? STEPS.length : STEPS.findIndex(({ id }) => id === name);
}

export function stepAt(at: number): Step {
	const step = STEPS[at];
	if (!step) throw new Error(`the example has no step ${at}`);
	return step;
}

/** The answers that this version of the lesson can still read. */
export function known(answers: LessonProgress['answers']) {
	const read = STEPS.flatMap((step) => {
		const said = answers[step.id];
		const isThere = predict(step).choices.some(({ id }) => id === said);
		return isThere ? [[step.id, said as string] as const] : [];
	});
	return Object.fromEntries(read);
}

/** How many steps have been answered, one after the other. */
export function reachedBy(answers: LessonProgress['answers']) {
	const open = STEPS.findIndex(({ id }) => answers[id] === undefined);
	return open < 0 ? STEPS.length : open;
}

export const missedIn = (answers: LessonProgress['answers']) =>
	STEPS.filter((step) => answers[step.id] !== undefined && answers[step.id] !== predict(step).right.id);

export interface Progress {
	readonly begun: boolean;
	readonly done: boolean;
	readonly reached: number;
	readonly count: number;
	readonly right: number;
	readonly call: CallName;
}

/** What another page may tell of it. */
export function progressOf({ answers, at }: LessonProgress): Progress {
	const said = known(answers);
	const reached = reachedBy(said);
	return {
		begun: at !== 'intro' || reached > 0,
		done: reached === STEPS.length,
		reached,
		count: STEPS.length,
		right: Object.keys(said).length - missedIn(said).length,
		call: STEPS[Math.min(reached, STEPS.length - 1)]?.call ?? 'charity'
	};
}
