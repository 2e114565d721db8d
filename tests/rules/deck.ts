/**
 * The cards themselves, for tests only. Nothing here comes from the engine: its vocabulary is written down a second
 * time, so that a slip in one of the two shows.
 */
export const VIRTUES = [
	'charity',
	'faith',
	'hope',
	'fortitude',
	'justice',
	'temperance',
	'prudence'
] as const; // V1.1
export type Virtue = (typeof VIRTUES)[number];
export type Icon = 'light' | 'chalice' | 'water' | 'flame';

export interface Card {
	readonly virtue: Virtue;
	readonly value: number;
	readonly icon: Icon | null;
}

export interface DeckCard extends Card {
	/** In play with at least this many players (V1.4). */
	readonly from: number;
}

/** V1.3: the only icons that are known without the cards at hand. */
const KNOWN: Readonly<Record<string, Icon>> = {
	'justice 5': 'water',
	'justice 9': 'chalice',
	'prudence 5': 'chalice'
};

/** How the icons are spread is printed on the cards only, so several spreads are tried; ten entries each. */
export const PALETTES: readonly (readonly (Icon | null)[])[] = [
	[null, null, 'light', 'light', 'chalice', 'chalice', 'water', 'water', 'flame', 'flame'],
	[null, null, null, null, null, null, 'light', 'chalice', 'water', 'flame'],
	[null, null, null, 'light', 'light', 'light', 'light', 'chalice', 'water', 'flame']
];

const MARKS = [2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7];

/**
 * A plausible marking: the same number of each mark in every Virtue, on different values. Only Justice 5 (3+) is known;
 * Justice 9 and Prudence 5 come out as cards that a three-player game has.
 */
function mark(virtue: number, value: number): number {
	return at(MARKS, (3 * value + 5 * virtue) % 14);
}

/** All 98 cards (V1.2). `icons` holds a number for each card, Virtue by Virtue, 1 to 14; 0 shrinks to a plain card. */
export function deck(icons: readonly number[], palette = at(PALETTES, 0)): DeckCard[] {
	return VIRTUES.flatMap((virtue, v) =>
		Array.from({ length: 14 }, (_, i): DeckCard => {
			const value = i + 1;
			const drawn = at(palette, (icons[v * 14 + i] ?? 0) % palette.length);
			return { virtue, value, icon: KNOWN[`${virtue} ${value}`] ?? drawn, from: mark(v, value) };
		})
	);
}

const LETTERS: Readonly<Record<string, Icon>> = { l: 'light', c: 'chalice', w: 'water', f: 'flame' };

/**
 * A hand in short: `hand({ charity: '12 3f', justice: '5w' })`, a letter for the icon. Refuses a known card with
 * another icon than its own.
 */
export function hand(cards: Partial<Record<Virtue, string>>): Card[] {
	return VIRTUES.flatMap((virtue) =>
		(cards[virtue] ?? '')
			.split(' ')
			.filter((word) => word !== '')
			.map((word): Card => {
				const [, digits, letter] = /^(\d+)([lcwf]?)$/.exec(word) ?? [];
				if (digits === undefined) throw new Error(`not a card: ${virtue} ${word}`);
				const value = Number(digits);
				const icon = letter ? (LETTERS[letter] ?? null) : null;
				const known = KNOWN[`${virtue} ${value}`];
				if (value < 1 || value > 14) throw new Error(`no such card: ${virtue} ${word}`);
				if (known && known !== icon) throw new Error(`${virtue} ${value} carries ${known}`);
				return { virtue, value, icon };
			})
	);
}

/** The element that must be there. */
export function at<T>(list: readonly T[], index: number): T {
	if (index < 0 || index >= list.length) throw new RangeError(`${index} of ${list.length}`);
	return list[index] as T;
}
