import { read } from '../virtus';
import type { Deck } from '../../src/games/virtus/rules/deck';
import { pointsOf } from '../../src/games/virtus/rules/ledger';
import type { Sheet, Shown } from '../../src/games/virtus/rules/sheet';
import { VIRTUES, type CallName, type TrioIcon, type Virtue } from '../../src/games/virtus/rules/vocabulary';
import { walk } from '../../src/games/virtus/rules/walk';

/** By seat: `[2, undefined, 4]` is what p1 and p3 said. */
type BySeat<T> = readonly (T | undefined)[];

interface Said {
	cards?: BySeat<Shown>;
	best?: BySeat<number>;
	higher?: readonly string[];
	discards?: object;
	/** Whose answer it was: of Charity by place. */
	by?: string | { first?: string; second?: string };
	asks?: Virtue;
	gifts?: readonly object[];
	targets?: readonly string[];
	lights?: BySeat<number>;
}

/** What a table of `players` said, as a game file. A call that is left out was called and nobody held a card of it. */
export function said(
	players: number,
	calls: { [V in Virtue]?: Said },
	icons: BySeat<{ [I in TrioIcon]?: number }> = [],
	rulings: object = {},
	trios: BySeat<number> = []
): Sheet {
	const ids = Array.from({ length: players }, (_, seat) => `p${seat + 1}`);
	const bySeat = (told: BySeat<unknown> | undefined) =>
		told && Object.fromEntries(told.flatMap((one, seat) => (one === undefined ? [] : [[ids[seat], one]])));
	const nobody = ids.map(() => 0);
	const file = read({
		format: 'seven-calls',
		version: 1,
		game: 'virtus',
		players: ids.map((id) => ({ id, name: id })),
		rulings,
		calls: Object.fromEntries(
			VIRTUES.map((virtue) => {
				const { cards = nobody, best, lights, ...rest } = calls[virtue] ?? {};
				const told = { cards: bySeat(cards), best: bySeat(best), lights: bySeat(lights), ...rest };
				return [virtue, JSON.parse(JSON.stringify(told))];
			})
		),
		icons: bySeat(icons),
		trios: bySeat(trios)
	});
	if (!file.ok) throw new Error(`${file.error.code} at ${file.error.path.join('.')}`);
	return file.value.sheet;
}

/** Everyone's points in a call, by seat. */
export function points(sheet: Sheet, call: Virtue | 'trios') {
	const { lines } = walk(sheet);
	return sheet.players.map(({ id }) => pointsOf(lines, id, call));
}

/** What is asked next, told card by card: a tie in values, trios in icons. */
export function nextOf(sheet: Sheet, deck?: Deck) {
	const { next } = walk(sheet, deck);
	return next && 'instead' in next ? next.instead : next;
}

/** What the walk asks next, in short: `hope best p2`. With a call named: whether it asks anything in that call. */
export function asks(sheet: Sheet, call?: CallName) {
	const next = nextOf(sheet);
	if (!next || (call && next.call !== call)) return 'nothing';
	return [next.call, next.kind, next.player, ...('icon' in next ? [next.icon] : [])].join(' ');
}

export const conflicts = (sheet: Sheet) =>
	walk(sheet).conflicts.map(({ code, path }) => `${code} ${path.join('.')}`);
