import type { Conflict } from './question';
import type { PlayerId } from './sheet';
import type { Recognition } from './table';
import type { Place } from './vocabulary';

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
