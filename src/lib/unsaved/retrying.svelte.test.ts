import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Retrying } from './retrying';
import { unsaved, type UnsavedGame } from './games';

/** A clock that stands still until it is told. */
let awaited: { run: () => void; wait: number }[] = [];
const later = (run: () => void, wait: number) => {
	const entry = { run, wait };
	awaited.push(entry);
	return () => void (awaited = awaited.filter((other) => other !== entry));
};
/** The time has come; answers how long that took. */
async function ring() {
	const [next] = awaited.splice(0);
	next?.run();
	await vi.waitFor(() => expect(awaited.length > 0 || unsaved.size === 0).toBe(true));
	return next?.wait;
}

let retrying: Retrying;
const save = vi.fn(async () => {});
beforeEach(() => {
	unsaved.set('a', { id: 'a', save } as unknown as UnsavedGame);
	retrying = new Retrying(later);
	retrying.start();
});
afterEach(() => {
	retrying.stop();
	unsaved.clear();
	awaited = [];
	vi.restoreAllMocks();
	save.mockReset();
});

it('tries again and again, ever more patiently, up to once a minute', async () => {
	const waits: (number | undefined)[] = [];
	for (let i = 0; i < 8; i++) waits.push(await ring());
	expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1000));
	expect(save).toHaveBeenCalledTimes(8);
});

it('has one clock, however often it is started, and none once it is stopped', () => {
	retrying.start();
	expect(awaited).toHaveLength(1);
	retrying.stop();
	expect(awaited).toHaveLength(0);
	dispatchEvent(new Event('online'));
	expect(save).not.toHaveBeenCalled();
});

it.each(['focus', 'online', 'pageshow'])('tries at once on %s', async (occasion) => {
	dispatchEvent(new Event(occasion));
	await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
	await vi.waitFor(() => expect(awaited).toHaveLength(1));
});

it('leaves a page in the background alone', () => {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	document.dispatchEvent(new Event('visibilitychange'));
	dispatchEvent(new Event('online'));
	expect(save).not.toHaveBeenCalled();
});

it('tries once at a time', async () => {
	let written: () => void = () => {};
	save.mockImplementationOnce(() => new Promise<void>((done) => (written = done)));
	dispatchEvent(new Event('focus'));
	dispatchEvent(new Event('pageshow'));
	dispatchEvent(new Event('online'));
	expect(save).toHaveBeenCalledOnce();
	written();
	await vi.waitFor(() => expect(awaited).toHaveLength(1));
});
