export type EntryId = string;
export type DeviceId = string;

/** What is said at a table is a game's own; a log only knows that it can be taken back. */
export interface Body {
	readonly kind: string;
	readonly undo?: never;
}
/** Takes back an entry; of an entry that takes back another, this is what redo says. */
export interface Undo {
	readonly undo: EntryId;
}

/** Who says something, and when by the clock on the wall. Two devices make the same id never. */
export interface Stamp {
	readonly id: EntryId;
	readonly by: DeviceId;
	readonly at: number;
}

export interface Entry<B extends Body = Body> extends Stamp {
	/** One more than that of anything its device had heard of: whatever was said upon another thing comes after it. */
	readonly clock: number;
	readonly body: B | Undo;
}

export const isUndo = (body: Body | Undo): body is Undo => body.undo !== undefined;
