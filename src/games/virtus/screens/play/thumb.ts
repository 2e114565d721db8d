import { isAbout } from '../../log/edit';
import type { Question } from '../../rules/question';

/** No thumb reads a question and answers it in less, in milliseconds. */
const READING = 100;

/** What a thumb can have meant: a second tap that comes before its question has been drawn is a slip, not an answer. */
export class Thumb {
	#seen: Question | undefined;
	#tapped = -Infinity;

	/** This has been drawn. */
	sees(question: Question | undefined) {
		this.#seen = question;
	}

	/** Whether a tap at this time, of an event's own clock, can be an answer to this. */
	means(question: Question | undefined, at: number): boolean {
		const isSlip = at - this.#tapped < READING && !isSameQuestion(question, this.#seen);
		if (!isSlip) this.#tapped = at;
		return !isSlip;
	}
}

const isSameQuestion = (a: Question | undefined, b: Question | undefined) =>
	a && b ? isAbout(a, b) : a === b;
