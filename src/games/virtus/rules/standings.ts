import { pointsOf, type LedgerLine } from './ledger';
import type { PlayerId } from './sheet';

export interface Standing {
	readonly player: PlayerId;
	readonly total: number;
	readonly trios: number;
	/** 1 for whoever leads; players whom nothing tells apart share a rank. */
	readonly rank: number;
}

/** V10.2, in order: whoever is ahead by the first that tells two players apart is ahead. */
export const TIE_BREAKS = [
	{ code: 'total', of: (one: Standing) => one.total },
	{ code: 'trios', of: (one: Standing) => one.trios }
] as const;

export interface Outcome {
	readonly winners: readonly PlayerId[];
	/** What settled it: the total, the trios, or nothing, and then the victory is shared. */
	readonly decidedBy: (typeof TIE_BREAKS)[number]['code'] | 'shared';
}

/** Everyone by what they have so far, first to last. */
export function standings(
	players: readonly PlayerId[],
	lines: readonly LedgerLine[],
	trios: ReadonlyMap<PlayerId, number>
): Standing[] {
	const unranked = players.map((player) => ({
		player,
		total: pointsOf(lines, player),
		trios: trios.get(player) ?? 0,
		rank: 1
	}));
	return unranked
		.map((one) => ({ ...one, rank: 1 + unranked.filter((other) => compare(other, one) < 0).length }))
		.sort(compare);
}

/** Who won, once all is told. */
export function outcome(ranked: readonly Standing[]): Outcome {
	const winners = ranked.filter((one) => one.rank === 1);
	return { winners: winners.map((one) => one.player), decidedBy: decidedBy(ranked, winners.length) };
}

/** Negative where `a` is ahead of `b`. */
function compare(a: Standing, b: Standing) {
	return TIE_BREAKS.reduce((ahead, tieBreak) => ahead || tieBreak.of(b) - tieBreak.of(a), 0);
}

function decidedBy(ranked: readonly Standing[], winners: number): Outcome['decidedBy'] {
	const [winner, next] = ranked as readonly [Standing, Standing, ...Standing[]];
	if (winners > 1) return 'shared';
	return TIE_BREAKS.find((tieBreak) => tieBreak.of(winner) > tieBreak.of(next))?.code as Outcome['decidedBy'];
}
