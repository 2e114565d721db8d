import type { Json } from '$lib/exchange/open';
import { read } from '../codec/part';
import type { Card, Hands } from '../practice/deal';
import type { Player, PlayerId, Sheet } from '../rules/sheet';
import { VIRTUES, type ByVirtue, type Icon } from '../rules/vocabulary';
import { walk } from '../rules/walk';
import file from './example-2.json';

/** The rulebook's Example 2 as a game file: what the three showed, gave up, named and handed over. */
export const SHEET: Sheet = sheetOf(file, file.players);
export const WALK = walk(SHEET);
export const PLAYERS: readonly Player[] = SHEET.players;

export const nameOf = (id: PlayerId) => PLAYERS.find((player) => player.id === id)?.name ?? id;

function sheetOf(json: Json, players: readonly Player[]): Sheet {
	const opened = read(json, players);
	if (!opened.ok) throw new Error(`the example cannot be read: ${opened.error.code}`);
	return opened.value.state.sheet;
}

/** What both rulebooks print as Camilla's total: their sum leaves out her 2nd place in Fortitude. */
export const PRINTED = { player: 'camilla', total: 41, leftOut: 'fortitude' } as const;

const LETTERS: Readonly<Record<string, Icon>> = { l: 'light', c: 'chalice', w: 'water', f: 'flame' };

/** A hand in short: the values of each Virtue, a letter for the icon. */
const hand = (cards: Partial<ByVirtue<string>>): Card[] =>
	VIRTUES.flatMap((virtue) =>
		(cards[virtue]?.split(' ') ?? []).map((word) => ({
			virtue,
			value: parseInt(word, 10),
			icon: LETTERS[word.slice(-1)] ?? null
		}))
	);

/**
 * The hands before Charity is called. A game file says what was shown, not which icons it carried, so the cards are
 * here; what the books tell of them is kept, the rest is our choice.
 */
export const HANDS: Hands = new Map([
	[
		'stefano',
		hand({
			charity: '12 3',
			faith: '9',
			hope: '11 6l',
			fortitude: '4',
			justice: '12 9c 7',
			temperance: '2',
			prudence: '13 8 2'
		})
	],
	[
		'sofia',
		hand({
			charity: '6 2l',
			faith: '12 8f 3',
			hope: '2l',
			fortitude: '13 7f 5',
			justice: '13f 6 5w 2f',
			temperance: '13 12c 9',
			prudence: '9l'
		})
	],
	[
		'camilla',
		hand({
			charity: '10 8c 4',
			faith: '13 10 5 2l',
			hope: '13 8w 4',
			fortitude: '9',
			temperance: '10 4c',
			prudence: '12 5c 4'
		})
	]
]);
