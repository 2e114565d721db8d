import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../tests/rules/runs';
import { logOf } from './before';
import type { Entry } from './entry';
import { leadingTo } from './leading';
import { lengthOf, lineOf, merge, type Log } from './log';
import { appended } from './upon';

interface Word {
	readonly kind: 'word';
	readonly word: string;
}
const say = (word: string): Word => ({ kind: 'word', word });
const stamp = (id: string, by = 'phone') => ({ id, by, at: 0 });
const said = (log: Log<Word>, word: string, by = 'phone') => appended(log, stamp(word, by), say(word));
const undone = (log: Log<Word>, id: string, what: string) => appended(log, stamp(id), { undo: what });
const words = (log: Log<Word>) =>
	lineOf(log)
		.said.map(({ body }) => body.word)
		.join(' ');
const ahead = (log: Log<Word>) =>
	lineOf(log)
		.undone.map(({ body }) => body.word)
		.join(' ');
let ab: Log<Word>;
beforeAll(() => {
	ab = said(said([], 'a'), 'b');
});

describe('what counts of a log', () => {
	it('is everything that was not taken back, in order', () => {
		expect([words(ab), ahead(ab)]).toEqual(['a b', '']);
		const one = undone(ab, 'u', 'b');
		expect([words(one), ahead(one)]).toEqual(['a', 'b']);
	});
	it('is back once what took it back is taken back, as often as one likes', () => {
		const redone = undone(undone(ab, 'u', 'b'), 'r', 'u');
		expect([words(redone), ahead(redone)]).toEqual(['a b', '']);
		const again = undone(redone, 'v', 'b');
		expect([words(again), ahead(again)]).toEqual(['a', 'b']);
		expect(words(undone(again, 's', 'v'))).toBe('a b');
	});
	it('comes back in the order in which it was said', () => {
		const none = undone(undone(ab, 'u', 'b'), 'v', 'a');
		expect([words(none), ahead(none)]).toEqual(['', 'a b']);
		const first = undone(none, 'r', 'v');
		expect([words(first), ahead(first)]).toEqual(['a', 'b']);
	});
	it('leaves nothing to redo once something new is said, not even when that is taken back', () => {
		const other = said(undone(ab, 'u', 'b'), 'c');
		expect([words(other), ahead(other)]).toEqual(['a c', '']);
		expect(ahead(undone(other, 'v', 'c'))).toBe('c');
	});
	it('is taken back once, however many take it back, and redo brings it back', () => {
		const twice = undone(undone(ab, 'u', 'b'), 'v', 'b');
		expect([words(twice), ahead(twice)]).toEqual(['a', 'b']);
		expect(lineOf(twice).undone).toMatchObject([{ by: 'u' }]);
		expect(words(undone(twice, 'r', 'u'))).toBe('a b');
	});
	it('is not changed by what takes itself back, or by a redo that comes twice', () => {
		expect(words(undone(ab, 'u', 'u'))).toBe('a b');
		const redone = undone(undone(undone(ab, 'u', 'b'), 'r', 'u'), 's', 'u');
		expect([words(redone), ahead(redone)]).toEqual(['a b', '']);
	});
	it('is how far the game has come', () => {
		expect([[], ab, undone(ab, 'u', 'b')].map((log) => lengthOf({ log }))).toEqual([0, 2, 1]);
	});
	it('is not changed by what takes back something that nobody has heard of', () => {
		const odd = undone(ab, 'u', 'nothing');
		expect([words(odd), ahead(odd)]).toEqual(['a b', '']);
	});
});

