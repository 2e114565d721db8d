import { virtueName } from '../../words/names';
import { m } from '$lib/paraglide/messages.js';
import { pointsOf, type Line } from '../../rules/ledger';
import type { Player, PlayerId } from '../../rules/sheet';
import type { Standing } from '../../rules/standings';
import { CALLS } from '../../rules/vocabulary';
import type { Seat } from '$lib/ui/seals/shapes';

/** What adds up to a total, in the order it was earned. */
export const ENTRIES = ['start', ...CALLS] as const;
export type Entry = (typeof ENTRIES)[number];

/** A player where they ended up, with all they earned. */
export interface Placed extends Standing {
	readonly name: string;
	readonly seat: Seat;
	readonly lines: readonly Line[];
	readonly points: Record<Entry, number>;
}

/** The players from first to last, each with their account. */
export function placed(
	standings: readonly Standing[],
	players: readonly Player[],
	lines: readonly Line[]
): Placed[] {
	return standings.map((standing) => {
		const seat = players.findIndex(({ id }) => id === standing.player);
		return {
			...standing,
			name: players[seat]?.name ?? '',
			seat: seat as Seat,
			lines: lines.filter(({ player }) => player === standing.player),
			points: pointsByEntry(lines, standing.player)
		};
	});
}

const pointsByEntry = (lines: readonly Line[], player: PlayerId) =>
	Object.fromEntries(ENTRIES.map((entry) => [entry, pointsOf(lines, player, entry)])) as Record<
		Entry,
		number
	>;

export const entryName = (entry: Entry) => (entry === 'start' ? m.result_start() : virtueName(entry));

/** The colour of an entry: what everyone starts with has none. */
export const hue = (entry: Entry) => (entry === 'start' ? undefined : entry);
