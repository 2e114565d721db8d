import { follow } from './answers';
import { freeValues, highest, highestKnown, toldBests } from './highest';
import { ask, type Asking } from './question';
import { LEAST_FOR_A_PLACE, PLACE_POINTS } from './amounts';
import { countOf, type PlayerId, type Shown } from './sheet';
import { roomFor, type Recognition, type Table } from './table';
import { PLACES, type Place, type Virtue } from './vocabulary';

/** V2.1 to V2.4: everyone shows their cards, the two places are found, and each is paid. */
export function* recognition(table: Table, virtue: Virtue): Asking<Recognition> {
	const shown = yield* show(table, virtue);
	const ranked = yield* rank(table, virtue, shown);
	const places: Recognition = {
		...(ranked[0] !== undefined && { first: ranked[0] }),
		...(ranked[1] !== undefined && { second: ranked[1] })
	};
	table.places.set(virtue, places);
	for (const place of PLACES) {
		const player = places[place];
		if (player === undefined) continue;
		const best = highestKnown(table, virtue, player);
		const cards = table.count(virtue, player);
		const placed = ranked.slice(0, PLACES.indexOf(place) + 1);
		const over = table.ids.filter((id) => !placed.includes(id) && countOf(shown.get(id) ?? 0) === cards);
		table.award(player, virtue, PLACE_POINTS[place], {
			clause: 'V2.3',
			place,
			cards,
			...(best !== undefined ? { best } : over.length > 0 && { over })
		});
	}
	return places;
}

/** Who holds which place in a call, by the call's own cards, whatever is missing before it. */
export function placesIn(table: Table, call: Virtue): Recognition | undefined {
	follow(recognition(table, call), table);
	return table.places.get(call);
}

function* show(table: Table, virtue: Virtue): Asking<ReadonlyMap<PlayerId, Shown>> {
	const shown = new Map<PlayerId, Shown>();
	table.shown.set(virtue, shown);
	for (const player of table.inTurn(table.ids)) {
		const most = roomFor(table.sheet, virtue, player);
		if (virtue === 'prudence' && !mayTakeAPlace(table, most, player)) continue;
		shown.set(player, yield* ask<'cards'>({ kind: 'cards', call: virtue, player, most }));
	}
	return shown;
}

/** Prudence is called last: there a count matters only while fewer than two are sure to stay ahead of it. */
function mayTakeAPlace(table: Table, most: number, player: PlayerId) {
	const { cards, best } = table.sheet.calls.prudence;
	if (cards.has(player)) return true;
	const taken = toldBests(table.sheet, 'prudence', [player]).map((told) => told.best);
	const highest = Math.max(...freeValues(table.sheet, 'prudence').filter((value) => !taken.includes(value)));
	const ahead = [...cards].filter(([id, shown]) => {
		const highestShown = Array.isArray(shown) ? Math.max(...shown) : (best.get(id) ?? 0);
		return countOf(shown) > most || (countOf(shown) === most && highestShown > highest);
	});
	return ahead.length < PLACES.length;
}

/** V2.2: by cards, and among equals by the highest card; only the first two matter. */
function* rank(table: Table, virtue: Virtue, shown: ReadonlyMap<PlayerId, Shown>): Asking<PlayerId[]> {
	const ranked: PlayerId[] = [];
	let rest = table.ids.filter((id) => countOf(shown.get(id) ?? 0) >= LEAST_FOR_A_PLACE);
	while (ranked.length < PLACES.length && rest.length > 0) {
		const most = Math.max(...rest.map((id) => table.count(virtue, id)));
		const tied = rest.filter((id) => table.count(virtue, id) === most);
		const place = PLACES[ranked.length] as Place;
		const above = ranked.filter((id) => table.count(virtue, id) === most);
		// Mostly nobody is tied, and then there is nothing to reckon: half of a walk's time.
		const best =
			tied.length > 1 ? yield* highest(table, virtue, { place, tied, above }) : (tied[0] as PlayerId);
		ranked.push(best);
		rest = rest.filter((id) => id !== best);
	}
	return ranked;
}
