import { lineOf } from '../../../lib/log/log';
import { emptySheet, type Player } from '../rules/sheet';
import type { Rulings } from '../rules/rulings';
import { apply, type Edit, type State } from './edit';
import type { VirtusPosition } from './game';

/** A table and every answer it has given, in order. Undo looks at fewer of them, redo at more; none is lost by it. */
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
export function historyOf({ setup, log }: Pick<VirtusPosition, 'setup' | 'log'>): History {
	const { said, undone } = lineOf(log);
	return {
		players: setup.players,
		rulings: setup.options,
		edits: [...said, ...undone].map(({ body }) => body),
		at: said.length
	};
}

export const canUndo = ({ at }: History) => at > 0;
export const canRedo = ({ at, edits }: History) => at < edits.length;

export const undone = <H extends History>(history: H): H => ({ ...history, at: Math.max(0, history.at - 1) });
export const redone = <H extends History>(history: H): H => ({
	...history,
	at: Math.min(history.edits.length, history.at + 1)
});

/** A new answer takes the place of what had been undone. */
export const extended = <H extends History>(history: H, edit: Edit): H => ({
	...history,
	edits: [...history.edits.slice(0, history.at), edit],
	at: history.at + 1
});
