/**
 * Writes or reads numbers of so many bits, one after the other. A layout is told once, to a pen: one that writes puts
 * down what it is given, one that reads ignores it, and both answer with what stands there now. So the two directions
 * cannot drift apart.
 */
export interface Pen {
	/** At most 32 bits. */
	number(bits: number, told?: number): number;
	/** Something that does not fit was to be written, or more was read than there is. */
	readonly failed: boolean;
}

export class Writer implements Pen {
	readonly #bits: number[] = [];
	#failed = false;

	get failed() {
		return this.#failed;
	}
	/** Whole bytes, the last one filled up with zeros. */
	get bytes(): Uint8Array {
		return Uint8Array.from({ length: Math.ceil(this.#bits.length / 8) }, (_, i) =>
			Number.parseInt(
				this.#bits
					.slice(8 * i, 8 * i + 8)
					.join('')
					.padEnd(8, '0'),
				2
			)
		);
	}

	number(bits: number, told = 0) {
		if (!Number.isInteger(told) || told < 0 || told >= 2 ** bits) this.#failed = true;
		for (let bit = bits - 1; bit >= 0; bit--) this.#bits.push(Math.floor(told / 2 ** bit) & 1);
		return told;
	}
}

export class Reader implements Pen {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	get failed() {
		return this.#at > this.#bytes.length * 8;
	}
	/** Nothing is left but the zeros that fill up the last byte. */
	get atEnd() {
		const spare = this.#bytes.length * 8 - this.#at;
		return spare >= 0 && spare < 8 && this.number(spare) === 0;
	}

	/** Past the end there are zeros, so that a layout comes to its own end whatever it was given. */
	number(bits: number) {
		let read = 0;
		for (let i = 0; i < bits; i++, this.#at++)
			read = read * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
		return read;
	}
}

export const flag = (pen: Pen, told = false) => pen.number(1, told ? 1 : 0) === 1;

/** Something that may be missing: a bit says whether. */
export const optional = <T>(pen: Pen, told: T | undefined, part: (told: T | undefined) => T) =>
	flag(pen, told !== undefined) ? part(told) : undefined;

/** A word of a short list, or none: 0 stands for none. */
export const oneOf = <T>(pen: Pen, bits: number, words: readonly T[], told: T | undefined): T | undefined =>
	words[pen.number(bits, told === undefined ? 0 : words.indexOf(told) + 1) - 1];

/** A list of parts, its length before it. */
export function several<T>(
	pen: Pen,
	bits: number,
	told: readonly T[] | undefined,
	part: (told: T | undefined) => T
): T[] {
	const length = pen.number(bits, told?.length);
	return Array.from({ length }, (_, i) => part(told?.[i]));
}
