/**
 * A game in several tabs, as simply as it can be told: no queue, no database, no log, no faults but one flag. Whatever the
 * app does, it must come to this. It knows no game: what a tap comes to is told to it.
 */
import { isDeepStrictEqual } from 'node:util';

/** All that was ever said, and how much of it counts. */
export interface Said<B> {
	readonly edits: readonly B[];
	readonly at: number;
}

export interface Step {
	readonly tap: 'undo' | 'redo';
}
const isStep = (meant: { readonly tap: string }): meant is Step =>
	meant.tap === 'undo' || meant.tap === 'redo';

/**
 * What a tap comes to upon what stands now, when `before` was on the screen as it was made: the same where it is there
 * already, nothing where it no longer means what it meant.
 */
export type Press<M, B> = (meant: M, now: Said<B>, before: Said<B>) => Said<B> | undefined;

/** Of plain data, in whatever order its keys were written. */
export const same = (a: unknown, b: unknown) => isDeepStrictEqual(a, b);

export const added = <B>({ edits, at }: Said<B>, edit: B): Said<B> => ({
	edits: [...edits.slice(0, at), edit],
	at: at + 1
});

/** The same may be said twice: each thing said is known by the tap that it came from. */
type Name = object;
const names = new WeakMap<object, readonly Name[]>();
const namesIn = (said: object) => names.get(said) ?? [];
function named<B>(said: Said<B>, all: readonly Name[]): Said<B> {
	names.set(said, all);
	return said;
}

interface Waiting<M, B> {
	readonly name: Name;
	readonly meant: M | Step;
	readonly before: Said<B>;
	readonly after: Said<B>;
}

/** One tab: what it shows, what it knows of the disk, and what it could not write. */
export interface Tab<M, B> {
	shown: Said<B>;
	known: number;
	waiting: readonly Waiting<M, B>[];
}

export class World<M extends { readonly tap: string }, B> {
	disk: Said<B> = { edits: [], at: 0 };
	/** One more at every write. */
	version = 1;
	deleted = false;
	full = false;
	overtaken = false;
	tabs: Tab<M, B>[] = [];
	/** All that was ever written. */
	heard: ReadonlySet<Name> = new Set();
	readonly #press: Press<M, B>;

	constructor(press: Press<M, B>) {
		this.#press = press;
	}

	press(meant: M | Step, now: Said<B>, before: Said<B>, name: Name = {}): Said<B> | undefined {
		if (isStep(meant)) return this.#step(meant, now, before);
		const after = this.#press(meant, now, before);
		if (after && after !== now) named(after, [...namesIn(now).slice(0, now.at), name]);
		return after;
	}

	#step(meant: Step, now: Said<B>, before: Said<B>): Said<B> | undefined {
		const [step, from, to] = meant.tap === 'undo' ? [-1, -1, 0] : [1, 0, -1];
		const edit = before.edits[before.at + from];
		if (edit === undefined) return now;
		const name = namesIn(before)[before.at + from] as Name;
		const isKnown = this.heard.has(name) || namesIn(now).includes(name);
		const isIt = (at: number) => (isKnown ? namesIn(now)[at] === name : same(now.edits[at], edit));
		if (isIt(now.at + from)) return named({ ...now, at: now.at + step }, namesIn(now));
		return isIt(now.at + to) ? now : undefined;
	}

	open() {
		this.tabs.push({ shown: this.disk, known: this.version, waiting: [] });
	}

	tap(tab: Tab<M, B>, ...taps: readonly (M | Step)[]) {
		this.mean(tab, ...taps);
		this.save(tab);
	}

	/** What is tapped, before the disk is asked. */
	mean(tab: Tab<M, B>, ...taps: readonly (M | Step)[]) {
		for (const meant of taps) {
			const name: Name = {};
			const after = this.press(meant, tab.shown, tab.shown, name);
			if (!after || after === tab.shown) continue;
			tab.waiting = [...tab.waiting, { name, meant, before: tab.shown, after }];
			tab.shown = after;
		}
	}

	/** What another tab wrote stands; what is still meant is done upon it; and all is written, if there is room. */
	save(tab: Tab<M, B>) {
		if (tab.waiting.length > 0) this.hear(tab);
		if (tab.waiting.length === 0 || this.full) return;
		this.write(tab.shown);
		tab.known = this.version;
		tab.waiting = [];
	}

	hear(tab: Tab<M, B>) {
		if (tab.known === this.version) return;
		const { disk } = this;
		const anew: Waiting<M, B>[] = [];
		for (const { name, meant, before } of tab.waiting) {
			const now = anew.at(-1)?.after ?? disk;
			const after = this.press(meant, now, before, name);
			if (!after) this.overtaken = true;
			else if (after !== now) anew.push({ name, meant, before: now, after });
		}
		tab.waiting = anew;
		tab.known = this.version;
		tab.shown = anew.at(-1)?.after ?? disk;
	}

	/** Another like it, to see what would come of something. */
	fork(): World<M, B> {
		return Object.assign(new World(this.#press), this, { tabs: this.tabs.map((tab) => ({ ...tab })) });
	}

	write(said: Said<B>) {
		this.disk = said;
		this.heard = new Set([...this.heard, ...namesIn(said)]);
		this.deleted = false;
		this.version += 1;
	}
}
