/** How hard an exercise is: how many sit at the table, and what may be asked. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What can be asked, from what everyone meets at the first call to what tables argue about. */
export const KINDS = [
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
export type Kind = (typeof KINDS)[number];

const EASY: readonly Kind[] = KINDS.slice(0, KINDS.indexOf('tie-two'));
const MEDIUM: readonly Kind[] = KINDS.slice(KINDS.indexOf('tie-two'), KINDS.indexOf('tie-three'));
const HARD: readonly Kind[] = KINDS.slice(KINDS.indexOf('tie-three'));

/** What is plain once a table has more than three seats, or none of whose cases is left to learn. */
const EASY_ONLY: readonly Kind[] = ['place-pays', 'winner'];

/** What is asked at a level: its own kinds, and those of the level below. */
export const KINDS_AT: Readonly<Record<Level, readonly Kind[]>> = {
	easy: EASY,
	medium: [...EASY.filter((kind) => !EASY_ONLY.includes(kind)), ...MEDIUM],
	hard: [...MEDIUM, ...HARD]
};

export const isDuelKind = (kind: Kind) => kind.startsWith('duel-');
