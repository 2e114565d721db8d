/** What a request gets: the page or the file this build holds, then what the last build held, then the network. */
import { addressOf, FALLBACK, openThisBuild } from './builds';

// A host's Vary header is about compression and origins, which a stored file has left behind.
const BY_ADDRESS: CacheQueryOptions = { ignoreVary: true };

export async function answer(request: Request): Promise<Response> {
	return request.mode === 'navigate' ? page(request) : file(request);
}

async function file(request: Request): Promise<Response> {
	const cache = await openThisBuild();
	return (
		(await cache.match(request, BY_ADDRESS)) ?? (await caches.match(request, BY_ADDRESS)) ?? fetch(request)
	);
}

async function page(request: Request): Promise<Response> {
	const cache = await openThisBuild();
	const url = new URL(request.url);
	const path = url.origin + url.pathname.replace(/\/index\.html$/, '/');
	// The query chooses what a page shows, never which page it is.
	const held = await cache.match(path, BY_ADDRESS);
	if (held) return held;
	// As a static host does for a folder.
	if (await cache.match(`${path}/`, BY_ADDRESS)) return Response.redirect(`${path}/${url.search}`);
	return (
		(await newerPage(request)) ?? (await cache.match(addressOf(FALLBACK), BY_ADDRESS)) ?? Response.error()
	);
}

/** A link may lead to a page that only a newer build has. */
async function newerPage(request: Request): Promise<Response | undefined> {
	try {
		const fetched = await fetch(request);
		return fetched.status === 404 ? undefined : fetched;
	} catch {
		return undefined;
	}
}
