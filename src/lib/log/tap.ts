import { isUndo, type Entry, type Stamp } from './entry';
import type { Game, Parts } from './game';
import type { Log } from './log';
import type { Position } from './position';
import { isSame } from './same';

/** What a finger meant: so that it can be meant again upon a game that another tab has moved on. */
export interface Tap<P extends Parts = Parts> {
	/** The game after it; the very same one where it says nothing new. */
	upon(position: Position<P>, stamp: Stamp): Position<P>;
	/** Upon another game than it was made on: whether it is done there already, still means the same, or neither. */
	fate(now: Position<P>, before: Position<P>): 'done' | 'open' | 'overtaken';
}

/** A tap that says something. What it is may depend on the game: one more card on a list is upon those that lie there. */
export const saying = <P extends Parts>(
	body: (position: Position<P>) => P['body'],
	fits: (now: Position<P>, before: Position<P>) => boolean
): Tap<P> => ({
	upon: (position, stamp) => position.said(body(position), stamp),
	fate: (now, before) => {
		if (now.game.isSaid(now.state, body(before))) return 'done';
		return fits(now, before) ? 'open' : 'overtaken';
	}
});

type Looked = Pick<Position, 'line' | 'log'>;
type Found = Looked['line']['said' | 'undone'][number];
type Look = (at: Looked) => Found | undefined;
const last: Look = ({ line }) => line.said.at(-1);
const next: Look = ({ line }) => line.undone[0];

/**
 * Whether something is what stood there before. The same may be said twice: then its name tells which. What never came to be
 * an entry, since another tab had said it by then, is known by what it says.
 */
const isStill = ({ log }: Looked, now: Found | undefined, before: Found) =>
	log.some(({ id }) => id === before.id) ? now?.id === before.id : isSame(now?.body, before.body);

/** Of a step that moves what stands at one end of the line to the other. */
const fateOf = (from: Look, to: Look) => (now: Looked, before: Looked) => {
	const meant = from(before);
	if (meant && isStill(now, from(now), meant)) return 'open';
	return !meant || isStill(now, to(now), meant) ? 'done' : 'overtaken';
};

export const undo = <P extends Parts>(): Tap<P> => ({
	upon: (position, stamp) => position.undone(stamp),
	fate: fateOf(last, next)
});
export const redo = <P extends Parts>(): Tap<P> => ({
	upon: (position, stamp) => position.redone(stamp),
	fate: fateOf(next, last)
});

/** A tap, and the games before and after it. */
export interface Tapped<P extends Parts = Parts> {
	readonly tap: Tap<P>;
	readonly stamp: Stamp;
	readonly before: Position<P>;
	readonly after: Position<P>;
}

/** What a tap makes of a game; nothing where it says nothing new. */
export function tapped<P extends Parts>(
	tap: Tap<P>,
	stamp: Stamp,
	before: Position<P>
): Tapped<P> | undefined {
	const after = tap.upon(before, stamp);
	return after === before ? undefined : { tap, stamp, before, after };
}

/**
 * The same taps upon the game that the disk holds: another tab has been there, or a write that we thought lost was not.
 * None is done twice; one that another tab has overtaken is left out, and counted. What still fits has heard of all that the
 * disk holds, and its clock says so: the game after it is the two logs merged, whoever merges them.
 */
export function rebased<P extends Parts>(
	taps: readonly Tapped<P>[],
	disk: Position<P>
): { taps: Tapped<P>[]; overtaken: number } {
	const known = new Set(disk.log.map(({ id }) => id));
	const anew: Tapped<P>[] = [];
	let overtaken = 0;
	for (const { tap, stamp, before } of taps) {
		if (known.has(stamp.id)) continue;
		const now = anew.at(-1)?.after ?? disk;
		const fate = tap.fate(now, before);
		if (fate === 'overtaken') overtaken += 1;
		const again = fate === 'open' ? tapped(tap, stamp, now) : undefined;
		if (again) anew.push(again);
	}
	return { taps: anew, overtaken };
}

/** What fingers meant that have led from one log of a game to another, for a page that has only these. */
export function tapsBetween<P extends Parts>(
	game: Game<P>,
	from: Log<P['body']>,
	to: Log<P['body']>
): { tap: Tap<P>; stamp: Stamp }[] {
	const known = new Set(from.map(({ id }) => id));
	return to
		.filter(({ id }) => !known.has(id))
		.map((entry) => ({ tap: meant(game, to, entry), stamp: entry }));
}

function meant<P extends Parts>(game: Game<P>, log: Log<P['body']>, { body }: Entry<P['body']>): Tap<P> {
	if (!isUndo(body)) return game.tap(body);
	const taken = log.find(({ id }) => id === body.undo);
	return taken && isUndo(taken.body) ? redo() : undo();
}
