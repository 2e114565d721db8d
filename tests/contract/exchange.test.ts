import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codec as virtus } from '../../src/games/virtus/codec/codec';
import { arrived } from '../../src/lib/exchange/arrival';
import { writeBackup } from '../../src/lib/exchange/backup';
import type { Codec, Codecs } from '../../src/lib/exchange/codec';
import { readGame, writeGame, writeBare, type FiledGame } from '../../src/lib/exchange/filed';
import { intakeOf, takeIn } from '../../src/lib/exchange/intake';
import { decode, encode, LONGEST_CODE } from '../../src/lib/exchange/link/code';
import { plan } from '../../src/lib/exchange/plan';
import { canTell, copyOf, filedOf, storedOf } from '../../src/lib/exchange/stored';
import type { Parts, Setup } from '../../src/lib/log/game';
import { Position } from '../../src/lib/log/position';
import { fail } from '../../src/lib/result';
import { Database } from '../../src/lib/storage/db';
import { loadGame, storeGame, type StoredGame } from '../../src/lib/storage/games';
import { bodies as madeUpBodies } from '../made-up/bodies';
import { codec as madeUp } from '../made-up/codec';
import { SETUP, type Body } from '../made-up/game';
import { runs } from '../rules/runs';
import { bodies as virtusBodies, PLAYERS } from './virtus';

const SHELF: readonly Codec[] = [virtus, madeUp];
const codecs: Codecs = async (which) =>
	SHELF.find(({ game, link }) => ('letter' in which ? link.letter === which.letter : game.id === which.game));
const NOW = 1_800_000_000_000;

/** A game that has been told so much, some of it undone again. */
function logged<P extends Parts>(codec: Codec<P>, setup: Setup<P>, said: readonly P['body'][], undone = 0) {
	let count = 0;
	const stamp = () => ({ id: `${codec.game.id}-${++count}`, by: 'phone', at: count });
	const told = said.reduce<Position<P>>(
		(now, body) => now.said(body, stamp()),
		new Position(codec.game, setup)
	);
	const { log } = Array.from({ length: undone }).reduce<Position<P>>((now) => now.undone(stamp()), told);
	return { codec, id: `a-${codec.game.id}`, edition: codec.game.edition, setup, log, source: {} };
}
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same keys, the last one first; lists stay as they are. */
function backwards(json: unknown): unknown {
	if (Array.isArray(json)) return json.map(backwards);
	if (typeof json !== 'object' || json === null) return json;
	return Object.fromEntries(
		Object.entries(json)
			.map(([key, value]) => [key, backwards(value)] as const)
			.reverse()
	);
}

/** What every game owes to files, backups and links (`Codec`). */
function fulfils<P extends Parts>(codec: Codec<P>, setup: Setup<P>, bodies: fc.Arbitrary<P['body']>) {
	const sensible = fc.array(bodies, { maxLength: 12 }).filter((said) => codec.isSeated(setup, said));
	const always = (holds: (game: FiledGame<P>) => void) =>
		fc.assert(
			fc.property(sensible, fc.nat(3), (said, undone) => holds(logged(codec, setup, said, undone))),
			runs(0.2)
		);
	const stateOf = ({ setup, log }: Pick<FiledGame<P>, 'setup' | 'log'>) =>
		new Position(codec.game, setup, log).state;

	it('comes back from its file as it was, with every step', () => {
		always((game) => {
			const back = readGame(codec, asJson(writeGame(game)));
			expect(back.ok && [back.value.setup, back.value.log]).toEqual([game.setup, game.log]);
		});
	});
	it('without its log it says the same, or what contradicts the rest', () => {
		always((game) => {
			const state = stateOf(game);
			const back = readGame(codec, asJson(writeBare(game)));
			const contradiction = codec.contradiction(state);
			if (back.ok) expect(codec.agree(stateOf(back.value), state)).toBe(true);
			else expect(back.error.code).toBe(contradiction?.code);
		});
	});
	it('keeps what a file says beyond the format', () => {
		const file = { ...writeBare(logged(codec, setup, [])), mood: { of: 'the table' }, ['__proto__x']: 1 };
		const back = readGame(codec, file);
		expect(back.ok && writeBare(back.value)).toEqual(file);
	});
	it('agrees with itself, and has the same content; told more, it is ahead', () => {
		always((game) => {
			const state = stateOf(game);
			expect(codec.agree(state, state)).toBe(true);
			expect(codec.relation(game, game)).toBe('same');
			if (game.log.length > 0)
				expect(codec.relation(game, { ...game, log: game.log.slice(0, -1) })).not.toBe('behind');
		});
	});
	it('brought in again without its log it is the same game, and nobody has to choose', () => {
		let times = 0;
		always((game) => {
			const back = readGame(codec, asJson(writeBare(game)));
			if (!back.ok) return;
			times += 1;
			expect(['same', 'ahead']).toContain(codec.relation(game, back.value));
		});
		expect(times).toBeGreaterThan(10);
	});
	it('a game without a name is known by what it says, in whatever order its file says it', () => {
		let times = 0;
		always((game) => {
			const file = writeBare(game);
			const [one, other] = [readGame(codec, asJson(file)), readGame(codec, backwards(asJson(file)))];
			expect(other.ok).toBe(one.ok);
			if (!one.ok || !other.ok) return;
			times += 1;
			expect(codec.content(stateOf(other.value))).toBe(codec.content(stateOf(one.value)));
		});
		expect(times).toBeGreaterThan(10);
	});
	it('has the name and the letter that nobody else has', () => {
		const others = SHELF.filter((other) => other.game.id !== codec.game.id);
		expect(others.some(({ link }) => link.letter === codec.link.letter)).toBe(false);
		expect(codec.link.letter).toMatch(/^[A-Z]$/);
	});
}

