import { label, players } from '../../../lib/exchange/link/head';
import { flag, oneOf, optional, several, type Pen } from '../../../lib/exchange/link/pen';
import type { LinkCodec } from '../../../lib/exchange/codec';
import { enveloped } from '../../../lib/exchange/envelope';
import type { Json } from '../../../lib/exchange/open';
import { valueAt, withValue } from '../../../lib/path';
import type { AnswerKind, Answers } from '../rules/kinds';
import type { Rulings } from '../rules/rulings';
import { aboutsIn, pathOf } from '../rules/where';
import type { Discard, Gift, PlayerId, Shown } from '../rules/sheet';
import { FEWEST_PLAYERS, ICONS, LETTER, VIRTUES, type CallName } from '../rules/vocabulary';

/** The first edition knew neither trios nor who has the higher card; since the third, a bit says whether any are told. */
const EDITION = 3;
const VIRTUS = 'virtus';

export const link: LinkCodec = {
	letter: LETTER,
	edition: EDITION,
	part(pen, ids, edition, told) {
		const rulings = houseRules(pen, told);
		return { ...rulings, ...answers(pen, ids, edition, told) };
	},
	// The house rules stood between the dates and the players.
	before(pen, version) {
		const when = label(pen);
		const rulings = houseRules(pen);
		const seats = players(pen, 3, FEWEST_PLAYERS);
		const ids = seats.map(({ id }) => id);
		return enveloped(VIRTUS, when, seats, { ...rulings, ...answers(pen, ids, version) });
	}
};

/** In the order of the layout: one more is another edition of it. */
const HOUSE_RULES: Record<keyof Rulings, true> = { hopeBelowZero: true };

function houseRules(pen: Pen, told?: Json): Json {
	const rulings = Object.keys(HOUSE_RULES).flatMap((name) => {
		const said = valueAt(told, ['rulings', name]) as boolean | undefined;
		const ruling = optional(pen, said, (is) => flag(pen, is));
		return ruling === undefined ? [] : [[name, ruling] as const];
	});
	return { rulings: Object.fromEntries(rulings) };
}

/** As answers follow each other in a code: all of one kind in a call together. */
type Rows = readonly (readonly [AnswerKind, CallName])[];
const FIRST: Rows = [
	...VIRTUES.flatMap((call) => [['cards', call] as const, ['best', call] as const]),
	['discards', 'charity'],
	['asks', 'faith'],
	['gifts', 'faith'],
	['targets', 'hope'],
	['lights', 'hope'],
	['icons', 'trios']
];
/** What not every table tells. */
const LATER: readonly Rows[] = [[['trios', 'trios']], VIRTUES.map((call) => ['higher', call] as const)];

function answers(pen: Pen, ids: readonly PlayerId[], edition: number, told?: Json): Json {
	const part = rows(pen, ids, FIRST, {}, told);
	if (edition < 2) return part;
	return LATER.reduce((part, later) => {
		const isTold = edition < 3 || flag(pen, tellsAny(later, ids, told));
		return isTold ? rows(pen, ids, later, part, told) : part;
	}, part);
}

const pathsOf = ([kind, call]: Rows[number], ids: readonly PlayerId[]) =>
	aboutsIn(call, ids)
		.filter((about) => about.kind === kind)
		.map(pathOf);

const tellsAny = (rows: Rows, ids: readonly PlayerId[], told?: Json) =>
	rows.some((row) => pathsOf(row, ids).some((path) => valueAt(told, path) !== undefined));

function rows(pen: Pen, ids: readonly PlayerId[], rows: Rows, part: Json, told?: Json): Json {
	return rows.reduce((part, row) => {
		const paths = pathsOf(row, ids);
		const before = paths.map((path) => valueAt(told, path));
		const after = written(pen, row[0], before, ids);
		return paths.reduce(
			(now, path, i) => (after[i] === undefined ? now : withValue(now, path, after[i])),
			part
		);
	}, part);
}

/** A file has an order alone, and not of whom it was said. */
type InFile = Omit<Answers, 'higher'> & { higher: readonly PlayerId[] };
type Writing<A> = (pen: Pen, row: Row<A>, ids: readonly PlayerId[]) => Row<A>;

