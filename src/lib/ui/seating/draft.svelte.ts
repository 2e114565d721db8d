import type { Player, PlayerId } from '$lib/players/player';
import { clipped, moved, tidied } from '$lib/ui/seating/seating';

export interface DraftSeat {
	/** Stays with the name as it moves around the table. */
	readonly key: number;
	readonly name: string;
	/** Of somebody who sits in a game already. */
	readonly id?: PlayerId | undefined;
}

/** The fewest and the most who can play. */
export type Range = readonly [least: number, most: number];
/** What a table plays otherwise than the book, by name. */
export type Options = Readonly<Record<string, boolean>>;

const AT_FIRST = 4;

/** A table that is being seated, or seated otherwise. A reload or a slip back to home loses nothing of it. */
export class Draft {
	readonly #place: string;
	/** Who sat there before: of another table, what was changed means nothing. */
	readonly #before: string;
	#keys = 0;
	readonly #range: Range;
	/** All there can be, also those beyond the count: a table made smaller by mistake is made larger again, names and all. */
	#seats: readonly DraftSeat[] = $state.raw([]);
	#count = $state(AT_FIRST);
	#options: Options | undefined = $state.raw();
	#isChanged = false;

	/** `place`: what the tab remembers it by. `players`: those who sit there, before anything is changed. */
	constructor(range: Range, place: string, players: readonly Player[] = []) {
		this.#range = range;
		this.#place = place;
		this.#before = JSON.stringify(players);
		const kept = read(place, this.#before, range);
		const { seats, count } = kept ?? { seats: players, count: players.length || this.#within(AT_FIRST) };
		this.#isChanged = kept !== undefined;
		this.#seats = Array.from({ length: this.#most }, (_, i) => this.#seat(seats[i]?.name, seats[i]?.id));
		this.#count = count;
		this.#options = kept?.options;
	}

	get #least() {
		return this.#range[0];
	}
	get #most() {
		return this.#range[1];
	}

	#within(count: number) {
		return Math.min(this.#most, Math.max(this.#least, count));
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
		return this.#count < this.#most;
	}
	get canShrink() {
		return this.#count > this.#least;
	}
	/** What was chosen for this table; nothing where nobody has chosen anything. */
	get options() {
		return this.#options;
	}
	/** Somebody has been at it. */
	get isChanged() {
		return this.#isChanged;
	}
	/** Nobody has been named yet. */
	get isBlank() {
		return this.#seats.every(({ name }) => !tidied(name));
	}

	setCount(count: number) {
		this.#keep(this.#seats, this.#within(count));
	}
	rename(key: number, name: string) {
		this.#keep(this.#seats.map((seat) => (seat.key === key ? { ...seat, name: clipped(name) } : seat)));
	}
	move(from: number, to: number) {
		this.#keep(moved(this.#seats, from, Math.min(this.#count - 1, Math.max(0, to))));
	}
	remove(at: number) {
		if (this.canShrink) this.#keep([...this.#seats.toSpliced(at, 1), this.#seat()], this.#count - 1);
	}

	play(options: Options) {
		this.#options = options;
		this.#keep(this.#seats);
	}

	/** At the seat that was asked for if it is free, else at the first free one, else at one more. */
	seat(name: string, wanted?: number) {
		const free = this.seats.filter((seat) => !tidied(seat.name));
		const seat = free.find(({ key }) => key === wanted) ?? free[0] ?? this.#pullUp();
		if (seat) this.rename(seat.key, name);
	}

	/** Once it is seated, the next table starts afresh. */
	forget() {
		try {
			sessionStorage.removeItem(this.#place);
		} catch {
			// Refused: then nothing was ever kept there.
		}
	}

	#pullUp(): DraftSeat | undefined {
		if (!this.canGrow) return undefined;
		this.setCount(this.#count + 1);
		return this.#seats[this.#count - 1];
	}

	#seat(name = '', id?: PlayerId): DraftSeat {
		return { key: this.#keys++, name, id };
	}

	#keep(seats: readonly DraftSeat[], count = this.#count) {
		this.#seats = seats;
		this.#count = count;
		this.#isChanged = true;
		try {
			const kept = seats.map(({ name, id }) => ({ name, id }));
			sessionStorage.setItem(
				this.#place,
				JSON.stringify({ seats: kept, count, options: this.#options, before: this.#before })
			);
		} catch {
			// Refused or full: the draft lives as long as the page.
		}
	}
}

interface StoredDraft {
	readonly seats: readonly { readonly name: string; readonly id?: PlayerId | undefined }[];
	readonly count: number;
	readonly options?: Options | undefined;
	readonly before: string;
}

function read(place: string, table: string, [least, most]: Range): Omit<StoredDraft, 'before'> | undefined {
	try {
		const { seats, count, options, before } = JSON.parse(
			sessionStorage.getItem(place) ?? '{}'
		) as Partial<StoredDraft>;
		const isCount = Number.isInteger(count) && Number(count) >= least && Number(count) <= most;
		if (!isCount || !Array.isArray(seats) || before !== table) return undefined;
		return {
			seats: seats.map(({ name, id }) => ({
				name: typeof name === 'string' ? clipped(name) : '',
				id: typeof id === 'string' ? id : undefined
			})),
			count: Number(count),
			...(typeof options === 'object' && options && { options })
		};
	} catch {
		return undefined;
	}
}