describe('a made-up game', () => fulfils(madeUp, SETUP, madeUpBodies));
describe('Virtus', () => fulfils(virtus, { players: PLAYERS, options: {} }, virtusBodies));

const numbers = (...said: readonly number[]): Body[] =>
	said.map((number, i) => ({ kind: 'number', player: SETUP.players[i]?.id ?? '', number }));
const finished = logged(madeUp, SETUP, [...numbers(3, 1, 2), { kind: 'rule', rule: 'lowest' }]);

describe('a link', () => {
	it('names its game, and brings it', async () => {
		const code = encode(finished) ?? '';
		expect(code.slice(0, 2)).toBe('3M');
		const back = await decode(code, codecs);
		expect(back.ok && [back.value.codec.game.id, writeBare(back.value)]).toEqual([
			'made-up',
			writeBare(finished)
		]);
	});
	it('is none where nobody could open it for its length', () => {
		const of = (sign: string, signs: number) =>
			encode({
				...logged(
					madeUp,
					{
						players: ['a', 'b', 'c', 'd'].map((id) => ({ id: id.repeat(250), name: sign.repeat(signs) })),
						options: {}
					},
					[]
				),
				id: 'i'.repeat(250)
			});
		expect(of('a', 20)?.length).toBeLessThan(LONGEST_CODE);
		expect(of('👑', 40)).toBe(undefined);
	});
	it('is none for what it has no room for: that needs the file', () => {
		expect(encode(logged(madeUp, SETUP, numbers(200)))).toBe(undefined);
	});
	it('of before, where its game is not on the shelf, cannot be read', async () => {
		const back = await decode(`1${'A'.repeat(20)}`, async () => undefined);
		expect(back).toEqual({ ok: false, error: { code: 'link-broken', path: [] } });
	});
	it('of a game that this app does not have is a newer app’s', async () => {
		const back = await decode(encode(finished) ?? '', async () => undefined);
		expect(back).toEqual({ ok: false, error: { code: 'link-newer', path: [] } });
	});
});

