export type PlayerId = string;
export type ByPlayer<T> = ReadonlyMap<PlayerId, T>;

export interface Player {
	readonly id: PlayerId;
	readonly name: string;
}

/** In letters, as a reader counts them. */
export const LONGEST_NAME = 40;
