/** Writes a real game as a game file, version 1: what the table would have said, in one of three styles, or with nothing to spare. */
import { at, VIRTUES, type Card, type Icon, type Virtue } from './deck';
import { play, type Played, type RealGame } from './naive';

export const STYLES = ['counts', 'cards', 'mixed'] as const;
export type Style = (typeof STYLES)[number];

export type IconCount = Partial<Record<Exclude<Icon, 'light'>, number>>;
export interface WrittenCall {
	cards: Record<string, number | number[]>;
	best?: Record<string, number>;
	higher?: string[];
	/** Whose answer it was: of Charity by place. */
	by?: string | { first?: string; second?: string };
	discards?: { first?: WrittenDiscard[]; second?: WrittenDiscard[] };
	asks?: Virtue;
	gifts?: { from: string; value?: number; icon?: Icon | null }[];
	targets?: string[];
	lights?: Record<string, number>;
}
interface WrittenDiscard {
	virtue?: Virtue;
	value?: number;
	icon: Icon | null;
}
export interface WrittenGame {
	format: 'seven-calls';
	version: 1;
	game: 'virtus';
	id: string;
	startedAt: string;
	finishedAt: string;
	players: { id: string; name: string }[];
	rulings?: { hopeBelowZero: boolean };
	calls: Record<Virtue, WrittenCall>;
	icons: Record<string, IconCount>;
	trios?: Record<string, number>;
}

/** How much is told, question by question. */
interface Telling {
	asList(): boolean;
	/** Of a count: the highest card, though `tied` may say that nobody will ask. */
	best(virtue: Virtue, seat: number): boolean;
	/** Of a tie for a place, its players by their highest cards, as far as that is said. */
	higher(virtue: Virtue): string[];
	/** Whether it is said whose answer it was. */
	isSigned(): boolean;
	discard(card: Card): WrittenDiscard;
	gifts(all: RealGame['gifts']): WrittenCall['gifts'];
	icons(seat: number): IconCount;
	/** Whether the trios are counted at a glance. */
	trios(seat: number): boolean;
}

const highest = (cards: readonly Card[]) => Math.max(...cards.map(({ value }) => value));
const count = (hand: readonly Card[], wanted: Icon) => hand.filter(({ icon }) => icon === wanted).length;
const allIcons = (hand: readonly Card[]) => ({
	flame: count(hand, 'flame'),
	water: count(hand, 'water'),
	chalice: count(hand, 'chalice')
});
const triosIn = (hand: readonly Card[]) => Math.min(...Object.values(allIcons(hand)));

/** An object whose keys are all its own, "__proto__" too. */
const keyed = <T>(entries: (readonly [string, T])[]): Record<string, T> => Object.fromEntries(entries);