describe('a file', () => {
	const file = writeGame(finished);
	it('whose entries have odd names is read all the same', async () => {
		const [a, b, c] = [
			{ id: 'redo U', clock: 1, body: { undo: 'nothing' } },
			{ id: 'A', clock: 2, body: { kind: 'number', player: 'ada', number: 1 } },
			{ id: 'U', clock: 3, body: { undo: 'A' } }
		].map((entry) => ({ by: '', at: 0, ...entry }));
		const told = { ...writeBare(logged(madeUp, SETUP, [])), log: { edition: 1, entries: [a, b, c] } };
		const back = await arrived(JSON.stringify(told), codecs);
		expect(back.ok && back.value.games[0]?.log).toEqual([a, b, c]);
	});
	it.each([64, 65])('nor does a name that a redo might have taken stop it: %i signs', (signs) => {
		const entries = [
			{ id: 'U'.padStart(signs - 1, '+'), clock: 1, body: { undo: 'nothing' } },
			{ id: 'A', clock: 2, body: { kind: 'number', player: 'ada', number: 1 } },
			{ id: 'U', clock: 3, body: { undo: 'A' } }
		].map((entry) => ({ by: '', at: 0, ...entry }));
		const told = { ...writeBare(logged(madeUp, SETUP, [])), log: { edition: 1, entries } };
		const back = readGame(madeUp, told);
		expect(back.ok && back.value.log).toEqual(entries);
	});
	it('is looked through once, however much of it was undone', () => {
		const said = Array.from(
			{ length: 50 },
			(_, i) => ({ kind: 'number', player: 'ada', number: i % 7 }) as Body
		);
		const isSeated = vi.fn(madeUp.isSeated);
		const back = readGame({ ...madeUp, isSeated }, writeGame(logged(madeUp, SETUP, said, 50)));
		expect(back.ok && back.value.log).toHaveLength(100);
		expect(isSeated).toHaveBeenCalledOnce();
	});
	it('of a game that this app does not have says so', async () => {
		const back = await arrived(JSON.stringify(file), async () => undefined);
		expect(back).toEqual({ ok: false, error: { code: 'other-game', path: ['game'] } });
	});
	it('that is wrong says which game’s sentence tells it', async () => {
		const back = await arrived(JSON.stringify({ ...file, rule: 'middle' }), codecs);
		expect(back).toEqual({ ok: false, error: { code: 'no-such-rule', path: ['rule'], game: 'made-up' } });
	});
	it.each([
		[1, 'too-few-players'],
		[5, 'too-many-players']
	])('has as many players as its game: not %i', async (count, code) => {
		const players = Array.from({ length: count }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
		const back = await arrived(JSON.stringify({ ...file, players, log: undefined, numbers: {} }), codecs);
		expect(back).toEqual({ ok: false, error: { code, path: ['players'], game: 'made-up', players: [2, 4] } });
	});
});

describe('a backup of several games', () => {
	const database = new Database('several');
	afterEach(() => database.close());
	const own = logged(virtus, { players: PLAYERS, options: {} }, []);
	it('comes in whole, each game by its codec, and goes out again', async () => {
		const backup = writeBackup({ games: [own, finished], settings: {} }, new Date(NOW));
		const back = await arrived(backup, codecs);
		if (!back.ok) throw new Error(back.error.code);
		const planned = await plan(database, back.value, NOW);
		if (!planned.ok) throw new Error(planned.error);
		await takeIn(database, intakeOf(planned.value, new Map(), false), 'test');
		const stored = await loadGame(database, 'a-made-up');
		if (!stored.ok || !stored.value) throw new Error('not there');
		expect([stored.value.record.game, stored.value.record.state]).toEqual(['made-up', 'finished']);
		expect(asJson(writeGame(filedOf(madeUp, stored.value)))).toMatchObject(
			asJson(writeBare(finished)) as object
		);
		const again = await plan(database, back.value, NOW);
		expect(again.ok && again.value.games.map(({ relation }) => relation)).toEqual(['same', 'same']);
	});
	it('can be told by the codec of its game, and by no other', () => {
		const stored = storedOf(finished, NOW);
		expect([canTell(madeUp, stored), canTell(virtus, stored)]).toEqual([true, false]);
	});
	it('never takes one game for another of the same name: then it is kept beside it', async () => {
		const sameName: FiledGame = { ...finished, id: 'a-virtus' };
		const planned = await plan(database, { games: [sameName], settings: {} }, NOW);
		if (!planned.ok) throw new Error(planned.error);
		expect(planned.value.games.map(({ relation }) => relation)).toEqual(['apart']);
		const { games } = intakeOf(planned.value, new Map([['a-virtus', 'both']]), false);
		const copy: StoredGame = copyOf(madeUp, storedOf(sameName, NOW));
		expect(games.map(({ game }) => game.record.id)).toEqual([copy.record.id]);
	});
	it('of games without a name has as many as there are', async () => {
		const games = [1, 2].map((number) => {
			const { id, ...nameless } = logged(madeUp, SETUP, numbers(number));
			return id ? nameless : nameless;
		});
		const back = await arrived(writeBackup({ games, settings: {} }, new Date(NOW)), codecs);
		expect(back.ok && back.value.games.length).toBe(2);
	});
	it.each(['open', 'deleted'] as const)(
		'leaves alone what a newer app has played on with: %s',
		async (state) => {
			const newer = storedOf({ ...finished, id: 'newer' }, NOW);
			const revision = state === 'open' ? 1 : 2;
			const record = { ...newer.record, edition: 2, state, revision };
			const known = state === 'open' ? undefined : { ...newer, record: { ...record, revision: 1 } };
			await storeGame(database, { ...newer, record }, known);
			const planned = await plan(database, { games: [{ ...finished, id: 'newer' }], settings: {} }, NOW);
			expect(planned.ok && planned.value.games.map(({ relation }) => relation)).toEqual(['ahead']);
		}
	);
	it.each([0, 1])('plans nothing where storage does not answer: look %i', async (failing) => {
		let look = 0;
		const broken = {
			run: async (work: Parameters<Database['run']>[0]) =>
				look++ === failing ? fail('failed') : database.run(work)
		} as unknown as Database;
		expect(await plan(broken, { games: [finished], settings: {} }, NOW)).toEqual(fail('failed'));
	});
});
