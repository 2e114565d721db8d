/** The seven Virtues in the order they are called (V1.1). */
export const VIRTUES = [
	'charity',
	'faith',
	'hope',
	'fortitude',
	'justice',
	'temperance',
	'prudence'
] as const;
export type Virtue = (typeof VIRTUES)[number];
export type ByVirtue<T> = Record<Virtue, T>;

/** What the walk goes through: the seven calls, then the trios. */
export const CALLS = [...VIRTUES, 'trios'] as const;
export type CallName = (typeof CALLS)[number];

/** What a card may carry, one at most (V1.3). */
export const ICONS = ['light', 'chalice', 'water', 'flame'] as const;
export type Icon = (typeof ICONS)[number];

/** Three of the icons make a trio (V10.1); Light makes none. In the order the app asks for them. */
export const TRIO_ICONS = ['flame', 'water', 'chalice'] as const;
export type TrioIcon = (typeof TRIO_ICONS)[number];

/** Recognition fills two places in a call (V2.2). */
export const PLACES = ['first', 'second'] as const;
export type Place = (typeof PLACES)[number];
export type ByPlace<T> = Record<Place, T>;

/** Fourteen cards a Virtue, values 1 to 14, each once (V1.2). */
export const CARDS_A_VIRTUE = 14;

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 7;

/** Which of the games a link is of. */
export const LETTER = 'V';
/** Of what can be said: one more whenever the app of before could not understand it. */
export const EDITION = 1;
