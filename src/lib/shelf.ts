import type { Pathname } from '$app/types';
import type { Component } from 'svelte';
import type { Codec, Codecs } from './exchange/codec';
import type { Game } from './log/game';

/** What is known of a game before its code is loaded: all of it that home carries. */
export interface Manifest {
	readonly id: string;
	/** In which edition this app tells it. */
	readonly edition: number;
	/** The fewest and the most who can play. */
	readonly players: readonly [least: number, most: number];
	readonly title: () => string;
	/** What stands on the key that begins it, once a table has sat down. */
	readonly start: () => string;
	/** Which game a link is of, in one capital letter. */
	readonly letter: string;
	/**
	 * Of a game that goes on, by the step that its table is at: a sentence, one of the game's colours, and an emblem. A table
	 * that has not begun is at '', and what a list has read may be damaged: each has an answer to any word.
	 */
	readonly stands: (step: string) => string;
	readonly tint: (step: string) => string;
	readonly Mark: Component<{ of: string }>;
	/** What home shows above everything, where this is the first game on the shelf. */
	readonly Banner: Component;
	/** What home leads to besides: its lessons, say, or its scoring on one page. */
	readonly signposts: readonly Signpost[];
	/** Where a game of it goes on, and where its result is shown. */
	readonly pages: { readonly play: Pathname; readonly result: Pathname };
	readonly houseRules: () => Promise<readonly HouseRule[]>;
	readonly load: () => Promise<Game>;
	readonly codec: () => Promise<Codec>;
	/** What can be wrong with a file of this game, by its code, as sentences. */
	readonly wrong: () => Promise<Readonly<Record<string, () => string>>>;
}

/** A line on home that leads to a page of a game, with one of its emblems. */
export interface Signpost {
	readonly to: Pathname;
	readonly of: string;
	readonly title: () => string;
	readonly line: () => string;
}

/** Something that a table may play otherwise than the book. Off, it is as the book says. */
export interface HouseRule {
	readonly name: string;
	readonly title: () => string;
	/** What the book says, and what becomes of it. */
	readonly line: () => string;
}

const shelf = new Map<string, Manifest>();

/** Whoever starts the app puts the games on the shelf: nothing here knows one of them. */
export function provide(manifests: readonly Manifest[]) {
	for (const manifest of manifests) shelf.set(manifest.id, manifest);
}

export const manifestOf = (id: string): Manifest | undefined => shelf.get(id);

/** Whether a newer app has told a game, or one that has more games: then this one can look at its record, and no more. */
export const isNewer = ({ game, edition }: { readonly game: string; readonly edition: number }) =>
	edition > (manifestOf(game)?.edition ?? 0);

/** The game of that name; none where this app does not have it. */
export const gameOf = async (id: string): Promise<Game | undefined> => shelf.get(id)?.load();

export const codecs: Codecs = async (which) => {
	const found = [...shelf.values()].find((one) =>
		'letter' in which ? one.letter === which.letter : one.id === which.game
	);
	return found?.codec();
};
