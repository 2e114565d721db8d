/** Games of Virtus for tests: told as a line of what was said, and stored as the app stores them. */
import { codec } from '../src/games/virtus/codec/codec';
import { positionOf, virtus, type VirtusPosition } from '../src/games/virtus/log/game';
import { historyOf as lineOf, type History } from '../src/games/virtus/log/history';
import { retold } from '../src/games/virtus/log/retell';
import type { Virtus } from '../src/games/virtus/log/game';
import type { Sheet } from '../src/games/virtus/rules/sheet';
import type { Codecs } from '../src/lib/exchange/codec';
import { labelOf, type Label } from '../src/lib/exchange/envelope';
import { readGame as readAnyGame, type FiledGame } from '../src/lib/exchange/filed';
import { MOST_BYTES, readFile, writeFile } from '../src/lib/exchange/game-file';
import { encode as encodeFiled, fileIn } from '../src/lib/exchange/link/code';
import type { Json } from '../src/lib/exchange/open';
import { copyOf as copyOfAny, filedOf as filedOfAny } from '../src/lib/exchange/stored';
import { arrived as anyArrived, arrivedFile as anyArrivedFile } from '../src/lib/exchange/arrival';
import { wrong, type Wrong } from '../src/lib/exchange/wrong';
import { fail, ok, type Result } from '../src/lib/result';
import { logOf } from '../src/lib/log/before';
import type { Settings } from '../src/lib/storage/settings';
import type { GameRecord, StoredGame } from '../src/lib/storage/games';

/** The codec of the one game, for whoever asks. */
export const codecs: Codecs = async (which) =>
	('letter' in which ? which.letter === 'V' : which.game === 'virtus') ? codec : undefined;

/** Whatever was stored as a game of Virtus has been said by this app, or was checked when it came in. */
export const virtusOf = ({ record, log }: StoredGame) =>
	({ setup: record.setup, log }) as Pick<VirtusPosition, 'setup' | 'log'>;

export interface SheetFile extends Label {
	readonly sheet: Sheet;
	readonly source: Json;
}

/** A game file of Virtus as the sheet that it tells. */
export function read(json: unknown): Result<SheetFile, Wrong> {
	const file = readFile(codec, json);
	if (!file.ok) return fail({ code: file.error.code, path: file.error.path });
	const { state, ...about } = file.value;
	return ok({ ...labelOf(about), sheet: state.sheet, source: about.source });
}

export function parse(text: string): Result<SheetFile, Wrong> {
	if (new TextEncoder().encode(text).length > MOST_BYTES) return wrong('too-large');
	try {
		return read(JSON.parse(text));
	} catch {
		return wrong('not-json');
	}
}

export const format = ({ sheet, source, ...about }: SheetFile): Json =>
	writeFile({ codec, ...about, players: sheet.players, state: { sheet, called: 'charity' }, source });

/** A sheet as a file tells it, with a log that leads to it. */
export function filed({ sheet, ...about }: SheetFile): FiledGame<Virtus> {
	const edits = retold(sheet);
	const setup = { players: sheet.players, options: sheet.rulings };
	return { codec, edition: virtus.edition, ...about, setup, log: logOf({ edits, at: edits.length }, 0) };
}
export const encode = (file: SheetFile) => encodeFiled(filed(file));
export const decode = async (code: string): Promise<Result<SheetFile, Wrong>> => {
	const packed = await fileIn(code, codecs);
	return packed.ok ? read(packed.value.file) : packed;
};
/** As the app has it, with the type of what was said. */
export const filedOf = (game: StoredGame) => filedOfAny(codec, game) as FiledGame<Virtus>;

/** What a stored game says, and how much of it counts. */
export const historyOf = (game: StoredGame): History => lineOf(virtusOf(game));

export function stored(history: History, more: Partial<GameRecord> = {}): StoredGame {
	const { players, rulings, at } = history;
	const setup = { players, options: rulings };
	const log = logOf(history, more.startedAt ?? 0);
	const record = {
		id: 'a-game',
		game: virtus.id,
		edition: virtus.edition,
		setup,
		...positionOf({ setup, log }).outline,
		startedAt: 0,
		touchedAt: at,
		revision: at + 1
	};
	return { log, record: { ...record, ...more } };
}

export const copyOf = (game: StoredGame) => copyOfAny(codec, game);
export const readGame = (json: unknown) => readAnyGame(codec, json);
type Arrived = Promise<Result<{ games: readonly FiledGame<Virtus>[]; settings: Partial<Settings> }, Wrong>>;
export const arrived = (text: string) => anyArrived(text, codecs) as Arrived;
export const arrivedFile = (file: Blob) => anyArrivedFile(file, codecs) as Arrived;
