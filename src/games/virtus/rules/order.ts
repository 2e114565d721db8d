import { countOf, type Order, type PlayerId, type Sheet } from './sheet';
import { LEAST_FOR_A_PLACE } from './amounts';
import { PLACES, type Virtue } from './vocabulary';

/** V2.2: those whose highest cards decide a place, in the order of their seats; as far as counts have been told. */
export function tied({ players, calls }: Sheet, virtue: Virtue): readonly PlayerId[] {
	const { cards } = calls[virtue];
	const count = (id: PlayerId) => countOf(cards.get(id) ?? 0);
	const holders = players.map(({ id }) => id).filter((id) => count(id) >= LEAST_FOR_A_PLACE);
	const most = (ids: readonly PlayerId[]) => {
		const top = Math.max(...ids.map(count));
		return ids.filter((id) => count(id) === top);
	};
	const first = most(holders);
	const group = first.length === 1 ? most(holders.filter((id) => !first.includes(id))) : first;
	return group.length > 1 ? group : [];
}

/** Whoever comes next in a tie by what was said of it; nobody where somebody is tied of whom it was not said. */
export function ahead(
	higher: Order | undefined,
	among: readonly PlayerId[],
	above: readonly PlayerId[]
): PlayerId | undefined {
	if (!higher || !isSaidOf(higher, among)) return undefined;
	return higher.order.find((id) => among.includes(id) && !above.includes(id));
}

const isSaidOf = (higher: Order, among: readonly PlayerId[]) =>
	higher.among === undefined || among.every((id) => higher.among?.includes(id));

/** What a sheet says of a tie, as a file has it: those who are tied now, and no more than the places need. */
export function orderIn(sheet: Sheet, virtue: Virtue): readonly PlayerId[] {
	const { higher, cards } = sheet.calls[virtue];
	const among = tied(sheet, virtue);
	if (!higher || !isSaidOf(higher, among)) return [];
	const counts = [...cards.values()].map(countOf);
	const isForMost = countOf(cards.get(among[0] ?? '') ?? 0) === Math.max(...counts);
	const needed = isForMost ? Math.min(PLACES.length, among.length - 1) : 1;
	return higher.order.filter((id) => among.includes(id)).slice(0, needed);
}
