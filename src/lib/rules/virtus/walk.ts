import { charity } from './calls/charity';
import { faith } from './calls/faith';
import { fortitude } from './calls/fortitude';
import { hope } from './calls/hope';
import { justice } from './calls/justice';
import { prudence } from './calls/prudence';
import { temperance } from './calls/temperance';
import { contradictions } from './contradictions';
import { BOOK_DECK, type Deck } from './deck';
import type { Line } from './ledger';
import { onlyAnswer, pathOf, type Answer, type Asking, type Conflict, type Question } from './question';
import type { PlayerId, Sheet } from './sheet';
import { outcome, type Outcome } from './standings';
import { Table, type Recognition } from './table';
import { trios } from './trios';
import { CALLS, type CallName, type Virtue } from './vocabulary';

/** All that follows from a sheet. The same sheet, the same walk. */
export interface Walk {
	/** The calls that were begun, in order; the last one is where the table stands. */
	readonly steps: readonly Step[];
	readonly lines: readonly Line[];
	readonly places: ReadonlyMap<Virtue, Recognition>;
	readonly trios: ReadonlyMap<PlayerId, number>;
	/** Answers that contradict the rest, and where they stand. None is dropped; each that is needed is asked again. */
	readonly conflicts: readonly Conflict[];
	/** The first thing missing; with none, the game is complete and has an outcome. */
	readonly next?: Question;
	readonly outcome?: Outcome;
}

export interface Step {
	readonly call: CallName;
	readonly done: boolean;
	/** What was asked in this call and how the table answered, in order. */
	readonly answered: readonly Answered[];
}

export interface Answered {
	readonly question: Question;
	readonly answer: Answer;
}

const RULES: Record<CallName, (table: Table) => Asking> = {
	charity,
	faith,
	hope,
	fortitude,
	justice,
	temperance,
	prudence,
	trios
};

export function walk(sheet: Sheet, deck: Deck = BOOK_DECK): Walk {
	const table = new Table(sheet, deck, contradictions(sheet));
	const { lines, places, conflicts } = table;
	const so = { lines, places, conflicts, trios: table.trios };
	const steps: Step[] = [];
	for (const call of CALLS) {
		const answered: Answered[] = [];
		const next = follow(RULES[call](table), table, answered);
		steps.push({ call, done: !next, answered });
		if (next) return { ...so, steps, next };
	}
	return { ...so, steps, outcome: outcome(lines, table.trios) };
}

/** Feeds a call its answers from the sheet; returns the first question that has none, or none that fits. */
function follow(call: Asking, table: Table, answered: Answered[]): Question | undefined {
	let turn = call.next(undefined as never);
	while (!turn.done) {
		const question = turn.value;
		const told = answerTo(table.sheet, question);
		if (isContested(table, question)) return question;
		const answer = told ?? onlyAnswer(question);
		if (answer === undefined) return question;
		if (told !== undefined) answered.push({ question, answer });
		turn = call.next(answer);
	}
	return undefined;
}

function isContested(table: Table, question: Question) {
	const path = pathOf(question).join('\n');
	return table.conflicts.some((conflict) => conflict.path.join('\n') === path);
}

/** What the table has said to a question, if it has. */
export function answerTo({ calls, icons }: Sheet, question: Question): Answer | undefined {
	switch (question.kind) {
		case 'cards':
			return calls[question.call].cards.get(question.player);
		case 'best':
			return calls[question.call].best.get(question.player);
		case 'discards':
			return calls.charity.discards[question.place];
		case 'asks':
			return calls.faith.asks;
		case 'targets':
			return calls.hope.targets;
		case 'lights':
			return calls.hope.lights.get(question.player);
		case 'icons':
			return icons.get(question.player)?.[question.icon];
	}
}
