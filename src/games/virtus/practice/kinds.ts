/** How hard an exercise is: how many sit at the table, and what may be asked. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What can be asked, from what everyone meets at the first call to what tables argue about. */
export const EXERCISE_KINDS = [
	'place-pays',
	'first',
	'second',
	'charity-pays',
	'fortitude',
	'justice',
	'trios',
	'winner',
	'tie-two',
	'no-second',
	'faith-spared',
	'faith-gives',
	'hope-spared',
	'hope-moves',
	'temperance',
	'prudence',
	'tie-break',
	'tie-three',
	'faith-later',
	'faith-earlier',
	'faith-emptied',
	'hope-short',
	'trio-broken',
	'duel-faith',
	'duel-hope',
	'duel-prudence',
	'shared'
] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

const EASY: readonly ExerciseKind[] = EXERCISE_KINDS.slice(0, EXERCISE_KINDS.indexOf('tie-two'));
const MEDIUM: readonly ExerciseKind[] = EXERCISE_KINDS.slice(
	EXERCISE_KINDS.indexOf('tie-two'),
	EXERCISE_KINDS.indexOf('tie-three')
);
const HARD: readonly ExerciseKind[] = EXERCISE_KINDS.slice(EXERCISE_KINDS.indexOf('tie-three'));

/** What is plain once a table has more than three seats, or none of whose cases is left to learn. */
const EASY_ONLY: readonly ExerciseKind[] = ['place-pays', 'winner'];

/** What is asked at a level: its own kinds, and those of the level below. */
export const KINDS_AT: Readonly<Record<Level, readonly ExerciseKind[]>> = {
	easy: EASY,
	medium: [...EASY.filter((kind) => !EASY_ONLY.includes(kind)), ...MEDIUM],
	hard: [...MEDIUM, ...HARD]
};

export const isDuelKind = (kind: ExerciseKind) => kind.startsWith('duel-');
