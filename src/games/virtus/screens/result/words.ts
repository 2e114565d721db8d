import { list } from '$lib/i18n/lists';
import { m } from '$lib/paraglide/messages.js';
import type { Outcome } from '../../rules/standings';
import type { FinalStanding } from './account';

const names = (players: readonly FinalStanding[]) => list(players.map(({ name }) => name));

/** Whom nothing separates from the first by points. */
const level = (players: readonly FinalStanding[]) =>
	players.filter(({ total }) => total === players[0]?.total);

export const winnersOf = (players: readonly FinalStanding[]) => players.filter(({ rank }) => rank === 1);

export function headline(players: readonly FinalStanding[]): string {
	const winners = winnersOf(players);
	const total = players[0]?.total ?? 0;
	return winners.length > 1
		? m.result_win_together({ names: names(winners), total })
		: m.result_wins({ name: names(winners), total });
}

/** V10.2 in words, where the points alone did not settle it. */
export function tieBreak(
	players: readonly FinalStanding[],
	decidedBy: Outcome['decidedBy']
): string | undefined {
	const [first, next] = players;
	if (!first || !next || decidedBy === 'total') return undefined;
	const { total, trios, name: winner } = first;
	const tied = level(players);
	if (decidedBy === 'trios')
		return tied.length === 2
			? m.result_tie_two({ names: names(tied), total, winner, trios, other: next.trios })
			: m.result_tie_more({ names: names(tied), total, winner, trios });
	const winners = winnersOf(players);
	return tied.length === winners.length
		? m.result_tie_shared({ total, trios })
		: m.result_tie_shared_some({ names: names(tied), total, winners: names(winners), trios });
}

const ranking = (players: readonly FinalStanding[]) =>
	players.map(({ rank, name, total }) => m.result_rank({ rank, name, total }));

/** The result as a message to friends who were not there. */
export function shareText(
	players: readonly FinalStanding[],
	decidedBy: Outcome['decidedBy'],
	rules: readonly string[] = []
): string {
	const tie = tieBreak(players, decidedBy);
	return [
		`Virtus: ${headline(players)}`,
		'',
		...ranking(players),
		...(tie ? ['', tie] : []),
		...(rules.length > 0 ? ['', m.result_rules({ rules: list(rules) })] : []),
		'',
		m.result_share_by()
	].join('\n');
}

/** The reveal for those who hear it: from last to first, then who won and why. */
export function spoken(players: readonly FinalStanding[], decidedBy: Outcome['decidedBy']): string {
	const tie = tieBreak(players, decidedBy);
	return [...ranking(players).reverse(), headline(players), ...(tie ? [tie] : [])]
		.map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
		.join(' ');
}
