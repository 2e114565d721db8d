import * as v from 'valibot';
import { isObject, type Json } from '../../../lib/exchange/open';
import { logOf } from '../../../lib/log/before';
import type { Setup } from '../../../lib/log/game';
import { merge, type Log } from '../../../lib/log/log';
import { fail, ok, type Result } from '../../../lib/result';
import { saysTheSame } from '../log/compare';
import type { Edit } from '../log/edit';
import { positionOf, virtus, type Virtus } from '../log/game';
import { historyOf } from '../log/history';
import { retold } from '../log/retell';
import type { Player, Sheet } from '../rules/sheet';
import { walk } from '../rules/walk';
import { isSeated, writtenHistory, writtenLog } from './edits';
import { extras, format } from './format';
import { read, wrong, type GameFile, type Wrong } from './parse';

/** A game as a file holds it, with all that was said of it. */
export interface ToldGame extends Omit<GameFile, 'sheet'> {
	/** In which edition its log is told. */
	readonly edition: number;
	readonly setup: Setup<Virtus>;
	readonly log: Log<Edit>;
	/** When the last answer was given; a game that goes on has no other date for it. */
	readonly touchedAt?: string;
}

/** The game file, version 1, and in a key of its own the log, for undo and for telling which of two goes further. */
export function writeGame(game: ToldGame): Json {
	const { edition, setup, log, touchedAt } = game;
	const hasChanged = setup.players !== positionOf(game).state.sheet.players;
	return {
		...writeSheet(game),
		log: {
			edition,
			entries: log,
			...(hasChanged && { players: setup.players }),
			...(touchedAt !== undefined && { touchedAt })
		}
	};
}

/** The game file, version 1, and nothing more. */
export const writeSheet = ({
	setup,
	log,
	id,
	startedAt,
	finishedAt,
	source
}: Omit<ToldGame, 'edition'>): Json =>
	format({
		...(id !== undefined && { id }),
		...(startedAt !== undefined && { startedAt }),
		...(finishedAt !== undefined && { finishedAt }),
		sheet: positionOf({ setup, log }).state.sheet,
		source
	});

/** The sheet has the last word: a history that does not lead to it is another game's, and is told anew from the sheet. */
export function readGame(json: unknown): Result<ToldGame, Wrong> {
	const file = read(json);
	return file.ok ? withLog(file.value) : file;
}

export function withLog({ sheet, source, ...about }: GameFile): Result<ToldGame, Wrong> {
	if (isNewer(source)) return wrong('newer-version', ['log', 'edition']);
	const game = { ...about, edition: virtus.edition, source: extras(source) };
	// An older app that has played on writes its history beside the log that it did not know.
	const own = [logIn(source, sheet), historyIn(source, sheet)].find(
		(own) => own && isAlwaysSeated(own) && saysTheSame(positionOf(own).state.sheet, sheet)
	);
	if (own) return ok({ ...game, ...own });
	// A table in the middle of a correction may contradict itself for a while, and its log says how. A sheet alone may not.
	const [conflict] = walk(sheet).conflicts;
	if (conflict) return fail(conflict);
	const edits = retold(sheet);
	return ok({ ...game, setup: setupOf(sheet), log: logOf({ edits, at: edits.length }, UNKNOWN) });
}

/** What a newer app has told, the sheet may not say all of. */
function isNewer(source: Json) {
	const log = Object.hasOwn(source, 'log') ? source.log : undefined;
	return isObject(log) && typeof log.edition === 'number' && log.edition > virtus.edition;
}

/** Now, and after every redo. Undo only ever looks at less of the same. */
function isAlwaysSeated(own: Own) {
	let position = positionOf(own);
	while (isSeated(historyOf(position))) {
		const [next] = position.line.undone;
		if (!next) return true;
		position = position.redone({ id: `redo ${next.by}`, by: '', at: 0 });
	}
	return false;
}

type Own = Pick<ToldGame, 'setup' | 'log' | 'touchedAt'>;
/** When something was said that a file of before tells. */
const UNKNOWN = 0;
const setupOf = ({ players, rulings }: Sheet, start: readonly Player[] = players) => ({
	players: start,
	options: rulings
});
const touched = (touchedAt: string | undefined) => (touchedAt === undefined ? {} : { touchedAt });

function logIn(source: Json, sheet: Sheet): Own | undefined {
	const own = parsedIn(source, 'log', writtenLog);
	if (!own) return undefined;
	// However a file has shuffled them: their order is their own.
	const log = merge([], own.entries as Log<Edit>);
	// Each clock has one below it: a log that has come further than it is long is none, and would leave no room for more.
	if ((log.at(-1)?.clock ?? 0) > log.length) return undefined;
	return { setup: setupOf(sheet, own.players), log, ...touched(own.touchedAt) };
}

/** What the app wrote before there were logs. */
function historyIn(source: Json, sheet: Sheet): Own | undefined {
	const own = parsedIn(source, 'history', writtenHistory);
	return own && { setup: setupOf(sheet, own.players), log: logOf(own, UNKNOWN), ...touched(own.touchedAt) };
}

function parsedIn<S extends v.GenericSchema>(
	source: Json,
	key: string,
	schema: S
): v.InferOutput<S> | undefined {
	const found = Object.hasOwn(source, key) ? source[key] : undefined;
	const parsed = isObject(found) ? v.safeParse(schema, found) : undefined;
	return parsed?.success ? parsed.output : undefined;
}
