import { getLocale } from '$lib/paraglide/runtime.js';

/** Intl's formatters are slow to make and made for one language: one each, made when first needed. */
export function perLocale<T>(make: (locale: string) => T): () => T {
	const made = new Map<string, T>();
	return () => {
		const locale = getLocale();
		const known = made.get(locale) ?? make(locale);
		made.set(locale, known);
		return known;
	};
}
