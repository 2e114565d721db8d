import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheer, madeUp, more, number, PLAYERS, rule, start, type MadeUp } from '../../../tests/made-up/game';
import { runs } from '../../../tests/rules/runs';
import { merge } from './log';
import type { Position } from './position';
import { rebased, redo, tapped, tapsBetween, undo, type Tap, type Tapped } from './tap';

type Game = Position<MadeUp>;
let count = 0;
const stamp = () => ({ id: `${++count}`.padStart(6, '0'), by: 'phone', at: 0 });
const after = (game: Game, ...taps: Tap<MadeUp>[]) => taps.reduce((now, tap) => tap.upon(now, stamp()), game);
/** Taps made one after the other, as they wait to be written. */
function waiting(game: Game, ...taps: Tap<MadeUp>[]): Tapped<MadeUp>[] {
	const made: Tapped<MadeUp>[] = [];
	for (const tap of taps) {
		const one = tapped(tap, stamp(), made.at(-1)?.after ?? game);
		if (one) made.push(one);
	}
	return made;
}
const numbers = ({ state }: Game) => Object.fromEntries(state.numbers);
const cheers = (count: number) => Array.from({ length: count }, cheer);

describe('a tap upon what another tab has written', () => {
	const [ada, bea] = [number('ada', 2), number('bea', 1)];
	it.each<[string, Tap<MadeUp>, Tap<MadeUp>[], Tap<MadeUp>[], 'done' | 'overtaken' | object]>([
		['to what nobody has said', bea, [], [ada], { ada: 2, bea: 1 }],
		['to what the other has said otherwise', number('ada', 1), [], [ada], 'overtaken'],
		['to what the other has said too', ada, [], [ada], 'done'],
		['to what the other has taken back', number('ada', 1), [ada], [undo()], 'overtaken'],
		['one more upon what lies there', more('ada'), [ada], [number('ada', 5)], { ada: 6 }],
		['one more upon what the other has taken back', more('ada'), [ada], [undo()], 'overtaken'],
		['one more, as the other has said it', more('ada'), [ada], [more('ada')], 'done'],
		['undo of what is last', undo(), [ada], [bea, undo()], {}],
		['undo of what the other has undone', undo(), [ada], [undo()], 'done'],
		['undo of what is not last', undo(), [ada], [bea], 'overtaken'],
		['redo of what is next', redo(), [ada, undo()], [redo(), bea, undo(), undo()], { ada: 2 }],
		['redo of what the other has redone', redo(), [ada, undo()], [redo()], 'done'],
		['redo of what is gone', redo(), [ada, undo()], [bea], 'overtaken']
	])('%s', (_, tap, shared, theirs, becomes) => {
		const before = after(start, ...shared);
		const disk = after(before, ...theirs);
		const { taps, overtaken } = rebased(waiting(before, tap), disk);
		const [one] = taps;
		expect(one ? numbers(one.after) : tap.fate(disk, before)).toEqual(becomes);
		expect([taps.length, overtaken]).toEqual([one ? 1 : 0, becomes === 'overtaken' ? 1 : 0]);
	});
	it.each<[string, Tap<MadeUp>, Tap<MadeUp>[], Tap<MadeUp>[], 'done' | 'overtaken' | 'open']>([
		['undo of the second, which the other has undone', undo(), cheers(2), [undo()], 'done'],
		['undo of the second, after which the other has said a third', undo(), cheers(2), [cheer()], 'overtaken'],
		['undo of what the other has undone and said again', undo(), cheers(1), [undo(), cheer()], 'overtaken'],
		['undo of what the other has undone and redone', undo(), cheers(2), [undo(), redo()], 'open'],
		[
			'redo of the first, which the other has redone',
			redo(),
			[...cheers(2), undo(), undo()],
			[redo()],
			'done'
		],
		['redo of what is gone, while another lies there', redo(), [cheer(), undo()], [cheer()], 'overtaken'],
		['redo of what the other has redone and undone', redo(), [cheer(), undo()], [redo(), undo()], 'open'],
		['one more beside the other’s', cheer(), [], [cheer()], 'open']
	])('where the same is said again and again: %s', (_, tap, shared, theirs, fate) => {
		const before = after(start, ...shared);
		expect(tap.fate(after(before, ...theirs), before)).toBe(fate);
	});
	it('that had nothing to undo or to redo has nothing left to do', () => {
		const disk = after(start, cheer(), cheer(), undo());
		expect([undo<MadeUp>(), redo<MadeUp>()].map((tap) => tap.fate(disk, start))).toEqual(['done', 'done']);
	});
	it('undoes what the other has said in its place', () => {
		const taps = waiting(start, number('ada', 2), undo());
		const { taps: again, overtaken } = rebased(taps, after(start, number('ada', 2)));
		expect([again.map((one) => numbers(one.after)), overtaken]).toEqual([[{}], 0]);
	});
	it('undoes its own, though upon the other’s it says something else', () => {
		const taps = waiting(after(start, number('ada', 1)), more('ada'), undo());
		const disk = after(taps[0]?.before as Game, number('ada', 5));
		expect(rebased(taps, disk).taps.map((one) => numbers(one.after))).toEqual([{ ada: 6 }, { ada: 5 }]);
	});
	it('is made upon those before it, also where one of them is left out', () => {
		const taps = waiting(start, number('ada', 1), number('bea', 2), more('bea'));
		const { taps: again, overtaken } = rebased(taps, after(start, number('ada', 3)));
		expect(overtaken).toBe(1);
		expect(again.map((one) => numbers(one.after))).toEqual([
			{ ada: 3, bea: 2 },
			{ ada: 3, bea: 3 }
		]);
	});
	it('is counted each time that it is overtaken', () => {
		const taps = waiting(start, number('ada', 1), number('ada', 2));
		expect(rebased(taps, after(start, number('ada', 3)))).toEqual({ taps: [], overtaken: 2 });
	});
	it('that was written after all is neither made again nor overtaken, however the other has gone on', () => {
		const [one, two] = waiting(start, number('ada', 2), more('ada')) as [Tapped<MadeUp>, Tapped<MadeUp>];
		const disk = after(one.after, number('ada', 7));
		const { taps, overtaken } = rebased([one, two], disk);
		expect([taps.map((again) => numbers(again.after)), overtaken]).toEqual([[{ ada: 8 }], 0]);
		expect(rebased([one, two], two.after)).toEqual({ taps: [], overtaken: 0 });
	});
});

