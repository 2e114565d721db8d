import { recognition } from '../places';
import type { Asking } from '../question';
import type { Table } from '../table';
import { PLACES, VIRTUES } from '../vocabulary';

/** V9: a point for each other Virtue held; the 2nd half of that, and with two players nothing but the place. */
export function* prudence(table: Table): Asking {
	const places = yield* recognition(table, 'prudence');
	for (const place of PLACES) {
		const player = places[place];
		if (player === undefined) continue;
		const virtues = VIRTUES.filter((virtue) => virtue !== 'prudence' && table.held(virtue, player) > 0);
		const second = table.duel ? 0 : Math.floor(virtues.length / 2);
		const points = place === 'first' ? virtues.length : second;
		table.award(player, 'prudence', points, { clause: 'V9', place, virtues, duel: table.duel });
	}
}
