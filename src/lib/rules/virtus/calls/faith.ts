import { recognition } from '../places';
import { ask, type Asking } from '../question';
import { countOf, type PlayerId, type Sheet } from '../sheet';
import type { Recognition, Table } from '../table';
import { VIRTUES, type Virtue } from '../vocabulary';

/**
 * V4: the 1st names a Virtue; everyone but the 2nd hands over one card of it, if they have one.
 * A Virtue still to be called shows the move by itself, in what is laid down then. For Charity and Faith, shown
 * already, who gave follows from what they showed, and it changes who still holds that Virtue at Prudence.
 */
export function* faith(table: Table): Asking {
	const places = yield* recognition(table, 'faith');
	const { first } = places;
	if (first === undefined) {
		if (table.sheet.calls.faith.gifts.length > 0) table.object('gift-to-nobody', ['calls', 'faith', 'gifts']);
		return;
	}
	const spared = table.duel ? undefined : places.second;
	const givers = table.ids.filter((id) => id !== first && id !== spared);
	checkGivers(table, places, givers);
	const asks = yield* ask<'asks'>({
		kind: 'asks',
		call: 'faith',
		player: first,
		givers,
		...(spared !== undefined && { spared })
	});
	checkGifts(table, first, givers, asks);
	if (!isCalled(asks)) return;
	for (const giver of givers) if (table.count(asks, giver) > 0) table.give(asks, giver, first);
}

const isCalled = (virtue: Virtue) => VIRTUES.indexOf(virtue) <= VIRTUES.indexOf('faith');

function checkGivers(table: Table, { first }: Recognition, givers: readonly PlayerId[]) {
	for (const [i, { from }] of table.sheet.calls.faith.gifts.entries())
		if (!givers.includes(from))
			table.object(from === first ? 'gift-by-first' : 'gift-by-protected', ['calls', 'faith', 'gifts', i]);
}

function checkGifts(table: Table, first: PlayerId, givers: readonly PlayerId[], asks: Virtue) {
	for (const [i, { from, value }] of table.sheet.calls.faith.gifts.entries()) {
		const path = ['calls', 'faith', 'gifts', i];
		if (!givers.includes(from)) continue;
		if (isCalled(asks) && table.count(asks, from) === 0) table.object('gift-without-card', path);
		else if (value !== undefined && isElsewhere(table.sheet, asks, value, isCalled(asks) ? from : first))
			table.object('value-twice', path);
	}
}

/** V1.2: a card handed over was shown by its giver, or will be by its taker: nobody else can have the same one. */
function isElsewhere({ calls }: Sheet, virtue: Virtue, value: number, owner: PlayerId) {
	const { cards, best } = calls[virtue];
	return [...cards].some(([id, shown]) => {
		if (id === owner || countOf(shown) === 0) return false;
		return typeof shown === 'number' ? best.get(id) === value : shown.includes(value);
	});
}
