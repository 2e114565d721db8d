import type { Answer, Question } from '../../src/games/virtus/rules/question';
import type { Sheet } from '../../src/games/virtus/rules/sheet';
import { walk } from '../../src/games/virtus/rules/walk';
import { tell } from './answering';

/**
 * Whether a question is asked for nothing: only one answer is possible, or, of a highest card, an icon or a count of
 * Prudence, no answer would move a place or a point, whatever is said to the questions that follow.
 */
export function needless(sheet: Sheet, question: Question): boolean {
	const answers = possible(question);
	if (answers.length < 2) return true;
	const decides =
		question.kind === 'best' ||
		question.kind === 'higher' ||
		question.kind === 'icons' ||
		question.kind === 'trios' ||
		(question.kind === 'cards' && question.call === 'prudence');
	if (!decides) return false;
	return LATER.every((later) => {
		const ends = answers.map((answer) => end(tell(sheet, question, answer), question, later));
		return new Set(ends).size === 1;
	});
}

/** How the questions that follow are answered: as low as can be, as high as can be, or as near as can be to a number. */
type Later = (answers: readonly Answer[]) => Answer | undefined;
const near =
	(wanted: number): Later =>
	(answers) =>
		answers.find((answer) => Number(answer) >= wanted) ?? answers.at(-1);
const LATER: readonly Later[] = [
	(answers) => answers[0],
	(answers) => answers.at(-1),
	...Array.from({ length: 14 }, (_, i) => near(i + 1))
];

/** Every place and point once the call is over, or, for the trios, once they are this player's no more. */
function end(sheet: Sheet, question: Question, later: Later): string {
	for (;;) {
		const { next, lines } = walk(sheet);
		const over =
			!next || next.call !== question.call || (next.call === 'trios' && next.player !== question.player);
		if (over) return JSON.stringify(lines.map(({ player, call, points }) => [player, call, points]));
		sheet = tell(sheet, next, later(possible(next)) as Answer);
	}
}

/** Every answer that the question offers; of the powers, two that differ. */
function possible(question: Question): readonly Answer[] {
	const upTo = (most: number, least = 0) => Array.from({ length: most - least + 1 }, (_, i) => least + i);
	switch (question.kind) {
		case 'cards':
		case 'lights':
			return upTo(question.most);
		case 'icons':
		case 'trios':
			return upTo(question.most, question.least);
		case 'higher':
			return question.choices.map((id) => ({ order: [...question.above, id], among: question.among }));
		case 'best':
			return question.values;
		case 'discards':
			return [[], [{ icon: 'flame' }]];
		case 'asks':
			return ['charity', 'faith'];
		case 'targets':
			return [[], ...question.choices.map((id) => [id])];
	}
}
