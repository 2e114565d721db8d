import { recognition } from '../places';
import { ask, type Asking, type Conflict } from '../question';
import { DISCARDS, POINTS_A_DISCARD } from '../rulings';
import type { Discard } from '../sheet';
import type { Recognition, Table } from '../table';
import { PLACES } from '../vocabulary';

/** V3: the 1st may give up to three cards that are not Charity, then the 2nd one. They leave the game. */
export function* charity(table: Table): Asking {
	const places = yield* recognition(table, 'charity');
	for (const place of PLACES) {
		const player = places[place];
		if (player === undefined) continue;
		const cards = yield* ask<'discards'>({
			kind: 'discards',
			call: 'charity',
			place,
			player,
			most: DISCARDS[place]
		});
		const paying = cards.filter(pays).length;
		table.award(player, 'charity', paying * POINTS_A_DISCARD, {
			clause: 'V3',
			place,
			given: cards.length,
			paying
		});
	}
}

/** Chalice, Water and Flame pay; Light and plain cards go for nothing. */
export const pays = (card: Discard) => card.icon !== null && card.icon !== 'light';

/** V2.4: a place that nobody holds gives nothing up. */
export function misplacedDiscards({ sheet }: Table, places: Recognition): Conflict[] {
	const { discards } = sheet.calls.charity;
	return PLACES.filter((place) => places[place] === undefined && discards[place]?.length).map((place) => ({
		code: 'discard-by-nobody',
		path: ['calls', 'charity', 'discards', place]
	}));
}
