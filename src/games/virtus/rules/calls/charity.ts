import { recognition } from '../places';
import { ask, type Asking, type Conflict } from '../question';
import { DISCARDS, POINTS_A_DISCARD } from '../amounts';
import { notTheirs } from '../saying';
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
		table.award(player, 'charity', discardPoints(cards), {
			clause: 'V3',
			place,
			given: cards.length,
			paying
		});
	}
}

/** Chalice, Water and Flame pay; Light and plain cards go for nothing. */
export const pays = (card: Discard) => card.icon !== null && card.icon !== 'light';

export const discardPoints = (cards: readonly Discard[]) => cards.filter(pays).length * POINTS_A_DISCARD;

/** V2.4: a place that nobody holds gives nothing up. */
export function misplacedDiscards({ sheet }: Table, places: Recognition): Conflict[] {
	const { discards, by } = sheet.calls.charity;
	return PLACES.flatMap((place) => {
		const cards = discards[place];
		if (!cards) return [];
		const byNobody: Conflict = { code: 'discard-by-nobody', path: ['calls', 'charity', 'discards', place] };
		if (by[place] !== undefined) return notTheirs(place, by[place], places, byNobody);
		return places[place] === undefined && cards.length > 0 ? [byNobody] : [];
	});
}
