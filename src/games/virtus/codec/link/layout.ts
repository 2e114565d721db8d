import type { Discard, Gift, Shown } from '../../rules/sheet';
import { FEWEST_PLAYERS, ICONS, VIRTUES, type Virtue } from '../../rules/vocabulary';
import { flag, oneOf, optional, several, type Pen } from '../../../../lib/exchange/link/pen';
import { gameId, name, utf8 } from '../../../../lib/exchange/link/words';

/** A game as a link carries it: the answers by seat, nothing else. A seat that said nothing holds `undefined`. */
export interface Compact {
	readonly id: string | undefined;
	/** In seconds since 1970. */
	readonly startedAt: number | undefined;
	readonly finishedAt: number | undefined;
	readonly players: readonly { readonly id: string; readonly name: string }[];
	readonly hopeBelowZero: boolean | undefined;
	readonly calls: readonly CompactCall[];
	readonly discards: readonly (readonly Discard[] | undefined)[];
	readonly asks: Virtue | undefined;
	readonly gifts: readonly (Omit<Gift, 'from'> & { readonly from: number })[];
	readonly targets: readonly number[] | undefined;
	readonly lights: BySeat<number>;
	/** Flame, Water and Chalice of each seat. */
	readonly icons: readonly BySeat<number>[];
	readonly trios: BySeat<number>;
	/** Of each call, the seats of a tie by their highest cards. */
	readonly higher: readonly (readonly number[])[];
}
export type BySeat<T> = readonly (T | undefined)[];
export interface CompactCall {
	readonly cards: BySeat<Shown>;
	readonly best: BySeat<number>;
}

/** What each version of the code has room for. The first knew neither trios nor who has the higher card. */
export type CodeVersion = 1 | 2;

/** The one description of the layout, for both directions (docs/game-file.md has it in words). */
export function game(pen: Pen, version: CodeVersion, told?: Compact): Compact {
	const id = optional(pen, told?.id, (id) => gameId(pen, id));
	const startedAt = optional(pen, told?.startedAt, (at) => pen.number(32, at));
	const finishedAt = optional(pen, told?.finishedAt, (at) => pen.number(32, at));
	const hopeBelowZero = optional(pen, told?.hopeBelowZero, (below) => flag(pen, below));
	const seats = pen.number(3, told && told.players.length - FEWEST_PLAYERS) + FEWEST_PLAYERS;
	const isUsual = flag(
		pen,
		told?.players.every(({ id }, seat) => id === usualId(seat))
	);
	const bySeat = <T>(part: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => part(seat));
	return {
		id,
		startedAt,
		finishedAt,
		hopeBelowZero,
		players: bySeat((seat) => ({
			id: isUsual ? usualId(seat) : utf8(pen, told?.players[seat]?.id),
			name: name(pen, told?.players[seat]?.name)
		})),
		calls: VIRTUES.map((_, i) => ({
			cards: cards(pen, seats, told?.calls[i]?.cards),
			best: some(pen, seats, 4, told?.calls[i]?.best)
		})),
		discards: [0, 1].map((place) =>
			optional(pen, told?.discards[place], (given) => several(pen, 2, given, (card) => discard(pen, card)))
		),
		asks: oneOf(pen, 3, VIRTUES, told?.asks),
		gifts: several(pen, 3, told?.gifts, (one) => gift(pen, one)),
		targets: optional(pen, told?.targets, (named) => several(pen, 2, named, (seat) => pen.number(3, seat))),
		lights: some(pen, seats, 7, told?.lights),
		icons: bySeat((seat) => [0, 1, 2].map((i) => icons(pen, told?.icons[seat]?.[i]))),
		trios: version === 1 ? [] : bySeat((seat) => icons(pen, told?.trios[seat])),
		higher: VIRTUES.map((_, i) =>
			version === 1 ? [] : several(pen, 3, told?.higher[i], (seat) => pen.number(3, seat))
		)
	};
}

const usualId = (seat: number) => `p${seat + 1}`;

const UNSAID = 15;
const NOBODY = 7;

/** Four bits a seat for counts. Where anybody listed their cards: whose each value is, three bits a value. */
function cards(pen: Pen, seats: number, told?: BySeat<Shown>): BySeat<Shown> {
	const isList = (shown: Shown | undefined) => Array.isArray(shown);
	const hasLists = flag(pen, told?.some(isList));
	const shown = Array.from({ length: seats }, (_, seat): Shown | undefined => {
		const one = told?.[seat];
		if (hasLists && flag(pen, isList(one))) return [];
		const count = pen.number(4, typeof one === 'number' ? one : UNSAID);
		return count === UNSAID ? undefined : count;
	});
	if (!hasLists) return shown;
	for (let value = 1; value <= 14; value++) {
		const holder = told?.findIndex((one) => typeof one === 'object' && one.includes(value)) ?? -1;
		const seat = pen.number(3, holder < 0 ? NOBODY : holder);
		const list = shown[seat];
		if (typeof list === 'object') shown[seat] = [...list, value];
	}
	return shown;
}

/** Numbers that few seats have: a bit says whether anybody does, then one a seat, then theirs. */
function some(pen: Pen, seats: number, bits: number, told?: BySeat<number>): BySeat<number> {
	const isAny = flag(
		pen,
		told?.some((one) => one !== undefined)
	);
	return Array.from({ length: seats }, (_, seat) =>
		isAny ? optional(pen, told?.[seat], (one) => pen.number(bits, one)) : undefined
	);
}

const MANY = 14;

/** Four bits a number; the few above 13 take seven more. */
function icons(pen: Pen, told?: number): number | undefined {
	const few = pen.number(4, told === undefined ? UNSAID : Math.min(told, MANY));
	if (few === UNSAID) return undefined;
	return few === MANY ? pen.number(7, told) : few;
}

/** null: no icon; undefined: not said. */
const CARD_ICONS = [null, ...ICONS];

function discard(pen: Pen, told?: Discard): Discard {
	const icon = oneOf(pen, 3, CARD_ICONS, told?.icon) ?? null;
	const isKnown = flag(pen, told?.virtue !== undefined || told?.value !== undefined);
	if (!isKnown) return { icon };
	const virtue = oneOf(pen, 3, VIRTUES, told?.virtue);
	const value = pen.number(4, told?.value);
	return { ...(virtue && { virtue }), ...(value > 0 && { value }), icon };
}

function gift(pen: Pen, told?: Compact['gifts'][number]): Compact['gifts'][number] {
	const from = pen.number(3, told?.from);
	const value = pen.number(4, told?.value);
	const icon = oneOf(pen, 3, CARD_ICONS, told?.icon);
	return { from, ...(value > 0 && { value }), ...(icon !== undefined && { icon }) };
}
