import type { Game, Outline, Setup } from '../../../lib/log/game';
import { Position, type Logged } from '../../../lib/log/position';
import { pointsOf } from '../rules/ledger';
import type { Rulings } from '../rules/rulings';
import { emptySheet } from '../rules/sheet';
import { EDITION, type CallName } from '../rules/vocabulary';
import { apply, isSaid, type Edit, type State } from './edit';
import { again } from './tap';
import { View } from './view';

export interface Virtus {
	options: Partial<Rulings>;
	body: Edit;
	state: State;
	view: View;
}
export type VirtusPosition = Position<Virtus>;

/** Where a game stands, as a list shows it. */
export interface VirtusOutline extends Outline {
	readonly step?: CallName;
}

export const virtus: Game<Virtus> = {
	id: 'virtus',
	edition: EDITION,
	start: ({ players, options }: Setup<Virtus>): State => ({
		sheet: emptySheet(players, options),
		called: 'charity'
	}),
	apply,
	isSaid,
	players: ({ sheet }) => sheet.players,
	view: (state) => new View(state),
	outline: ({ sheet: { players } }, { walk: { next, outcome, lines } }): VirtusOutline => {
		// With nothing left to ask, what keeps a game open stands at its end until it is settled.
		const step = next?.call ?? (outcome ? undefined : 'trios');
		const totals = players.map(({ id }) => pointsOf(lines, id));
		return {
			players,
			state: outcome ? 'finished' : 'open',
			...(step && { step }),
			...(outcome && { result: { winners: outcome.winners, totals } })
		};
	},
	tap: again
};

/** A game of Virtus as it was stored. Whatever is in its log has been said by this app, or was checked when it came in. */
export const positionOf = ({ setup, log }: Logged<Virtus>): VirtusPosition =>
	new Position(virtus, setup, log);
