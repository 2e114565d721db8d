import { holds, sets } from '../icons';
import { recognition } from '../places';
import type { Asking } from '../question';
import type { Table } from '../table';

/** V8: the 1st gets a point for every Chalice and every Water, the 2nd one for each pair of the two. */
export function* temperance(table: Table): Asking {
	const { first, second } = yield* recognition(table, 'temperance');
	if (first !== undefined) {
		const chalices = yield* holds(table, 'temperance', first, 'chalice');
		const waters = yield* holds(table, 'temperance', first, 'water');
		table.award(first, 'temperance', chalices + waters, { clause: 'V8', place: 'first', chalices, waters });
	}
	if (second !== undefined) {
		const pairs = yield* sets(table, 'temperance', second, ['chalice', 'water']);
		table.award(second, 'temperance', pairs, { clause: 'V8', place: 'second', pairs });
	}
}
