import type * as v from 'valibot';
import type { Game, Parts, Setup } from '../log/game';
import type { Logged } from '../log/position';
import type { Relation } from '../log/relation';
import type { Player, PlayerId } from '../players/player';
import type { Result } from '../result';
import type { Known } from './beyond';
import type { Pen } from './link/pen';
import type { Json } from './open';
import type { Wrong } from './wrong';

/** A game's part of files, backups and links. Envelope, log and checksums are the same for all of them. */
export interface Codec<P extends Parts = Parts> {
	readonly game: Game<P>;
	/** The fewest and the most who can play. */
	readonly players: readonly [least: number, most: number];

	/** What can be said, as a log in a file holds it. */
	readonly body: v.GenericSchema<unknown, P['body']>;
	/** Whether nobody is named who does not sit there by then. */
	isSeated(setup: Setup<P>, said: readonly P['body'][]): boolean;

	/** The game's own keys of a file: what the table has told, and nothing that follows from it. */
	write(state: P['state']): Json;
	read(file: Json, players: readonly Player[]): Result<Pick<FileState<P>, 'options' | 'state'>, Wrong>;
	/** Where in a file something stands that the game knows. What a file says beyond is kept, and written back. */
	readonly known: readonly Known[];
	/** Where in a file each key is a player: of those who have left the table, nothing is written back. */
	readonly byPlayer: readonly Known[];
	/** What cannot be true together: a file with a log may hold it, one without may not. */
	contradiction(state: P['state']): Wrong | undefined;
	/** What could have been said to come to this, for a file without a log. */
	retold(state: P['state']): readonly P['body'][];

	/** Whether a log and a file say the same. */
	agree(a: P['state'], b: P['state']): boolean;
	/** How two logs of one game stand to each other. */
	relation(mine: Logged<P>, theirs: Logged<P>): Relation;
	/** All that a state says, as text: a game without a name is known by it. */
	content(state: P['state']): string;

	/** What the headless scorer prints of it. */
	score(state: P['state'], view: P['view']): object;
	readonly link: LinkCodec;
}

/** What a file tells of a table. */
export interface FileState<P extends Parts = Parts> {
	readonly players: readonly Player[];
	readonly options: P['options'];
	readonly state: P['state'];
}

/** A game's part of a link: its own keys of a file, in as few bits as they take. */
export interface LinkCodec {
	/** Which game it is, in one capital letter. */
	readonly letter: string;
	/** Of the layout: one more whenever the app of before could not read it. */
	readonly edition: number;
	/** The one description for both directions: a pen that writes puts down `told`, both answer with what stands there. */
	part(pen: Pen, ids: readonly PlayerId[], edition: number, told?: Json): Json;
	/** A whole file, as codes told it before they named their game. */
	before?(pen: Pen, version: number): Json;
}

/** The codec of a game, by its name or the letter of its links; none where this app does not have the game. */
export type Codecs = (which: Which) => Promise<Codec | undefined>;
export type Which = { readonly game: unknown } | { readonly letter: string };
