import type { Answers } from './kinds';
import type { Path } from '../../../lib/path';
import type { PlayerId } from './sheet';
import type { Place, TrioIcon, Virtue } from './vocabulary';

/** What the walk needs next: which call, of whom, and which answers are possible. A screen is a rendering of it. */
export type Question =
	| { kind: 'cards'; call: Virtue; player: PlayerId; most: number }
	| { kind: 'best'; call: Virtue; player: PlayerId; values: readonly number[] }
	| {
			kind: 'higher';
			call: Virtue;
			/** Anybody can see it. */
			player?: undefined;
			/** The place that it decides. */
			place: Place;
			/** Those of the tie who may have the highest card of it, and all of the tie. */
			choices: readonly PlayerId[];
			among: readonly PlayerId[];
			/** Those of the tie who are placed already, the highest first. */
			above: readonly PlayerId[];
			/** The same told in values: whose is missing next. */
			instead: QuestionOf<'best'>;
	  }
	| { kind: 'discards'; call: 'charity'; place: Place; player: PlayerId; most: number }
	| { kind: 'asks'; call: 'faith'; player: PlayerId; givers: readonly PlayerId[]; spared?: PlayerId }
	| {
			kind: 'targets';
			call: 'hope';
			player: PlayerId;
			choices: readonly PlayerId[];
			most: number;
			spared?: PlayerId;
	  }
	| { kind: 'lights'; call: 'hope'; player: PlayerId; most: number }
	| {
			kind: 'icons';
			call: 'justice' | 'temperance' | 'trios';
			player: PlayerId;
			icon: TrioIcon;
			least: number;
			most: number;
	  }
	| {
			kind: 'trios';
			call: 'trios';
			player: PlayerId;
			least: number;
			most: number;
			/** The same told in icons: which is missing next. */
			instead: QuestionOf<'icons'>;
	  };

export type Kind = Question['kind'];
export type QuestionOf<K extends Kind> = Extract<Question, { kind: K }>;

export type Answer = Answers[Kind];

/** A call asks and awards; the walk answers from the sheet, and stops it at the first answer missing. */
export type Asking<T = void> = Generator<Question, T, Answer>;

export function* ask<K extends Kind>(question: QuestionOf<K>): Asking<Answers[K]> {
	return (yield question) as Answers[K];
}

/** The one answer that is possible, where there is only one: then nobody needs to be asked. */
export function onlyAnswer(question: Question): Answer | undefined {
	switch (question.kind) {
		case 'cards':
		case 'lights':
			return question.most === 0 ? 0 : undefined;
		case 'targets':
			return question.choices.length === 0 ? [] : undefined;
		case 'icons':
			return question.least === question.most ? question.most : undefined;
		default:
			return undefined;
	}
}

/** Codes of what cannot be true together; each language has a sentence for each. */
export type ConflictCode =
	| 'too-many-cards'
	| 'value-twice'
	| 'best-below-count'
	| 'best-taken'
	| 'best-differs'
	| 'higher-twice'
	| 'higher-not-tied'
	| 'higher-denied'
	| 'trios-denied'
	| 'said-by-another'
	| 'too-many-discards'
	| 'discard-of-charity'
	| 'discard-by-nobody'
	| 'asks-by-nobody'
	| 'gift-by-first'
	| 'gift-by-protected'
	| 'gift-twice'
	| 'gift-without-card'
	| 'gift-to-nobody'
	| 'target-first'
	| 'target-protected'
	| 'target-twice'
	| 'too-many-targets'
	| 'target-by-nobody';

export interface Conflict {
	readonly code: ConflictCode;
	readonly path: Path;
	/** Of what somebody said for a place: whose answer it was, and who holds that place now. */
	readonly said?: { readonly place: Place; readonly by: PlayerId; readonly now: PlayerId };
}
