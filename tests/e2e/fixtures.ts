import { test as base, expect, type BrowserContext, type Request } from '@playwright/test';
import { facing, type Face } from '../../scripts/faces.mjs';

interface Promises {
	/** Console errors that are the point of a test, such as those of a server that was stopped. */
	expectedErrors: RegExp | undefined;
	/** Watches a context that a test opened by itself; the test's own is watched anyway. */
	watch: (context: BrowserContext) => Promise<void>;
}

export interface Looks {
	/** What text is set in: the browser is launched with it, so a project chooses it and a test cannot. */
	face: Face;
}

/**
 * Playwright's test, with promises every page of the app keeps: no request to another origin, no violation of the
 * content security policy, no error in the console, none thrown. A test that sees one fails, whatever it was about.
 */
export const test = base.extend<Promises, Looks>({
	face: ['usual', { option: true, scope: 'worker' }],
	launchOptions: [
		({ launchOptions, face }, use) =>
			use({ ...launchOptions, env: { ...launchOptions.env, ...facing(face) } }),
		{ scope: 'worker' }
	],
	expectedErrors: [undefined, { option: true }],
	watch: [
		async ({ context, expectedErrors }, use) => {
			const broken: string[] = [];
			const watch = (watched: BrowserContext) => witness(watched, (promise) => broken.push(promise));
			await watch(context);
			await use(watch);
			const unexpected = broken.filter((promise) => !expectedErrors?.test(promise));
			expect(unexpected, 'promises every page keeps').toEqual([]);
		},
		{ auto: true }
	]
});

/** Of the page that asks, or of the worker, which has no page. */
const originOf = (request: Request) =>
	new URL(request.serviceWorker()?.url() ?? request.frame().url()).origin;

/** Tells of every promise that a page of the context breaks. */
export async function witness(context: BrowserContext, broke: (promise: string) => void) {
	context.on('request', (request) => {
		const { protocol, hostname, origin } = new URL(request.url());
		if (!protocol.startsWith('http')) return;
		// Tests serve the app on localhost, on ports of their own, and go there; what a page asks for is of its own port.
		const isElsewhere = request.isNavigationRequest()
			? hostname !== 'localhost'
			: origin !== originOf(request);
		if (isElsewhere) broke(`another origin: ${request.url()}`);
	});
	context.on('console', (message) => {
		const { url } = message.location();
		if (message.type() === 'error') broke(`console error: ${message.text()} ${url}`);
	});
	context.on('weberror', (thrown) => broke(`uncaught: ${thrown.error()}`));
	await context.exposeBinding('reportViolation', (_source, violation: string) =>
		broke(`content security policy: ${violation}`)
	);
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
			const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
			reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
		});
	});
}

export { expect };
export type { Page } from '@playwright/test';
