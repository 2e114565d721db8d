import { m } from '$lib/paraglide/messages.js';
import type { Holdings } from '$lib/state/holdings';

/** What is kept here, thing by thing, in words. */
export const thingsOf = ({ games, names }: Holdings): string[] => [
	...(games > 0 ? [m.data_games({ count: games }), m.data_names({ count: names })] : []),
	m.data_settings(),
	m.data_learned()
];
