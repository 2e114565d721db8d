import { MOST_BYTES } from './game-file';
import {
	arrived,
	arrivedFile,
	copyOf,
	encode,
	filedOf,
	parse,
	readGame,
	historyOf
} from '../../../tests/virtus';
import { beyond } from './beyond';
import { looksLikeBackup, MOST_BACKUP_BYTES, writeBackup } from './backup';
import { checked, labelOf, text as anyText } from './envelope';
import { open } from './open';
import { storedOf } from './stored';
import { writeGame } from './filed';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { storedAs as playedOf, played, PLAYERS } from '../../../tests/files/games';
import { text } from '../../../tests/rules/golden-files';
import { saysTheSame } from '../../games/virtus/log/compare';
import type { Edit } from '../../games/virtus/log/edit';
import { replay, type History } from '../../games/virtus/log/history';
import { extended, undone } from '../../../tests/line';
import { retold } from '../../games/virtus/log/retell';
import { logOf } from '../log/before';

const NOW = 1_800_000_000_000;
type Json = Record<string, unknown>;
const written = (game = played()) => JSON.parse(JSON.stringify(writeGame(filedOf(game)))) as Json;
/** What a game has to say for itself in a file: its log; before there were logs, its history. */
const WAYS = {
	log: (edits: readonly unknown[], more: object = {}) => ({
		log: { ...more, entries: logOf({ edits: edits as Edit[], at: edits.length }, 0) }
	}),
	history: (edits: readonly unknown[], more: object = {}) => ({
		history: { ...more, edits, at: edits.length }
	})
};
const ways = Object.entries(WAYS).map(([name, told]) => ({ name, told }));
const without = (file: Json, ...keys: readonly string[]): Json =>
	Object.fromEntries(Object.entries(file).filter(([key]) => !keys.includes(key)));
const wrong = async (text: string) => {
	const book = await arrived(text);
	return book.ok ? 'nothing' : [book.error.code, ...book.error.path].join(' ');
};
/** The one game of a file, as it would be kept. */
const taken = (file: unknown) => {
	const game = readGame(JSON.parse(typeof file === 'string' ? file : JSON.stringify(file)));
	if (!game.ok) throw new Error(game.error.code);
	return storedOf(game.value, NOW);
};

