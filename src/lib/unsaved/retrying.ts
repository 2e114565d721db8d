import * as tab from './tab';
import { unsaved, type UnsavedGame } from './games';

const FIRST = 1000;
const LONGEST = 60_000;

/** Runs something later, and answers how to call it off. */
export type Later = (run: () => void, milliseconds: number) => () => void;

const byTheClock: Later = (run, milliseconds) => {
	const timer = setTimeout(run, milliseconds);
	return () => clearTimeout(timer);
};

/**
 * Storage often comes back by itself: a phone that wakes up, room that was made. As long as a game is in memory only,
 * it is tried again, more and more patiently, and at once whenever the app comes back into view.
 */
export class Retrying {
	readonly #later: Later;
	#wait = FIRST;
	#callOff: (() => void) | undefined;
	#trying: Promise<void> | undefined;

	constructor(later: Later = byTheClock) {
		this.#later = later;
	}

	get isOn() {
		return this.#callOff !== undefined;
	}

	start() {
		if (this.isOn) return;
		for (const [target, type] of occasions()) target.addEventListener(type, this.#onOccasion);
		addEventListener('beforeunload', warn);
		this.#schedule();
	}

	stop() {
		if (!this.isOn) return;
		for (const [target, type] of occasions()) target.removeEventListener(type, this.#onOccasion);
		removeEventListener('beforeunload', warn);
		this.#callOff?.();
		this.#callOff = undefined;
		this.#wait = FIRST;
	}

	/** One try at a time: what asks for another meanwhile has this one. */
	retry(): Promise<void> {
		return (this.#trying ??= this.#try().finally(() => (this.#trying = undefined)));
	}

	async #try() {
		this.#callOff?.();
		for (const live of [...unsaved.values()]) await live.save();
		if (this.isOn) this.#schedule();
	}

	#schedule() {
		this.#callOff = this.#later(() => void this.retry(), this.#wait);
		this.#wait = Math.min(2 * this.#wait, LONGEST);
	}

	#onOccasion = () => {
		if (document.visibilityState === 'visible') void this.retry();
	};
}

/** When storage may well have come back. */
const occasions = () =>
	[
		[document, 'visibilitychange'],
		[window, 'focus'],
		[window, 'online'],
		[window, 'pageshow']
	] as const;

/** Closing the page would lose what only the page holds: the browser asks first. */
const warn = (event: BeforeUnloadEvent) => unsaved.size > 0 && event.preventDefault();

const retrying = new Retrying();

/** Storage would not take this game: it lives in this page, and is tried again. */
export function keepTrying(live: UnsavedGame) {
	unsaved.set(live.id, live);
	tab.keep(live);
	retrying.start();
}

/** This game is written. Answers whether that was the last of those which storage had refused. */
export function nowSaved(id: string): boolean {
	unsaved.delete(id);
	if (!retrying.isOn) return false;
	tab.forget(id);
	if (unsaved.size > 0) return false;
	retrying.stop();
	return true;
}
