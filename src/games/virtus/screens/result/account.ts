import { virtueName } from '../../words/names';
import { m } from '$lib/paraglide/messages.js';
import { pointsOf, type LedgerLine } from '../../rules/ledger';
import type { Player, PlayerId } from '../../rules/sheet';
import type { Standing } from '../../rules/standings';
import { CALLS } from '../../rules/vocabulary';
import type { Seat } from '$lib/ui/seals/shapes';

/** What adds up to a total, in the order it was earned. */
export const ACCOUNT_PARTS = ['start', ...CALLS] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** A player where they ended up, with all they earned. */
export interface FinalStanding extends Standing {
	readonly name: string;
	readonly seat: Seat;
	readonly lines: readonly LedgerLine[];
	readonly points: Record<AccountPart, number>;
}

/** The players from first to last, each with their account. */
export function placed(
	standings: readonly Standing[],
	players: readonly Player[],
	lines: readonly LedgerLine[]
): FinalStanding[] {
	return standings.map((standing) => {
		const seat = players.findIndex(({ id }) => id === standing.player);
		return {
			...standing,
			name: players[seat]?.name ?? '',
			seat: seat as Seat,
			lines: lines.filter(({ player }) => player === standing.player),
			points: pointsByPart(lines, standing.player)
		};
	});
}

const pointsByPart = (lines: readonly LedgerLine[], player: PlayerId) =>
	Object.fromEntries(ACCOUNT_PARTS.map((part) => [part, pointsOf(lines, player, part)])) as Record<
		AccountPart,
		number
	>;

export const partName = (part: AccountPart) => (part === 'start' ? m.result_start() : virtueName(part));

/** The colour of a part: what everyone starts with has none. */
export const hue = (part: AccountPart) => (part === 'start' ? undefined : part);
