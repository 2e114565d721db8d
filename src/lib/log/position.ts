import type { Stamp } from './entry';
import type { Game, Parts, Setup, Summary } from './game';
import { appended, lineOf, type Line, type Log } from './log';

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
	get summary(): Summary {
		return this.game.summary(this.state, this.view);
	}
	get canUndo() {
		return this.line.said.length > 0;
	}
	get canRedo() {
		return this.line.undone.length > 0;
	}

	/** The very same position where it says nothing new. */
	said(body: P['body'], stamp: Stamp): Position<P> {
		if (this.game.isSaid(this.state, body)) return this;
		return this.#moved(appended(this.log, stamp, body), this.game.apply(this.state, body, stamp.at));
	}
	undone(stamp: Stamp): Position<P> {
		const last = this.line.said.at(-1);
		return last ? this.#moved(appended(this.log, stamp, { undo: last.id })) : this;
	}
	redone(stamp: Stamp): Position<P> {
		const [next] = this.line.undone;
		return next ? this.#moved(appended(this.log, stamp, { undo: next.by })) : this;
	}

	#moved(log: Log<P['body']>, state?: P['state']) {
		return new Position(this.game, this.setup, log, state);
	}
}
