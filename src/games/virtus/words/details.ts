import { m } from '$lib/paraglide/messages.js';
import type { CallName } from '../rules/vocabulary';

type Sentence = () => string;

/** What can be read up: a call, the trios, or how places are taken. */
export type Topic = CallName | 'places';

/** The rule at length, with the rulings: V2.2, V2.4, V2.6, V1.5; V3 to V9; V10.1, V10.2. */
export const DETAILS: Record<Topic, readonly Sentence[]> = {
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
