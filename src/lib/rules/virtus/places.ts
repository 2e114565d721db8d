import { ask, type Asking } from './question';
import { LEAST_FOR_A_PLACE, PLACE_POINTS } from './rulings';
import { countOf, type PlayerId, type Sheet, type Shown } from './sheet';
import { discardedValues, roomFor, type Recognition, type Table } from './table';
import { CARDS_A_VIRTUE, PLACES, type Virtue } from './vocabulary';

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
		table.award(player, virtue, PLACE_POINTS[place], {
			clause: 'V2.3',
			place,
			cards: table.count(virtue, player),
			...(best !== undefined && { best })
		});
	}
	return places;
}

function* show(table: Table, virtue: Virtue): Asking<ReadonlyMap<PlayerId, Shown>> {
	const shown = new Map<PlayerId, Shown>();
	table.shown.set(virtue, shown);
	for (const player of table.ids) {
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
	let rest = [...shown].filter(([, cards]) => countOf(cards) >= LEAST_FOR_A_PLACE).map(([id]) => id);
	while (ranked.length < PLACES.length && rest.length > 0) {
		const most = Math.max(...rest.map((id) => table.count(virtue, id)));
		const tied = rest.filter((id) => table.count(virtue, id) === most);
		// Mostly nobody is tied, and then there is nothing to reckon: half of a walk's time.
		const best = tied.length > 1 ? yield* highest(table, virtue, tied) : (tied[0] as PlayerId);
		ranked.push(best);
		rest = rest.filter((id) => id !== best);
	}
	return ranked;
}

/** Who of these has the highest card. Asks only while it can still be more than one of them. */
function* highest(table: Table, virtue: Virtue, tied: readonly PlayerId[]): Asking<PlayerId> {
	for (;;) {
		const bounds = tied.map((player) => ({ player, ...bestBounds(table, virtue, player, tied) }));
		const contenders = bounds.filter((one) => bounds.every((other) => one.high >= other.low));
		const [only, ...more] = contenders;
		if (only && more.length === 0) return only.player;
		const unknown = contenders.filter((one) => one.low < one.high);
		const told = unknown.find((one) => table.sheet.calls[virtue].best.has(one.player));
		const { player, values } = (told ?? unknown[0]) as (typeof bounds)[number];
		table.best(virtue).set(player, yield* ask<'best'>({ kind: 'best', call: virtue, player, values }));
	}
}

function highestKnown(table: Table, virtue: Virtue, player: PlayerId) {
	const shown = table.shown.get(virtue)?.get(player);
	return Array.isArray(shown) ? Math.max(...shown) : table.best(virtue).get(player);
}

/** Which values a player's highest card can have, given all that is known to be elsewhere. */
function bestBounds(table: Table, virtue: Virtue, player: PlayerId, tied: readonly PlayerId[]) {
	const known = highestKnown(table, virtue, player);
	const values = known === undefined ? possibleBests(table, virtue, player, tied) : [known];
	return { low: Math.min(...values), high: Math.max(...values), values };
}

function possibleBests(table: Table, virtue: Virtue, player: PlayerId, tied: readonly PlayerId[]) {
	const free = freeValues(table.sheet, virtue);
	const heard = [...table.best(virtue)].map(([id, best]) => ({ best, cards: table.count(virtue, id) }));
	const told = [...heard, ...toldBests(table.sheet, virtue, tied)];
	const cards = table.count(virtue, player);
	const fits = free.filter((best) => canAllBe(free, [...told, { best, cards }]));
	// Highest cards that the table insists on may leave no room at all; then each stands for itself.
	const taken = told.map(({ best }) => best);
	return fits.length > 0 ? fits : free.filter((best) => !taken.includes(best)).slice(cards - 1);
}

/** The highest cards of everyone else that stand in the sheet, whether or not anybody asked for them. */
function toldBests({ calls }: Sheet, virtue: Virtue, but: readonly PlayerId[]) {
	const { cards, best } = calls[virtue];
	return [...best].flatMap(([id, value]) => {
		const shown = cards.get(id);
		const isTold = !but.includes(id) && typeof shown === 'number' && shown > 0;
		return isTold ? [{ best: value, cards: shown }] : [];
	});
}

/**
 * Whether there are enough values for these highest cards: each one is there once, and below it lie the rest of its
 * player's cards. Up to any value, those who must make do with what lies below it find room there.
 */
function canAllBe(free: readonly number[], told: readonly { best: number; cards: number }[]) {
	const bests = told.map(({ best }) => best);
	const left = free.filter((value) => !bests.includes(value));
	return (
		new Set(bests).size === bests.length &&
		bests.every((limit) => {
			const within = told.filter(({ best }) => best <= limit);
			const wanted = within.reduce((sum, { cards }) => sum + cards - 1, 0);
			return wanted <= left.filter((value) => value < limit).length;
		})
	);
}

/** The values of a Virtue that nobody listed and Charity did not throw away. */
function freeValues(sheet: Sheet, virtue: Virtue) {
	const gone = discardedValues(sheet, virtue);
	for (const shown of sheet.calls[virtue].cards.values())
		if (typeof shown !== 'number') for (const value of shown) gone.add(value);
	return Array.from({ length: CARDS_A_VIRTUE }, (_, i) => i + 1).filter((value) => !gone.has(value));
}
