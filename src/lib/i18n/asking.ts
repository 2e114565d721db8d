import { m } from '$lib/paraglide/messages.js';
import type { Question } from '$lib/rules/virtus/question';
import type { PlayerId } from '$lib/rules/virtus/sheet';
import type { Recognition } from '$lib/rules/virtus/table';
import type { CallName, TrioIcon, Virtue } from '$lib/rules/virtus/vocabulary';
import { list } from './lists';
import { virtueName } from './names';

export type NameOf = (id: PlayerId) => string;

const ASK_ICON: Record<TrioIcon, (names: { name: string }) => string> = {
	flame: m.play_ask_flame,
	water: m.play_ask_water,
	chalice: m.play_ask_chalice
};

/** What the app asks, of one player. */
export function asking(question: Question, nameOf: NameOf): string {
	const name = nameOf(question.player);
	switch (question.kind) {
		case 'cards':
			return m.play_ask_cards({ name });
		case 'best':
			return m.play_ask_best({ name, virtue: virtueName(question.call) });
		case 'discards':
			return m.play_ask_discards({ name });
		case 'asks':
			return m.play_ask_asks({ name });
		case 'targets':
			return m.play_ask_targets({ name });
		case 'lights':
			return m.play_ask_lights({ name });
		case 'icons':
			return ASK_ICON[question.icon]({ name });
	}
}

/** What the table does now, in one line. `tied` are those whose highest cards are being compared. */
export function nowAtTheTable(question: Question, nameOf: NameOf, tied: readonly PlayerId[]): string {
	const name = nameOf(question.player);
	switch (question.kind) {
		case 'cards':
			return m.play_line_cards({ virtue: virtueName(question.call) });
		case 'best':
			return m.play_line_best({ names: list(tied.map(nameOf)) });
		case 'discards':
			return question.place === 'first'
				? m.play_line_discards_first({ name })
				: m.play_line_discards_second({ name });
		case 'asks':
			return question.spared === undefined
				? m.play_line_asks({ name })
				: m.play_line_asks_spared({ name, spared: nameOf(question.spared) });
		case 'targets':
			return question.spared === undefined
				? m.play_line_targets({ name })
				: m.play_line_targets_spared({ name, spared: nameOf(question.spared) });
		case 'lights':
			return m.play_line_lights({ name });
		case 'icons':
			return question.call === 'trios' ? m.play_line_trios() : m.play_line_icons({ name });
	}
}

/** What the table does now, where the call before has passed by itself: nobody holds that Virtue, or it was Prudence. */
export function cameBy(before: Virtue, call: CallName, { first, second }: Recognition, nameOf: NameOf) {
	if (first === undefined && call !== 'trios')
		return m.play_line_passed({ before: virtueName(before), virtue: virtueName(call) });
	if (first === undefined) return m.play_line_trios_after_none();
	return second === undefined
		? m.play_line_trios_after_alone({ first: nameOf(first) })
		: m.play_line_trios_after({ first: nameOf(first), second: nameOf(second) });
}

/** How a call ended, in one line. */
export function settled(
	call: CallName,
	places: Recognition,
	asks: Virtue | undefined,
	nameOf: NameOf
): string {
	const { first, second } = places;
	if (call === 'trios') return m.play_line_counted();
	if (first === undefined) return m.play_line_nobody({ virtue: virtueName(call) });
	if (call === 'faith' && asks) return m.play_line_faith({ name: nameOf(first), virtue: virtueName(asks) });
	if (call === 'hope') return m.play_line_hope();
	if (second === undefined) return m.play_line_alone({ first: nameOf(first) });
	return m.play_line_places({ first: nameOf(first), second: nameOf(second) });
}
