import type { AnswerKind } from './kinds';
import { answerAt, pathOf, signerAt, type Placed } from './where';
import { onlyAnswer, type Answer, type Asking, type Question } from './question';
import { ahead } from './order';
import { isOwn } from './saying';
import type { Sheet } from './sheet';
import type { Table } from './table';

export interface Answered {
	readonly question: Question;
	readonly answer: Answer;
}

/** Feeds a call its answers from the sheet; returns the first question that has none, or none that fits. */
export function follow(call: Asking<unknown>, table: Table, answered: Answered[] = []): Question | undefined {
	let turn = call.next(undefined as never);
	while (!turn.done) {
		const question = turn.value;
		const told = answerTo(table.sheet, question);
		const answer = told ?? onlyAnswer(question);
		// What only another has said, and can only be one way, need not be asked.
		if (answer === undefined || (told !== undefined && isContested(table, question))) return question;
		if (told !== undefined) answered.push({ question, answer });
		turn = call.next(answer);
	}
	return undefined;
}

function isContested(table: Table, question: Question) {
	return table.conflicts.some(({ path }) => path.join('\n') === pathOf(question).join('\n'));
}

/** What the table has said to a question, if it has. */
export function answerTo(sheet: Sheet, question: Question): Answer | undefined {
	if (question.kind !== 'higher') return saidTo(sheet, question);
	const { among, above, choices } = question;
	const pick = ahead(sheet.calls[question.call].higher, among, above);
	return pick !== undefined && choices.includes(pick) ? { order: [...above, pick], among } : undefined;
}

/** What stands on the sheet for this. What a place has said counts for nobody but the player who said it. */
export const saidTo = <K extends AnswerKind>(sheet: Sheet, about: Placed & { kind: K }) =>
	isOwn(signerAt(sheet, about), about.player) ? answerAt(sheet, about) : undefined;
