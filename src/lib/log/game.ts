import type { Player, PlayerId } from '../players/player';
import type { Body } from './entry';
import type { Tap } from './tap';

/** What a game is made of, by name: one type says it all. */
export interface Parts {
	/** What a table may play otherwise than the book. */
	options: object;
	/** What can be said. */
	body: Body;
	/** What all that was said adds up to. */
	state: unknown;
	/** All that follows from it. */
	view: unknown;
}

/** Who sits down, and what this table plays otherwise than the book. */
export interface Setup<P extends Parts = Parts> {
	readonly players: readonly Player[];
	readonly options: P['options'];
}

/** Where a game stands, as a list shows it. */
export interface Outline {
	/** Those who sit there now. */
	readonly players: readonly Player[];
	readonly state: 'open' | 'finished';
	/** The step that the table is at, in the game's own vocabulary; none once it is finished. */
	readonly step?: string;
	readonly result?: { readonly winners: readonly PlayerId[]; readonly totals: readonly number[] };
}

/**
 * All that a log needs of a game. Total and deterministic: no clock, no chance and no language, and whatever was ever said
 * can be applied, sensible or not.
 */
export interface Game<P extends Parts = Parts> {
	readonly id: string;
	/** Of what can be said: one more whenever the app of before could not understand it. */
	readonly edition: number;
	start(setup: Setup<P>): P['state'];
	apply(state: P['state'], body: P['body'], at: number): P['state'];
	/** Whether something would change nothing: a second tap on the same key. */
	isSaid(state: P['state'], body: P['body']): boolean;
	/** Those who sit there now. */
	players(state: P['state']): readonly Player[];
	view(state: P['state']): P['view'];
	outline(state: P['state'], view: P['view']): Outline;
	/** What a finger meant that said this, for a page that has only the log of it. */
	tap(body: P['body']): Tap<P>;
}
