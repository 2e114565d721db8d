import { isUndo, type Stamp, type Undo } from './entry';
import type { Game, Outline, Parts, Setup } from './game';
import { lineOf, merge, type Line, type Log } from './log';
import { entryUpon } from './upon';

/** A log and all that follows from it, worked out once, when somebody first looks. */
export class Position<P extends Parts = Parts> {
	#line: Line<P['body']> | undefined;
	#state: P['state'] | undefined;
	#view: P['view'] | undefined;

	constructor(
		readonly game: Game<P>,
		readonly setup: Setup<P>,
		readonly log: Log<P['body']> = [],
		state?: P['state']
	) {
		this.#state = state;
	}

	get line(): Line<P['body']> {
		return (this.#line ??= lineOf(this.log));
	}
	get state(): P['state'] {
		return (this.#state ??= this.line.said.reduce(
			(state, { body, at }) => this.game.apply(state, body, at),
			this.game.start(this.setup)
		));
	}
	get view(): P['view'] {
		return (this.#view ??= this.game.view(this.state));
	}
	get outline(): Outline {
		return this.game.outline(this.state, this.view);
	}
	get canUndo() {
		return this.line.said.length > 0;
	}
	get canRedo() {
		return this.line.undone.length > 0;
	}

	/** All that this log and another know of the game; the very same position where that is nothing new. */
	merged(other: Log<P['body']>): Position<P> {
		const log = merge(this.log, other);
		const news = log.slice(this.log.length);
		const isUpon = this.log.every((entry, i) => entry === log[i]);
		if (isUpon && news.length === 0) return this;
		return new Position(this.game, this.setup, log, isUpon ? this.#stateAfter(news) : undefined);
	}

	/** The very same position where it says nothing new. */
	said(body: P['body'], stamp: Stamp): Position<P> {
		return this.game.isSaid(this.state, body) ? this : this.#and(body, stamp);
	}
	undone(stamp: Stamp): Position<P> {
		const last = this.line.said.at(-1);
		return last ? this.#and({ undo: last.id }, stamp) : this;
	}
	redone(stamp: Stamp): Position<P> {
		const [next] = this.line.undone;
		return next ? this.#and({ undo: next.by }, stamp) : this;
	}

	/** What is said here comes in as what is said elsewhere does. */
	#and(body: P['body'] | Undo, stamp: Stamp) {
		return this.merged([entryUpon(this.log, stamp, body)]);
	}

	/** What is said after all of it need only be applied to it; an undo tells the whole line anew. */
	#stateAfter(news: Log<P['body']>): P['state'] | undefined {
		let state = this.#state;
		for (const { body, at } of news) {
			if (state === undefined || isUndo(body)) return undefined;
			state = this.game.apply(state, body, at);
		}
		return state;
	}
}

/** A game as it was set up, and all that was ever said of it. */
export type Logged<P extends Parts = Parts> = Pick<Position<P>, 'setup' | 'log'>;
