import type { Entry } from '../log/entry';

/** Where an entry of a game stands: as a log is ordered, so that what is read is in order. */
export type EntryKey = [game: string, clock: number, by: string, id: string];

export const keyOf = (game: string, { clock, by, id }: Entry): EntryKey => [game, clock, by, id];

/** All entries of one game. */
export const entriesOf = (game: string) => IDBKeyRange.bound([game], [game, []]);
