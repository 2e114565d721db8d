import { pointsOf, type Line } from './ledger';
import type { PlayerId } from './sheet';

export interface Standing {
	readonly player: PlayerId;
	readonly total: number;
	readonly trios: number;
	/** 1 for the winners; players whom nothing tells apart share a rank. */
	readonly rank: number;
}

/** V10.2, in order: whoever is ahead by the first that tells two players apart is ahead. */
export const TIE_BREAKS = [
	{ code: 'total', of: (one: Standing) => one.total },
	{ code: 'trios', of: (one: Standing) => one.trios }
] as const;

export interface Outcome {
	readonly standings: readonly Standing[];
	readonly winners: readonly PlayerId[];
	/** What settled it: the total, the trios, or nothing, and then the victory is shared. */
	readonly decidedBy: (typeof TIE_BREAKS)[number]['code'] | 'shared';
}

export function outcome(lines: readonly Line[], trios: ReadonlyMap<PlayerId, number>): Outcome {
	const unranked = [...trios].map(([player, count]) => ({
		player,
		total: pointsOf(lines, player),
		trios: count,
		rank: 1
	}));
	const standings = unranked
		.map((one) => ({ ...one, rank: 1 + unranked.filter((other) => compare(other, one) < 0).length }))
		.sort(compare);
	const winners = standings.filter((one) => one.rank === 1);
	return {
		standings,
		winners: winners.map((one) => one.player),
		decidedBy: decidedBy(standings, winners.length)
	};
}

/** Negative where `a` is ahead of `b`. */
function compare(a: Standing, b: Standing) {
	return TIE_BREAKS.reduce((ahead, tieBreak) => ahead || tieBreak.of(b) - tieBreak.of(a), 0);
}

function decidedBy(standings: readonly Standing[], winners: number): Outcome['decidedBy'] {
	const [winner, next] = standings as readonly [Standing, Standing, ...Standing[]];
	if (winners > 1) return 'shared';
	return TIE_BREAKS.find((tieBreak) => tieBreak.of(winner) > tieBreak.of(next))?.code as Outcome['decidedBy'];
}
