/** A game told line by line, as tests like it: one thing more, one back, one forth. The app itself has a log. */
import type { Edit } from '../src/games/virtus/log/edit';
import type { History } from '../src/games/virtus/log/history';

/** A new answer takes the place of what had been undone. */
export const extended = (history: History, edit: Edit): History => ({
	...history,
	edits: [...history.edits.slice(0, history.at), edit],
	at: history.at + 1
});
export const undone = (history: History): History => ({ ...history, at: Math.max(0, history.at - 1) });
export const redone = (history: History): History => ({
	...history,
	at: Math.min(history.edits.length, history.at + 1)
});
