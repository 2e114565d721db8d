import type { Path } from '../path';
import { fail } from '../result';

/** What can be wrong with any file or link, whichever game it is of: each language has a sentence for each. */
export type FileCode =
	| 'unreadable'
	| 'too-large'
	| 'too-deep'
	| 'not-json'
	| 'not-an-object'
	| 'other-format'
	| 'no-version'
	| 'newer-version'
	| 'other-game'
	| 'not-text'
	| 'not-a-list'
	| 'not-a-switch'
	| 'not-a-number'
	| 'too-few-players'
	| 'too-many-players'
	| 'empty-id'
	| 'same-id'
	| 'empty-name'
	| 'long-name'
	| 'unknown-player'
	| 'book-too-large'
	| 'same-game'
	| 'not-a-setting'
	| 'no-game'
	| 'link-too-long'
	| 'link-newer'
	| 'link-broken';

export interface Wrong {
	/** One of these, or of the game's own. */
	readonly code: string;
	readonly path: Path;
	/** Which game it is of, as far as that is known: it may have a sentence of its own. */
	readonly game?: string;
	/** The fewest and the most who can play it. */
	readonly players?: readonly [least: number, most: number];
}

export const wrong = (code: FileCode, path: Path = []) => fail<Wrong>({ code, path });
