import { sorted, type Card, type Hands } from '../practice/deal';
import type { LedgerLine } from '../rules/ledger';
import type { PlayerId } from '../rules/sheet';
import { CALLS, TRIO_ICONS, type Icon, type Virtue } from '../rules/vocabulary';
import { HANDS, SHEET } from './example';
import { placeOf, predict } from './predict';
import { stepAt } from './progress';
import { STEPS, type Step } from './script';

/** A card of a hand, as the table sees it at one moment. */
export interface Lain {
	readonly card: Card;
	readonly up: boolean;
	/** Part of what the step is about: laid down, given up, handed over. */
	readonly raised: boolean;
	/** One of the cards that made the points just told. */
	readonly counts: boolean;
}

const isSameCard = (one: Pick<Card, 'virtue' | 'value'>, other: Pick<Card, 'virtue' | 'value'>) =>
	one.virtue === other.virtue && one.value === other.value;

interface Move {
	readonly from: PlayerId;
	/** Nobody, where it leaves the game. */
	readonly to?: PlayerId;
	readonly card: Card;
}

/** What changes hands in a step, as the game file tells it. */
export function movesOf({ moves }: Step): readonly Move[] {
	if (moves === undefined) return [];
	if (moves === 'gift') {
		const { gifts, asks } = SHEET.calls.faith;
		const to = placeOf('faith', 'first');
		return gifts.map(({ from, value }) => ({ from, to, card: cardOf(from, asks, value) }));
	}
	const from = placeOf('charity', moves);
	const given = SHEET.calls.charity.discards[moves] ?? [];
	return given.map(({ virtue, value }) => ({ from, card: cardOf(from, virtue, value) }));
}

function cardOf(owner: PlayerId, virtue?: Virtue, value?: number): Card {
	const card = HANDS.get(owner)?.find((one) => one.virtue === virtue && one.value === value);
	if (!card) throw new Error(`${owner} has no ${virtue} ${value}`);
	return card;
}

/** The hands as they stand before a step: what earlier ones discarded is gone, what they handed over has moved. */
export const handsBefore = (at: number): Hands => STEPS.slice(0, at).flatMap(movesOf).reduce(moved, HANDS);

function moved(hands: Hands, { from, to, card }: Move): Hands {
	const after = new Map(hands);
	after.set(
		from,
		(hands.get(from) ?? []).filter((one) => !isSameCard(one, card))
	);
	if (to !== undefined) after.set(to, sorted([...(hands.get(to) ?? []), card]));
	return after;
}

/** V2.5: before Hope is done only the called Virtue lies open, and what Charity or Faith moves in front of everybody. */
export function laidAt(at: number, answered: boolean): ReadonlyMap<PlayerId, readonly Lain[]> {
	const step = stepAt(at);
	const moves = movesOf(step);
	const isGiven = step.moves === 'gift' && answered;
	const hands = isGiven ? moves.reduce(moved, handsBefore(at)) : handsBefore(at);
	const moving = step.moves === 'gift' && !answered ? [] : moves.map(({ card }) => card);
	const isOpen = CALLS.indexOf(step.call) > CALLS.indexOf('hope');
	const lines = answered && step.predicts.kind !== 'total' ? predict(step).lines : [];
	return new Map(
		[...hands].map(([id, hand]) => {
			const counting = lines.flatMap((line) => (line.player === id ? countedBy(line, hand) : []));
			const lain = hand.map((card) => {
				const raised = card.virtue === step.call || moving.some((one) => isSameCard(one, card));
				return { card, raised, up: isOpen || raised, counts: counting.includes(card) };
			});
			return [id, lain];
		})
	);
}

/** The cards behind an entry of the ledger: as many as the numbers it gives. */
export function countedBy(line: LedgerLine, hand: readonly Card[]): readonly Card[] {
	const carrying = (icon: Icon, most = Infinity) => hand.filter((card) => card.icon === icon).slice(0, most);
	switch (line.clause) {
		case 'V2.3':
		case 'V6':
			return hand.filter((card) => card.virtue === line.call);
		case 'V7':
			return carrying('flame', line.flames);
		case 'V8':
			return line.place === 'first'
				? [...carrying('chalice', line.chalices), ...carrying('water', line.waters)]
				: [...carrying('chalice', line.pairs), ...carrying('water', line.pairs)];
		case 'V9':
			return line.virtues.flatMap((virtue) => hand.find((card) => card.virtue === virtue) ?? []);
		case 'V10.1':
			return TRIO_ICONS.flatMap((icon) => carrying(icon, line.trios));
		default:
			return [];
	}
}