it('says nothing that was said already, under whatever name', () => {
	const one = after(start, number('ada', 1));
	expect(tapped(number('ada', 1), stamp(), one)).toBeUndefined();
	expect(tapped(undo(), stamp(), start)).toBeUndefined();
	expect(tapped(redo(), stamp(), one)).toBeUndefined();
	const id = one.log[0]?.id ?? '';
	expect(tapped(number('ada', 2), { ...stamp(), id }, one)).toBeUndefined();
});

/** What fingers may mean at that table, about some of its players. */
const meaning = (players: readonly string[]): fc.Arbitrary<Tap<MadeUp>> => {
	const player = fc.constantFrom(...players);
	return fc.oneof(
		fc.tuple(player, fc.nat(3)).map(([player, said]) => number(player, said)),
		player.map((player) => more(player))
	);
};
const anything = fc.oneof(
	{ weight: 4, arbitrary: meaning(PLAYERS.map(({ id }) => id)) },
	fc.constantFrom('highest' as const, 'lowest' as const).map(rule),
	fc.constant(cheer()),
	fc.constant(undo<MadeUp>()),
	fc.constant(redo<MadeUp>())
);
const some = fc.array(anything, { maxLength: 8 });

describe('two tabs', () => {
	it('go through the same merge as two devices: what the disk holds, and what still fits of one’s own', () => {
		fc.assert(
			fc.property(some, some, some, (shared, theirs, mine) => {
				const before = after(start, ...shared);
				const disk = after(before, ...theirs);
				const fates = new Map<Tap<MadeUp>, string>();
				const taps = waiting(before, ...mine).map((one) => {
					const tap: Tap<MadeUp> = {
						upon: one.tap.upon,
						fate: (...games) => {
							const fate = one.tap.fate(...games);
							fates.set(tap, fate);
							return fate;
						}
					};
					return { ...one, tap };
				});
				const { taps: again, overtaken } = rebased(taps, disk);
				const { log } = again.at(-1)?.after ?? disk;
				const own = log.filter((entry) => !disk.log.includes(entry));

				expect(log).toEqual(merge(disk.log, own));
				expect(log).toEqual(merge(own, disk.log));
				for (const entry of disk.log) expect(log).toContain(entry);
				const fate = (is: string) => taps.filter(({ tap }) => fates.get(tap) === is);
				expect(own.map(({ id }) => id)).toEqual(fate('open').map(({ stamp }) => stamp.id));
				expect(overtaken).toBe(fate('overtaken').length);
				expect(fates.size).toBe(taps.length);
				// Said after all that was heard of by then.
				own.forEach(({ clock }, i) => expect(clock).toBe((disk.log.at(-1)?.clock ?? 0) + i + 1));
			}),
			runs()
		);
	});

	it('come to the same log and the same state, in whatever order they tap and write', () => {
		const step = fc.record({ tab: fc.nat(1), tap: fc.option(anything) });
		fc.assert(
			fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
				let disk = start;
				const tabs: Tapped<MadeUp>[][] = [[], []];
				const heard = [start, start];
				const shown = (tab: number) => tabs[tab]?.at(-1)?.after ?? heard[tab] ?? start;
				const write = (tab: number) => {
					const before = disk;
					disk = rebased(tabs[tab] ?? [], disk).taps.at(-1)?.after ?? disk;
					for (const entry of before.log) expect(disk.log).toContain(entry);
					heard[tab] = disk;
					tabs[tab] = [];
				};
				for (const { tab, tap } of steps) {
					const made = tap && tapped(tap, stamp(), shown(tab));
					if (made) tabs[tab]?.push(made);
					if (!tap) write(tab);
				}
				write(0);
				write(1);
				const union = merge(shown(0).log, shown(1).log);
				expect(union).toEqual(merge(shown(1).log, shown(0).log));
				write(0);
				for (const tab of [0, 1]) {
					expect(shown(tab).log).toEqual(union);
					expect(shown(tab).merged(union)).toBe(shown(tab));
					expect(shown(tab).state).toEqual(start.merged(union).state);
				}
			}),
			runs()
		);
	});

	it('that speak of different players come to the same, whichever writes first', () => {
		const about = (player: string) => fc.array(meaning([player]), { maxLength: 6 });
		fc.assert(
			fc.property(about('ada'), about('bea'), (ada, bea) => {
				const [one, other] = [waiting(start, ...ada), waiting(start, ...bea)];
				const inTurn = (...tabs: Tapped<MadeUp>[][]) =>
					tabs.reduce((disk, taps) => {
						const { taps: again, overtaken } = rebased(taps, disk);
						expect([again.length, overtaken]).toEqual([taps.length, 0]);
						return again.at(-1)?.after ?? disk;
					}, start);
				expect(inTurn(one, other).state).toEqual(inTurn(other, one).state);
			}),
			runs(0.5)
		);
	});
});

it('what led from one log to another is told again as it was meant', () => {
	const [said, redone] = [after(start, cheer(), cheer(), undo()), [undo<MadeUp>(), redo<MadeUp>()]];
	const taps = tapsBetween(madeUp, said.log, after(said, ...redone, cheer()).log);
	const fates = taps.map(({ tap }) => tap.fate(after(said, redo()), said));
	// The other has redone the second meanwhile: then the first is not the last, and the redo is done.
	expect(fates).toEqual(['overtaken', 'done', 'open']);
});
it('what led from one log to another is told again tap by tap, undo and redo as such', () => {
	fc.assert(
		fc.property(some, some, (shared, mine) => {
			const from = after(start, ...shared);
			const to = after(from, ...mine);
			const taps = tapsBetween(madeUp, from.log, to.log);
			expect(taps).toHaveLength(to.log.length - from.log.length);
			const again = taps.reduce((game, { tap, stamp }) => tap.upon(game, stamp), from);
			expect([again.log, again.state]).toEqual([to.log, to.state]);
		}),
		runs(0.5)
	);
});
