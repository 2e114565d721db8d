import type { PlayerId } from './sheet';
import type { CallName, Place, Virtue } from './vocabulary';

/** One entry of the account: who, which call, which clause, how many points, and the numbers that explain them. */
export type LedgerLine = {
	readonly player: PlayerId;
	readonly call: CallName | 'start';
	readonly points: number;
} & Reason;

export type Reason =
	| { readonly clause: 'V1.5' }
	/** Of a tie: the highest card where it is known, and those who have as many cards and a lower one. */
	| {
			readonly clause: 'V2.3';
			readonly place: Place;
			readonly cards: number;
			readonly best?: number;
			readonly over?: readonly PlayerId[];
	  }
	| { readonly clause: 'V3'; readonly place: Place; readonly given: number; readonly paying: number }
	/** What Hope moved: one line for who takes, one for who pays; fewer points than Lights when the payer ran out (V5.2). */
	| {
			readonly clause: 'V5';
			readonly side: 'takes' | 'pays';
			readonly other: PlayerId;
			readonly lights: number;
	  }
	| { readonly clause: 'V6'; readonly place: Place; readonly cards: number }
	| { readonly clause: 'V7'; readonly place: Place; readonly flames: number }
	| { readonly clause: 'V8'; readonly place: 'first'; readonly chalices: number; readonly waters: number }
	| { readonly clause: 'V8'; readonly place: 'second'; readonly pairs: number }
	| {
			readonly clause: 'V9';
			readonly place: Place;
			readonly virtues: readonly Virtue[];
			readonly duel: boolean;
	  }
	| { readonly clause: 'V10.1'; readonly trios: number };

export const pointsOf = (lines: readonly LedgerLine[], player: PlayerId, call?: LedgerLine['call']) =>
	lines
		.filter((line) => line.player === player && (call === undefined || line.call === call))
		.reduce((sum, line) => sum + line.points, 0);
