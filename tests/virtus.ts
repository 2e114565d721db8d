/** Games of Virtus for tests: told as a line of what was said, and stored as the app stores them. */
import { virtusOf } from '../src/games/virtus/codec/kept';
import { positionOf, virtus } from '../src/games/virtus/log/game';
import { historyOf as lineOf, type History } from '../src/games/virtus/log/history';
import { logOf } from '../src/lib/log/before';
import type { GameRecord, StoredGame } from '../src/lib/storage/games';

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
		...positionOf({ setup, log }).summary,
		startedAt: 0,
		touchedAt: at,
		revision: at + 1
	};
	return { log, record: { ...record, ...more } };
}
