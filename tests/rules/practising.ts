/** Practice seen by the second scorer: what it says the answer is, from the same cards, by its own plain rules. */
import type { Ask, Exercise, Option } from '../../src/games/virtus/practice/exercise';
import type { PlayedGame } from '../../src/games/virtus/practice/play';
import type { Virtue } from './deck';
import { play, type RealGame, type Result } from './naive';

export const realGameOf = (game: PlayedGame): RealGame => ({
	players: game.players.map(({ id, name }) => ({ id, name, hand: game.hands.get(id) ?? [] })),
	hopeBelowZero: false,
	discards: game.discards,
	asks: game.asks ?? null,
	gifts: game.gifts.map(({ from, card }) => ({ from, card })),
	targets: game.targets
});

const number = (n: number): Option => ({ is: 'number', number: n });
const player = (id: string | undefined): Option => (id ? { is: 'player', player: id } : { is: 'nobody' });

function placePoints({ places }: Result, virtue: Virtue, id: string) {
	const at = places[virtue].indexOf(id);
	return at < 0 ? 0 : at === 0 ? 5 : 2;
}

/** Whether the second scorer lets the 1st in Hope name this player. */
function mayBeNamed(real: RealGame, id: string) {
	try {
		play({ ...real, targets: [id] });
		return true;
	} catch {
		return false;
	}
}

/**
 * Whether the second scorer lets the game pass without a card from this player. Everyone is given a Prudence of no value,
 * and Prudence is named: so all can give, and whoever need not is spared.
 */
function isSpared(real: RealGame, id: string) {
	const card = { virtue: 'prudence', value: 0, icon: null } as const;
	const players = real.players.map((one) => ({ ...one, hand: [...one.hand, card] }));
	const [taker] = play(real).result.places.faith;
	const gifts = players
		.filter((one) => one.id !== taker && one.id !== id)
		.map((one) => ({ from: one.id, card }));
	try {
		// Other gifts, other places in Hope: nobody is named there.
		play({ ...real, players, asks: 'prudence', gifts, targets: [] });
		return true;
	} catch {
		return false;
	}
}

export function naiveAnswer(exercise: Exercise, game: PlayedGame): Option {
	const real = realGameOf(game);
	const { result } = play(real);
	return answer(exercise.ask, game, real, result);
}

function answer(ask: Ask, game: PlayedGame, real: RealGame, result: Result): Option {
	const others = (id: string) => game.players.map((one) => one.id).filter((one) => one !== id);
	switch (ask.of) {
		case 'place':
			return player(result.places[ask.virtue][ask.place === 'first' ? 0 : 1]);
		case 'place-pays':
			return number(placePoints(result, ask.virtue, ask.player));
		case 'power': {
			const { [ask.call]: points } = result.points[ask.player] ?? { [ask.call]: NaN };
			return number(Number(points) - placePoints(result, ask.call, ask.player));
		}
		case 'trios':
			return number(result.points[ask.player]?.trios ?? NaN);
		case 'spared':
			return player(
				others(ask.player).find((id) => (ask.call === 'hope' ? !mayBeNamed(real, id) : isSpared(real, id)))
			);
		case 'gives': {
			if (isSpared(real, ask.player)) return { is: 'part', part: 'spared' };
			const gave = real.gifts.some(({ from }) => from === ask.player);
			return { is: 'part', part: gave ? 'gives' : 'has-none' };
		}
		case 'pays':
			return number(-(result.points[ask.player]?.hope ?? NaN));
		case 'after-gifts':
		case 'place-now':
			return player(result.places[ask.virtue][0]);
		case 'winner':
			return result.winners.length > 1 ? { is: 'shared' } : player(result.winners[0]);
	}
}
