import type { Path } from '../../../lib/path';
import type { Discard, Gift, Order, PlayerId, Shown } from './sheet';
import {
	PLACES,
	TRIO_ICONS,
	VIRTUES,
	type CallName,
	type Place,
	type TrioIcon,
	type Virtue
} from './vocabulary';

/** All that a table can tell, kind by kind. */
export interface Answers {
	cards: Shown;
	best: number;
	higher: Order;
	discards: readonly Discard[];
	asks: Virtue;
	/** Nobody is asked who gave to Faith, since it can be derived; a file may say it all the same. */
	gifts: readonly Gift[];
	targets: readonly PlayerId[];
	lights: number;
	icons: number;
	trios: number;
}
export type AnswerKind = keyof Answers;

/** Which of all answers something is about. What a place says may not tell whose it was: a file of before does not. */
export type About =
	| { readonly kind: 'cards'; readonly call: Virtue; readonly player: PlayerId }
	| { readonly kind: 'best'; readonly call: Virtue; readonly player: PlayerId }
	| { readonly kind: 'higher'; readonly call: Virtue; readonly place: Place }
	| { readonly kind: 'discards'; readonly call: 'charity'; readonly place: Place; readonly player?: PlayerId }
	| { readonly kind: 'asks'; readonly call: 'faith'; readonly player?: PlayerId }
	| { readonly kind: 'gifts'; readonly call: 'faith' }
	| { readonly kind: 'targets'; readonly call: 'hope'; readonly player?: PlayerId }
	| { readonly kind: 'lights'; readonly call: 'hope'; readonly player: PlayerId }
	| {
			readonly kind: 'icons';
			readonly call: 'justice' | 'temperance' | 'trios';
			readonly player: PlayerId;
			readonly icon: TrioIcon;
	  }
	| { readonly kind: 'trios'; readonly call: 'trios'; readonly player: PlayerId };
export type AboutOf<K extends AnswerKind> = Extract<About, { kind: K }>;

/** An answer, and what it is about. */
export type Given<K extends AnswerKind = AnswerKind> = {
	[Each in K]: AboutOf<Each> & { readonly answer: Answers[Each] };
}[K];

/** A path in which one step or another differs from answer to answer. */
export type Pattern = readonly (string | Facet)[];
export interface Facet {
	readonly each: 'call' | 'player' | 'place' | 'icon';
}
const CALL: Facet = { each: 'call' };
const PLAYER: Facet = { each: 'player' };
const PLACE: Facet = { each: 'place' };
const ICON: Facet = { each: 'icon' };

type Stays = (id: PlayerId) => boolean;
interface Row<A> {
	/** When it is told, where that is not at every Virtue; and whenever else it may be asked. */
	readonly call?: CallName;
	readonly alsoAt?: readonly CallName[];
	readonly at: Pattern;
	/** Of what a place says: where it stands whose answer it was. */
	readonly by?: Pattern;
	/** Whom an answer names, and where in it. */
	readonly names?: (answer: A) => readonly (readonly [id: PlayerId, ...where: Path])[];
	/** What an answer says of those who stay; nothing where it has nothing more to say. */
	readonly left?: (answer: A, stays: Stays) => A | undefined;
	/** A list of things told one by one, each to be taken back by itself; with none of them, nothing was told. */
	readonly isOneByOne?: true;
}

/** Every kind of answer: where it stands in the sheet and the game file, whose it is, and whom it names. */
export const KINDS: { readonly [K in AnswerKind]: Row<Answers[K]> } = {
	cards: { at: ['calls', CALL, 'cards', PLAYER] },
	best: { at: ['calls', CALL, 'best', PLAYER] },
	higher: {
		at: ['calls', CALL, 'higher'],
		names: ({ order, among = [] }) => [...listed(order), ...listed(among, 'among')],
		left: ({ order, among }, stays) => ({
			order: order.filter(stays),
			...(among && { among: among.filter(stays) })
		})
	},
	discards: {
		call: 'charity',
		at: ['calls', 'charity', 'discards', PLACE],
		by: ['calls', 'charity', 'by', PLACE]
	},
	asks: { call: 'faith', at: ['calls', 'faith', 'asks'], by: ['calls', 'faith', 'by'] },
	gifts: {
		call: 'faith',
		at: ['calls', 'faith', 'gifts'],
		names: (gifts) => gifts.map(({ from }, i) => [from, i, 'from']),
		left: (gifts, stays) => gifts.filter(({ from }) => stays(from)),
		isOneByOne: true
	},
	targets: {
		call: 'hope',
		at: ['calls', 'hope', 'targets'],
		by: ['calls', 'hope', 'by'],
		names: (ids) => listed(ids),
		left: (ids, stays) => {
			const left = ids.filter(stays);
			// Whoever had named only those who are gone has not said that they name nobody.
			return left.length > 0 || ids.length === 0 ? left : undefined;
		}
	},
	lights: { call: 'hope', at: ['calls', 'hope', 'lights', PLAYER] },
	icons: { call: 'trios', alsoAt: ['justice', 'temperance'], at: ['icons', PLAYER, ICON] },
	trios: { call: 'trios', at: ['trios', PLAYER] }
};
/** As they are told within a call. */
export const ANSWER_KINDS = Object.keys(KINDS) as readonly AnswerKind[];

export const namesIn = <K extends AnswerKind>({ kind, answer }: { kind: K; answer: Answers[K] }) =>
	KINDS[kind].names?.(answer) ?? [];

/** What an answer says of those who stay; nothing where nothing is left of it. */
export function remainsOf<K extends AnswerKind>(
	{ kind, answer }: { kind: K; answer: Answers[K] },
	stays: Stays
) {
	const { left } = KINDS[kind];
	return left ? left(answer, stays) : answer;
}

const listed = (ids: readonly PlayerId[], ...where: Path) => ids.map((id, i) => [id, ...where, i] as const);

/** What a facet can be, as far as the rules know: who plays, they do not. */
export const FACETS: { readonly [F in Facet['each']]: readonly string[] } = {
	call: VIRTUES,
	player: [],
	place: PLACES,
	icon: TRIO_ICONS
};

/** Whether a key can stand where a pattern has this step. */
export function fits(step: Pattern[number], key: Path[number] | undefined): boolean {
	if (typeof step === 'string') return step === key;
	return step.each === 'player' || FACETS[step.each].some((one) => one === key);
}
