import { follow } from './answers';
import { misplacedDiscards } from './calls/charity';
import { misplacedAsking } from './calls/faith';
import { misplacedTargets } from './calls/hope';
import { placesIn, recognition } from './places';
import type { Conflict } from './question';
import { orderIn, tied } from './order';
import type { Order, Sheet } from './sheet';
import type { Table } from './table';
import { VIRTUES, type Virtue } from './vocabulary';

/** The calls whose places may act on others, in order, and what each of them finds wrong with it. */
const CHECKS = [
	['charity', misplacedDiscards],
	['faith', misplacedAsking],
	['hope', misplacedTargets]
] as const;

/** What cannot be true given the places of its call. */
export function misplaced(table: Table): Conflict[] {
	const powers = CHECKS.flatMap(([call, check]) => {
		const places = placesIn(table, call);
		return places ? check(table, places) : [];
	});
	return [...powers, ...VIRTUES.flatMap((virtue) => wrongOrder(table, virtue))];
}

/** V2.2: of the higher card only those can tell who are tied for a place, each once, and the cards must not deny it. */
function wrongOrder(table: Table, virtue: Virtue): Conflict[] {
	const { higher } = table.sheet.calls[virtue];
	if (!higher) return [];
	const path = ['calls', virtue, 'higher'];
	if (new Set(higher.order).size < higher.order.length) return [{ code: 'higher-twice', path }];
	const isShown = follow(recognition(table, virtue), table)?.kind !== 'cards';
	const among = tied(table.sheet, virtue);
	// Said at the table of those who were tied then, it may speak of more than are tied now.
	if (isShown && !higher.among && higher.order.some((id) => !among.includes(id)))
		return [{ code: 'higher-not-tied', path }];
	return table.denied.has(virtue) || isUpsideDown(table.sheet, virtue, higher)
		? [{ code: 'higher-denied', path }]
		: [];
}

/** V1.2: whether somebody is said to be higher whose highest card is known to be lower. At the table no more is said than counts. */
function isUpsideDown(sheet: Sheet, virtue: Virtue, higher: Order) {
	const { cards, best } = sheet.calls[virtue];
	const order = higher.among ? orderIn(sheet, virtue) : higher.order;
	const values = order.flatMap((id) => {
		const shown = cards.get(id);
		return typeof shown === 'object' ? Math.max(...shown) : (best.get(id) ?? []);
	});
	return values.some((value, i) => i > 0 && value > (values[i - 1] as number));
}
