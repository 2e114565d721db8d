import { recognition } from '../places';
import type { Asking } from '../question';
import { CARDS_A_POINT } from '../amounts';
import type { Table } from '../table';
import { PLACES } from '../vocabulary';

/** V6: the 1st gets a point for every Fortitude card, the 2nd one for every two. */
export function* fortitude(table: Table): Asking {
	const places = yield* recognition(table, 'fortitude');
	for (const place of PLACES) {
		const player = places[place];
		if (player === undefined) continue;
		const cards = table.count('fortitude', player);
		const points = Math.floor(cards / CARDS_A_POINT[place]);
		table.award(player, 'fortitude', points, { clause: 'V6', place, cards });
	}
}
