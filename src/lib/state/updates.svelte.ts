import { untrack } from 'svelte';

/** How often a page that comes back into view, or back online, asks the host for a new build. */
const BETWEEN_CHECKS = 60 * 60 * 1000;

export type Offer = 'ready' | 'broken';

/**
 * The worker that keeps the app offline, and what it brings: a new build is stored in the background, offered, and
 * applied on a tap. Nothing here reloads a page that did not ask for it.
 */
export class Updates {
	#waiting: ServiceWorker | undefined = $state.raw();
	#broken = $state(false);
	#declined = $state(false);
	#holds = $state(0);
	#reload: () => void = () => location.reload();
	#checked = 0;

	/** What to offer now, if anything. A walk holds a new build back, but never the way out of a broken page. */
	get offer(): Offer | undefined {
		if (this.#declined) return undefined;
		if (this.#broken) return 'broken';
		return this.#waiting && this.#holds === 0 ? 'ready' : undefined;
	}

	/** Keeps the offer away until what is returned is called: `$effect(() => updates.hold())` while a game is walked. */
	hold(): () => void {
		let held = true;
		untrack(() => (this.#holds += 1)); // an effect that holds must not wake itself
		return () => {
			if (held) this.#holds -= 1;
			held = false;
		};
	}

	/** For now: the next visit, or the next build, offers again. */
	decline() {
		this.#declined = true;
	}

	accept() {
		const worker = this.#waiting;
		// Another tab may have let it take over already; then a reload is all that is left to do.
		if (worker?.state !== 'installed') return this.#reload();
		worker.addEventListener('statechange', () => {
			if (worker.state === 'activated' || worker.state === 'redundant') this.#reload();
		});
		worker.postMessage('take-over');
	}

	/** Registers the worker and listens from then on. Without workers (private mode, plain http) the app works on. */
	async watch(script: string, reload = this.#reload) {
		this.#reload = reload;
		// A chunk that neither a kept build nor the host has. Kit shows its error page; a reload brings the rest.
		window.addEventListener('vite:preloadError', () => {
			this.#broken = true;
			this.#declined = false;
		});
		if (!('serviceWorker' in navigator)) return;
		try {
			const registration = await navigator.serviceWorker.register(trusted(script), {
				updateViaCache: 'none'
			});
			this.#follow(registration);
		} catch {
			// Refused by the browser or unreachable: no offline copy this time, and nothing a player could do about it.
		}
	}

	#follow(registration: ServiceWorkerRegistration) {
		this.#checked = Date.now(); // registering has just asked
		// A page that was still on its way when the worker took the others under its care asks for itself.
		if (!navigator.serviceWorker.controller) registration.active?.postMessage('claim');
		if (registration.active && registration.waiting) this.#found(registration.waiting);
		this.#await(registration);
		registration.addEventListener('updatefound', () => this.#await(registration));
		const check = () => this.#check(registration);
		document.addEventListener('visibilitychange', check);
		window.addEventListener('online', check);
	}

	#await(registration: ServiceWorkerRegistration) {
		const worker = registration.installing;
		worker?.addEventListener('statechange', () => {
			// With nothing active before it, it is the first build, not a new one.
			if (worker.state === 'installed' && registration.active) this.#found(worker);
		});
	}

	#found(worker: ServiceWorker) {
		this.#waiting = worker;
		this.#declined = false;
	}

	#check(registration: ServiceWorkerRegistration) {
		const due = Date.now() - this.#checked >= BETWEEN_CHECKS;
		if (!due || document.visibilityState !== 'visible' || !navigator.onLine) return;
		this.#checked = Date.now();
		registration.update().catch(() => {
			this.#checked = 0; // the host is out of reach: try again at the next occasion
		});
	}
}

/** Trusted Types let a worker start only from an address that this policy, named in the CSP, has passed. */
function trusted(script: string): string {
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	if (!trustedTypes) return script;
	const policy = trustedTypes.createPolicy('seven-calls-worker', {
		createScriptURL: (url) => {
			if (url !== script) throw new TypeError(`not our worker: ${url}`);
			return url;
		}
	});
	return policy.createScriptURL(script);
}

/** As much of the Trusted Types API as we use; the DOM library does not describe it yet. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (url: string) => string }
	): { createScriptURL: (url: string) => string };
}

export const updates = new Updates();
