import { m } from '$lib/paraglide/messages.js';
import { carry } from '$lib/ui/seating/carry';
import type { Draft } from '$lib/ui/seating/draft.svelte';
import { moved } from '$lib/ui/seating/seating';
import { slide } from '$lib/ui/seating/slide';

interface Rows {
	readonly draft: Draft;
	/** The names as they will be at the table. */
	readonly names: readonly string[];
	/** The list of the rows, one after the other. */
	readonly rows: HTMLElement;
	/** For those who listen. */
	readonly say: (what: string) => void;
}

/** Rows that pass from one seat to another: carried by a finger, or moved by a key. */
export class Carrying {
	readonly #table: () => Rows;
	#carried: { from: number; to: number; by: number } | undefined = $state.raw();
	#isEndOfCarry = false;
	#stop: (() => void) | undefined;

	constructor(table: () => Rows) {
		this.#table = table;
	}

	get isUnderWay() {
		return this.#carried !== undefined;
	}

	/** The seals are the seats and stay where they are; names pass from one to the other. */
	get initials(): readonly string[] {
		const { names } = this.#table().draft;
		return this.#carried ? moved(names, this.#carried.from, this.#carried.to) : names;
	}

	/** Where a row makes way for the one that is being carried over it. */
	shift(at: number): 'up' | 'down' | 'hand' | undefined {
		if (!this.#carried) return undefined;
		const { from, to } = this.#carried;
		if (at === from) return 'hand';
		return at > from && at <= to ? 'up' : at < from && at >= to ? 'down' : undefined;
	}

	/** How far the row in the hand hangs below its place. */
	offset(at: number): string | undefined {
		return this.#carried?.from === at ? `${this.#carried.by}px` : undefined;
	}

	async move(from: number, to: number, button?: HTMLElement) {
		const { draft, names, rows, say } = this.#table();
		if (to < 0 || to >= draft.count) return;
		this.#stop?.(); // what is in the hand was counted from seats that are about to change
		if (to !== from) say(m.seats_moved({ name: names[from] ?? '', seat: to + 1, count: draft.count }));
		await slide(rows, () => {
			this.#carried = undefined;
			draft.move(from, to);
		});
		button?.focus(); // a row that is moved in the document loses it
	}

	grasp(event: PointerEvent, from: number) {
		if (event.button !== 0) return;
		const { draft, rows } = this.#table();
		const [first, second] = [...rows.children].map((row) => (row as HTMLElement).offsetTop);
		this.letGo();
		this.#isEndOfCarry = false;
		this.#stop = carry(event, {
			from,
			last: draft.count - 1,
			pitch: (second ?? 0) - (first ?? 0),
			move: (to, by) => (this.#carried = { from, to, by }),
			drop: (to, wasCarried) => {
				this.#isEndOfCarry = wasCarried;
				void this.move(from, to);
			}
		});
	}

	/** Whatever is in the hand is back at its place. */
	letGo() {
		this.#stop?.();
		this.#carried = undefined;
	}

	/** Takes a click, and says whether it is a tap: the one at the end of a carry is none, and a touch ends without. */
	takeClick({ detail }: MouseEvent): boolean {
		const isByKey = detail === 0;
		const isTap = isByKey || !this.#isEndOfCarry;
		this.#isEndOfCarry = false;
		return isTap;
	}
}
