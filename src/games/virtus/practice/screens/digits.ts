import { MOST } from '../options';

/** What a key did: it took an option, or it may be the first of two digits and waits on that option. */
export type Typed = { readonly option: number } | { readonly waits: number };

/**
 * Answers by digits. For a number, the number itself: 1 may be the start of 10 to 14, so it waits, on its own key, for
 * another digit or for Enter. For anything else, which one it is.
 */
export class Digits {
	#begun = false;

	type(key: string, isNumber: boolean, options: number): Typed | undefined {
		const begun = this.#begun;
		this.#begun = false;
		if (!/^\d$/.test(key)) return undefined;
		const digit = Number(key);
		if (!isNumber) return digit >= 1 && digit <= options ? { option: digit - 1 } : undefined;
		// There is no key for 15: whoever types it is not taken to have said 5.
		if (begun) return 10 + digit <= MOST ? { option: 10 + digit } : undefined;
		if (digit !== 1) return { option: digit };
		this.#begun = true;
		return { waits: 1 };
	}
}
