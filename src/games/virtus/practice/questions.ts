import { deal, type Wish } from './deal';
import { Dice } from './dice';
import type { Exercise } from './exercise';
import { isDuelKind, type ExerciseKind, type Level } from './kinds';
import { play, type PlayedGame } from './play';
import { counts } from './questions/counts';
import { ending } from './questions/ending';
import { gifts } from './questions/gifts';
import { places } from './questions/places';
import { charity, faith, hope } from './questions/powers';
import type { QuestionSeed } from './seed';

/** Where the questions of each kind are found on a table that was played. */
export const FOUND_BY: Readonly<Record<ExerciseKind, (game: PlayedGame) => readonly Exercise[]>> = {
	first: places,
	second: places,
	'place-pays': places,
	'tie-two': places,
	'tie-three': places,
	'no-second': places,
	'charity-pays': charity,
	'faith-spared': faith,
	'faith-gives': faith,
	'duel-faith': faith,
	'hope-spared': hope,
	'hope-moves': hope,
	'hope-short': hope,
	'duel-hope': hope,
	'faith-later': gifts,
	'faith-earlier': gifts,
	'faith-emptied': gifts,
	fortitude: counts,
	justice: counts,
	temperance: counts,
	prudence: counts,
	'duel-prudence': counts,
	trios: counts,
	'trio-broken': counts,
	winner: ending,
	'tie-break': ending,
	shared: ending
};

const SEATS: Readonly<Record<Level, readonly number[]>> = {
	easy: [3],
	medium: [3, 4, 4, 5],
	hard: [4, 5, 5, 6]
};

/** A whole game is the only way to sit down as two and not know what will be asked. */
const SEATS_OF_A_GAME: typeof SEATS = { ...SEATS, medium: [2, 3, 4], hard: [2, 4, 5] };

const HANDS = [8, 11] as const;
/** Small hands end level more often, and of these nobody sees the cards. */
const SMALL_HANDS: Partial<Record<ExerciseKind, readonly [number, number]>> = {
	'tie-break': [5, 6],
	shared: [3, 4]
};

/** A kind that most tables do not have is dealt again and again; this often is never needed (see the tests). */
const PATIENCE = 2000;

/** The same seed, the same exercise. With the table it is about, for whoever wants to look behind it. */
export function exercise({ level, kind, number }: QuestionSeed): Exercise & { game: PlayedGame } {
	const dice = new Dice(number);
	for (let tries = 0; tries < PATIENCE; tries++) {
		const game = play(deal(wishFor(kind, level, dice), dice), dice);
		const found = FOUND_BY[kind](game).filter((one) => one.kind === kind);
		if (found.length > 0) return { ...dice.pick(found), game };
	}
	throw new Error(`no table has a question of the kind ${kind}`);
}

export function wishFor(kind: ExerciseKind | 'game', level: Level, dice: Dice): Wish {
	const players = dice.pick(kind === 'game' ? SEATS_OF_A_GAME[level] : isDuelKind(kind) ? [2] : SEATS[level]);
	const cards = (kind !== 'game' && SMALL_HANDS[kind]) || HANDS;
	return { players, cards, ...(kind === 'hope-short' && { hoarder: true }) };
}
