import { m } from '$lib/paraglide/messages.js';
import type { Icon } from '../../rules/vocabulary';
import { VIRTUES } from '../../rules/vocabulary';
import type { Topic } from '../../words/details';
import type { Emblematic } from '../../art/virtues';

type Sentence = () => string;

/** One line of the card: who, what they do or get, and the icons it counts, which end the sentence in both languages. */
export interface CardLine {
	readonly who: Sentence;
	readonly says: Sentence;
	readonly icons: readonly Icon[];
}

export const ROWS: readonly Emblematic[] = [...VIRTUES, 'trios'];

export const TOPICS: readonly Topic[] = ['places', ...ROWS];

const first = (says: Sentence, ...icons: Icon[]): CardLine => ({ who: m.summary_first, says, icons });
const second = (says: Sentence, ...icons: Icon[]): CardLine => ({ who: m.summary_second, says, icons });

export const LINES: Record<Emblematic, readonly CardLine[]> = {
	charity: [first(m.summary_charity_first, 'chalice', 'water', 'flame'), second(m.summary_charity_second)],
	faith: [first(m.summary_faith_first), second(m.summary_faith_second)],
	hope: [first(m.summary_hope_first, 'light'), second(m.summary_hope_second)],
	fortitude: [first(m.summary_fortitude_first), second(m.summary_fortitude_second)],
	justice: [first(m.summary_justice_first, 'flame'), second(m.summary_justice_second, 'flame')],
	temperance: [
		first(m.summary_temperance_first, 'chalice', 'water'),
		second(m.summary_temperance_second, 'chalice', 'water')
	],
	prudence: [first(m.summary_prudence_first), second(m.summary_prudence_second)],
	trios: [{ who: m.summary_everyone, says: m.summary_trios_all, icons: ['flame', 'water', 'chalice'] }]
};
