import { pathOf, type Question } from '../rules/virtus/question';
import type { Sheet } from '../rules/virtus/sheet';
import { PLACES, TRIO_ICONS, VIRTUES } from '../rules/virtus/vocabulary';
import { walk } from '../rules/virtus/walk';
import { answering, type Edit, type Said, type SaidGifts } from './edit';

type Answered = Said | SaidGifts;

/** Where on a sheet an answer stands, as one word. */
export const placeOf = (edit: Answered) =>
	JSON.stringify(edit.kind === 'gifts' ? ['calls', 'faith', 'gifts'] : pathOf(edit as unknown as Question));

/** Every answer that stands on a sheet, each as the edit that says it, call by call and seat by seat. */
export function* answersOn({ players, calls, icons }: Sheet): Generator<Answered> {
	const ids = players.map(({ id }) => id);
	for (const call of VIRTUES) {
		for (const kind of ['cards', 'best'] as const) {
			for (const player of ids) {
				const answer = calls[call][kind].get(player);
				if (answer !== undefined) yield { kind, call, player, answer } as Said;
			}
		}
		if (call === 'charity') {
			for (const place of PLACES) {
				const answer = calls.charity.discards[place];
				// Whose cards they were follows from the place; nothing reads it from here.
				if (answer) yield { kind: 'discards', call, place, player: ids[0] ?? '', answer };
			}
		}
		if (call === 'faith') {
			const { asks, gifts } = calls.faith;
			if (asks) yield { kind: 'asks', call, player: ids[0] ?? '', answer: asks };
			if (gifts.length > 0) yield { kind: 'gifts', call, answer: gifts };
		}
		if (call === 'hope') {
			const { targets, lights } = calls.hope;
			if (targets) yield { kind: 'targets', call, player: ids[0] ?? '', answer: targets };
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
	}
}

/** A history that leads to a sheet: its answers in the order in which the walk asks for them, none left out. */
export function retold(sheet: Sheet): Edit[] {
	const left = new Map([...answersOn(sheet)].map((edit) => [placeOf(edit), edit]));
	const edits: Edit[] = [];
	for (const { call, answered } of walk(sheet).steps) {
		if (answered.length > 0 && call !== 'charity' && call !== 'trios') edits.push({ kind: 'call', call });
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
