import { holds } from '../icons';
import { recognition } from '../places';
import type { Asking } from '../question';
import { POINTS_A_FLAME } from '../amounts';
import type { Table } from '../table';
import { PLACES } from '../vocabulary';

/** V7: two points a Flame for the 1st, one for the 2nd, on whatever Virtue it is printed. */
export function* justice(table: Table): Asking {
	const places = yield* recognition(table, 'justice');
	for (const place of PLACES) {
		const player = places[place];
		if (player === undefined) continue;
		const flames = yield* holds(table, 'justice', player, 'flame');
		table.award(player, 'justice', flames * POINTS_A_FLAME[place], { clause: 'V7', place, flames });
	}
}
