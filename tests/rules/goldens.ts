/** Small whole games, each made for one thing that is easily got wrong. tests/golden holds them as files. */
import { at, hand, type Card, type Virtue } from './deck';
import { example2 } from './example2';
import type { RealGame } from './naive';

type Hands = Record<string, Partial<Record<Virtue, string>>>;

/** A game in short: names, hands, and what was decided. The ids are the names in lower case. */
export function table(hands: Hands, decided: Partial<RealGame> = {}): RealGame {
	const players = Object.entries(hands).map(([name, cards]) => ({
		id: name.toLowerCase(),
		name,
		hand: hand(cards)
	}));
	return {
		players,
		hopeBelowZero: false,
		discards: { first: [], second: [] },
		asks: null,
		gifts: [],
		targets: [],
		...decided
	};
}

export const card = (virtue: Virtue, word: string): Card => at(hand({ [virtue]: word }), 0);

/** V4, V5.1, V9: the exceptions for two. Bea, 2nd in Faith, gives all the same; 2nd in Hope, she is spared. */
const twoPlayers = table(
	{
		Ada: { charity: '14 9', faith: '13 6f', hope: '8', fortitude: '2', justice: '5w', prudence: '4 7' },
		Bea: { charity: '12', faith: '11l', hope: '7l', fortitude: '9f 3', temperance: '6 1', prudence: '13' }
	},
	{
		discards: { first: hand({ faith: '6f' }), second: [] },
		asks: 'temperance',
		gifts: [{ from: 'bea', card: card('temperance', '1') }]
	}
);

/**
 * V2.2, V10.2: Ada, Bea and Carlo hold three Charity cards each, so both places are filled from the tie. Elio
 * and Gino end on 17 with no trio, and share the victory.
 */
const sevenPlayers = table(
	{
		Ada: { charity: '14 2 1', hope: '3' },
		Bea: { charity: '13 4 3', temperance: '9 2' },
		Carlo: { charity: '12 11 10', prudence: '2' },
		Dora: { faith: '10 4' },
		Elio: { hope: '12 5', justice: '11 8' },
		Fosca: { charity: '9', justice: '7' },
		Gino: { fortitude: '8 7 6', faith: '2' }
	},
	{ asks: 'temperance', gifts: [{ from: 'bea', card: card('temperance', '2') }] }
);

/** V2.4: no 1st in Hope, so no place, no power and no question. One holder of Fortitude: no 2nd. */
const nobodyHoldsHope = table(
	{
		Ada: { charity: '10 2', fortitude: '12 3', justice: '6l', prudence: '1' },
		Bea: { charity: '11 7', faith: '9', justice: '3f 2f', temperance: '8w' },
		Carlo: { faith: '12 5', justice: '9c', temperance: '14 13', prudence: '6 3' }
	},
	{
		discards: { first: hand({ justice: '2f' }), second: hand({ justice: '6l' }) },
		asks: 'justice',
		gifts: []
	}
);

/** V4, V9: Dora asks for Charity, called already. Ada gives her last one, so Prudence pays her 1 less, Dora 1 more. */
const faithAsksCharity = table(
	{
		Ada: { charity: '12', hope: '3l', justice: '4', prudence: '14 10 1' },
		Bea: { charity: '9 8', faith: '7', hope: '9 6', temperance: '5' },
		Carlo: { charity: '14 3', fortitude: '6', temperance: '11 2', prudence: '7' },
		Dora: { faith: '13 4', hope: '5', fortitude: '9', prudence: '12 3' }
	},
	{
		asks: 'charity',
		gifts: [
			{ from: 'ada', card: card('charity', '12') },
			{ from: 'carlo', card: card('charity', '3') }
		],
		targets: ['ada']
	}
);