describe('two logs of a game', () => {
	it('of one moment stand in the order of their devices, and each has what both have said', () => {
		const [mine, theirs] = [said(ab, 'c', 'me'), said(ab, 'd', 'you')];
		expect(words(merge(mine, theirs))).toBe('a b c d');
		expect(words(merge(theirs, mine))).toBe('a b c d');
	});
	it('of which one has heard the other: what was said upon something comes after it, whoever said it', () => {
		const upon = said(said(ab, 'c', 'z'), 'd', 'a');
		expect(words(merge(upon, ab))).toBe('a b c d');
	});

	/** A few devices that say things, take them back, and hear of each other now and then. */
	const scene = fc.array(
		fc.record({ device: fc.nat(2), does: fc.constantFrom('say', 'undo', 'redo', 'hear'), other: fc.nat(2) }),
		{ maxLength: 24 }
	);
	type Scene = (typeof scene extends fc.Arbitrary<infer S> ? S : never)[number];
	function played(steps: readonly Scene[]): Log<Word>[] {
		const logs: Log<Word>[] = [[], [], []];
		steps.forEach(({ device, does, other }, i) => {
			const log = logs[device] ?? [];
			const mark = stamp(`${i}`, `device ${device}`);
			const {
				said: [...told],
				undone: [next]
			} = lineOf(log);
			const last = told.at(-1);
			if (does === 'hear') logs[device] = merge(log, logs[other] ?? []);
			else if (does === 'say') logs[device] = appended(log, mark, say(`${i}`));
			else if (does === 'undo' && last) logs[device] = appended(log, mark, { undo: last.id });
			else if (does === 'redo' && next) logs[device] = appended(log, mark, { undo: next.by });
		});
		return logs;
	}

	it('come to the same, in whatever order and in whatever parts they arrive, and nothing is lost', () => {
		fc.assert(
			fc.property(scene, fc.infiniteStream(fc.nat()), (steps, chance) => {
				const logs = played(steps);
				const all = logs.reduce(merge, []);
				const pick = (below: number) => (chance.next().value as number) % below;
				// Torn into slips, shuffled, some of them twice, and put together again in random parts.
				const slips = [...all, ...all.filter(() => pick(3) === 0)]
					.map((entry) => ({ entry, at: pick(1000) }))
					.sort((a, b) => a.at - b.at)
					.map(({ entry }) => [entry]);
				while (slips.length > 1) {
					const [one = []] = slips.splice(pick(slips.length), 1);
					const at = pick(slips.length);
					slips[at] = [...merge(one, slips[at] ?? [])];
				}
				expect(slips[0] ?? []).toEqual(all);
				expect(lineOf(slips[0] ?? [])).toEqual(lineOf(all));
				const ids = new Set(all.map(({ id }) => id));
				for (const { id } of logs.flat()) expect(ids.has(id)).toBe(true);
				// Each device has said its things in this order, and in this order they stand.
				for (const log of logs) expect(all.filter((entry) => log.includes(entry))).toEqual(log);
			}),
			runs()
		);
	});

	it('that claim the same name for two things agree on which of them it is', () => {
		const [one, other]: Entry<Word>[] = [
			{ ...stamp('x'), clock: 1, body: say('one') },
			{ ...stamp('x'), clock: 1, body: say('other') }
		];
		if (!one || !other) throw new Error();
		expect(merge([one], [other])).toEqual(merge([other], [one]));
	});
});

describe('a game of before there were logs', () => {
	const edits = ['a', 'b', 'c'].map(say);
	it.each([0, 1, 2, 3])('of which %i edits count has as much to undo and to redo as it had', (at) => {
		const log = logOf({ edits, at }, 7);
		expect(words(log)).toBe(['a', 'b', 'c'].slice(0, at).join(' '));
		expect(ahead(log)).toBe(['a', 'b', 'c'].slice(at).join(' '));
		expect(log.every((entry) => entry.at === 7)).toBe(true);
	});
	it('has names for its entries that no later app may change: others have them already', () => {
		expect(logOf({ edits: edits.slice(0, 2), at: 1 }, 7).map(({ id }) => id)).toEqual([
			'2e4mm07lhwym2',
			'3qyiqsmn8nsq0',
			'350ci0fdqwitf'
		]);
	});
	it('leads no further than to what counts', () => {
		const stored = logOf({ edits: [], at: 0 }, 7);
		expect(words(leadingTo(stored, { edits, at: 2 }, 8))).toBe('a b');
	});
	it.each([
		['what was undone and said otherwise', 'a b c', 'a b d', ''],
		['what was redone', 'a b', 'a b c', ''],
		['what was undone', 'a b c', 'a', 'b c'],
		['everything anew', 'a b', 'c', ''],
		['nothing', 'a b', 'a b', '']
	])('leads to %s', (_, kept, shown, redo) => {
		const edits = (text: string) => text.split(' ').map(say);
		const stored = logOf({ edits: edits(kept), at: edits(kept).length }, 7);
		const log = leadingTo(stored, { edits: edits(shown), at: edits(shown).length }, 8);
		expect([words(log), ahead(log)]).toEqual([shown, redo]);
		expect(log.slice(0, stored.length)).toEqual(stored);
		expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
	});
	it('has the same log on every device, and shares with another what both have said', () => {
		const [short, long] = [logOf({ edits: edits.slice(0, 2), at: 2 }, 7), logOf({ edits, at: 3 }, 7)];
		expect(merge(short, long)).toEqual(long);
		const other = logOf({ edits: [...edits.slice(0, 2), say('d')], at: 3 }, 7);
		expect(merge(other, long)).toHaveLength(4);
	});
});
