import type { Drawing } from '$lib/ui/art/drawing';

/** One for each level: the harder it gets, the more of them burn. */
export const CANDLE: Drawing = { half: 'M32 30H24V58H32M16 58H32', line: 'M32 30V24' };
export const BURNING: Drawing = {
	...CANDLE,
	full: 'M32 3C36 10 39 13 39 18A7 7 0 0 1 25 18C25 13 28 10 32 3Z'
};
