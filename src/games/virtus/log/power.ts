import { BOOK_DECK } from '../rules/deck';
import { KINDS, type About, type Given } from '../rules/kinds';
import { answerAt, signerAt, withAnswer } from '../rules/where';
import { placesIn } from '../rules/places';
import type { Aside, Power, Sheet } from '../rules/sheet';
import { Table } from '../rules/table';

/** What a place says when its power is used belongs to the player who said it. */
export const isOfPlace = (given: Given): given is Given<Power> => KINDS[given.kind].by !== undefined;

/** The sheet with what a place says now. What another player has said for that place is kept aside. */
export function claimed(sheet: Sheet, now: Given<Power>): Sheet {
	const others = sheet.aside.filter((one) => !(isFor(one, now) && one.player === now.player));
	const by = signerAt(sheet, now);
	const isAnothers = by !== undefined && by !== now.player && answerAt(sheet, now) !== undefined;
	const before = { ...now, player: by, answer: answerAt(sheet, now) } as Aside;
	return { ...withAnswer(sheet, now), aside: isAnothers ? [...others, before] : others };
}

/** Whoever holds a place again has said again what they had said for it before. Each place once: no file goes in circles. */
export const recalled = (sheet: Sheet): Sheet =>
	POWER_PLACES.reduce((now, of) => {
		const kept = now.aside.filter((one) => isFor(one, of));
		const held = kept.length > 0 ? holder(now, of) : undefined;
		const mine = kept.find((one) => one.player === held);
		return mine ? claimed(now, mine) : now;
	}, sheet);

type PowerPlace = Extract<About, { kind: Power }>;

/** The places whose power speaks, in the order of their calls: what Charity discards may move the places after it. */
const POWER_PLACES: readonly PowerPlace[] = [
	{ kind: 'discards', call: 'charity', place: 'first' },
	{ kind: 'discards', call: 'charity', place: 'second' },
	{ kind: 'asks', call: 'faith' },
	{ kind: 'targets', call: 'hope' }
];

/** Only Charity's second place has a power of its own. */
const placeOf = (about: PowerPlace) => (about.kind === 'discards' ? about.place : 'first');

const isFor = (one: PowerPlace, other: PowerPlace) =>
	one.kind === other.kind && placeOf(one) === placeOf(other);

const holder = (sheet: Sheet, about: PowerPlace) =>
	placesIn(new Table(sheet, BOOK_DECK, []), about.call)?.[placeOf(about)];
