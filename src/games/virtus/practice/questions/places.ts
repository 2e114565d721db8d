import { pointsOf } from '../../rules/ledger';
import type { PlayerId } from '../../rules/sheet';
import { PLACES, VIRTUES, type Place, type Virtue } from '../../rules/vocabulary';
import type { Card } from '../deal';
import type { Exercise, ExerciseReason } from '../exercise';
import { numbered, ofPlayers } from '../options';
import type { ExerciseKind } from '../kinds';
import { shownAt, type PlayedGame } from '../play';

/** V2: who takes a place, and what it pays. */
export const places = (game: PlayedGame): Exercise[] =>
	VIRTUES.flatMap((virtue) => [
		...PLACES.flatMap((place) => whoTakes(game, virtue, place)),
		...whatItPays(game, virtue)
	]);

function whoTakes(game: PlayedGame, virtue: Virtue, place: Place): Exercise[] {
	const { first, [place]: taker } = game.walk.places.get(virtue) ?? {};
	if (first === undefined) return [];
	const tied = taker === undefined ? [] : levelWith(game, virtue, taker);
	return ofPlayers(
		game,
		{
			kind: kindOf(place, taker, tied.length),
			call: virtue,
			ask: { of: 'place', virtue, place },
			rows: rows(game, virtue),
			reason: {
				...because(game, virtue, taker),
				...(tied.length > 1 && { tied })
			}
		},
		game.players.map(({ id }) => id),
		taker,
		'nobody'
	);
}

function kindOf(place: Place, taker: PlayerId | undefined, tied: number): ExerciseKind {
	if (taker === undefined) return 'no-second';
	if (tied > 2) return 'tie-three';
	return tied === 2 ? 'tie-two' : place;
}

function whatItPays(game: PlayedGame, virtue: Virtue): Exercise[] {
	const taken = Object.values(game.walk.places.get(virtue) ?? {});
	if (taken.length < 2 || taken.some((id) => levelWith(game, virtue, id).length > 1)) return [];
	return game.players.flatMap(({ id }) => {
		const reason = because(game, virtue, taken.includes(id) ? id : undefined);
		return numbered(
			game,
			{
				kind: 'place-pays',
				call: virtue,
				ask: { of: 'place-pays', virtue, player: id },
				rows: rows(game, virtue),
				reason: taken.includes(id) ? reason : { ...reason, rulings: ['no-place'] }
			},
			pointsOf(reason.lines, id)
		);
	});
}

export const rows = (game: PlayedGame, virtue: Virtue) =>
	game.players.map(({ id }) => ({ player: id, cards: shownAt(game, virtue).get(id) ?? [] }));

/** The line that pays a place, or that there is none to pay. */
export function because(game: PlayedGame, virtue: Virtue, taker: PlayerId | undefined): ExerciseReason {
	if (taker === undefined) return { lines: [], rulings: ['no-second'], counted: [] };
	return {
		lines: game.walk.lines.filter(
			(line) => line.player === taker && line.call === virtue && line.clause === 'V2.3'
		),
		rulings: [],
		counted: shownAt(game, virtue).get(taker) ?? []
	};
}

/** Whoever laid down as many cards of a Virtue as this player, highest card first. */
export function levelWith(game: PlayedGame, virtue: Virtue, taker: PlayerId) {
	const shown = shownAt(game, virtue);
	const many = shown.get(taker)?.length;
	return [...shown]
		.filter(([, cards]) => cards.length === many)
		.map(([player, cards]) => ({ player, best: highest(cards) }))
		.sort((a, b) => b.best - a.best);
}

const highest = (cards: readonly Card[]) => Math.max(...cards.map(({ value }) => value));
