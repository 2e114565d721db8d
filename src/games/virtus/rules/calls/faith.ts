import { recognition } from '../places';
import { ask, type Asking, type Conflict, type ConflictCode } from '../question';
import { notTheirs } from '../saying';
import { countOf, type Gift, type PlayerId, type Sheet } from '../sheet';
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
	if (first === undefined) return;
	const spared = sparedOf(table, places);
	const givers = giversOf(table, places);
	const asks = yield* ask<'asks'>({
		kind: 'asks',
		call: 'faith',
		player: first,
		givers,
		...(spared !== undefined && { spared })
	});
	if (!isCalled(asks)) return;
	for (const giver of givers) if (table.count(asks, giver) > 0) table.give(asks, giver, first);
}

const sparedOf = ({ duel }: Table, { second }: Recognition) => (duel ? undefined : second);

function giversOf(table: Table, places: Recognition) {
	const spared = sparedOf(table, places);
	return table.ids.filter((id) => id !== places.first && id !== spared);
}

/** Whether its cards have been shown by the time Faith is called. */
export const isCalled = (virtue: Virtue) => VIRTUES.indexOf(virtue) <= VIRTUES.indexOf('faith');

export function misplacedAsking(table: Table, places: Recognition): Conflict[] {
	const { asks, by } = table.sheet.calls.faith;
	const path = ['calls', 'faith', 'asks'];
	const foreign = asks ? notTheirs('first', by, places, { code: 'asks-by-nobody', path }) : [];
	return [...foreign, ...misplacedGifts(table, places)];
}

function misplacedGifts(table: Table, places: Recognition): Conflict[] {
	const { gifts } = table.sheet.calls.faith;
	const { first } = places;
	const givers = giversOf(table, places);
	return gifts.flatMap((gift, i) => {
		const code = first === undefined ? 'gift-to-nobody' : wrongGift(table, first, givers, gift);
		return code ? [{ code, path: ['calls', 'faith', 'gifts', i] }] : [];
	});
}

function wrongGift(
	table: Table,
	taker: PlayerId,
	givers: readonly PlayerId[],
	{ from, value }: Gift
): ConflictCode | undefined {
	const { asks } = table.sheet.calls.faith;
	if (!givers.includes(from)) return from === taker ? 'gift-by-first' : 'gift-by-protected';
	if (!asks) return undefined;
	if (isCalled(asks) && table.cardsAtMost(asks, from) === 0) return 'gift-without-card';
	const owner = isCalled(asks) ? from : taker;
	return value !== undefined && isElsewhere(table.sheet, asks, value, owner) ? 'value-twice' : undefined;
}

/** V1.2: a card handed over was shown by its giver, or will be by its taker: nobody else can have the same one. */
function isElsewhere({ calls }: Sheet, virtue: Virtue, value: number, owner: PlayerId) {
	const { cards, best } = calls[virtue];
	return [...cards].some(([id, shown]) => {
		if (id === owner || countOf(shown) === 0) return false;
		return typeof shown === 'number' ? best.get(id) === value : shown.includes(value);
	});
}
