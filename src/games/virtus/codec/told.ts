import * as v from 'valibot';
import { extras, format } from './format';
import { isObject, type Json } from '../../../lib/exchange/open';
import { read, type GameFile, type Wrong } from './parse';
import { saysTheSame } from '../log/compare';
import { replay, type History } from '../log/history';
import { retold } from '../log/retell';
import { fail, ok, type Result } from '../../../lib/result';
import { walk } from '../rules/walk';
import { isSeated, writtenHistory } from './edits';

/** A game as a file holds it, with the way it came about. */
export interface ToldGame extends Omit<GameFile, 'sheet'> {
	readonly history: History;
	/** When the last answer was given; a game that goes on has no other date for it. */
	readonly touchedAt?: string;
}

/** The game file, version 1, and in a key of its own the history, for undo and for telling which of two is the longer one. */
export function writeGame(game: ToldGame): Json {
	const { players, edits, at } = game.history;
	const { touchedAt } = game;
	const hasChanged = players !== replay(game.history).sheet.players;
	return {
		...writeSheet(game),
		history: { edits, at, ...(hasChanged && { players }), ...(touchedAt !== undefined && { touchedAt }) }
	};
}

/** The game file, version 1, and nothing more. */
export const writeSheet = ({ history, id, startedAt, finishedAt, source }: ToldGame): Json =>
	format({
		...(id !== undefined && { id }),
		...(startedAt !== undefined && { startedAt }),
		...(finishedAt !== undefined && { finishedAt }),
		sheet: replay(history).sheet,
		source
	});

/** The sheet has the last word: a history that does not lead to it is another game's, and is told anew from the sheet. */
export function readGame(json: unknown): Result<ToldGame, Wrong> {
	const file = read(json);
	return file.ok ? withHistory(file.value) : file;
}

export function withHistory({ sheet, source, ...about }: GameFile): Result<ToldGame, Wrong> {
	const { players, rulings } = sheet;
	const game = { ...about, source: extras(source) };
	const own = historyIn(source);
	if (own) {
		const history = { players: own.players ?? players, rulings, edits: own.edits, at: own.at };
		if (isSeated(history) && saysTheSame(replay(history).sheet, sheet))
			return ok({ ...game, history, ...(own.touchedAt !== undefined && { touchedAt: own.touchedAt }) });
	}
	// A table in the middle of a correction may contradict itself for a while, and its history says how. A sheet alone may not.
	const [conflict] = walk(sheet).conflicts;
	if (conflict) return fail(conflict);
	const edits = retold(sheet);
	return ok({ ...game, history: { players, rulings, edits, at: edits.length } });
}

function historyIn(source: Json) {
	const found = Object.hasOwn(source, 'history') ? source.history : undefined;
	const parsed = isObject(found) ? v.safeParse(writtenHistory, found) : undefined;
	return parsed?.success ? parsed.output : undefined;
}
