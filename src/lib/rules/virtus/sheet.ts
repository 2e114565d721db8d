import type { Rulings } from './rulings';
import type { Icon, Place, TrioIcon, Virtue } from './vocabulary';

/**
 * All that the table has said, and nothing that follows from it. Partial at every level.
 * What players said is kept in maps: an id may be any text, `constructor` and `__proto__` included.
 */
export interface Sheet {
	readonly players: readonly Player[];
	readonly rulings: Partial<Rulings>;
	readonly calls: { readonly [V in Virtue]: CallSheet } & {
		readonly charity: CharitySheet;
		readonly faith: FaithSheet;
		readonly hope: HopeSheet;
	};
	readonly icons: ByPlayer<{ readonly [I in TrioIcon]?: number }>;
}

export type PlayerId = string;
export type ByPlayer<T> = ReadonlyMap<PlayerId, T>;

export interface Player {
	readonly id: PlayerId;
	readonly name: string;
}

/** What a player lays down: a count, or the values themselves. */
export type Shown = number | readonly number[];

export interface CallSheet {
	readonly cards: ByPlayer<Shown>;
	/** The highest value of a player who gave a count. */
	readonly best: ByPlayer<number>;
}

export interface CharitySheet extends CallSheet {
	/** An empty list says that the place declined; none at all, that it has not said yet. */
	readonly discards: { readonly [P in Place]?: readonly Discard[] };
}

export interface FaithSheet extends CallSheet {
	readonly asks?: Virtue;
	readonly gifts: readonly Gift[];
}

export interface HopeSheet extends CallSheet {
	readonly targets?: readonly PlayerId[];
	readonly lights: ByPlayer<number>;
}

export interface Discard {
	readonly virtue?: Virtue;
	readonly value?: number;
	readonly icon: Icon | null;
}

export interface Gift {
	readonly from: PlayerId;
	readonly value?: number;
	readonly icon?: Icon | null;
}

export const countOf = (shown: Shown) => (typeof shown === 'number' ? shown : shown.length);

export function emptySheet(players: readonly Player[], rulings: Partial<Rulings> = {}): Sheet {
	const call = (): CallSheet => ({ cards: new Map(), best: new Map() });
	return {
		players,
		rulings,
		calls: {
			charity: { ...call(), discards: {} },
			faith: { ...call(), gifts: [] },
			hope: { ...call(), lights: new Map() },
			fortitude: call(),
			justice: call(),
			temperance: call(),
			prudence: call()
		},
		icons: new Map()
	};
}
