import type { Conflict } from './question';
import type { PlayerId } from './sheet';
import type { Recognition } from './table';
import type { Place } from './vocabulary';

/** Whether an answer is a player's own; where nobody says whose it was, it is whoever's the place is. */
export const isOwn = (by: PlayerId | undefined, player: PlayerId | undefined) =>
	by === undefined || by === player;

/** An answer belongs to whoever gave it: it says nothing of the player who holds the place by now. */
export function notTheirs(
	place: Place,
	by: PlayerId | undefined,
	places: Recognition,
	{ code, path }: Conflict
): Conflict[] {
	const now = places[place];
	if (by === undefined || by === now) return [];
	return now === undefined ? [{ code, path }] : [{ code: 'said-by-another', path, said: { place, by, now } }];
}
