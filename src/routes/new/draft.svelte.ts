import { FEWEST_PLAYERS, MOST_PLAYERS } from '$lib/rules/virtus/vocabulary';
import { clipped, moved, tidied } from './seating';

export interface Seat {
	/** Stays with the name as it moves around the table. */
	readonly key: number;
	readonly name: string;
}

const KEPT = 'seating';
const AT_FIRST = 4;

/** A table that is being seated. A reload or a slip back to home loses nothing of it. */
export class Draft {
	#keys = 0;
	/** All seven, also those beyond the count: a table made smaller by mistake is made larger again, names and all. */
	#seats: readonly Seat[] = $state.raw([]);
	#count = $state(AT_FIRST);

	constructor() {
		const { names, count } = read();
		this.#seats = Array.from({ length: MOST_PLAYERS }, (_, i) => this.#seat(names[i]));
		this.#count = count;
	}

	get seats() {
		return this.#seats.slice(0, this.#count);
	}
	get names() {
		return this.seats.map(({ name }) => name);
	}
	get count() {
		return this.#count;
	}
	get canGrow() {
		return this.#count < MOST_PLAYERS;
	}
	get canShrink() {
		return this.#count > FEWEST_PLAYERS;
	}
	/** Nobody has been named yet. */
	get isBlank() {
		return this.#seats.every(({ name }) => !tidied(name));
	}

	setCount(count: number) {
		this.#keep(this.#seats, Math.min(MOST_PLAYERS, Math.max(FEWEST_PLAYERS, count)));
	}
	rename(key: number, name: string) {
		this.#keep(this.#seats.map((seat) => (seat.key === key ? { key, name: clipped(name) } : seat)));
	}
	move(from: number, to: number) {
		this.#keep(moved(this.#seats, from, Math.min(this.#count - 1, Math.max(0, to))));
	}
	remove(at: number) {
		if (this.canShrink) this.#keep([...this.#seats.toSpliced(at, 1), this.#seat()], this.#count - 1);
	}

	/** At the seat that was asked for if it is free, else at the first free one, else at one more. */
	seat(name: string, wanted?: number) {
		const free = this.seats.filter((seat) => !tidied(seat.name));
		const seat = free.find(({ key }) => key === wanted) ?? free[0] ?? this.#pullUp();
		if (seat) this.rename(seat.key, name);
	}

	/** Once the game has begun, the next table starts afresh. */
	forget() {
		this.#keep(
			this.#seats.map(() => this.#seat()),
			AT_FIRST
		);
	}

	#pullUp(): Seat | undefined {
		if (!this.canGrow) return undefined;
		this.setCount(this.#count + 1);
		return this.#seats[this.#count - 1];
	}

	#seat(name = ''): Seat {
		return { key: this.#keys++, name };
	}

	#keep(seats: readonly Seat[], count = this.#count) {
		this.#seats = seats;
		this.#count = count;
		try {
			sessionStorage.setItem(KEPT, JSON.stringify({ names: seats.map(({ name }) => name), count }));
		} catch {
			// Refused or full: the draft lives as long as the page.
		}
	}
}

function read(): { names: string[]; count: number } {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
		const { names, count } = kept as { names?: unknown; count?: unknown };
		const isCount =
			Number.isInteger(count) && Number(count) >= FEWEST_PLAYERS && Number(count) <= MOST_PLAYERS;
		return {
			names: Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? clipped(name) : '')) : [],
			count: isCount ? Number(count) : AT_FIRST
		};
	} catch {
		return { names: [], count: AT_FIRST };
	}
}
