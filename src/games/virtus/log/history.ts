import { lineOf } from '../../../lib/log/log';
import { emptySheet, type Player } from '../rules/sheet';
import type { Rulings } from '../rules/rulings';
import { apply, type Edit, type State } from './edit';
import type { Logged } from '../../../lib/log/position';
import type { Virtus } from './game';

/** The line of a log, and all that a game of before has kept: what a table has said, in order, and how much of it counts. */
export interface History {
	readonly players: readonly Player[];
	readonly rulings: Partial<Rulings>;
	readonly edits: readonly Edit[];
	/** How many of the edits count now. */
	readonly at: number;
}

export const replay = ({ players, rulings, edits, at }: History): State =>
	edits.slice(0, at).reduce(apply, { sheet: emptySheet(players, rulings), called: 'charity' });

/** The line of a log: what counts, and what redo would bring back. */
export function historyOf({ setup, log }: Logged<Virtus>): History {
	const { said, undone } = lineOf(log);
	return {
		players: setup.players,
		rulings: setup.options,
		edits: [...said, ...undone].map(({ body }) => body),
		at: said.length
	};
}