function written(game: RealGame, played: Played, telling: Telling): WrittenGame {
	const { places } = played.result;
	const ids = game.players.map(({ id }) => id);
	const calls = {} as Record<Virtue, WrittenCall>;
	for (const virtue of VIRTUES) {
		const shown = played.shown[virtue];
		const lists = shown.map(() => telling.asList());
		const best = ids.flatMap((id, i) => {
			const cards = at(shown, i);
			const told = !at(lists, i) && cards.length > 0 && telling.best(virtue, i);
			return told ? [[id, highest(cards)] as const] : [];
		});
		calls[virtue] = {
			cards: keyed(
				ids.map((id, i) => {
					const cards = at(shown, i);
					return [id, at(lists, i) ? cards.map(({ value }) => value) : cards.length];
				})
			),
			...(best.length > 0 && { best: keyed(best) })
		};
		const higher = telling.higher(virtue);
		if (higher.length > 0) calls[virtue].higher = higher;
	}
	const signed = (id: string | undefined) => (telling.isSigned() ? id : undefined);
	if (places.charity.length > 0) {
		calls.charity.discards = {
			first: game.discards.first.map(telling.discard),
			...(places.charity.length > 1 && { second: game.discards.second.map(telling.discard) })
		};
		const [first, second] = places.charity.map(signed);
		if (first ?? second) calls.charity.by = { ...(first && { first }), ...(second && { second }) };
	}
	if (game.asks) {
		const gifts = telling.gifts(game.gifts);
		calls.faith.asks = game.asks;
		if (gifts) calls.faith.gifts = gifts;
		const by = signed(places.faith[0]);
		if (by) calls.faith.by = by;
	}
	if (places.hope.length > 0) {
		calls.hope.targets = [...game.targets];
		calls.hope.lights = keyed(game.targets.map((id) => [id, at(played.lights, ids.indexOf(id))]));
		const by = signed(places.hope[0]);
		if (by) calls.hope.by = by;
	}
	const trios = ids.flatMap((id, i) =>
		telling.trios(i) ? [[id, triosIn(at(played.hands, i))] as const] : []
	);
	return {
		format: 'seven-calls',
		version: 1,
		game: 'virtus',
		id: 'a-real-game',
		startedAt: '2026-11-01T19:00:00.000Z',
		finishedAt: '2026-11-01T20:00:00.000Z',
		players: game.players.map(({ id, name }) => ({ id, name })),
		...(game.hopeBelowZero && { rulings: { hopeBelowZero: true } }),
		calls,
		icons: keyed(
			ids.map((id, i) => [id, telling.icons(i)] as const).filter(([, told]) => Object.keys(told).length > 0)
		),
		...(trios.length > 0 && { trios: keyed(trios) })
	};
}

/** mulberry32: a stream of coins that is the same for the same seed. */
export function dice(seed: number): (sides: number) => number {
	let state = seed | 0;
	return (sides) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
	};
}

/** Holders with as many cards as another holder. */
function tied(played: Played, virtue: Virtue, seat: number): boolean {
	const mine = at(played.shown[virtue], seat).length;
	return mine > 0 && played.shown[virtue].filter((cards) => cards.length === mine).length > 1;
}

/**
 * The game told generously: the best of all who are tied, the icons of all. A seed varies what may be left out, and what
 * is told at a glance instead: who of a tie has the higher card, how many trios. Without one, all is told.
 */
export function write(game: RealGame, style: Style, seed?: number): WrittenGame {
	const played = play(game);
	const roll = seed === undefined ? () => 0 : dice(seed);
	const asList = { counts: () => false, cards: () => true, mixed: () => roll(2) === 1 }[style];
	const discard = ({ virtue, value, icon }: Card): WrittenDiscard =>
		at([{ virtue, value, icon }, { virtue, icon }, { value, icon }, { icon }], roll(4));
	const gifts = (all: RealGame['gifts']): WrittenCall['gifts'] => {
		const full = all.map(({ from, card: { value, icon } }) => ({ from, value, icon }));
		const some = () =>
			full
				.filter(() => roll(2) === 1)
				.map(({ from, value, icon }) => at([{ from }, { from, value }, { from, icon }], roll(3)));
		return at([() => full, some, () => undefined], roll(3))();
	};
	const orders = new Map(
		VIRTUES.map((virtue) => {
			const { order, needed } = tieFor(game, played, virtue);
			return [virtue, roll(2) === 1 ? order.slice(0, needed + roll(order.length - needed + 1)) : []];
		})
	);
	const isGlanced = (virtue: Virtue, seat: number) =>
		orders.get(virtue)?.length !== 0 && decides(played, virtue, seat) && roll(4) !== 1;
	const glances = game.players.map(() => roll(2) === 1);
	return written(game, played, {
		asList,
		best: (virtue, seat) =>
			(tied(played, virtue, seat) && !isGlanced(virtue, seat)) || (style === 'mixed' && roll(4) === 1),
		higher: (virtue) => orders.get(virtue) ?? [],
		isSigned: () => roll(2) === 1,
		discard,
		gifts,
		icons: (seat) =>
			at(glances, seat) ? iconsOfPlaces(game, played, seat) : allIcons(at(played.hands, seat)),
		trios: (seat) => at(glances, seat)
	});
}

