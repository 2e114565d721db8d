import { BOOK_DECK } from '../rules/deck';
import { placesIn } from '../rules/places';
import type { Aside, PlayerId, Sheet } from '../rules/sheet';
import { Table } from '../rules/table';

/** What a place says when its power is used: it belongs to the player who said it. */
export type Power = Aside['kind'];
type Unsigned<A> = A extends Aside ? Omit<A, 'by'> & { readonly by: PlayerId | undefined } : never;
type Claim = Unsigned<Aside>;

const CALL_OF = { discards: 'charity', asks: 'faith', targets: 'hope' } as const;

/** The sheet with what a place says now. What another player has said for that place is kept aside. */
export function claimed(sheet: Sheet, now: Claim): Sheet {
	const before = claimOn(sheet, now);
	const others = sheet.aside.filter((one) => !(isFor(one, now) && one.by === now.by));
	const isAnothers = before?.by !== undefined && before.by !== now.by;
	const aside = isAnothers ? [...others, before as Aside] : others;
	return { ...written(sheet, now), aside };
}

/** Whoever holds a place again has said again what they had said for it before. Each place once: no file goes in circles. */
export const recalled = (sheet: Sheet): Sheet =>
	POWER_PLACES.reduce((now, of) => {
		const kept = now.aside.filter((one) => isFor(one, of));
		const held = kept.length > 0 ? holder(now, of) : undefined;
		const mine = kept.find((one) => one.by === held);
		return mine ? claimed(now, mine) : now;
	}, sheet);

/** The places whose power speaks, in the order of their calls: what Charity discards may move the places after it. */
const POWER_PLACES: readonly PowerPlace[] = [
	{ kind: 'discards', place: 'first' },
	{ kind: 'discards', place: 'second' },
	{ kind: 'asks', place: 'first' },
	{ kind: 'targets', place: 'first' }
];
type PowerPlace = Pick<Claim, 'kind' | 'place'>;

const isFor = (one: PowerPlace, other: PowerPlace) => one.kind === other.kind && one.place === other.place;

const holder = (sheet: Sheet, { kind, place }: PowerPlace) =>
	placesIn(new Table(sheet, BOOK_DECK, []), CALL_OF[kind])?.[place];

/** The answer that stands for a place, and whose it was. */
function claimOn({ calls }: Sheet, { kind, place }: Claim): Claim | undefined {
	const { charity, faith, hope } = calls;
	if (kind === 'discards') {
		const answer = charity.discards[place];
		return answer && { kind, place, by: charity.by[place], answer };
	}
	if (kind === 'asks') return faith.asks && { kind, place: 'first', by: faith.by, answer: faith.asks };
	return hope.targets && { kind, place: 'first', by: hope.by, answer: hope.targets };
}

function written(sheet: Sheet, { kind, place, by, answer }: Claim): Sheet {
	const { calls } = sheet;
	if (kind === 'discards') {
		const discards = { ...calls.charity.discards, [place]: answer };
		const charity = { ...calls.charity, discards, by: signedBy(calls.charity.by, place, by) };
		return { ...sheet, calls: { ...calls, charity } };
	}
	const call = CALL_OF[kind];
	return { ...sheet, calls: { ...calls, [call]: signedBy({ ...calls[call], [kind]: answer }, 'by', by) } };
}

/** With whose answer it was, or without where nobody says. The same for the same: nothing changes its order. */
function signedBy(told: object, key: string, by: PlayerId | undefined) {
	if (by !== undefined) return { ...told, [key]: by };
	return Object.fromEntries(Object.entries(told).filter(([other]) => other !== key));
}
