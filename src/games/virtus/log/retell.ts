import { isSame } from '../../../lib/log/same';
import type { Given } from '../rules/kinds';
import { answersOn, pathOf, type Placed } from '../rules/where';
import type { Answered } from '../rules/answers';
import { orderIn, tied } from '../rules/order';
import type { Order, Sheet } from '../rules/sheet';
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

/** Whether an answer says all that the sheet has there: of a tie, values may settle what the table has told all the same. */
const isAllToldBy = ({ question, answer }: Answered, sheet: Sheet) =>
	question.kind !== 'higher' || isSame((answer as Order).order, orderIn(sheet, question.call));

/** A history that leads to a sheet: its answers in the order in which the walk asks for them, none left out. */
export function retold(sheet: Sheet): Edit[] {
	const left = new Map([...answersOn(sheet)].map((given) => [placeOf(given), told(sheet, given)]));
	const edits: Edit[] = [];
	const { steps, outcome } = walk(sheet);
	for (const { call, answered } of steps) {
		if (call !== 'charity' && (answered.length > 0 || outcome)) edits.push({ kind: 'call', call });
		for (const { question, answer } of answered) {
			edits.push(answering(question, answer));
			if (isAllToldBy({ question, answer }, sheet)) left.delete(placeOf(question));
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
