import { baseLocale, isLocale, type Locale } from '$lib/paraglide/runtime.js';
import { checkedSettings, type Settings } from '$lib/storage/settings';

/**
 * IndexedDB answers too late for the first paint, so the two settings that it shows are mirrored where the
 * script in app.html can read them at once. The mirror is a copy: the database has the last word.
 */
const MIRROR = 'first-paint';
export type FirstPaint = Pick<Settings, 'theme' | 'locale'>;

export function readMirror(): Partial<FirstPaint> {
	try {
		const { theme, locale } = checkedSettings(JSON.parse(localStorage.getItem(MIRROR) ?? '{}'));
		return { ...(theme && { theme }), ...(locale && { locale }) };
	} catch {
		return {};
	}
}

export function writeMirror({ theme, locale }: FirstPaint) {
	try {
		// Whoever has chosen nothing leaves no trace.
		if (theme === 'system' && locale === 'system') localStorage.removeItem(MIRROR);
		else localStorage.setItem(MIRROR, JSON.stringify({ theme, locale }));
	} catch {
		// Refused or full: the next first paint follows the system, and that is all that is lost.
	}
}

export const darkOutside = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** `--page` of app.css, for the browser's own bars. */
const PAGE_COLOUR = { paper: '#f8f2e5', ink: '#130e0a' } as const;

export function paint(theme: Settings['theme']) {
	const painted = theme === 'system' ? (darkOutside()?.matches ? 'ink' : 'paper') : theme;
	document.documentElement.dataset.theme = painted;
	for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
		meta.setAttribute('content', PAGE_COLOUR[painted]);
	}
}

/** What the browser speaks, if we do too; else English. */
export function languageOutside(): Locale {
	return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? baseLocale;
}
