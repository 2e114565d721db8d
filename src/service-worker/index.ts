/**
 * Offline, in four moments. After one visit every page opens with no network; a new build waits until a person
 * says "reload"; a tab that still runs the build before keeps finding its chunks.
 */
import { keepThisBuildAndTheLast, storeThisBuild } from './builds';
import { answer } from './answers';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
	event.waitUntil(storeThisBuild());
});

self.addEventListener('activate', (event) => {
	// Claim, so that even the very first visit survives a lost network without a reload.
	event.waitUntil(keepThisBuildAndTheLast().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
	const { method, url } = event.request;
	if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});

// From a page (state/updates.svelte.ts): after a tap on "Reload", the only way a new build takes over; and from one that
// no worker looks after yet.
self.addEventListener('message', (event) => {
	if (event.data === 'take-over') void self.skipWaiting();
	if (event.data === 'claim') void self.clients.claim();
});
