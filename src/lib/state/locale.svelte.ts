import { baseLocale, isLocale, overwriteGetLocale, type Locale } from '$lib/paraglide/runtime.js';

/** The language spoken now. Messages read it, so every sentence on the screen follows a change at once. */
class SpokenLocale {
	#current: Locale = $state(baseLocale);

	constructor() {
		// The script in app.html has already chosen: what was kept, else what the browser speaks, else English.
		const chosen = globalThis.document?.documentElement.lang;
		if (isLocale(chosen)) this.#current = chosen;
		overwriteGetLocale(() => this.#current);
	}

	get current() {
		return this.#current;
	}

	speak(locale: Locale) {
		this.#current = locale;
		document.documentElement.lang = locale;
	}
}

export const locale = new SpokenLocale();