/** V5.2: Bea holds nine Lights and seven points, and pays the seven. Carlo has more than enough and pays in full. */
const hopeCapped = table(
	{
		Ada: { hope: '14 13 12', temperance: '3' },
		Bea: { fortitude: '4l 5l 6l', justice: '1l 2l 3l 4l', prudence: '1l 2l' },
		Carlo: { charity: '7 2', faith: '9', fortitude: '12l 2l', justice: '14l' },
		Dora: { charity: '6', faith: '12 4', hope: '6' }
	},
	{
		asks: 'hope',
		gifts: [{ from: 'ada', card: card('hope', '12') }],
		targets: ['bea', 'carlo']
	}
);

/** V3, V10.1: Ada and Bea each give up a card with an icon for 3 VP, and with it a trio worth 3. */
const trioBroken = table(
	{
		Ada: { charity: '13 4w', faith: '2', justice: '9c', temperance: '11f', prudence: '5c' },
		Bea: { charity: '8', fortitude: '14f 2w', justice: '6c', temperance: '3l' },
		Carlo: { faith: '10 3f', hope: '11 1w', justice: '13c', prudence: '6' }
	},
	{
		discards: { first: hand({ temperance: '11f' }), second: hand({ fortitude: '2w' }) },
		asks: 'temperance',
		gifts: [{ from: 'bea', card: card('temperance', '3l') }],
		targets: ['bea']
	}
);

/**
 * V2.2, V10.1: three are tied for most in Charity and in Temperance, three for 2nd in Faith, two in Justice; Ada and Dora hold
 * a trio each. Who has the higher card and how many trios is said at a glance; a Flame still counts for Justice.
 */
const threeWayTie = table(
	{
		Ada: { charity: '14 2 1', faith: '9', hope: '5f', justice: '12f 3w', temperance: '4c', prudence: '1' },
		Bea: { charity: '13 4 3', faith: '8', hope: '9l 2', temperance: '10w 6' },
		Carlo: { charity: '12 11 10', faith: '13 5', fortitude: '8l 7', justice: '6', prudence: '9 3' },
		Dora: { faith: '10', fortitude: '12f', justice: '9c', temperance: '14w' }
	},
	{
		discards: { first: [], second: hand({ temperance: '10w' }) },
		asks: 'prudence',
		gifts: [{ from: 'ada', card: card('prudence', '1') }],
		targets: ['carlo']
	}
);

/** V3, V4, V5: every power is used and pays, and the file says whose answer it was. */
const whoseAnswers = table(
	{
		Ada: {
			charity: '9 5 2',
			faith: '4',
			hope: '11 3',
			fortitude: '6f',
			justice: '8f 2',
			temperance: '3w',
			prudence: '10'
		},
		Bea: { charity: '7 1', faith: '12 2l', hope: '6', justice: '4l 7', prudence: '2 8' },
		Carlo: { charity: '3', faith: '1', hope: '2', fortitude: '10l', temperance: '9 5c', prudence: '14' }
	},
	{
		discards: { first: hand({ justice: '8f', temperance: '3w' }), second: hand({ justice: '4l' }) },
		asks: 'charity',
		gifts: [{ from: 'carlo', card: card('charity', '3') }],
		targets: ['carlo']
	}
);

export const GOLDENS: Readonly<Record<string, RealGame>> = {
	'example-2': example2,
	'two-players': twoPlayers,
	'seven-players-three-way-tie-shared-victory': sevenPlayers,
	'nobody-holds-hope': nobodyHoldsHope,
	'faith-asks-charity': faithAsksCharity,
	'hope-capped': hopeCapped,
	'hope-below-zero': { ...hopeCapped, hopeBelowZero: true },
	'trio-broken-by-charity': trioBroken,
	'trio-broken-told-at-a-glance': trioBroken,
	'three-way-tie-by-higher': threeWayTie,
	'whose-answers-they-were': whoseAnswers
};

/** How those are told that are not told in values and icons, by nobody in particular. */
export const TOLD: Readonly<Record<string, { glance?: boolean; signed?: boolean }>> = {
	'trio-broken-told-at-a-glance': { glance: true, signed: true },
	'three-way-tie-by-higher': { glance: true },
	'whose-answers-they-were': { signed: true }
};
