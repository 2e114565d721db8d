/**
 * Chance that can be had again: the same seed, the same throws, on every engine. mulberry32, whole numbers throughout.
 * Never edited: an exercise that was shared by its seed must come out the same in every version of the app.
 */
export class Dice {
	#state: number;

	constructor(seed: number) {
		this.#state = seed | 0;
	}

	/** Any whole number from 0 up to, not including, 2³². */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return (mixed ^ (mixed >>> 14)) >>> 0;
	}

	/** A whole number from 0 up to, not including, `sides`. */
	below(sides: number): number {
		return Math.floor((this.next() / 2 ** 32) * sides);
	}

	pick<T>(list: readonly T[]): T {
		if (list.length === 0) throw new RangeError('nothing to pick from');
		return list[this.below(list.length)] as T;
	}

	/** Each as likely as its weight says. */
	weighted<T>(list: readonly T[], weightOf: (one: T) => number): T {
		const total = list.reduce((sum, one) => sum + weightOf(one), 0);
		let left = this.below(total);
		for (const one of list) {
			left -= weightOf(one);
			if (left < 0) return one;
		}
		throw new RangeError('nothing to pick from');
	}

	shuffled<T>(list: readonly T[]): T[] {
		const mixed = [...list];
		for (let i = mixed.length - 1; i > 0; i--) {
			const j = this.below(i + 1);
			[mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
		}
		return mixed;
	}
}
