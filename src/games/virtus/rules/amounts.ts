import type { ByPlace } from './vocabulary';

/** V1.5: what everyone starts with. */
export const START = 7;
/** V2.3: what a place pays, before its power. */
export const PLACE_POINTS: ByPlace<number> = { first: 5, second: 2 };
/** V2.4: how many cards of a Virtue it takes to hold a place: whoever has none has no place. */
export const LEAST_FOR_A_PLACE = 1;
/** V3: how many cards Charity lets each place give up, and what each with an icon of a trio pays. */
export const DISCARDS: ByPlace<number> = { first: 3, second: 1 };
export const POINTS_A_DISCARD = 3;
/** V5: how many opponents Hope may name. */
export const MOST_TARGETS = 2;
/** V6: how many Fortitude cards make a point, for each place; a rest makes none. */
export const CARDS_A_POINT: ByPlace<number> = { first: 1, second: 2 };
/** V7: what a Flame pays each place in Justice. */
export const POINTS_A_FLAME: ByPlace<number> = { first: 2, second: 1 };
/** V9: how many other Virtues make a point in Prudence, for each place; a rest makes none. */
export const VIRTUES_A_POINT: ByPlace<number> = { first: 1, second: 2 };
/** V10.1: what a trio pays. */
export const POINTS_A_TRIO = 3;
