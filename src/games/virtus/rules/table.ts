import type { Deck } from './deck';
import { pointsOf, type LedgerLine, type Reason } from './ledger';
import type { Conflict } from './question';
import { START } from './amounts';
import { isDuel } from './duel';
import { playing, type Rulings } from './rulings';
import { countOf, type PlayerId, type Sheet, type Shown } from './sheet';
import { CARDS_A_VIRTUE, VIRTUES, type CallName, type TrioIcon, type Virtue } from './vocabulary';

/** Who is 1st and 2nd in a call; a place may stay empty (V2.4). */
export interface Recognition {
	readonly first?: PlayerId;
	readonly second?: PlayerId;
}

/** The table in the middle of a walk: what it has seen so far, and the account. Made anew for every walk. */
export class Table {
	readonly ids: readonly PlayerId[];
	readonly duel: boolean;
	readonly rulings: Rulings;
	readonly shown = new Map<Virtue, Map<PlayerId, Shown>>();
	readonly places = new Map<Virtue, Recognition>();
	readonly #best = new Map<Virtue, Map<PlayerId, number>>();
	readonly icons = new Map<PlayerId, { [I in TrioIcon | 'light']?: number }>();
	readonly trios = new Map<PlayerId, number>();
	/** Where what was said of highest cards cannot be, by the cards themselves. */
	readonly denied = new Set<Virtue>();
	readonly lines: LedgerLine[] = [];
	/** Cards that Faith moved after they had been shown, by Virtue: what each player holds more or less since. */
	readonly #moved = new Map<Virtue, Map<PlayerId, number>>();

	constructor(
		readonly sheet: Sheet,
		readonly deck: Deck,
		/** What the sheet says that cannot be true: nothing is built on it. */
		readonly conflicts: Conflict[],
		/** Whoever is asked before the others. */
		readonly turn?: PlayerId
	) {
		this.ids = sheet.players.map((player) => player.id);
		this.duel = isDuel(this.ids.length);
		this.rulings = playing(sheet.rulings);
		for (const id of this.ids) this.award(id, 'start', START, { clause: 'V1.5' });
	}

	/** Tables shout as they come: whoever has the turn first, the others in the order of their seats. */
	inTurn(players: readonly PlayerId[]): readonly PlayerId[] {
		const { turn } = this;
		if (turn === undefined || !players.includes(turn)) return players;
		return [turn, ...players.filter((id) => id !== turn)];
	}

	award(player: PlayerId, call: CallName | 'start', points: number, reason: Reason) {
		this.lines.push({ player, call, points, ...reason });
	}

	score(player: PlayerId) {
		return pointsOf(this.lines, player);
	}

	/** How many cards a player laid down in a call. */
	count(virtue: Virtue, player: PlayerId) {
		const shown = this.shown.get(virtue)?.get(player);
		if (shown === undefined) throw new Error(`${player} has not shown ${virtue} yet`);
		return countOf(shown);
	}

	/** The highest cards told in a call, of players who showed a count. */
	best(virtue: Virtue) {
		const told = this.#best.get(virtue) ?? new Map<PlayerId, number>();
		this.#best.set(virtue, told);
		return told;
	}

	give(virtue: Virtue, from: PlayerId, to: PlayerId) {
		const moved = this.#moved.get(virtue) ?? new Map<PlayerId, number>();
		this.#moved.set(virtue, moved);
		moved.set(from, -1);
		moved.set(to, (moved.get(to) ?? 0) + 1);
	}

	moved(virtue: Virtue, player: PlayerId) {
		return this.#moved.get(virtue)?.get(player) ?? 0;
	}

	/** How many cards of a Virtue that was called a player holds now. */
	held(virtue: Virtue, player: PlayerId) {
		return this.count(virtue, player) + this.moved(virtue, player);
	}

	/** A bound on a hand: what was shown, and for what was not shown yet all that nobody else has. */
	handAtMost(player: PlayerId) {
		return VIRTUES.reduce((sum, virtue) => sum + this.cardsAtMost(virtue, player), 0);
	}

	cardsAtMost(virtue: Virtue, player: PlayerId) {
		// Nobody need have said what could only be one way: then it stands on the table, and not in the sheet.
		const own = this.shown.get(virtue)?.get(player) ?? this.sheet.calls[virtue].cards.get(player);
		if (own !== undefined) return countOf(own) + this.moved(virtue, player);
		return roomFor(this.sheet, virtue, player);
	}
}

/** V1.2: how many cards of a Virtue are left for a player, given what the others show and what Charity threw away. */
export function roomFor(sheet: Sheet, virtue: Virtue, player: PlayerId) {
	let left = CARDS_A_VIRTUE - discardsOf(sheet, virtue).length;
	for (const [id, shown] of sheet.calls[virtue].cards) if (id !== player) left -= countOf(shown);
	return Math.max(0, left);
}

/** What Charity's places gave up of a Virtue, as far as the table said which cards they were. */
export function discardsOf(sheet: Sheet, virtue: Virtue) {
	const { first = [], second = [] } = sheet.calls.charity.discards;
	return [...first, ...second].filter((card) => card.virtue === virtue);
}

export const discardedValues = (sheet: Sheet, virtue: Virtue) =>
	new Set(discardsOf(sheet, virtue).flatMap((card) => card.value ?? []));
