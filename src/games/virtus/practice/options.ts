import type { PlayerId } from '../rules/sheet';
import type { Exercise, Option, Part } from './exercise';
import type { PlayedGame } from './play';

/** The highest number there is a key for. */
export const MOST = 14;

const PARTS: readonly Part[] = ['gives', 'has-none', 'spared'];
const NUMBERS: readonly Option[] = Array.from({ length: MOST + 1 }, (_, number) => ({
	is: 'number',
	number
}));

/** All of an exercise but what it can be answered with. */
type Asked = Omit<Exercise, 'options' | 'right' | 'players'>;

const indexOf = (options: readonly Option[], right: Option) =>
	options.findIndex((option) => JSON.stringify(option) === JSON.stringify(right));

function withOptions(game: PlayedGame, asked: Asked, options: readonly Option[], right: Option): Exercise[] {
	const index = indexOf(options, right);
	return index < 0 ? [] : [{ ...asked, players: game.players, options, right: index }];
}

/** None where the number is one that has no key. */
export const numbered = (game: PlayedGame, asked: Asked, right: number) =>
	withOptions(game, asked, NUMBERS, { is: 'number', number: right });

export const ofParts = (game: PlayedGame, asked: Asked, right: Part) =>
	withOptions(
		game,
		asked,
		PARTS.map((part) => ({ is: 'part', part })),
		{ is: 'part', part: right }
	);

const player = (id: PlayerId): Option => ({ is: 'player', player: id });

/** One of these players, or, where that may be, nobody or several. */
export const ofPlayers = (
	game: PlayedGame,
	asked: Asked,
	ids: readonly PlayerId[],
	right: PlayerId | 'nobody' | 'shared' | undefined,
	other?: 'nobody' | 'shared'
) =>
	withOptions(
		game,
		asked,
		[...ids.map(player), ...(other ? [{ is: other } as const] : [])],
		right === undefined || right === other ? { is: other ?? 'nobody' } : player(right)
	);
