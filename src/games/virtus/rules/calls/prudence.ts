import { recognition } from '../places';
import type { Asking } from '../question';
import { VIRTUES_A_POINT } from '../amounts';
import type { Table } from '../table';
import { PLACES, VIRTUES } from '../vocabulary';

/** V9: a point for each other Virtue held; the 2nd half of that, and with two players nothing but the place. */
export function* prudence(table: Table): Asking {
	const places = yield* recognition(table, 'prudence');
	for (const place of PLACES) {
		const player = places[place];
		if (player === undefined) continue;
		const virtues = VIRTUES.filter((virtue) => virtue !== 'prudence' && table.held(virtue, player) > 0);
		const isPaid = place === 'first' || !table.duel;
		const points = isPaid ? Math.floor(virtues.length / VIRTUES_A_POINT[place]) : 0;
		table.award(player, 'prudence', points, { clause: 'V9', place, virtues, duel: table.duel });
	}
}
