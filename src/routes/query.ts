import { error } from '@sveltejs/kit';
import { browser } from '$app/environment';

/**
 * What a page's query asks for, in the page's `load`: undefined where it asks for nothing, the error page where
 * it asks for what we do not know. A page is prerendered once for all its queries, so there it asks for nothing.
 */
export function asked(url: URL, name: string): string | undefined;
export function asked<const T extends string>(url: URL, name: string, known: readonly T[]): T | undefined;
export function asked(url: URL, name: string, known?: readonly string[]): string | undefined {
	if (!browser) return undefined;
	const value = url.searchParams.get(name) ?? undefined;
	if (value !== undefined && known && !known.includes(value)) notInTheBook();
	return value;
}

/** For what only a look into storage can tell: a game that is not here, say. */
export function notInTheBook(): never {
	error(404);
}
