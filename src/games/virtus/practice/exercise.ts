import type { LedgerLine } from '../rules/ledger';
import type { Player, PlayerId } from '../rules/sheet';
import type { Outcome, Standing } from '../rules/standings';
import type { CallName, Place, Virtue } from '../rules/vocabulary';
import type { Card } from './deal';
import type { ExerciseKind } from './kinds';

/** One question about one table. Codes and numbers; each language has sentences for them. */
export interface Exercise {
	readonly kind: ExerciseKind;
	/** Whose colour it wears. */
	readonly call: CallName;
	readonly players: readonly Player[];
	readonly ask: Ask;
	/** What lies open, of whom it matters. */
	readonly rows: readonly Row[];
	/** All different. */
	readonly options: readonly Option[];
	/** Which of them the engine says. */
	readonly right: number;
	readonly reason: ExerciseReason;
}

/** What is asked. */
export type Ask =
	| { readonly of: 'place'; readonly virtue: Virtue; readonly place: Place }
	| { readonly of: 'place-pays'; readonly virtue: Virtue; readonly player: PlayerId }
	/** What the power of a call brings, the place aside. */
	| { readonly of: 'power'; readonly call: Virtue; readonly place: Place; readonly player: PlayerId }
	| { readonly of: 'trios'; readonly player: PlayerId }
	/** Whom the power of the 1st cannot touch. */
	| { readonly of: 'spared'; readonly call: 'faith' | 'hope'; readonly player: PlayerId }
	| { readonly of: 'gives'; readonly player: PlayerId; readonly taker: PlayerId; readonly virtue: Virtue }
	| { readonly of: 'pays'; readonly player: PlayerId; readonly taker: PlayerId; readonly has: number }
	/** Who is 1st in a Virtue that is called after Faith has moved its cards, or was called before. */
	| { readonly of: 'after-gifts'; readonly virtue: Virtue; readonly taker: PlayerId }
	| { readonly of: 'place-now'; readonly virtue: Virtue; readonly taker: PlayerId }
	| { readonly of: 'winner' };

/** What a player has to do with the power of Faith. */
export type Part = 'gives' | 'has-none' | 'spared';

export type Option =
	| { readonly is: 'number'; readonly number: number }
	| { readonly is: 'player'; readonly player: PlayerId }
	| { readonly is: 'part'; readonly part: Part }
	/** No player at all, or several who share it. */
	| { readonly is: 'nobody' }
	| { readonly is: 'shared' };

export interface Row {
	readonly player: PlayerId;
	readonly cards: readonly Card[];
	/** Cards that were there and have left. */
	readonly gone?: readonly Card[];
	/** Those among the cards that Faith brought. */
	readonly came?: readonly Card[];
	readonly place?: Place;
	readonly total?: number;
	readonly trios?: number;
}

/** Rulings that no line of the ledger tells, because they are about what does not happen. */
export type Ruling =
	| 'no-second'
	| 'no-place'
	| 'place-stays'
	| 'laid-down-later'
	| 'discards-are-gone'
	| 'gifts-count-for-the-taker'
	| 'faith-spares-second'
	| 'faith-spares-nobody'
	| 'faith-in-a-duel'
	| 'gives-one'
	| 'has-none'
	| 'hope-spares-second'
	| 'hope-spares-nobody'
	| 'hope-in-a-duel';

export interface ExerciseReason {
	/** The lines of the ledger that give the answer. */
	readonly lines: readonly LedgerLine[];
	readonly rulings: readonly Ruling[];
	/** Who was level, highest card first. */
	readonly tied?: readonly { readonly player: PlayerId; readonly best: number }[];
	/** The cards that the answer counts. */
	readonly counted: readonly Card[];
	/** The whole game, where the answer is how it ended. */
	readonly ending?: { readonly standings: readonly Standing[]; readonly decidedBy: Outcome['decidedBy'] };
}
