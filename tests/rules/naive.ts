/**
 * A second scorer, as plain as it can be: real cards lie in real hands, the seven calls are played one after the other,
 * and whatever has to be known is counted at that moment. It shares no code with the engine, and is no model for it.
 */
import { at, VIRTUES, type Card, type Icon, type Virtue } from './deck';

export interface RealGame {
	/** In seat order, each with the whole hand before Charity is called. */
	readonly players: readonly { readonly id: string; readonly name: string; readonly hand: readonly Card[] }[];
	readonly hopeBelowZero: boolean;
	readonly discards: { readonly first: readonly Card[]; readonly second: readonly Card[] };
	/** Null where nobody is 1st in Faith. */
	readonly asks: Virtue | null;
	readonly gifts: readonly { readonly from: string; readonly card: Card }[];
	readonly targets: readonly string[];
}

export type Points = Record<'start' | Virtue | 'trios', number>;

/** What the headless scorer prints of a finished game, its file name aside. */
export interface Result {
	readonly complete: true;
	readonly points: Record<string, Points>;
	readonly totals: Record<string, number>;
	readonly trios: Record<string, number>;
	readonly places: Record<Virtue, string[]>;
	readonly winners: string[];
}

export interface Played {
	readonly result: Result;
	/** By Virtue, then by seat: the cards on the table when it was called. */
	readonly shown: Record<Virtue, Card[][]>;
	/** By seat: the Lights held when Hope was called. */
	readonly lights: number[];
	/** By seat: the hands as they lie open at the end. */
	readonly hands: Card[][];
}

interface Seat {
	readonly id: string;
	hand: Card[];
	readonly points: Points;
}

const of = (seat: Pick<Seat, 'hand'>, virtue: Virtue) => seat.hand.filter((card) => card.virtue === virtue);
const icons = (seat: Pick<Seat, 'hand'>, icon: Icon) => seat.hand.filter((card) => card.icon === icon).length;
const highest = (cards: readonly Card[]) => Math.max(...cards.map((card) => card.value));

/** V2.2 and V2.4: whoever holds a card of it, most first, the higher highest card first among equals; two at most. */
export function placesOf<S extends Pick<Seat, 'hand'>>(seats: readonly S[], virtue: Virtue): S[] {
	return seats
		.filter((seat) => of(seat, virtue).length > 0)
		.sort((a, b) => {
			const more = of(b, virtue).length - of(a, virtue).length;
			return more !== 0 ? more : highest(of(b, virtue)) - highest(of(a, virtue));
		})
		.slice(0, 2);
}

function take(seat: Seat, wanted: Card): Card {
	const index = seat.hand.findIndex((card) => card.virtue === wanted.virtue && card.value === wanted.value);
	if (index < 0) throw new Error(`${seat.id} has no ${wanted.virtue} ${wanted.value}`);
	return at(seat.hand.splice(index, 1), 0);
}

function insist(fact: boolean, rule: string): void {
	if (!fact) throw new Error(`not a legal game: ${rule}`);
}

export function play(game: RealGame): Played {
	const seats: Seat[] = game.players.map(({ id, hand }) => ({
		id,
		hand: [...hand],
		points: {
			start: 7, // V1.5
			charity: 0,
			faith: 0,
			hope: 0,
			fortitude: 0,
			justice: 0,
			temperance: 0,
			prudence: 0,
			trios: 0
		}
	}));
	const shown = {} as Record<Virtue, Card[][]>;
	const places = {} as Record<Virtue, string[]>;
	let lights: number[] = [];

	for (const virtue of VIRTUES) {
		shown[virtue] = seats.map((seat) => of(seat, virtue));
		if (virtue === 'hope') lights = seats.map((seat) => icons(seat, 'light'));
		const [first, second] = placesOf(seats, virtue);
		places[virtue] = [first, second].flatMap((seat) => (seat ? [seat.id] : []));
		if (first) first.points[virtue] += 5; // V2.3
		if (second) second.points[virtue] += 2;
		POWERS[virtue](game, seats, first, second);
	}

	const trios = seats.map((seat) =>
		Math.min(icons(seat, 'flame'), icons(seat, 'water'), icons(seat, 'chalice'))
	);
	seats.forEach((seat, i) => (seat.points.trios = 3 * at(trios, i))); // V10.1
	const totals = seats.map(({ points }) => Object.values(points).reduce((sum, n) => sum + n, 0));

	// V10.2
	const top = Math.max(...totals);
	const leaders = seats.map((_, i) => i).filter((i) => at(totals, i) === top);
	const mostTrios = Math.max(...leaders.map((i) => at(trios, i)));
	const winners = leaders.filter((i) => at(trios, i) === mostTrios);

	// fromEntries makes own keys of every id, "__proto__" too.
	const byId = <T>(value: (i: number) => T) => Object.fromEntries(seats.map(({ id }, i) => [id, value(i)]));
	return {
		result: {
			complete: true,
			points: byId((i) => at(seats, i).points),
			totals: byId((i) => at(totals, i)),
			trios: byId((i) => at(trios, i)),
			places,
			winners: winners.map((i) => at(seats, i).id)
		},
		shown,
		lights,
		hands: seats.map((seat) => seat.hand)
	};
}

