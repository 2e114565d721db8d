import { pointsOf } from '../rules/ledger';
import type { Player, PlayerId } from '../rules/sheet';
import type { CallName } from '../rules/vocabulary';
import type { Walk } from '../rules/walk';

/** Where a game stands, as a list shows it. */
export interface Summary {
	readonly state: 'open' | 'finished';
	/** Which call the table stands at; none once it is finished. */
	readonly call?: CallName;
	readonly result?: { readonly winners: readonly PlayerId[]; readonly totals: readonly number[] };
}

export function summed({ next, outcome, lines }: Walk, players: readonly Player[]): Summary {
	// With nothing left to ask, what keeps a game open stands at its end until it is settled.
	const call = next?.call ?? (outcome ? undefined : 'trios');
	const totals = players.map(({ id }) => pointsOf(lines, id));
	return {
		state: outcome ? 'finished' : 'open',
		...(call && { call }),
		...(outcome && { result: { winners: outcome.winners, totals } })
	};
}
