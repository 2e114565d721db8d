import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Updates } from './updates.svelte';

class FakeWorker extends EventTarget {
	state = 'installing';
	postMessage = vi.fn();
	become(state: string) {
		this.state = state;
		this.dispatchEvent(new Event('statechange'));
	}
}

class FakeRegistration extends EventTarget {
	active: FakeWorker | null = null;
	waiting: FakeWorker | null = null;
	installing: FakeWorker | null = null;
	update = vi.fn(() => Promise.resolve());
	/** A new build arrives and is stored. */
	deliver() {
		const worker = new FakeWorker();
		this.installing = worker;
		this.dispatchEvent(new Event('updatefound'));
		this.installing = null;
		this.waiting = worker;
		worker.become('installed');
		return worker;
	}
}

let registration: FakeRegistration;
let updates: Updates;
const reload = vi.fn();

beforeEach(async () => {
	reload.mockReset();
	registration = new FakeRegistration();
	registration.active = new FakeWorker();
	const register = () => Promise.resolve(registration);
	Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
	updates = new Updates();
	await updates.watch('/service-worker.js', reload);
});

test('a new build is offered once it is stored', () => {
	expect(updates.offer).toBeUndefined();
	registration.deliver();
	expect(updates.offer).toBe('ready');
});

test('the first build of all is not an update', () => {
	registration.active = null;
	registration.deliver();
	expect(updates.offer).toBeUndefined();
});

test('a build that was waiting when the app opened is offered', async () => {
	registration.waiting = new FakeWorker();
	const later = new Updates();
	await later.watch('/service-worker.js', reload);
	expect(later.offer).toBe('ready');
});

test('a page that came too late to be claimed asks for it, and no other', async () => {
	expect(registration.active?.postMessage).toHaveBeenCalledExactlyOnceWith('claim');
	Object.assign(navigator.serviceWorker, { controller: registration.active });
	await new Updates().watch('/service-worker.js', reload);
	expect(registration.active?.postMessage).toHaveBeenCalledOnce();
});

test('a walk holds the offer back until the last hold is released', () => {
	const releases = [updates.hold(), updates.hold()];
	registration.deliver();
	expect(updates.offer).toBeUndefined();
	releases[0]?.();
	releases[0]?.();
	expect(updates.offer, 'a release counts once').toBeUndefined();
	releases[1]?.();
	expect(updates.offer).toBe('ready');
});

test('a hold may live in an effect', () => {
	registration.deliver();
	let runs = 0;
	const stop = $effect.root(() => {
		$effect(() => {
			runs += 1;
			return updates.hold();
		});
	});
	flushSync();
	expect(updates.offer).toBeUndefined();
	expect(runs).toBe(1);
	stop();
	expect(updates.offer).toBe('ready');
});

test('declined, it stays away until there is a newer build', () => {
	registration.deliver();
	updates.decline();
	expect(updates.offer).toBeUndefined();
	registration.deliver();
	expect(updates.offer).toBe('ready');
});

test('accepting lets the new worker take over, and only then reloads', () => {
	const worker = registration.deliver();
	updates.accept();
	expect(worker.postMessage).toHaveBeenCalledWith('take-over');
	expect(reload).not.toHaveBeenCalled();
	worker.become('activated');
	expect(reload).toHaveBeenCalledOnce();
});

test('accepting after another tab did just reloads', () => {
	registration.deliver().become('activated');
	updates.accept();
	expect(reload).toHaveBeenCalledOnce();
});

test('a build that takes over by another tab’s tap reloads nothing here', () => {
	registration.deliver().become('activated');
	expect(reload).not.toHaveBeenCalled();
});

test('a chunk that fails to load offers a reload, even during a walk', () => {
	updates.hold();
	window.dispatchEvent(new Event('vite:preloadError'));
	expect(updates.offer).toBe('broken');
	updates.accept();
	expect(reload).toHaveBeenCalledOnce();
});

test('coming back asks for a new build, at most once an hour', () => {
	const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
	const hoursLater = (hours: number) => now.mockReturnValue(Date.now() + hours * 60 * 60 * 1000);
	const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
	comeBack();
	expect(registration.update).not.toHaveBeenCalled();
	hoursLater(1);
	comeBack();
	comeBack();
	window.dispatchEvent(new Event('online'));
	expect(registration.update).toHaveBeenCalledOnce();
	hoursLater(1);
	window.dispatchEvent(new Event('online'));
	expect(registration.update).toHaveBeenCalledTimes(2);
	now.mockRestore();
});
