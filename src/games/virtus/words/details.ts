import { m } from '$lib/paraglide/messages.js';
import type { Rulings } from '../rules/rulings';
import type { CallName } from '../rules/vocabulary';

export type Sentence = () => string;

/** What can be read up: a call, the trios, or how places are taken. */
export type Topic = CallName | 'places';

/** The rule at length, with the rulings: V2.2, V2.4, V2.6, V1.5; V3 to V9; V10.1, V10.2. */
const DETAILS: Record<Topic, readonly Sentence[]> = {
	places: [
		m.details_places_1,
		m.details_places_2,
		m.details_places_3,
		m.details_places_4,
		m.details_places_5
	],
	charity: [m.details_charity_1, m.details_charity_2, m.details_charity_3, m.details_charity_4],
	faith: [m.details_faith_1, m.details_faith_2, m.details_faith_3],
	hope: [m.details_hope_1, m.details_hope_2, m.details_hope_3, m.details_hope_4],
	fortitude: [m.details_fortitude_1, m.details_fortitude_2],
	justice: [m.details_justice_1, m.details_justice_2],
	temperance: [m.details_temperance_1, m.details_temperance_2, m.details_temperance_3],
	prudence: [m.details_prudence_1, m.details_prudence_2, m.details_prudence_3],
	trios: [m.details_trios_1, m.details_trios_2]
};

/** What a house rule puts in the place of a sentence of the book. */
const IN_HOUSE: Record<keyof Rulings, readonly [book: Sentence, house: Sentence]> = {
	hopeBelowZero: [m.details_hope_2, m.details_hope_below]
};

/** A sentence of the book, or what holds at this table instead. */
export function inHouse(sentence: Sentence, rulings: Partial<Rulings>): Sentence {
	const played = (Object.keys(IN_HOUSE) as (keyof Rulings)[]).filter((name) => rulings[name]);
	return played.map((name) => IN_HOUSE[name]).find(([book]) => book === sentence)?.[1] ?? sentence;
}

export const detailsOf = (topic: Topic, rulings: Partial<Rulings> = {}): readonly Sentence[] =>
	DETAILS[topic].map((sentence) => inHouse(sentence, rulings));
