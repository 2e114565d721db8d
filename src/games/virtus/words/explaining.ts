import { m } from '$lib/paraglide/messages.js';
import type { Question } from '../rules/question';
import { isDuel } from '../rules/duel';
import type { Sheet } from '../rules/sheet';
import type { CallName, Virtue } from '../rules/vocabulary';
import { inHouse, type Sentence } from './details';

/** What is worth knowing while the cards of a Virtue are laid down: first how places are taken, then what they bring. */
const SHOWING: Record<Virtue, Sentence> = {
	charity: m.details_places_1,
	faith: m.details_places_3,
	hope: m.details_places_4,
	fortitude: m.details_fortitude_1,
	justice: m.details_justice_1,
	temperance: m.details_temperance_1,
	prudence: m.details_prudence_1
};

const COUNTING: Record<'justice' | 'temperance' | 'trios', Sentence> = {
	justice: m.details_justice_2,
	temperance: m.details_temperance_2,
	trios: m.details_trios_1
};

const SETTLED: Record<CallName, Sentence> = {
	charity: m.details_charity_4,
	faith: m.details_places_4,
	hope: m.details_hope_4,
	fortitude: m.details_fortitude_2,
	justice: m.details_justice_2,
	temperance: m.details_temperance_3,
	prudence: m.details_prudence_2,
	trios: m.details_trios_2
};

/** One sentence of the rules, the one that this step is about. They are those of the summary card, so the two agree. */
export function explaining(
	call: CallName,
	question: Question | undefined,
	{ players, rulings }: Pick<Sheet, 'players' | 'rulings'>
): string {
	return inHouse(rule(call, question, isDuel(players.length)), rulings)();
}

function rule(call: CallName, question: Question | undefined, duel: boolean): Sentence {
	switch (question?.kind) {
		case undefined:
			return call === 'prudence' && duel ? m.details_prudence_3 : SETTLED[call];
		case 'cards':
			return SHOWING[question.call];
		case 'best':
		case 'higher':
			return m.details_places_2;
		case 'discards':
			return question.place === 'first' ? m.details_charity_2 : m.details_charity_3;
		case 'asks':
			return duel ? m.details_faith_3 : m.details_faith_2;
		case 'targets':
			return duel ? m.details_hope_3 : m.details_hope_1;
		case 'lights':
			return m.details_hope_2;
		case 'icons':
		case 'trios':
			return COUNTING[question.call];
	}
}
