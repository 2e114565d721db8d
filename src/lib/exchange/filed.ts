import type { Json } from './open';
import type { Parts, Setup } from '../log/game';
import { logOf } from '../log/before';
import { lineOf, type Log } from '../log/log';
import { Position, type Logged } from '../log/position';
import { fail, ok, type Result } from '../result';
import type { Codec } from './codec';
import type { Label } from './envelope';
import { readFile, writeFile, type GameFile } from './game-file';
import { historyIn, logIn } from './filed-log';
import type { Wrong } from './wrong';

/** A game as a file holds it, with all that was said of it. */
export interface FiledGame<P extends Parts = Parts> extends Label, Logged<P> {
	readonly codec: Codec<P>;
	/** In which edition its log is told. */
	readonly edition: number;
	/** When the last answer was given; a game that goes on has no other date for it. */
	readonly touchedAt?: string;
	readonly source: Json;
}

const positionOf = <P extends Parts>({ codec, setup, log }: Pick<FiledGame<P>, 'codec' | 'setup' | 'log'>) =>
	new Position(codec.game, setup, log);

/** The game file, version 1, and in a key of its own the log, for undo and for telling which of two goes further. */
export function writeGame<P extends Parts>(game: FiledGame<P>): Json {
	const { codec, edition, setup, log, touchedAt } = game;
	const { state } = positionOf(game);
	const hasChanged = setup.players !== codec.game.players(state);
	return {
		...written(game, state),
		log: {
			edition,
			entries: log,
			...(hasChanged && { players: setup.players }),
			...(touchedAt !== undefined && { touchedAt })
		}
	};
}

/** The game file, version 1, and of the log no more than its edition: an app of before must not take it for its own. */
export const writeBare = <P extends Parts>(game: FiledGame<P>): Json => ({
	...written(game, positionOf(game).state),
	log: { edition: game.edition }
});

const written = <P extends Parts>(game: FiledGame<P>, state: P['state']) =>
	writeFile({ ...game, players: game.codec.game.players(state), state });

export function readGame<P extends Parts>(
	codec: Codec<P> | undefined,
	json: unknown
): Result<FiledGame<P>, Wrong> {
	const file = readFile(codec, json);
	// Whatever could be read is an object.
	return file.ok ? withFiledLog(file.value, json as Json) : file;
}

/** What the table has told has the last word: a log that does not lead to it is another game's, and is told anew. */
function withFiledLog<P extends Parts>(
	{ players, options, state, ...about }: GameFile<P>,
	json: Json
): Result<FiledGame<P>, Wrong> {
	const { codec } = about;
	const game = { ...about, edition: codec.game.edition };
	const setup: Setup<P> = { players, options };
	// An older app that has played on writes its history beside the log that it did not know.
	const own = [logIn(codec, json, setup), historyIn(codec, json, setup)].find(
		(own) => own && isAlwaysSeated(codec, own) && codec.agree(positionOf({ codec, ...own }).state, state)
	);
	if (own) return ok({ ...game, ...own });
	// A table in the middle of a correction may contradict itself for a while, and its log says how. A file alone may not.
	const contradiction = codec.contradiction(state);
	if (contradiction) return fail({ ...contradiction, game: codec.game.id });
	const edits = codec.retold(state);
	return ok({ ...game, setup, log: logOf({ edits, at: edits.length }, UNKNOWN) });
}

/** When something was said that a file of before tells. */
const UNKNOWN = 0;

/**
 * Now, and after every redo: what comes back stands where it was said, and that may be before what counts already. Undo only
 * ever looks at less of the same.
 */
function isAlwaysSeated<P extends Parts>(
	codec: Codec<P>,
	{ setup, log }: { setup: Setup<P>; log: Log<P['body']> }
) {
	const { said, undone } = lineOf(log);
	const place = new Map(log.map(({ id }, i) => [id, i]));
	const placeOf = (one: { id: string } | undefined) => place.get(one?.id ?? '') ?? -1;
	const line = [...said, ...undone];
	const isSeated = () =>
		codec.isSeated(
			setup,
			line.map(({ body }) => body)
		);
	return (
		isSeated() &&
		undone.every((next, i) => {
			const from = said.length + i;
			let to = from;
			while (placeOf(next) < placeOf(line[to - 1])) to -= 1;
			if (to === from) return true; // where it stands already
			line.splice(from, 1);
			line.splice(to, 0, next);
			return isSeated();
		})
	);
}
