import { follow } from './answers';
import { misplacedDiscards } from './calls/charity';
import { misplacedGifts } from './calls/faith';
import { misplacedTargets } from './calls/hope';
import { recognition } from './places';
import type { Conflict } from './question';
import type { Recognition, Table } from './table';

/** The calls whose places may act on others, in order, and what each of them finds wrong with it. */
const CHECKS = [
	['charity', misplacedDiscards],
	['faith', misplacedGifts],
	['hope', misplacedTargets]
] as const;

/** What cannot be true given the places of its call. The call's own cards tell these, whatever is missing before it. */
export function misplaced(table: Table): Conflict[] {
	return CHECKS.flatMap(([call, check]) => {
		follow(recognition(table, call), table);
		const places: Recognition | undefined = table.places.get(call);
		return places ? check(table, places) : [];
	});
}
