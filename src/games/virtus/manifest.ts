import { m } from '$lib/paraglide/messages.js';
import type { Manifest } from '$lib/shelf';
import Arc from './art/Arc.svelte';
import Emblem from './art/Emblem.svelte';
import { CALLS, EDITION, FEWEST_PLAYERS, LETTER, MOST_PLAYERS, type CallName } from './rules/vocabulary';
import { virtueName } from './words/names';

/** What a list has read may be damaged: then it stands at its first call. */
const callOf = (step: string): CallName => CALLS.find((call) => call === step) ?? 'charity';

export const VIRTUS: Manifest = {
	id: 'virtus',
	edition: EDITION,
	players: [FEWEST_PLAYERS, MOST_PLAYERS],
	title: () => 'Virtus',
	start: m.seats_start,
	letter: LETTER,
	stands: (step) => {
		const call = callOf(step);
		return call === 'trios' ? m.home_counting() : m.home_calling({ virtue: virtueName(call) });
	},
	tint: callOf,
	Mark: Emblem,
	Banner: Arc,
	signposts: [
		{ to: '/learn/', of: 'hope', title: m.learn_home, line: m.learn_home_line },
		{ to: '/summary/', of: 'justice', title: m.summary_home, line: m.summary_home_line }
	],
	pages: { play: '/play/', result: '/result/' },
	houseRules: async () => (await import('./words/house-rules')).HOUSE_RULES,
	load: async () => (await import('./log/game')).virtus,
	codec: async () => (await import('./codec/codec')).codec,
	wrong: async () => (await import('./words/wrong')).WRONG
};
