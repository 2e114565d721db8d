import { tied } from '../rules/order';
import { pathOf, type Question } from '../rules/question';
import type { Order, PlayerId, Sheet } from '../rules/sheet';
import { PLACES, TRIO_ICONS, VIRTUES } from '../rules/vocabulary';
import { walk } from '../rules/walk';
import { answering, type Edit, type Said, type SaidGifts } from './edit';

/** Any answer that a sheet can hold, as the edit that says it. */
export type SaidOnSheet = Said | SaidGifts;

/** Where on a sheet an answer stands, as one word. */
export const placeOf = (edit: SaidOnSheet) =>
	JSON.stringify(edit.kind === 'gifts' ? ['calls', 'faith', 'gifts'] : pathOf(edit as unknown as Question));

/** Every answer that stands on a sheet, each as the edit that says it, call by call and seat by seat. */
export function* answersOn(sheet: Sheet): Generator<SaidOnSheet> {
	const { players, calls, icons, trios } = sheet;
	const ids = players.map(({ id }) => id);
	for (const call of VIRTUES) {
		for (const kind of ['cards', 'best'] as const) {
			for (const player of ids) {
				const answer = calls[call][kind].get(player);
				if (answer !== undefined) yield { kind, call, player, answer } as Said;
			}
		}
		const { higher } = calls[call];
		if (higher) yield { kind: 'higher', call, place: 'first', answer: saidOf(tied(sheet, call), higher) };
		if (call === 'charity') {
			for (const place of PLACES) {
				const answer = calls.charity.discards[place];
				if (answer) yield { kind: 'discards', call, place, ...signed(calls.charity.by[place]), answer };
			}
		}
		if (call === 'faith') {
			const { asks, by, gifts } = calls.faith;
			if (asks) yield { kind: 'asks', call, ...signed(by), answer: asks };
			if (gifts.length > 0) yield { kind: 'gifts', call, answer: gifts };
		}
		if (call === 'hope') {
			const { targets, by, lights } = calls.hope;
			if (targets) yield { kind: 'targets', call, ...signed(by), answer: targets };
			for (const player of ids) {
				const answer = lights.get(player);
				if (answer !== undefined) yield { kind: 'lights', call, player, answer };
			}
		}
	}
	for (const player of ids) {
		for (const icon of TRIO_ICONS) {
			const answer = icons.get(player)?.[icon];
			if (answer !== undefined) yield { kind: 'icons', call: 'trios', player, icon, answer };
		}
		const answer = trios.get(player);
		if (answer !== undefined) yield { kind: 'trios', call: 'trios', player, answer };
	}
}

/** A file does not tell of whom an order was said: of those who are tied, as far as it shows them. */
function saidOf(tied: readonly PlayerId[], { order, among = tied }: Order): Order {
	return among.length > 0 ? { order, among } : { order };
}

const signed = (by: PlayerId | undefined) => (by === undefined ? {} : { player: by });

/** A history that leads to a sheet: its answers in the order in which the walk asks for them, none left out. */
export function retold(sheet: Sheet): Edit[] {
	const left = new Map([...answersOn(sheet)].map((edit) => [placeOf(edit), edit]));
	const edits: Edit[] = [];
	const { steps, outcome } = walk(sheet);
	for (const { call, answered } of steps) {
		if (call !== 'charity' && (answered.length > 0 || outcome)) edits.push({ kind: 'call', call });
		for (const { question, answer } of answered) {
			const edit = answering(question, answer as never);
			left.delete(placeOf(edit));
			edits.push(edit);
		}
		// What was said without being asked belongs to its call: gifts, or a highest card that decides nothing.
		for (const [place, edit] of left) {
			if (edit.call !== call) continue;
			left.delete(place);
			edits.push(edit);
		}
	}
	return [...edits, ...left.values()];
}
