// @vitest-environment node
import { decode, format, arrived, historyOf } from '../virtus';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { score } from '../../src/games/virtus/codec/score';
import { historyOf as lineOf, replay, type History } from '../../src/games/virtus/log/history';
import { walk } from '../../src/games/virtus/rules/walk';
import { Database } from '../../src/lib/storage/db';
import { loadGame } from '../../src/lib/storage/games';
import { readSettings } from '../../src/lib/storage/settings';
import { before, BUILDS, digest, leaveDatabase, type Before } from './before';

const said = (history: History) => {
	const { sheet, called, open } = replay(history);
	return digest([format({ sheet, source: {} }), called, open ?? null]);
};
const scored = (history: History) => {
	const { sheet } = replay(history);
	return JSON.parse(JSON.stringify(score(sheet, walk(sheet))));
};

describe.each(BUILDS)('what build %s has kept and shared', (build) => {
	const was = before(build);
	const games = Object.entries(was.expected);

	beforeEach(() => {
		globalThis.indexedDB = new IDBFactory();
	});

	test.each(games)('its game %s opens, with every step of undo and redo', async (id, expected) => {
		const database = await opened(was);
		const read = await loadGame(database, id);
		if (!read.ok || !read.value) throw new Error('not there');
		const history = historyOf(read.value);
		expect(read.value.record.state).toBe(expected.state);
		expect(history.at).toBe(expected.at);
		const states = Array.from({ length: history.edits.length + 1 }, (_, at) => said({ ...history, at }));
		expect(states).toEqual(expected.states);
		expect(scored(history)).toEqual(expected.score);
	});

	test('what was chosen is chosen still', async () => {
		const database = await opened(was);
		const chosen = was.database.stores.settings?.filter(({ key }) => key !== 'lesson' && key !== 'practice');
		expect(await readSettings(database)).toEqual({
			ok: true,
			value: { kept: Object.fromEntries(chosen?.map(({ key, value }) => [key, value]) ?? []), corrupt: [] }
		});
	});

	test('its backup brings every game, with its undo and redo', async () => {
		const book = await arrived(was.backup);
		if (!book.ok) throw new Error(book.error.code);
		const kept = games.filter(([, { state }]) => state !== 'deleted');
		expect(book.value.games.map(({ id }) => id).sort()).toEqual(kept.map(([id]) => id).sort());
		for (const game of book.value.games) {
			const [id, history] = [game.id, lineOf(game)];
			const expected = was.expected[id as string];
			expect(history.at).toBe(expected?.at);
			expect(said(history)).toBe(expected?.states[history.at]);
			expect(scored(history)).toEqual(expected?.score);
		}
	});

	test('its game file opens as it was', async () => {
		const book = await arrived(was.game);
		if (!book.ok) throw new Error(book.error.code);
		const [game] = book.value.games;
		if (!game) throw new Error('no game');
		expect(said(lineOf(game))).toBe(was.expected[game.id as string]?.states[lineOf(game).at]);
	});

	test.each(was.links)('its link to $game says every point', async ({ code, score: expected }) => {
		const file = await decode(code);
		if (!file.ok) throw new Error(file.error.code);
		const { sheet } = file.value;
		expect(JSON.parse(JSON.stringify(score(sheet, walk(sheet))))).toEqual(expected);
		const book = await arrived(`https://elsewhere.example/open/#${code}`);
		if (!book.ok || !book.value.games[0]) throw new Error('no game');
		expect(scored(lineOf(book.value.games[0]))).toEqual(expected);
	});
});

/** The database as that build left it, opened by this one. */
async function opened({ database: { version, stores } }: Before): Promise<Database> {
	await leaveDatabase({ name: 'before', version, text: JSON.stringify(stores) });
	return new Database('before');
}
