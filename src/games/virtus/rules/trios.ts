import { triosOf } from './icons';
import type { Asking } from './question';
import { POINTS_A_TRIO } from './amounts';
import type { Table } from './table';

/** V10.1: everyone counts their trios of Flame, Water and Chalice. */
export function* trios(table: Table): Asking {
	for (const player of table.inTurn(table.ids)) {
		const count = yield* triosOf(table, player);
		table.trios.set(player, count);
		table.award(player, 'trios', count * POINTS_A_TRIO, { clause: 'V10.1', trios: count });
	}
}
