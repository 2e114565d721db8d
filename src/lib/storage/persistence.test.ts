import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const persist = vi.fn(async () => true);
const persisted = vi.fn(async () => false);

beforeEach(() => {
	vi.resetModules();
	vi.stubGlobal('navigator', { storage: { persist, persisted } });
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

/** A page that has just been loaded. */
const freshPage = async () => (await import('./persistence')).askToStay;

it('asks the browser to keep the games, once a page', async () => {
	const askToStay = await freshPage();
	await Promise.all([askToStay(), askToStay()]);
	await askToStay();
	expect(persist).toHaveBeenCalledOnce();
});

it('does not ask where they are kept already', async () => {
	persisted.mockResolvedValueOnce(true);
	await (
		await freshPage()
	)();
	expect(persist).not.toHaveBeenCalled();
});

it('takes no for an answer, and an old browser as it is', async () => {
	persist.mockRejectedValueOnce(new TypeError('no'));
	await expect((await freshPage())()).resolves.toBeUndefined();
	vi.resetModules();
	vi.stubGlobal('navigator', {});
	await expect((await freshPage())()).resolves.toBeUndefined();
});
