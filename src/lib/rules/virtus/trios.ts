import { sets } from './icons';
import type { Asking } from './question';
import { POINTS_A_TRIO } from './rulings';
import type { Table } from './table';
import { TRIO_ICONS } from './vocabulary';

/** V10.1: everyone counts their trios of Flame, Water and Chalice. */
export function* trios(table: Table): Asking {
	for (const player of table.ids) {
		const count = yield* sets(table, 'trios', player, TRIO_ICONS);
		table.trios.set(player, count);
		table.award(player, 'trios', count * POINTS_A_TRIO, { clause: 'V10.1', trios: count });
	}
}
