import type { LedgerLine } from '../../rules/ledger';
import type { PlayerId } from '../../rules/sheet';
import { VIRTUES, type Virtue } from '../../rules/vocabulary';
import { walk } from '../../rules/walk';
import type { Card, Hands } from '../deal';
import type { Exercise } from '../exercise';
import { numbered, ofPlayers } from '../options';
import { ofVirtue, type PlayedGame } from '../play';
import { because, levelWith } from './places';

/** V4 and V2.6: what Faith moves into a Virtue that is still to be called, or was called before. */
export function gifts(game: PlayedGame): Exercise[] {
	const { asks } = game;
	const taker = game.gifts[0]?.to;
	if (asks === undefined || taker === undefined) return [];
	const isLater = VIRTUES.indexOf(asks) > VIRTUES.indexOf('faith');
	return isLater ? later(game, asks, taker) : [...earlier(game, asks, taker), ...emptied(game, asks)];
}

/** Asked where the gifts change who is ahead: else there is nothing to learn from it. */
function later(game: PlayedGame, virtue: Virtue, taker: PlayerId): Exercise[] {
	const { first } = game.walk.places.get(virtue) ?? {};
	if (first === undefined || first === firstWith(game, virtue, game.afterCharity)) return [];
	const tied = levelWith(game, virtue, first);
	return ofPlayers(
		game,
		{
			kind: 'faith-later',
			call: virtue,
			ask: { of: 'after-gifts', virtue, taker },
			rows: moved(game, virtue),
			reason: {
				...because(game, virtue, first),
				rulings: ['laid-down-later'],
				...(tied.length > 1 && { tied })
			}
		},
		game.players.map(({ id }) => id),
		first
	);
}

/** Asked where somebody else holds more of it now than whoever has the place. */
function earlier(game: PlayedGame, virtue: Virtue, taker: PlayerId): Exercise[] {
	const { first } = game.walk.places.get(virtue) ?? {};
	if (first === undefined || first === firstWith(game, virtue, game.final)) return [];
	return ofPlayers(
		game,
		{
			kind: 'faith-earlier',
			call: virtue,
			ask: { of: 'place-now', virtue, taker },
			rows: moved(game, virtue),
			reason: { lines: because(game, virtue, first).lines, rulings: ['place-stays'], counted: [] }
		},
		game.players.map(({ id }) => id),
		first
	);
}

/** V9: a Virtue of which the last card was handed over no longer counts at Prudence, and for its taker it does. */
function emptied(game: PlayedGame, virtue: Virtue): Exercise[] {
	return game.walk.lines.flatMap((line: LedgerLine) => {
		if (line.clause !== 'V9' || line.duel) return [];
		const { player, place } = line;
		const had = ofVirtue(game.afterCharity, virtue).get(player) ?? [];
		if (had.length > 0 === line.virtues.includes(virtue)) return [];
		const gone = game.gifts.filter(({ from }) => from === player).map(({ card }) => card);
		const came = game.gifts.filter(({ to }) => to === player).map(({ card }) => card);
		const cards = game.final.get(player) ?? [];
		return numbered(
			game,
			{
				kind: 'faith-emptied',
				call: 'prudence',
				ask: { of: 'power', call: 'prudence', place, player },
				rows: [{ player, cards, place, gone, came }],
				reason: {
					lines: [line],
					rulings: ['gifts-count-for-the-taker'],
					counted: oneOfEach(cards, line.virtues)
				}
			},
			line.points
		);
	});
}

/** Who would be 1st in a Virtue, had it been called with these hands. */
function firstWith({ sheet, deck }: PlayedGame, virtue: Virtue, hands: Hands) {
	const cards = new Map(
		[...ofVirtue(hands, virtue)].map(([id, held]) => [id, held.map(({ value }) => value)])
	);
	const calls = { ...sheet.calls, [virtue]: { ...sheet.calls[virtue], cards } };
	return walk({ ...sheet, calls }, deck).places.get(virtue)?.first;
}

/** Everyone's cards of a Virtue after the gifts, with those that left and those that came. */
const moved = (game: PlayedGame, virtue: Virtue) =>
	game.players.map(({ id }) => ({
		player: id,
		cards: ofVirtue(game.final, virtue).get(id) ?? [],
		gone: game.gifts.filter(({ from }) => from === id).map(({ card }) => card),
		came: game.gifts.filter(({ to }) => to === id).map(({ card }) => card)
	}));

export const oneOfEach = (cards: readonly Card[], virtues: readonly Virtue[]) =>
	virtues.flatMap((virtue) => cards.find((card) => card.virtue === virtue) ?? []);
