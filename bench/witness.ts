/** What stands in the dock: enough to tell one moment of the walk from the next. */
export interface Shown {
	readonly ask: string | null;
	/** What the button at the bottom says; none where it does not matter. */
	readonly go?: string;
	/** How many discards lie on the table. */
	readonly given: number;
}

export interface Witness {
	/** Settles once the page shows this, and it has been drawn: nobody taps a key that is not there to be seen. */
	until(shown: Shown): Promise<void>;
	/** From the finger's leaving the glass to the frame that shows what came of it, tap by tap, in milliseconds. */
	readonly waits: number[];
	/** From the finger's leaving the glass until the answer is on the disk. */
	readonly writes: number[];
	/** The browser's own measure of the same taps: to the first frame after the handlers, whatever it shows. */
	readonly interactions: Map<number, number>;
}

export type Watched = typeof globalThis & { witness: Witness };

/** Runs in the page, before the app does: nothing that is measured waits for whoever drives the page. */
export function watch() {
	const waits: number[] = [];
	const writes: number[] = [];
	const interactions = new Map<number, number>();

	const read = (): Shown | undefined => {
		const dock = document.querySelector('.dock');
		if (!dock) return undefined;
		return {
			ask: dock.querySelector(':scope > p')?.textContent ?? null,
			go: dock.querySelector(':scope > .go')?.textContent?.trim() ?? '',
			given: document.querySelectorAll('.given .card').length
		};
	};
	const isSame = (a: Shown | undefined, b: Shown) =>
		a?.ask === b.ask && a.given === b.given && (b.go === undefined || a.go === b.go);

	let seen: Shown | undefined;
	let awaited: { shown: Shown; resolve: () => void } | undefined;
	/** When the finger left the glass, until what came of it is seen. */
	let lifted: number | undefined;
	addEventListener('pointerup', (event) => (lifted = event.timeStamp), { capture: true });

	// A task queued in an animation frame runs when that frame has been drawn.
	const drawn = (then: () => void) =>
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = then;
			port2.postMessage(undefined);
		});
	const look = () => {
		const now = read();
		if (now && lifted !== undefined && !isSame(seen, now)) {
			const tap = lifted;
			lifted = undefined;
			drawn(() => waits.push(performance.now() - tap));
		}
		seen = now;
		if (awaited && isSame(now, awaited.shown)) {
			drawn(awaited.resolve);
			awaited = undefined;
		}
	};
	new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });

	const open = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (...how) {
		const tx = open.apply(this, how);
		const tap = lifted;
		if (tx.mode === 'readwrite' && tap !== undefined)
			tx.addEventListener('complete', () => writes.push(performance.now() - tap));
		return tx;
	};
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
			const { interactionId: id, duration } = entry;
			if (id) interactions.set(id, Math.max(interactions.get(id) ?? 0, duration));
		}
	}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

	const until = (shown: Shown) =>
		new Promise<void>((resolve) => {
			awaited = { shown, resolve };
			look();
		});
	(globalThis as Watched).witness = { until, waits, writes, interactions };
}