const written = (pen: Pen, kind: AnswerKind, row: Row<unknown>, ids: readonly PlayerId[]): Row<unknown> =>
	(WRITING[kind] as Writing<unknown>)(pen, row, ids);

/** How each kind of answer is written. */
const WRITING: { readonly [K in AnswerKind]: Writing<InFile[K]> } = {
	cards: (pen, row) => cards(pen, row),
	best: (pen, row) => some(pen, 4, row),
	discards: (pen, row) =>
		row.map((told) => optional(pen, told, (given) => several(pen, 2, given, (card) => discard(pen, card)))),
	asks: (pen, row) => row.map((told) => oneOf(pen, 3, VIRTUES, told)),
	gifts: (pen, row, ids) => row.map((told) => several(pen, 3, told, (one) => gift(pen, ids, one))),
	targets: (pen, row, ids) =>
		row.map((told) => optional(pen, told, (named) => several(pen, 2, named, (id) => seated(pen, ids, id)))),
	lights: (pen, row) => some(pen, 7, row),
	icons: (pen, row) => row.map((told) => icons(pen, told)),
	trios: (pen, row) => row.map((told) => icons(pen, told)),
	higher: (pen, row, ids) =>
		row.map((told) => {
			const order = several(pen, 3, told, (id) => seated(pen, ids, id));
			return order.length > 0 ? order : undefined;
		})
};

const UNSAID = 15;
const NOBODY = 7;
type Row<T> = readonly (T | undefined)[];

/** Four bits a seat for counts. Where anybody listed their cards: whose each value is, three bits a value. */
function cards(pen: Pen, told: Row<Shown>): Row<Shown> {
	const isList = (shown: Shown | undefined) => Array.isArray(shown);
	const hasLists = flag(pen, told.some(isList));
	const shown = told.map((one): Shown | undefined => {
		if (hasLists && flag(pen, isList(one))) return [];
		const count = pen.number(4, typeof one === 'number' ? one : UNSAID);
		return count === UNSAID ? undefined : count;
	});
	if (!hasLists) return shown;
	for (let value = 1; value <= 14; value++) {
		const holder = told.findIndex((one) => typeof one === 'object' && one.includes(value));
		const seat = pen.number(3, holder < 0 ? NOBODY : holder);
		const list = shown[seat];
		if (typeof list === 'object') shown[seat] = [...list, value];
	}
	return shown;
}

/** Numbers that few seats have: a bit says whether anybody does, then one a seat, then theirs. */
function some(pen: Pen, bits: number, told: Row<number>): Row<number> {
	const isAny = flag(
		pen,
		told.some((one) => one !== undefined)
	);
	return told.map((one) => (isAny ? optional(pen, one, (one) => pen.number(bits, one)) : undefined));
}

const MANY = 14;

/** Four bits a number; the few above 13 take seven more. */
function icons(pen: Pen, told?: number): number | undefined {
	const few = pen.number(4, told === undefined ? UNSAID : Math.min(told, MANY));
	if (few === UNSAID) return undefined;
	return few === MANY ? pen.number(7, told) : few;
}

/** null: no icon; undefined: not said. */
const CARD_ICONS = [null, ...ICONS];

function discard(pen: Pen, told?: Discard): Discard {
	const icon = oneOf(pen, 3, CARD_ICONS, told?.icon) ?? null;
	const isKnown = flag(pen, told?.virtue !== undefined || told?.value !== undefined);
	if (!isKnown) return { icon };
	const virtue = oneOf(pen, 3, VIRTUES, told?.virtue);
	const value = pen.number(4, told?.value);
	return { ...(virtue && { virtue }), ...(value > 0 && { value }), icon };
}

function gift(pen: Pen, ids: readonly PlayerId[], told?: Gift): Gift {
	const from = seated(pen, ids, told?.from);
	const value = pen.number(4, told?.value);
	const icon = oneOf(pen, 3, CARD_ICONS, told?.icon);
	return { from, ...(value > 0 && { value }), ...(icon !== undefined && { icon }) };
}

/** A player by the number of the seat. Where nobody sits there, it is a name that nobody has. */
function seated(pen: Pen, ids: readonly PlayerId[], told?: PlayerId): PlayerId {
	const seat = pen.number(3, told === undefined ? undefined : ids.indexOf(told));
	return ids[seat] ?? String(seat);
}
