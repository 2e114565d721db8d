/**
 * Whatever arrives by file, link or code: never an exception, never a change where it is refused, always a code, and for
 * every code a sentence in both languages. `RUNS=100000` in the long run; a failure prints its seed and path, and
 * `SEED=… REPLAY=… npx vitest run --project node tests/files/fuzz.test.ts` shows that one again.
 */
import { encode, read, arrived, arrivedFile, filedOf, readGame, format, historyOf } from '../virtus';
import { writeBackup, type Backup } from '../../src/lib/exchange/backup';
import { storedOf } from '../../src/lib/exchange/stored';
import { writeGame } from '../../src/lib/exchange/filed';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compare } from '../../src/games/virtus/log/compare';
import { replay } from '../../src/games/virtus/log/history';
import { WRONG as VIRTUS_WRONG } from '../../src/games/virtus/words/wrong';
import { WRONG } from '../../src/lib/state/wrong-sentences';
import { walk } from '../../src/games/virtus/rules/walk';
import { Database } from '../../src/lib/storage/db';
import { plan } from '../../src/lib/exchange/plan';
import { storeGame } from '../../src/lib/storage/games';
import { historyOf as lineOf } from '../../src/games/virtus/log/history';
import { en, it } from '../messages';
import { realGame } from '../rules/deal';
import { runs } from '../rules/runs';
import { dice, toldIn, WAYS } from '../rules/write';
import { everythingSaid, mended, played } from './games';
import { forgedCode, mutatedJson, mutatedText } from './mutate';

const { RUNS = '3000' } = process.env;
const NOW = 1_800_000_000_000;
const SEATS = { least: 2, most: 7 };
const SENTENCES: Readonly<Record<string, (seats: typeof SEATS) => string>> = { ...WRONG, ...VIRTUS_WRONG };
const share = (part: number) => ({ ...runs(), numRuns: Math.ceil(Number(RUNS) * part) });
type Roll = ReturnType<typeof dice>;

const GAMES = fc.sample(realGame, { numRuns: 24, seed: 7 });
const FILES = [
	...GAMES.map((game, i) => JSON.stringify(toldIn(game, WAYS[i % WAYS.length] ?? 'mixed', i))),
	...[3, 11, 30, Infinity].map((answers) => JSON.stringify(writeGame(filedOf(played(answers)))))
];
/** Tables that may contradict themselves for a while: their history says how. */
const MENDED = GAMES.map((game, i) => JSON.stringify(writeGame(filedOf(mended(game, i)))));
const BOOKS = [0, 8, 16].map((from) => {
	const games = FILES.slice(from, from + 5).map((text, i) => {
		const game = readGame({ ...(JSON.parse(text) as object), id: `game-${i}` });
		if (!game.ok) throw new Error(game.error.code);
		return game.value;
	});
	return writeBackup({ games, settings: { theme: 'ink', vibration: false } }, new Date(NOW));
});
const LINKS = [...FILES, JSON.stringify({})].flatMap((text) => {
	const file = read(JSON.parse(text));
	const code = file.ok ? encode(file.value) : undefined;
	return code ? [`https://some-host.example/open/#${code}`] : [];
});
const SEVEN = encode({ sheet: everythingSaid([...'abcdefg']), source: {} }) ?? '';

/** What has to hold for anything that arrives. */
async function looked(text: string): Promise<Backup | undefined> {
	const book = await arrived(text);
	if (!book.ok) {
		const key = `wrong_${book.error.code.replaceAll('-', '_')}` as keyof typeof en & keyof typeof it;
		const sentence = String(en[key]).replace('{least}', '2').replace('{most}', '7');
		expect(SENTENCES[book.error.code]?.(SEATS)).toBe(sentence);
		expect(it[key]).toMatch(/\w/);
		expect(Array.isArray(book.error.path)).toBe(true);
		return undefined;
	}
	for (const game of book.value.games) {
		const kept = storedOf(game, NOW);
		const history = historyOf(kept);
		// It can be played back, tap by tap, and walked at every one of them.
		const { edits } = history;
		for (const at of [0, 1, Math.floor(edits.length / 2), edits.length - 1, edits.length])
			walk(replay({ ...history, at: Math.max(0, at) }).sheet);
		expect(kept.record.id).toMatch(/^[\w-]{1,64}$/);
		expect(kept.record.touchedAt).toBeGreaterThanOrEqual(0);
		// What was taken in goes out again, and comes back as the same.
		const again = readGame(JSON.parse(JSON.stringify(writeGame(filedOf(kept)))));
		if (!again.ok) throw new Error(`cannot be exported: ${again.error.code}`);
		expect(compare(history, lineOf(again.value))).toBe('same');
	}
	return book.value;
}

const fuzz = (make: (roll: Roll) => string, part: number) =>
	fc.assert(
		fc.asyncProperty(fc.integer(), async (seed) => {
			await looked(make(dice(seed)));
		}),
		share(part)
	);
const one = (roll: Roll, from: readonly string[]) => from[roll(from.length)] ?? '';

describe('whatever arrives is looked at without harm', { timeout: 0 }, () => {
	test('files with something wrong inside', () =>
		fuzz((roll) => mutatedJson(roll, one(roll, roll(3) ? FILES : MENDED)), 0.4));
	test('files whose text is damaged', () => fuzz((roll) => mutatedText(roll, one(roll, FILES)), 0.15));
	test('books', () => fuzz((roll) => (roll(3) ? mutatedJson : mutatedText)(roll, one(roll, BOOKS)), 0.05));
	test('links and codes that are damaged', () => fuzz((roll) => mutatedText(roll, one(roll, LINKS)), 0.2));
	test('codes that were forged', () => fuzz((roll) => `#${forgedCode(roll, SEVEN)}`, 0.2));

	test('the undamaged ones are all taken', async () => {
		for (const text of [...FILES, ...MENDED, ...BOOKS, ...LINKS]) expect(await looked(text)).toBeDefined();
		expect(LINKS.length).toBeGreaterThan(20);
	});
	test('and nobody’s prototype has changed', () => {
		expect(({} as { polluted?: boolean }).polluted).toBe(undefined);
	});
});

describe('and on the disk', { timeout: 0 }, () => {
	const database = new Database('fuzz');
	const everything = async () => {
		const kept = await database.run(async (db) => [
			await db.getAll('games'),
			await db.getAll('entries'),
			await db.getAll('settings')
		]);
		return JSON.stringify(kept);
	};
	let before = '';
	beforeAll(async () => {
		for (const text of FILES.slice(-6)) {
			const game = readGame(JSON.parse(text));
			if (game.ok) await storeGame(database, storedOf(game.value, NOW));
		}
		before = await everything();
	});
	afterAll(() => database.close());

	test('nothing has changed, whether it was refused or only planned', async () => {
		await fc.assert(
			fc.asyncProperty(fc.integer(), async (seed) => {
				const roll = dice(seed);
				const text = mutatedJson(roll, one(roll, FILES));
				const book = await (roll(2) ? arrived(text) : arrivedFile(new Blob([text])));
				if (book.ok) expect((await plan(database, book.value, NOW)).ok).toBe(true);
			}),
			share(0.02)
		);
		expect(await everything()).toBe(before);
	});
});

test('a link without its history is told anew, and says the same', () => {
	for (const text of FILES) {
		const file = read(JSON.parse(text));
		if (file.ok) expect(readGame(format({ ...file.value, source: {} })).ok).toBe(true);
	}
});