describe('one game as a file', () => {
	test('comes back with every answer and every step, undone ones too', () => {
		const game = playedOf(undone(historyOf(played(20))));
		const back = taken(written(game));
		expect(historyOf(back).edits).toEqual(historyOf(game).edits);
		expect(back.record).toEqual({ ...game.record, revision: 1 });
	});

	test('is a game file that anybody can read: the answers stand in it, whatever reads the log', () => {
		const back = taken(without(written(), 'log'));
		expect(saysTheSame(replay(historyOf(back)).sheet, replay(historyOf(played())).sheet)).toBe(true);
		expect(back.record.result).toEqual(played().record.result);
	});

	describe.each(ways)('a $name', ({ name, told }) => {
		const plain = without(written(), 'log');
		const { edits } = historyOf(played());
		test.each([
			['of another game', told(historyOf(played(5)).edits)],
			['that is no list', { [name]: { edits: {}, at: 0, entries: {} } }],
			['that takes back the players', told([...edits, { kind: 'unsay', path: ['players'] }])],
			['that names a stranger', told([...edits, { kind: 'cards', call: 'hope', player: 'p9', answer: 1 }])],
			['of another kind', told([...edits, { kind: 'sing', call: 'hope' }])],
			['that is somebody else’s key', { [name]: 'long' }]
		])('%s is not believed: the sheet wins', (_, own) => {
			const back = taken({ ...plain, ...own });
			expect(historyOf(back).edits).toEqual(retold(replay(historyOf(played())).sheet));
			expect(historyOf(back).at).toBe(historyOf(back).edits.length);
		});
		test('is believed as it is', () => {
			expect(historyOf(taken({ ...plain, ...told(edits) })).edits).toEqual(edits);
		});
	});
	test('a history of which more counts than it has is not believed', () => {
		const { edits } = historyOf(played());
		const back = taken({ ...without(written(), 'log'), history: { edits, at: edits.length + 1 } });
		expect(historyOf(back).edits).toEqual(retold(replay(historyOf(played())).sheet));
	});
	test.each([
		['without a name', { id: '' }],
		['with a name like a novel', { id: 'x'.repeat(65) }],
		['of no moment', { clock: 0 }],
		['of half a moment', { clock: 1.5 }],
		['after the end of time', { clock: Number.MAX_SAFE_INTEGER }],
		['of nobody', { by: null }],
		['that says two things', { body: { kind: 'call', call: 'hope', undo: 'x' } }]
	])('a log with an entry %s is not believed', (_, more) => {
		const { entries, ...log } = written().log as Json & { entries: Json[] };
		const odd = { ...entries[0], ...more };
		const back = taken({ ...written(), log: { ...log, entries: [odd, ...entries.slice(1)] } });
		expect(historyOf(back).edits).toEqual(retold(replay(historyOf(played())).sheet));
	});
	test('a log of a newer edition is a newer app’s to read', async () => {
		const file = written() as Json & { log: Json };
		expect(await wrong(JSON.stringify({ ...file, log: { edition: 2 } }))).toBe('newer-version log edition');
		expect(await wrong(JSON.stringify({ ...file, log: { ...file.log, edition: 2 } }))).toBe(
			'newer-version log edition'
		);
		expect(await wrong(JSON.stringify({ ...file, log: { ...file.log, edition: '2' } }))).toBe('nothing');
	});
	test('an older app that plays on keeps the log that it does not know, and its history is believed', () => {
		const short = written(played(5)) as Json;
		const back = taken({
			...without(written(), 'log'),
			log: short.log,
			...WAYS.history(historyOf(played()).edits)
		});
		expect(historyOf(back).edits).toEqual(historyOf(played()).edits);
	});
	test('a log in which a redo would put somebody on the sheet who does not sit there is not believed', () => {
		const dora = [...PLAYERS, { id: 'p9', name: 'Dora' }];
		const said = (id: string, clock: number, body: object) => ({ id, by: 'x', clock, at: 0, body });
		const entries = [
			said('b', 1, { kind: 'cards', call: 'charity', player: 'p9', answer: 1 }),
			said('t', 2, { kind: 'table', players: dora }),
			said('u', 3, { undo: 'b' })
		];
		const file = without(written(playedOf({ players: dora, rulings: {}, edits: [], at: 0 })), 'log');
		const back = taken({ ...file, log: { edition: 1, entries, players: PLAYERS } });
		expect(back.log).toEqual([]);
	});
	test('nor is one in which a later redo would, by bringing back that somebody left before they were asked', () => {
		const said = (id: string, clock: number, body: object) => ({ id, by: 'x', clock, at: 0, body });
		const entries = [
			said('t', 1, { kind: 'table', players: PLAYERS.slice(0, 2) }),
			said('b', 2, { kind: 'cards', call: 'charity', player: 'p3', answer: 1 }),
			said('u', 3, { undo: 't' }),
			said('v', 4, { undo: 'b' })
		];
		const file = without(written(playedOf({ players: PLAYERS, rulings: {}, edits: [], at: 0 })), 'log');
		expect(taken({ ...file, log: { edition: 1, entries } }).log).toEqual([]);
	});
	test('a log is in order, however its file has shuffled it', () => {
		const { entries, ...log } = written().log as Json & { entries: Json[] };
		const back = taken({ ...written(), log: { ...log, entries: entries.toReversed() } });
		expect(back.log).toEqual(played().log);
	});

	describe('and what came with a table that changes', () => {
		const said: Edit[] = [
			{ kind: 'rest', call: 'charity', players: ['p2', 'p3'] },
			{ kind: 'table', players: [...PLAYERS.slice(0, 2), { id: 'p4', name: 'Dora' }] },
			{ kind: 'cards', call: 'charity', player: 'p4', answer: 1 },
			{ kind: 'cards', call: 'charity', player: 'p1', answer: 1 },
			{ kind: 'higher', call: 'charity', place: 'first', answer: { order: ['p4'], among: ['p1', 'p4'] } },
			{ kind: 'discards', call: 'charity', place: 'first', player: 'p4', answer: [] },
			{ kind: 'trios', call: 'trios', player: 'p4', answer: 1 }
		];
		const empty: History = { players: PLAYERS, rulings: {}, edits: [], at: 0 };
		const game = playedOf(said.reduce<History>(extended, empty));
		test('those who sit there now, and in the log those who sat down', () => {
			const file = written(game);
			expect((file.players as Json[]).map(({ id }) => id)).toEqual(['p1', 'p2', 'p4']);
			expect((file.log as Json).players).toEqual(PLAYERS);
			expect(file.trios).toEqual({ p4: 1 });
			expect(file.calls).toMatchObject({ charity: { higher: ['p4'], by: { first: 'p4' } } });
			expect(historyOf(taken(file))).toEqual(historyOf(game));
		});
		test('who sat down is not written where nothing has changed, or it was undone', () => {
			expect((written().log as Json).players).toBe(undefined);
			const undoneTable = said.slice(0, 2).reduce<History>(extended, empty);
			expect((written(playedOf(undone(undoneTable))).log as Json).players).toBe(undefined);
			expect(historyOf(taken(written(playedOf(undone(undoneTable)))))).toEqual(undone(undoneTable));
		});
		const { edits } = historyOf(game);
		describe.each(ways)('a $name', ({ told }) => {
			const from = (edits: readonly unknown[], more: object = {}) => ({
				...without(written(game), 'log'),
				...told(edits, { players: PLAYERS, ...more })
			});
			test('is believed as it is', () => {
				expect(historyOf(taken(from(edits)))).toEqual(historyOf(game));
			});
			test.each([
				['that begins with nobody', from(edits, { players: [] })],
				['that begins with others', from(edits, { players: PLAYERS.slice(0, 2) })],
				['in which somebody speaks before they come', from([said[2], ...edits])],
				['in which somebody speaks who is gone', from([...edits, { ...said[2], player: 'p3' }])],
				['that shows none of a stranger', from([...edits, { kind: 'rest', call: 'hope', players: ['p3'] }])],
				[
					'that compares a stranger',
					from([...edits, { ...said[4], answer: { order: ['p4'], among: ['p1', 'p3', 'p4'] } }])
				],
				['with a table of one', from([...edits, { kind: 'table', players: PLAYERS.slice(0, 1) }])],
				['with negative trios', from([...edits, { ...said[6], answer: -1 }])],
				['that takes back all trios', from([...edits, { kind: 'unsay', path: ['trios'] }])],
				[
					'that takes back whose it was',
					from([...edits, { kind: 'unsay', path: ['calls', 'charity', 'by'] }])
				]
			])('%s is not believed', (_, file) => {
				expect(historyOf(taken(file)).edits).toEqual(retold(replay(historyOf(game)).sheet));
			});
		});
	});

	test('V3: a log that gives an answer to another than the file does is not believed', async () => {
		const file = written() as Json & { calls: Record<string, Json> };
		const charity = (by: object) => ({
			...file,
			calls: { ...file.calls, charity: { ...file.calls.charity, by } }
		});
		expect(historyOf(taken(charity({ first: 'p1' }))).edits).toEqual(historyOf(played()).edits);
		expect(await wrong(JSON.stringify(charity({ first: 'p3' })))).toBe(
			'said-by-another calls charity discards first'
		);
	});

	test('one of before, which does not say whose answers they were, reads as it did', () => {
		const file = written() as Json & { calls: Record<string, Json> };
		const calls = Object.fromEntries(
			Object.entries(file.calls).map(([virtue, call]) => [virtue, without(call, 'by')])
		);
		expect(JSON.stringify(calls)).not.toContain('"by"');
		const back = taken({ ...file, calls });
		expect(historyOf(back).edits).toEqual(historyOf(played()).edits);
		expect(back.record.result).toEqual(played().record.result);
		const bare = taken(without({ ...file, calls }, 'log'));
		expect(bare.record.result).toEqual(played().record.result);
	});

	test('keeps what it does not know, at every level, and writes it back', () => {
		const plain = without(written(), 'log') as Json & {
			players: Json[];
			calls: Record<string, Json>;
			icons: Record<string, Json>;
		};
		Object.assign(plain, { weather: 'rain', rulings: { house: 'ours' } });
		Object.assign(plain.players[0] ?? {}, { colour: 'red' });
		Object.assign(plain.calls, { patience: { cards: 3 } });
		Object.assign(plain.calls.charity ?? {}, { mood: 'calm' });
		Object.assign(plain.calls.charity?.discards as Json, { third: [] });
		Object.assign(plain.calls.charity?.by as Json, { witness: 'Dora' });
		plain.icons = { ...plain.icons, p1: { ...plain.icons?.p1, smoke: 2 } };
		expect(written(taken(plain))).toMatchObject(plain);
		// And once more, now with a log.
		const again = written(taken(plain));
		expect(historyOf(taken(again)).edits).toEqual(historyOf(taken(plain)).edits);
		expect(written(taken(again))).toEqual(again);
	});

	test('what it said beyond the format of somebody who has left the table is not written: nobody there is named', () => {
		const plain = without(written(), 'log') as Json & { icons: Record<string, Json> };
		plain.icons = { ...plain.icons, p1: { smoke: 2 }, p2: { smoke: 3 } };
		const here = taken(plain);
		const left = extended(historyOf(here), { kind: 'table', players: PLAYERS.slice(1) });
		const file = written({ ...here, log: logOf(left, NOW) });
		expect(file.icons).toMatchObject({ p2: { smoke: 3 } });
		expect(file.icons).not.toHaveProperty('p1');
		expect(historyOf(taken(file)).at).toBe(left.at);
	});

	test.each(['a b/?#\ud800', '../../up', 'up/..', '', 'x'.repeat(65)])(
		'an id that no address can hold is kept, and the game is known by another: %j',
		(id) => {
			const back = taken({ ...written(), id });
			expect(back.record.id).toMatch(/^file-[0-9a-z]+$/);
			expect(written(back).id).toBe(id);
		}
	);

	test('what the format has a place for does not lie beyond it, in any of its versions', () => {
		const rulings = { hopeBelowZero: true };
		const read = readGame({ ...written(), rulings, ...WAYS.history(historyOf(played()).edits) });
		expect(read.ok && read.value.source).toStrictEqual({});
	});

	test('no key says `undefined`', () => {
		expect(labelOf({ id: undefined, startedAt: undefined, finishedAt: undefined })).toStrictEqual({});
		expect(v.parse(open({ mood: v.optional(anyText) }), {})).toStrictEqual({});
		const { log, ...file } = without(written(), 'id') as Json & { log: Json };
		const read = readGame({ ...file, log: without(log, 'touchedAt') });
		if (!read.ok) throw new Error(read.error.code);
		expect(Object.keys(read.value)).not.toContain('touchedAt');
		expect(Object.keys(writeGame(read.value).log as Json)).toEqual(['edition', 'entries']);
		expect(Object.keys(storedOf(read.value, NOW).record)).not.toContain('source');
	});

	test('what is known as a whole has nothing beyond it, though a part of it is known too', () => {
		expect(beyond({ mood: { of: 'the table' } }, [['mood'], ['mood', 'at']])).toEqual({});
	});

	test('what is wrong with something as a whole is at no place in it', () => {
		expect(checked(anyText, 1)).toEqual({ ok: false, error: { code: 'not-text', path: [] } });
	});

	test('it may be a hundred levels deep, and no deeper', async () => {
		const nested = (levels: number): unknown => (levels === 0 ? 1 : { in: nested(levels - 1) });
		expect(await wrong(JSON.stringify({ ...written(), mood: nested(99) }))).toBe('nothing');
		expect(await wrong(JSON.stringify({ ...written(), mood: nested(100) }))).toBe('too-deep');
	});

	// Whoever has it already must find it again, whichever app brought it in.
	test.each([
		['example-2', 'file-2ew8wa4tvsay6'],
		['whose-answers-they-were', 'file-1id3x9nzt8v2r'],
		['three-way-tie-by-higher', 'file-11dg32x2hz918']
	])('without an id %s is known by the name that it had in every app before', (name, id) => {
		const game = taken(without(JSON.parse(text(name)) as Json, 'id'));
		expect([game.record.id, copyOf(game).record.id]).toEqual([id, `${id}-${id.slice('file-'.length)}`]);
	});
	test('without an id, the same played by another house rule is another game', () => {
		const plain = without(JSON.parse(text('hope-below-zero')) as Json, 'id');
		const [below, book, other] = [{ hopeBelowZero: true }, { hopeBelowZero: false }, {}].map(
			(rulings) => taken({ ...plain, rulings }).record.id
		);
		expect(below).not.toBe(book);
		expect(other).toBe(book);
	});
	test('without an id it is known by what it says', () => {
		const nameless = without(written(), 'id');
		expect(taken(nameless).record.id).toBe(taken(nameless).record.id);
		const other = without(written(played(9)), 'id');
		expect(taken(other).record.id).not.toBe(taken(nameless).record.id);
		const [first, ...others] = PLAYERS;
		const renamed = { ...nameless, players: [{ ...first, name: 'Zoe' }, ...others] };
		expect(taken(renamed).record.id).not.toBe(taken(nameless).record.id);
	});

	test.each([
		['none', {}, [NOW, NOW]],
		['no dates', { startedAt: 'then', finishedAt: 'later' }, [NOW, NOW]],
		['of the future', { startedAt: '2999-01-01T00:00:00Z' }, [NOW, NOW]],
		['before 1970', { startedAt: '1812-01-01T00:00:00Z', finishedAt: '1969-01-01T00:00:00Z' }, [0, 0]]
	])('dates: %s', (_, dates, [startedAt, touchedAt]) => {
		const plain = without(written(), 'log', 'startedAt', 'finishedAt');
		expect(taken({ ...plain, ...dates }).record).toMatchObject({ startedAt, touchedAt });
	});

	test('a contradiction is refused with its code, unless the log itself led there', async () => {
		const twelve = { kind: 'cards', call: 'charity', player: 'p1', answer: 12 } as const;
		const torn = playedOf(extended(historyOf(played()), twelve));
		const file = written(torn);
		expect(taken(file).record.state).toBe('open');
		expect(await wrong(JSON.stringify(without(file, 'log')))).toBe('too-many-cards calls charity cards p3');
	});
});

