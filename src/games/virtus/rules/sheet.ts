import type { ByPlayer, Player, PlayerId } from '../../../lib/players/player';
import type { Given } from './kinds';
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
	/** Trios that were counted at the table instead of their icons. */
	readonly trios: ByPlayer<number>;
	/** What places have said that are somebody else's by now, who has answered too. */
	readonly aside: readonly Aside[];
}

export type { ByPlayer, Player, PlayerId };

/** What a player lays down: a count, or the values themselves. */
export type Shown = number | readonly number[];

export interface CallSheet {
	readonly cards: ByPlayer<Shown>;
	/** The highest value of a player who gave a count. */
	readonly best: ByPlayer<number>;
	/** Who has the higher card, said instead of the cards themselves. */
	readonly higher?: Order;
}

/** Players of a tie by their highest cards, the highest first, as far as a place needed it. */
export interface Order {
	readonly order: readonly PlayerId[];
	/** Everyone who was compared. A file does not say it: there, it is all who are tied. */
	readonly among?: readonly PlayerId[];
}

export interface CharitySheet extends CallSheet {
	/** An empty list says that the place declined; none at all, that it has not said yet. */
	readonly discards: { readonly [P in Place]?: readonly Discard[] };
	/** Whose answer it was. Files of before do not say: there, it is that of whoever holds the place. */
	readonly by: { readonly [P in Place]?: PlayerId };
}

export interface FaithSheet extends CallSheet {
	readonly asks?: Virtue;
	readonly by?: PlayerId;
	readonly gifts: readonly Gift[];
}

export interface HopeSheet extends CallSheet {
	readonly targets?: readonly PlayerId[];
	readonly by?: PlayerId;
	readonly lights: ByPlayer<number>;
}

/** An answer of a place, kept with the player who gave it: should they hold the place again, it counts again. */
export type Aside = Given<Power> & { readonly player: PlayerId };
/** What a place says when its power is used. */
export type Power = 'discards' | 'asks' | 'targets';

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
			charity: { ...call(), discards: {}, by: {} },
			faith: { ...call(), gifts: [] },
			hope: { ...call(), lights: new Map() },
			fortitude: call(),
			justice: call(),
			temperance: call(),
			prudence: call()
		},
		icons: new Map(),
		trios: new Map(),
		aside: []
	};
}
