import type { Given } from '../rules/kinds';
import { answersOn, pathOf, type Placed } from '../rules/where';
import { tied } from '../rules/order';
import type { Sheet } from '../rules/sheet';
import { walk } from '../rules/walk';
import { answering, type Edit } from './edit';

/** Where on a sheet an answer stands, as one word. */
export const placeOf = (about: Placed) => JSON.stringify(pathOf(about));

/** A file does not tell of whom an order was said: of those who are tied, as far as it shows them. */
function told(sheet: Sheet, given: Given): Given {
	if (given.kind !== 'higher') return given;
	const { order, among = tied(sheet, given.call) } = given.answer;
	return { ...given, answer: among.length > 0 ? { order, among } : { order } };
}

/** A history that leads to a sheet: its answers in the order in which the walk asks for them, none left out. */
export function retold(sheet: Sheet): Edit[] {
	const left = new Map([...answersOn(sheet)].map((given) => [placeOf(given), told(sheet, given)]));
	const edits: Edit[] = [];
	const { steps, outcome } = walk(sheet);
	for (const { call, answered } of steps) {
		if (call !== 'charity' && (answered.length > 0 || outcome)) edits.push({ kind: 'call', call });
		for (const { question, answer } of answered) {
			const edit = answering(question, answer as never);
			left.delete(placeOf(question));
			edits.push(edit);
		}
		// What was said without being asked belongs to its call: gifts, or a highest card that decides nothing.
		for (const [place, edit] of left) {
			if (edit.call !== call) continue;
			left.delete(place);
			edits.push(edit);
		}
	}
	return [...edits, ...left.values()];
}
