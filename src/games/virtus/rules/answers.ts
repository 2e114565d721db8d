import { onlyAnswer, pathOf, type Answer, type Asking, type Question } from './question';
import { ahead } from './order';
import { isOwn } from './saying';
import type { PlayerId, Sheet } from './sheet';
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
export function answerTo({ calls, icons, trios }: Sheet, question: Question): Answer | undefined {
	switch (question.kind) {
		case 'cards':
			return calls[question.call].cards.get(question.player);
		case 'best':
			return calls[question.call].best.get(question.player);
		case 'higher': {
			const pick = ahead(calls[question.call].higher, question.among, question.above);
			if (pick === undefined || !question.choices.includes(pick)) return undefined;
			return { order: [...question.above, pick], among: question.among };
		}
		case 'discards': {
			const { discards, by } = calls.charity;
			return own(by[question.place], question.player, discards[question.place]);
		}
		case 'asks':
			return own(calls.faith.by, question.player, calls.faith.asks);
		case 'targets':
			return own(calls.hope.by, question.player, calls.hope.targets);
		case 'lights':
			return calls.hope.lights.get(question.player);
		case 'icons':
			return icons.get(question.player)?.[question.icon];
		case 'trios':
			return trios.get(question.player);
	}
}

/** What a place has said counts for nobody but the player who said it. */
const own = <A>(by: PlayerId | undefined, player: PlayerId, answer: A) =>
	isOwn(by, player) ? answer : undefined;