/**
 * The game told with nothing to spare: no answer that could not have changed a result, none that follows. `glance`: ties by
 * who has the higher card, trios by their number; `signed`: with whose answer it was.
 */
export function lean(game: RealGame, { glance = false, signed = false } = {}): WrittenGame {
	const played = play(game);
	const file = written(game, played, {
		asList: () => false,
		best: (virtue, seat) => !glance && decides(played, virtue, seat),
		higher: (virtue) => {
			const { order, needed } = tieFor(game, played, virtue);
			return glance ? order.slice(0, needed) : [];
		},
		isSigned: () => signed,
		discard: ({ icon }) => ({ icon }),
		gifts: () => undefined,
		icons: (seat) => (glance ? iconsOfPlaces : neededIcons)(game, played, seat),
		trios: (seat) => glance && !isSettled(iconsOfPlaces(game, played, seat))
	});
	// V5.1: with everyone 1st or 2nd in Hope there is nobody to name.
	const nobodyToName = game.players.length === played.result.places.hope.length;
	if (nobodyToName) {
		delete file.calls.hope.targets;
		delete file.calls.hope.by;
	}
	if (game.targets.length === 0) delete file.calls.hope.lights;
	return file;
}

/** Every way of telling a game. */
export const WAYS = [...STYLES, 'lean', 'glance'] as const;

export function toldIn(game: RealGame, way: (typeof WAYS)[number], seed: number): WrittenGame {
	const signed = dice(seed)(2) === 1;
	if (way === 'lean' || way === 'glance') return lean(game, { glance: way === 'glance', signed });
	return write(game, way, seed);
}

/** V2.2: the players of the tie that decides a place, the highest card first, and how many of them a place needs. */
function tieFor(game: RealGame, played: Played, virtue: Virtue) {
	const shown = played.shown[virtue];
	const seats = shown.map((_, seat) => seat).filter((seat) => decides(played, virtue, seat));
	const [one] = seats;
	if (one === undefined) return { order: [], needed: 0 };
	const isForMost = shown.every((cards) => cards.length <= at(shown, one).length);
	const order = seats
		.sort((a, b) => highest(at(shown, b)) - highest(at(shown, a)))
		.map((seat) => at(game.players, seat).id);
	return { order, needed: isForMost ? Math.min(2, order.length - 1) : 1 };
}

/** V2.2: a tie decides a place when it is for most, or for second most under a single 1st. */
function decides(played: Played, virtue: Virtue, seat: number): boolean {
	const counts = played.shown[virtue].map((cards) => cards.length);
	const mine = at(counts, seat);
	const above = counts.filter((n) => n > mine).length;
	return tied(played, virtue, seat) && above <= 1;
}

/**
 * Flame of the places in Justice (V7), Chalice and Water of the places in Temperance (V8). The 2nd of Temperance scores pairs, so
 * there one that is 0 settles the other.
 */
function iconsOfPlaces(game: RealGame, played: Played, seat: number): IconCount {
	const { places } = played.result;
	const { id } = at(game.players, seat);
	const held = allIcons(at(played.hands, seat));
	const told: IconCount = {};
	if (places.justice.includes(id)) told.flame = held.flame;
	if (places.temperance[0] === id) Object.assign(told, { water: held.water, chalice: held.chalice });
	if (places.temperance[1] === id) {
		told.water = held.water;
		if (held.water > 0) told.chalice = held.chalice;
	}
	return told;
}

/** V10.1: whether these icons tell how many trios there are: one that is 0, or else all three. */
const isSettled = (told: IconCount) =>
	Object.values(told).includes(0) || Object.values(told).length === TRIO.length;
const TRIO = ['flame', 'water', 'chalice'] as const;

/** Those of the places, and for the trio as many as settle it. */
function neededIcons(game: RealGame, played: Played, seat: number): IconCount {
	const held = allIcons(at(played.hands, seat));
	const told = iconsOfPlaces(game, played, seat);
	if (isSettled(told)) return told;
	const none = TRIO.find((icon) => held[icon] === 0);
	return none ? { ...told, [none]: 0 } : held;
}
