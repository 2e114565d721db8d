import fc from 'fast-check';
import { at, deck, PALETTES, VIRTUES, type Card, type Virtue } from './deck';
import { placesOf, type RealGame } from './naive';

/** Ids that trip careless objects, sorters and escapers. */
const ODD_IDS = [
	'__proto__',
	'constructor',
	'toString',
	'hasOwnProperty',
	'length',
	'first',
	'charity',
	'10',
	'9',
	'-1',
	'è già',
	'美徳',
	'👑',
	'a"b\\c',
	'p.1/[0]'
];
const PLAIN_IDS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'];
const NAMES = ['Ada', 'Bea', 'Carlo', 'Nicolò', '<b>Zoë</b>', '愛', 'x'.repeat(40)];

/** How one Virtue's cards go round the table. The first is what a failing game shrinks to. */
const SHAPES = ['free', 'even', 'absent', 'one holder', 'two holders', 'few'] as const;
type Shape = (typeof SHAPES)[number];

/** The numbers a game is made of. Every one has a slot of its own and 0 is the plain choice, so that games shrink well. */
interface Numbers {
	players: number;
	ids: string[];
	names: string[];
	shapes: Shape[];
	/** For each of the 98 cards: whose it is, and its icon. */
	cards: number[];
	palette: number;
	/** All 98 cards are in play, whatever the number of players. */
	everyCard: boolean;
	/** A seat that gathers the Lights of the last four Virtues, so that Hope asks for more than there is; 7: nobody. */
	hoarder: number;
	choices: number[];
	hopeBelowZero: boolean;
}

const numbers: fc.Arbitrary<Numbers> = fc.record({
	players: fc.integer({ min: 2, max: 7 }),
	ids: fc.oneof(
		{ weight: 3, arbitrary: fc.constant(PLAIN_IDS) },
		{ weight: 1, arbitrary: fc.shuffledSubarray(ODD_IDS, { minLength: 7, maxLength: 7 }) }
	),
	names: fc.array(fc.constantFrom(...NAMES), { minLength: 7, maxLength: 7 }),
	shapes: fc.oneof(
		{ weight: 1, arbitrary: fc.constant(VIRTUES.map((): Shape => 'free')) },
		{
			weight: 2,
			arbitrary: fc.array(fc.constantFrom('free', 'free', ...SHAPES), { minLength: 7, maxLength: 7 })
		}
	),
	cards: fc.array(fc.nat(10 * 420 - 1), { minLength: 98, maxLength: 98, size: 'max' }),
	palette: fc.nat(PALETTES.length - 1),
	everyCard: fc.boolean(),
	hoarder: fc.oneof({ weight: 2, arbitrary: fc.constant(7) }, { weight: 1, arbitrary: fc.nat(6) }),
	choices: fc.array(fc.nat(839), { minLength: 16, maxLength: 16 }),
	hopeBelowZero: fc.boolean()
});

/** Whose card it is, or null where it is not in play. */
function owner(shape: Shape, players: number, drawn: readonly number[], i: number): number | null {
	const free = at(drawn, i) % players;
	const lead = at(drawn, 0) % players;
	switch (shape) {
		case 'free':
			return free;
		case 'even':
			return (lead + i) % players;
		case 'absent':
			return null;
		case 'one holder':
			return lead;
		case 'two holders':
			return free % 2 === 0 ? lead : (lead + 1) % players;
		case 'few':
			return i < 1 + (at(drawn, 1) % 4) ? free : null;
	}
}

function dealt(n: Numbers): Card[][] {
	const hands: Card[][] = Array.from({ length: n.players }, () => []);
	const icons = n.cards.map((number) => Math.floor(number / 420));
	const all = deck(icons, at(PALETTES, n.palette));
	VIRTUES.forEach((virtue, v) => {
		const inPlay = all.filter((card) => card.virtue === virtue && (n.everyCard || card.from <= n.players));
		const drawn = n.cards.slice(v * 14, v * 14 + inPlay.length);
		inPlay.forEach(({ value, icon }, i) => {
			const seat = owner(at(n.shapes, v), n.players, drawn, i);
			if (seat === null) return;
			const hoarded = icon === 'light' && v > 2 && n.hoarder < n.players;
			at(hands, hoarded ? n.hoarder : seat).push({ virtue, value, icon });
		});
	});
	return hands;
}

/** `count` different elements, each chosen by a number of its own. */
function choose<T>(from: readonly T[], count: number, numbers: readonly number[]): T[] {
	const left = [...from];
	return numbers.slice(0, Math.min(count, left.length)).map((n) => at(left.splice(n % left.length, 1), 0));
}

/** What the 1st of Faith names: the Virtues called already are the ones that are easily got wrong. */
const ASKS: readonly Virtue[] = ['charity', 'faith', ...VIRTUES, 'charity', 'faith', 'prudence'];

const lights = ({ hand }: { hand: Card[] }) => hand.filter(({ icon }) => icon === 'light').length;

/** The table's decisions, each made on the hands as they then stand, so that all are legal. */
function decided(n: Numbers): RealGame {
	const seats = dealt(n).map((hand, i) => ({ id: at(n.ids, i), name: at(n.names, i), hand }));
	const players = seats.map((seat) => ({ ...seat, hand: [...seat.hand] }));
	const slot = (i: number) => at(n.choices, i);

	const giveUp = (seat: { hand: Card[] } | undefined, count: number, slots: number[]): Card[] => {
		if (!seat) return [];
		const cards = choose(
			seat.hand.filter((card) => card.virtue !== 'charity'),
			count,
			slots
		);
		seat.hand = seat.hand.filter((card) => !cards.includes(card));
		return cards;
	};
	const charity = placesOf(seats, 'charity');
	const discards = {
		first: giveUp(charity[0], slot(0) % 4, [slot(1), slot(2), slot(3)]),
		second: giveUp(charity[1], slot(4) % 2, [slot(5)])
	};

	const [taker, spared] = placesOf(seats, 'faith');
	const asks = taker ? at(ASKS, slot(6) % ASKS.length) : null;
	const gifts = seats.flatMap((seat, i) => {
		if (seat === taker || (seat === spared && seats.length > 2)) return [];
		const card = choose(
			seat.hand.filter(({ virtue }) => virtue === asks),
			1,
			[slot(7 + i)]
		)[0];
		return card ? [{ from: seat.id, card }] : [];
	});
	for (const { from, card } of gifts) {
		const giver = seats.find(({ id }) => id === from);
		if (giver) giver.hand = giver.hand.filter((held) => held !== card);
		taker?.hand.push(card);
	}

	const [hopeful, sheltered] = placesOf(seats, 'hope');
	const exposed = hopeful ? seats.filter((seat) => seat !== hopeful && seat !== sheltered) : [];
	// Three in five go for two; whoever sits on the Lights is often the first that comes to mind.
	if (slot(15) % 2 === 1) exposed.sort((a, b) => lights(b) - lights(a));
	const targets = choose(exposed, at([0, 1, 2, 2, 2], slot(14) % 5), [
		Math.floor(slot(15) / 2) % 3,
		Math.floor(slot(15) / 6)
	]).map(({ id }) => id);

	return { players, hopeBelowZero: n.hopeBelowZero, discards, asks, gifts, targets };
}

/** A whole game: real hands and what the table decided. */
export const realGame: fc.Arbitrary<RealGame> = numbers.map(decided);