describe('everything as a file', () => {
	const games = [played(), played(7, { id: 'another' })].map(filedOf);
	const book = writeBackup({ games, settings: { theme: 'ink', locale: 'it' } }, new Date(NOW));
	test('comes back', async () => {
		const back = await arrived(book);
		expect(back.ok && back.value.games.map((game) => storedOf(game, NOW).record.id)).toEqual([
			'a-game',
			'another'
		]);
		expect(back.ok && back.value.settings).toEqual({ theme: 'ink', locale: 'it' });
	});
	test('has how each game came about, as long as it can come back', () => {
		const { games: all } = JSON.parse(book) as { games: Json[] };
		expect(all.map(({ log }) => log)).toEqual(
			games.map(({ log }) => expect.objectContaining({ entries: log }))
		);
		const bytes = new TextEncoder().encode(book).length;
		expect(writeBackup({ games, settings: { theme: 'ink', locale: 'it' } }, new Date(NOW), bytes)).toBe(book);
	});
	test.each([
		['{"format":"seven-calls-book","version":1', true],
		['\n { "format" : "seven-calls-book"', true],
		['{\n\t"format":\n"seven-calls-book"', true],
		['{"note":{"format":"seven-calls-book"', false],
		['{"format":"seven-calls"', false]
	])('is known by its beginning: %j', (head, is) => expect(looksLikeBackup(head)).toBe(is));
	test('too large to come back, it leaves out how finished games came about, and no point', async () => {
		const small = writeBackup({ games, settings: {} }, new Date(NOW), book.length - 100);
		const back = await arrived(small);
		if (!back.ok) throw new Error(back.error.code);
		const [finished, open] = (JSON.parse(small) as { games: Json[] }).games;
		expect(finished?.log).toEqual({ edition: 1 });
		expect(open?.log).toMatchObject({ entries: expect.anything() });
		const [first, second] = back.value.games.map((game) => storedOf(game, NOW));
		expect(first?.record.result).toEqual(played().record.result);
		expect(second && historyOf(second).edits).toEqual(historyOf(played(7)).edits);
	});
	const changed = (change: object) => JSON.stringify({ ...(JSON.parse(book) as object), ...change });
	test.each([
		['a newer book', { version: 2 }, 'newer-version version'],
		['no version', { version: undefined }, 'no-version version'],
		['no games', { games: undefined }, 'not-a-list games'],
		['a game that is none', { games: [written(), 7] }, 'not-an-object games 1'],
		['nothing at all for a game', { games: [null] }, 'not-an-object games 0'],
		['a wrong one', { games: [{ ...written(), players: [] }] }, 'too-few-players games 0 players'],
		['one twice', { games: [written(), written()] }, 'same-game games 1 id'],
		['a light that is none', { settings: { theme: 'neon' } }, 'not-a-setting settings theme'],
		['no settings at all', { settings: undefined }, 'nothing'],
		['a setting of a newer app', { settings: { font: 'large' } }, 'nothing']
	])('%s', async (_, change, expected) => expect(await wrong(changed(change))).toBe(expected));
});

