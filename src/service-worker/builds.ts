/** What is kept: one cache for each build, the current one and the one before it. */
declare const self: ServiceWorkerGlobalScope & {
	/** Filled in by the build: every file of it (vite.config.ts says how). */
	__WB_MANIFEST: readonly BuiltFile[];
};

interface BuiltFile {
	/** Relative to the scope; a page is its folder, home is ''. */
	readonly url: string;
	/** `sha256-…`, or null where the build cannot know it yet. */
	readonly revision: string | null;
}

const FILES = self.__WB_MANIFEST;
const PREFIX = `seven-calls ${self.registration.scope} `;
const LEDGER = `${PREFIX}activated`;

/** Shown for a path no page has, as any static host does. */
export const FALLBACK = '404.html';

/** The cache of this build. Named after its content: the same build is the same cache, wherever it was built. */
const thisBuild = nameOf(FILES);

export async function openThisBuild(): Promise<Cache> {
	return caches.open(await thisBuild);
}

/** All or nothing: a build that is not complete never activates. */
export async function storeThisBuild(): Promise<void> {
	const name = await thisBuild;
	const isNew = !(await caches.has(name));
	const cache = await caches.open(name);
	try {
		await Promise.all(FILES.map(async (file) => cache.put(addressOf(file.url), await obtain(file))));
	} catch (incomplete) {
		if (isNew) await caches.delete(name);
		throw incomplete;
	}
}

/**
 * Drops every build but this one and the one that was active before it, whose tabs may still be open.
 * A ledger tells which that was: a build that waited and was overtaken has a younger cache, but no tab.
 */
export async function keepThisBuildAndTheLast(): Promise<void> {
	const current = await thisBuild;
	const ledger = await caches.open(LEDGER);
	const address = addressOf('activated-builds');
	const activated: string[] = (await (await ledger.match(address))?.json()) ?? [];
	const kept = [current, ...activated.filter((name) => name !== current)].slice(0, 2);
	await ledger.put(address, Response.json(kept));
	const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
	await Promise.all(
		ours.filter((name) => ![...kept, LEDGER].includes(name)).map((name) => caches.delete(name))
	);
}

export function addressOf(url: string): string {
	return new URL(url, self.registration.scope).href;
}

/** A file with a hash in its name never changes, so the build before may already hold it. */
async function obtain({ url, revision }: BuiltFile): Promise<Response> {
	const address = addressOf(url);
	const held = url.includes('/immutable/') && (await caches.match(address, { ignoreVary: true }));
	if (held) return held;
	// The browser compares the digest: a page of another build, half way through a deployment, is refused.
	const fetched = await fetch(address, { cache: 'no-cache', ...(revision && { integrity: revision }) });
	// Some hosts, and `vite preview`, answer with status 404 even when the fallback is asked for by name.
	if (!fetched.ok && url !== FALLBACK) throw new Error(`${fetched.status} ${address}`);
	// A response that was redirected cannot answer a navigation; a copy of it can.
	return fetched.redirected ? new Response(fetched.body, fetched) : fetched;
}

async function nameOf(files: readonly BuiltFile[]): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(files));
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return PREFIX + Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
