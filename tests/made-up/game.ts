/**
 * A game of two questions, so that tests of what knows no game need none of the shelf: everybody says a number, then the
 * table says whether the highest or the lowest of them wins. Meanwhile it may cheer: that can be said again and again, and
 * every one counts.
 */
import type { Game, Setup } from '../../src/lib/log/game';
import { Position } from '../../src/lib/log/position';
import { saying, type Tap } from '../../src/lib/log/tap';
import type { Player, PlayerId } from '../../src/lib/players/player';

type Rule = 'highest' | 'lowest';
export type Body =
	| { readonly kind: 'number'; readonly player: PlayerId; readonly number: number }
	| { readonly kind: 'rule'; readonly rule: Rule }
	| { readonly kind: 'cheer' };

export interface State {
	readonly players: readonly Player[];
	readonly numbers: ReadonlyMap<PlayerId, number>;
	readonly rule?: Rule;
	readonly cheers: number;
}
/** What is asked next; of a game that is over, who has won. */
export type View = { readonly next: 'number' | 'rule' } | { readonly winners: readonly PlayerId[] };

export interface MadeUp {
	options: object;
	body: Body;
	state: State;
	view: View;
}

export const madeUp: Game<MadeUp> = {
	id: 'made-up',
	edition: 1,
	start: ({ players }) => ({ players, numbers: new Map(), cheers: 0 }),
	apply: (state, body) => {
		if (body.kind === 'rule') return { ...state, rule: body.rule };
		if (body.kind === 'cheer') return { ...state, cheers: state.cheers + 1 };
		return { ...state, numbers: new Map(state.numbers).set(body.player, body.number) };
	},
	isSaid: (state, body) => {
		if (body.kind === 'cheer') return false;
		return body.kind === 'rule' ? state.rule === body.rule : state.numbers.get(body.player) === body.number;
	},
	players: ({ players }) => players,
	view: ({ players, numbers, rule }) => {
		if (!players.every(({ id }) => numbers.has(id))) return { next: 'number' };
		if (!rule) return { next: 'rule' };
		const said = players.map(({ id }) => numbers.get(id) as number);
		const winning = rule === 'highest' ? Math.max(...said) : Math.min(...said);
		return { winners: players.map(({ id }) => id).filter((id) => numbers.get(id) === winning) };
	},
	outline: ({ players, numbers }, view) => {
		if ('next' in view) return { players, state: 'open', step: view.next };
		const totals = players.map(({ id }) => numbers.get(id) as number);
		return { players, state: 'finished', result: { winners: view.winners, totals } };
	},
	tap: (body) => {
		if (body.kind === 'cheer') return cheer();
		return body.kind === 'rule' ? rule(body.rule) : number(body.player, body.number);
	}
};

/** A number still fits where that player stands at what they stood at; the rule, where the same one stands. */
export const number = (player: PlayerId, number: number): Tap<MadeUp> =>
	saying(() => ({ kind: 'number', player, number }), sameNumber(player));
export const rule = (rule: Rule): Tap<MadeUp> =>
	saying(
		() => ({ kind: 'rule', rule }),
		(now, before) => now.state.rule === before.state.rule
	);
/** Whatever has been said meanwhile. */
export const cheer = (): Tap<MadeUp> =>
	saying(
		() => ({ kind: 'cheer' }),
		() => true
	);
/** So many more than lie there by then; it no longer fits where the number that it was upon has been taken back. */
export const more = (player: PlayerId, by = 1): Tap<MadeUp> =>
	saying(
		({ state }) => ({ kind: 'number', player, number: (state.numbers.get(player) ?? 0) + by }),
		(now, before) => now.state.numbers.has(player) || !before.state.numbers.has(player)
	);
const sameNumber = (player: PlayerId) => (now: Position<MadeUp>, before: Position<MadeUp>) =>
	now.state.numbers.get(player) === before.state.numbers.get(player);

export const PLAYERS: readonly Player[] = ['ada', 'bea', 'carlo'].map((id) => ({ id, name: id }));
export const SETUP: Setup<MadeUp> = { players: PLAYERS, options: {} };
export const start = new Position(madeUp, SETUP);
