import { BOOK_DECK, type Deck } from '../rules/deck';
import type { Player, PlayerId } from '../rules/sheet';
import { CARDS_A_VIRTUE, VIRTUES, type Icon, type Virtue } from '../rules/vocabulary';
import type { Dice } from './dice';

export interface Card {
	readonly virtue: Virtue;
	readonly value: number;
	readonly icon: Icon | null;
}

export type Hands = ReadonlyMap<PlayerId, readonly Card[]>;

/** Cards on a table, before Charity is called. */
export interface Deal {
	readonly players: readonly Player[];
	readonly hands: Hands;
	readonly deck: Deck;
}

/** What an exercise needs of a table, so that it need not be dealt too often before it fits. */
export interface Wish {
	readonly players: number;
	/** The fewest and the most cards in a hand. */
	readonly cards: readonly [number, number];
	/** Somebody gathers the Lights, and has no card of the first three Virtues to gain a point by. */
	readonly hoarder?: boolean;
}

/** Seven names with seven initials, the same in every language. */
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio', 'Giulia'] as const;

/** V1.3: which card carries which icon is printed on the cards only. Every table has a spread of its own. */
const SPREAD: readonly (Icon | null)[] = [
	null,
	null,
	null,
	'light',
	'light',
	'chalice',
	'chalice',
	'water',
	'water',
	'flame',
	'flame'
];

const BRIGHT: typeof SPREAD = [...SPREAD, 'light', 'light'];

/** V1.4: of all cards marked for larger tables, the books show one. */
const STAYS_IN_THE_BOX = ({ virtue, value }: Card, players: number) =>
	virtue === 'justice' && value === 5 && players < 3;

/** What somebody likes comes to them this much more often than to another. */
const FANCY = 4;

export function deal(wish: Wish, dice: Dice): Deal {
	const spread = wish.hoarder ? BRIGHT : SPREAD;
	const pack = VIRTUES.flatMap((virtue) =>
		Array.from({ length: CARDS_A_VIRTUE }, (_, i): Card => {
			const drawn = dice.pick(spread);
			const known = BOOK_DECK(virtue, i + 1);
			return { virtue, value: i + 1, icon: known === undefined ? drawn : known };
		})
	);
	const seats = dice
		.shuffled(NAMES)
		.slice(0, wish.players)
		.map((name) => ({
			player: { id: name.toLowerCase(), name },
			fancies: dice.shuffled(VIRTUES).slice(0, 2),
			room: wish.cards[0] + dice.below(wish.cards[1] - wish.cards[0] + 1),
			cards: [] as Card[]
		}));
	const hoarder = wish.hoarder ? dice.pick(seats) : undefined;
	for (const card of dice.shuffled(pack)) {
		if (STAYS_IN_THE_BOX(card, wish.players)) continue;
		const open = seats.filter(({ cards, room }) => cards.length < room);
		if (open.length === 0) break;
		const isHoarded = card.icon === 'light' && VIRTUES.indexOf(card.virtue) > VIRTUES.indexOf('hope');
		const mayTake = open.filter((seat) => (seat === hoarder) === (hoarder !== undefined && isHoarded));
		if (mayTake.length === 0) continue;
		dice.weighted(mayTake, ({ fancies }) => (fancies.includes(card.virtue) ? FANCY : 1)).cards.push(card);
	}
	const icons = new Map(pack.map((card) => [`${card.virtue} ${card.value}`, card.icon]));
	return {
		players: seats.map(({ player }) => player),
		hands: new Map(seats.map(({ player, cards }) => [player.id, sorted(cards)])),
		deck: (virtue, value) => icons.get(`${virtue} ${value}`)
	};
}

/** As players hold them: Virtue by Virtue in the order of the calls, the highest first. */
export const sorted = (cards: readonly Card[]) =>
	[...cards].sort((a, b) => VIRTUES.indexOf(a.virtue) - VIRTUES.indexOf(b.virtue) || b.value - a.value);
