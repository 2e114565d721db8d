import { m } from '$lib/paraglide/messages.js';
import type { Question } from '../rules/question';
import { isDuel } from '../rules/duel';
import type { PlayerId, Sheet } from '../rules/sheet';
import type { Recognition } from '../rules/table';
import type { CallName, TrioIcon, Virtue } from '../rules/vocabulary';
import { list } from '../../../lib/i18n/lists';
import { virtueName } from './names';

export type NameOf = (id: PlayerId) => string;

const ASK_ICON: Record<TrioIcon, (names: { name: string }) => string> = {
	flame: m.play_ask_flame,
	water: m.play_ask_water,
	chalice: m.play_ask_chalice
};

/** What the app asks, of one player or of the table. */
export function asking(question: Question, nameOf: NameOf): string {
	switch (question.kind) {
		case 'cards':
			return m.play_ask_cards({ name: nameOf(question.player) });
		case 'best':
			return m.play_ask_best({ name: nameOf(question.player), virtue: virtueName(question.call) });
		case 'higher':
			return question.choices.length > 2 ? m.play_ask_highest() : m.play_ask_higher();
		case 'discards':
			return m.play_ask_discards({ name: nameOf(question.player) });
		case 'asks':
			return m.play_ask_asks({ name: nameOf(question.player) });
		case 'targets':
			return m.play_ask_targets({ name: nameOf(question.player) });
		case 'lights':
			return m.play_ask_lights({ name: nameOf(question.player) });
		case 'icons':
			return ASK_ICON[question.icon]({ name: nameOf(question.player) });
		case 'trios':
			return m.play_ask_trios({ name: nameOf(question.player) });
	}
}

/** What the table does now, in one line. `tied` are those whose highest cards are being compared. */
export function nowAtTheTable(question: Question, nameOf: NameOf, tied: readonly PlayerId[]): string {
	switch (question.kind) {
		case 'cards':
			return m.play_line_cards({ virtue: virtueName(question.call) });
		case 'best':
		case 'higher':
			return m.play_line_best({ names: list(tied.map(nameOf)) });
		case 'discards': {
			const name = nameOf(question.player);
			return question.place === 'first'
				? m.play_line_discards_first({ name })
				: m.play_line_discards_second({ name });
		}
		case 'asks': {
			const name = nameOf(question.player);
			return question.spared === undefined
				? m.play_line_asks({ name })
				: m.play_line_asks_spared({ name, spared: nameOf(question.spared) });
		}
		case 'targets': {
			const name = nameOf(question.player);
			return question.spared === undefined
				? m.play_line_targets({ name })
				: m.play_line_targets_spared({ name, spared: nameOf(question.spared) });
		}
		case 'lights':
			return m.play_line_lights({ name: nameOf(question.player) });
		case 'icons':
			return question.call === 'trios'
				? m.play_line_trios()
				: m.play_line_icons({ name: nameOf(question.player) });
		case 'trios':
			return m.play_line_trios();
	}
}

/** What the table does now, where nobody holds the Virtue before and its call has passed by itself. */
export const passedBy = (before: Virtue, call: Virtue) =>
	m.play_line_passed({ before: virtueName(before), virtue: virtueName(call) });

/** Who holds the places of a call, in one line. */
export function placed(call: Virtue, { first, second }: Recognition, nameOf: NameOf): string {
	if (first === undefined) return m.play_line_nobody({ virtue: virtueName(call) });
	if (second === undefined) return m.play_line_alone({ first: nameOf(first) });
	return m.play_line_places({ first: nameOf(first), second: nameOf(second) });
}

/** How a call ended, in one line. */
export function settled(
	call: CallName,
	places: Recognition,
	{ players, calls }: Sheet,
	nameOf: NameOf
): string {
	if (call === 'trios') return m.play_line_counted();
	const { first, second } = places;
	const { asks } = calls.faith;
	if (call === 'faith' && first !== undefined && asks)
		return m.play_line_faith({ name: nameOf(first), virtue: virtueName(asks) });
	if (call !== 'hope') return placed(call, places, nameOf);
	if (first === undefined) return m.play_line_hope_none();
	// V5.1: with two players there is nobody left to be named.
	if (isDuel(players.length) && second !== undefined)
		return m.play_line_hope_duel({ spared: nameOf(second) });
	return m.play_line_hope();
}