export const score = (game: RealGame): Result => play(game).result;

type Power = (game: RealGame, seats: Seat[], first: Seat | undefined, second: Seat | undefined) => void;

function discard(seat: Seat | undefined, cards: readonly Card[], atMost: number): void {
	insist(cards.length <= (seat ? atMost : 0), 'V3, so many discards');
	for (const wanted of cards) {
		insist(wanted.virtue !== 'charity', 'V3, a Charity card stays');
		if (!seat) continue;
		const card = take(seat, wanted);
		if (card.icon === 'chalice' || card.icon === 'water' || card.icon === 'flame') seat.points.charity += 3;
	}
}

/** V9: how many of the other six Virtues lie in this hand. */
const otherVirtues = (seat: Seat) => VIRTUES.filter((v) => v !== 'prudence' && of(seat, v).length > 0).length;

const POWERS: Record<Virtue, Power> = {
	charity(game, _seats, first, second) {
		discard(first, game.discards.first, 3);
		discard(second, game.discards.second, 1);
	},
	faith({ asks, gifts }, seats, first, second) {
		insist((asks === null) === (first === undefined), 'V4, the 1st names a Virtue');
		const bound = seats.filter(
			(seat) =>
				first &&
				asks &&
				seat !== first &&
				(seat !== second || seats.length === 2) &&
				of(seat, asks).length > 0
		);
		insist(gifts.length === bound.length, 'V4, each who must and can gives one card');
		for (const giver of bound) {
			const gift = gifts.find(({ from }) => from === giver.id);
			if (!gift || gift.card.virtue !== asks || !first)
				throw new Error(`not a legal game: V4, ${giver.id} gives`);
			first.hand.push(take(giver, gift.card));
		}
	},
	hope({ targets, hopeBelowZero }, seats, first, second) {
		insist(targets.length <= (first ? 2 : 0), 'V5, so many targets');
		insist(new Set(targets).size === targets.length, 'V5, two different ones');
		for (const target of targets) {
			const payer = seats.find((seat) => seat.id === target);
			if (!payer || !first || payer === first || payer === second)
				throw new Error(`not a legal game: V5, ${target}`);
			const has = payer.points.start + payer.points.charity + payer.points.faith;
			const asked = icons(payer, 'light');
			const pays = asked > has && !hopeBelowZero ? has : asked; // V5.2
			payer.points.hope -= pays;
			first.points.hope += pays;
		}
	},
	fortitude(_game, _seats, first, second) {
		if (first) first.points.fortitude += of(first, 'fortitude').length; // V6
		if (second) second.points.fortitude += Math.floor(of(second, 'fortitude').length / 2);
	},
	justice(_game, _seats, first, second) {
		if (first) first.points.justice += 2 * icons(first, 'flame'); // V7
		if (second) second.points.justice += icons(second, 'flame');
	},
	temperance(_game, _seats, first, second) {
		if (first) first.points.temperance += icons(first, 'chalice') + icons(first, 'water'); // V8
		if (second) second.points.temperance += Math.min(icons(second, 'chalice'), icons(second, 'water'));
	},
	prudence(_game, seats, first, second) {
		if (first) first.points.prudence += otherVirtues(first); // V9
		if (second && seats.length > 2) second.points.prudence += Math.floor(otherVirtues(second) / 2);
	}
};
