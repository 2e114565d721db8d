import { CALLS, type CallName } from '../rules/vocabulary';
import { deal } from './deal';
import { Dice } from './dice';
import type { Exercise } from './exercise';
import { EXERCISE_KINDS, type ExerciseKind } from './kinds';
import { play, type PlayedGame } from './play';
import { FOUND_BY, wishFor } from './questions';
import type { GameSeed } from './seed';

/** One table from Charity to the winner. */
export interface Series {
	readonly game: PlayedGame;
	readonly exercises: readonly Exercise[];
}

/** In every call one question about the places and one about the power, then the trios, then who wins. */
export function series({ level, number }: Omit<GameSeed, 'kind'>): Series {
	const dice = new Dice(number);
	const game = play(deal(wishFor('game', level, dice), dice), dice);
	const found = [...new Set(Object.values(FOUND_BY))].flatMap((find) => find(game));
	/** A kind first, and then one of it: a table with many seats has many questions of some kinds. */
	const one = (some: readonly Exercise[]) => {
		if (some.length === 0) return [];
		const kind = dice.weighted([...new Set(some.map((exercise) => exercise.kind))], hardness);
		return [dice.pick(some.filter((exercise) => exercise.kind === kind))];
	};
	const exercises = CALLS.flatMap((call) => {
		const here = found.filter((exercise) => askedAt(exercise) === call);
		return [...one(here.filter(isAboutPlaces)), ...one(here.filter((exercise) => !isAboutPlaces(exercise)))];
	});
	return { game, exercises: [...exercises, ...found.filter(({ ask }) => ask.of === 'winner')] };
}

/** Of what a table has to offer, what is hard is asked more often. */
const hardness = (kind: ExerciseKind) => 1 + EXERCISE_KINDS.indexOf(kind);

/** When in the game it can be asked. Who is 1st in Charity after Faith has moved its cards is asked at Faith. */
function askedAt({ ask, call }: Exercise): CallName | undefined {
	if (ask.of === 'winner') return undefined;
	return ask.of === 'place-now' ? 'faith' : call;
}

const isAboutPlaces = ({ ask: { of } }: Exercise) =>
	of === 'place' || of === 'place-pays' || of === 'after-gifts';