describe('whatever arrives', () => {
	test('a golden game, a link, a message', async () => {
		expect(await wrong(text('example-2'))).toBe('nothing');
		expect(await wrong('hello')).toBe('no-game');
		expect(await wrong('')).toBe('no-game');
		expect(await wrong('https://example.org/open/#1AAAAAAAAAAAAAAAAAAAAAAAA')).toBe('link-broken');
		expect(await wrong('"seven-calls"')).toBe('not-an-object');
		expect(await wrong('{')).toBe('not-json');
		expect(await wrong('{"format":"seven-calls","version":1,"game":""}')).toBe('other-game game');
		expect(await wrong(`\uFEFF${text('example-2')}`)).toBe('nothing');
		expect(await wrong(`\n  ${' '.repeat(300)}${text('example-2')}`)).toBe('nothing');
	});

	test('a link in the middle of a message with quotes and braces', async () => {
		const example = parse(text('example-2'));
		const code = example.ok ? encode(example.value) : undefined;
		expect(await wrong(`Ada said {"look"}: https://example.org/open/#${code}`)).toBe('nothing');
	});

	test('only the mark at the beginning is none of the text', async () => {
		const [first] = PLAYERS.map((player) => ({ ...player, name: 'A\uFEFFda' }));
		const file = JSON.stringify({ ...without(written(), 'log'), players: [first, ...PLAYERS.slice(1)] });
		const back = await arrived(file);
		expect(back.ok && back.value.games[0]?.setup.players[0]?.name).toBe('A\uFEFFda');
	});

	test('as large as may be, to the byte', async () => {
		const padded = (text: string, bytes: number) =>
			text + ' '.repeat(bytes - new TextEncoder().encode(text).length);
		const game = text('example-2');
		expect(await wrong(padded(game, MOST_BYTES))).toBe('nothing');
		expect(await wrong(padded(game, MOST_BYTES + 1))).toBe('too-large');
		expect(await wrong(padded('hello', MOST_BYTES))).toBe('no-game');
		expect(await wrong(padded('hello', MOST_BYTES + 1))).toBe('too-large');
		// Half as many signs, each of two bytes.
		expect(await wrong(`{"note":"${'é'.repeat(MOST_BYTES / 2)}"}`)).toBe('too-large');
		const book = '{"format":"seven-calls-book","version":1,"games":[]}';
		const sized = (size: number) => {
			const blob = new Blob([book]);
			return Object.defineProperty(blob, 'size', { value: size });
		};
		expect(await arrivedFile(sized(MOST_BACKUP_BYTES))).toMatchObject({ ok: true });
		expect(await arrivedFile(sized(MOST_BACKUP_BYTES + 1))).toMatchObject({
			error: { code: 'book-too-large' }
		});
	});

	test('one game over 1 MiB is refused before it is parsed, a book is not', async () => {
		const parse = JSON.parse;
		let parsed = 0;
		JSON.parse = (...words) => (parsed++, parse(...words) as unknown);
		const pad = 'x'.repeat(MOST_BYTES + 1);
		const game = `{"format":"seven-calls","note":"${pad}"}`;
		expect(await wrong(game)).toBe('too-large');
		expect(await wrong(pad)).toBe('too-large');
		expect(parsed).toBe(0);
		expect(await wrong(`{"format":"seven-calls-book","version":1,"games":[],"note":"${pad}"}`)).toBe(
			'nothing'
		);
		expect(await wrong(`{"format":"seven-calls-book","note":"${'x'.repeat(MOST_BACKUP_BYTES)}"}`)).toBe(
			'book-too-large'
		);
		expect(parsed).toBe(1);
		JSON.parse = parse;
	});

	test('a file is measured before it is read', async () => {
		let bytesRead = 0;
		const huge = (head: string, size: number) =>
			({
				size,
				slice: (from: number, to: number) => new Blob([head.slice(from, to)]),
				arrayBuffer: () => Promise.resolve(new ArrayBuffer((bytesRead += size)))
			}) as unknown as Blob;
		expect(await arrivedFile(huge('{"format":"seven-calls"', MOST_BYTES + 1))).toMatchObject({
			error: { code: 'too-large' }
		});
		expect(await arrivedFile(huge('{"format":"seven-calls-book"', MOST_BACKUP_BYTES + 1))).toMatchObject({
			error: { code: 'book-too-large' }
		});
		expect(bytesRead).toBe(0);
	});

	test('a file of bytes that are no text, or that is gone', async () => {
		expect(await arrivedFile(new Blob([new Uint8Array([0x7b, 0xff, 0xfe])]))).toMatchObject({
			error: { code: 'not-json' }
		});
		const whole = text('example-2');
		const at = whole.indexOf('Stefano');
		const inAName = new Blob([whole.slice(0, at), new Uint8Array([0xff]), whole.slice(at)]);
		expect(await arrivedFile(inAName)).toMatchObject({ error: { code: 'not-json' } });
		const gone = {
			size: 9,
			slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) })
		};
		expect(await arrivedFile(gone as unknown as Blob)).toMatchObject({ error: { code: 'unreadable' } });
		expect(await arrivedFile(new Blob([text('example-2')]))).toMatchObject({ ok: true });
	});
});

test('a copy has a name of its own, the same for the same game', () => {
	expect(copyOf(played()).record.id).toBe(copyOf(played()).record.id);
	expect(copyOf(played()).record.id).not.toBe(copyOf(played(9)).record.id);
	expect(copyOf(played()).record.id).toMatch(/^a-game-[0-9a-z]+$/);
});

test('reading never shares what was read: a file is not changed by it', () => {
	const file = written();
	const before = JSON.stringify(file);
	expect(readGame(file).ok).toBe(true);
	expect(JSON.stringify(file)).toBe(before);
});
