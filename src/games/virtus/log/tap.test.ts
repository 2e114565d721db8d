import { describe, expect, test } from 'vitest';
import {
	rebased,
	redo as redoing,
	tapped,
	tapsBetween,
	undo as undoing,
	type Tap as AnyTap
} from '../../../lib/log/tap';
import type { QuestionOf } from '../rules/question';
import { played } from '../../../../tests/files/games';
import { virtusOf } from '../../../../tests/virtus';
import { callOf, isSaid, type Edit } from './edit';
import { positionOf, virtus, type Virtus, type VirtusPosition } from './game';
import { answer, call, choose, complete, drop, rest, table, takeBack } from './tap';

type Tap = AnyTap<Virtus>;
const undo: Tap = undoing();
const redo: Tap = redoing();
let said = 0;
const stamp = () => ({ id: `said ${++said}`, by: 'phone', at: 0 });
const empty = positionOf({
	setup: { players: ['ada', 'bea', 'carlo'].map((id) => ({ id, name: id })), options: {} },
	log: []
});
const after = (from: VirtusPosition, ...taps: Tap[]) =>
	taps.reduce((game, tap) => tap.upon(game, stamp()), from);
const reply = (said: number): Tap => ({
	upon: (game, stamp) => answer(game.view.walk.next as QuestionOf<'cards'>, said).upon(game, stamp),
	fate: () => 'overtaken'
});
/** Ada holds the most, Bea the second most: both may discard. */
const shown = after(empty, reply(3), reply(1), reply(0));
const first = shown.view.walk.next as QuestionOf<'discards'>;
const [flame, water] = [{ icon: 'flame' }, { icon: 'water' }] as const;
const settled = after(
	shown,
	complete(first),
	complete({ ...first, place: 'second', player: 'bea', most: 1 })
);

describe('an edit that says nothing new', () => {
	const mended: Edit = { kind: 'cards', call: 'charity', player: 'ada', answer: 3 };
	const open: Edit = {
		kind: 'discards',
		call: 'charity',
		place: 'first',
		player: 'ada',
		answer: [flame],
		open: true
	};
	test.each<[string, VirtusPosition, Edit, boolean]>([
		['the same answer again', shown, mended, true],
		['another answer', shown, { ...mended, answer: 2 } as Edit, false],
		['the same list so far', after(shown, choose(first, flame)), open, true],
		['a list that is longer', after(shown, choose(first, flame), choose(first, flame)), open, false],
		['the answer that stands, over a list that is open', after(shown, choose(first, flame)), mended, false],
		['a Virtue that is called already', after(settled, call('faith')), { kind: 'call', call: 'faith' }, true],
		['the next Virtue', settled, { kind: 'call', call: 'faith' }, false],
		['taking back what nobody said', shown, { kind: 'unsay', path: ['calls', 'hope', 'targets'] }, true],
		['taking back what was said', shown, { kind: 'unsay', path: ['calls', 'charity', 'cards', 'ada'] }, false]
	])('%s', (_, game, edit, is) => {
		expect(isSaid(game.state, edit)).toBe(is);
		expect(game.said(edit, stamp()) === game).toBe(is);
	});
	test('nor does an undo of nothing, or a redo', () => {
		expect([undo.upon(empty, stamp()), redo.upon(shown, stamp())]).toEqual([empty, shown]);
	});
});

test('gifts to nobody are taken back one by one, until nothing contradicts the rest', () => {
	const counts = (['ada', 'bea', 'carlo'] as const).map((player) =>
		answer({ kind: 'cards', call: 'faith', player, most: 14 }, 0)
	);
	const gifts: Edit = { kind: 'gifts', call: 'faith', answer: [{ from: 'bea' }, { from: 'carlo' }] };
	let game = after(after(settled, call('faith')).said(gifts, stamp()), ...counts);
	const codes: string[] = [];
	for (let [conflict] = game.view.walk.conflicts; conflict; [conflict] = game.view.walk.conflicts) {
		codes.push(conflict.code);
		game = after(game, takeBack(conflict.path));
	}
	expect(codes).toEqual(['gift-to-nobody', 'gift-to-nobody']);
	expect(game.state.sheet.calls.faith.gifts).toEqual([]);
});

test('the rest of a call is whoever has not been counted by then', () => {
	const counted = after(empty, reply(3), rest('charity', ['ada', 'bea', 'carlo']));
	expect([...counted.state.sheet.calls.charity.cards.values()]).toEqual([3, 0, 0]);
	expect(after(shown, rest('charity', ['ada', 'bea', 'carlo']))).toBe(shown);
});

describe('a list', () => {
	test('grows by what was tapped before, and is complete when it is full', () => {
		const two = after(shown, choose(first, flame), choose(first, water));
		expect(two.view.listFor(first)).toEqual([flame, water]);
		const full = after(two, choose(first, flame));
		expect(full.view.listFor(first)).toBeUndefined();
		expect(full.state.sheet.calls.charity.discards.first).toEqual([flame, water, flame]);
	});
	test('of players lets go of one that is tapped again', () => {
		const whom: QuestionOf<'targets'> = {
			kind: 'targets',
			call: 'hope',
			player: 'ada',
			choices: ['bea', 'carlo'],
			most: 2
		};
		const named = after(shown, choose(whom, 'bea', ['carlo']));
		expect(named.state.sheet.calls.hope.targets).toEqual(['carlo', 'bea']);
		const none = after(shown, choose(whom, 'bea'), choose(whom, 'bea'));
		expect(none.view.listFor(whom)).toEqual([]);
		expect(after(named, choose(whom, 'carlo', ['carlo', 'bea'])).view.listFor(whom)).toEqual(['bea']);
		expect(after(named, choose(whom, 'dora', ['carlo', 'bea']))).toBe(named);
	});
	test('that nobody has put anything on is empty', () => {
		expect(after(shown, drop(first, flame)).view.listFor(first)).toEqual([]);
		expect(settled.state.sheet.calls.charity.discards).toEqual({ first: [], second: [] });
	});
	test('lets go of the card that was tapped, wherever it lies by then', () => {
		const light = { icon: 'light' } as const;
		const given = [flame, light, water];
		expect(after(shown, drop(first, flame, given), drop(first, light, given)).view.listFor(first)).toEqual([
			water
		]);
		const same = after(shown, choose(first, flame), choose(first, flame), drop(first, flame));
		expect(same.view.listFor(first)).toEqual([flame]);
	});
});

describe('made again upon what another tab has written', () => {
	/** What becomes of a tap made upon `before` when the disk holds `disk`. */
	const again = (tap: Tap, before: VirtusPosition, disk: VirtusPosition) => {
		const made = tapped(tap, stamp(), before);
		const { taps, overtaken } = rebased(made ? [made] : [], disk);
		return overtaken ? 'overtaken' : (taps.at(-1)?.after.line.said.length ?? 'done');
	};
	const lights = (player: string): QuestionOf<'lights'> => ({
		kind: 'lights',
		call: 'hope',
		player,
		most: 9
	});
	const cards = (player: string): QuestionOf<'cards'> => ({
		kind: 'cards',
		call: 'charity',
		player,
		most: 14
	});
	const one = after(empty, reply(4));
	const tie = after(empty, reply(1), reply(1), reply(1));
	const tied = tie.view.walk.next as QuestionOf<'higher'>;
	const tieOfTwo = after(tie, table(empty.state.sheet.players.slice(0, 2)));
	const without = after(empty, table(empty.state.sheet.players.slice(0, 2)));

	test.each<[string, Tap, VirtusPosition, VirtusPosition, 'overtaken' | 'done' | number]>([
		[
			'an answer to what is asked still',
			answer(cards('bea'), 2),
			one,
			after(one, answer(cards('ada'), 5)),
			3
		],
		['an answer that the other gave too', answer(cards('ada'), 4), empty, one, 'done'],
		['an answer to what the other answered', answer(cards('ada'), 3), empty, one, 'overtaken'],
		['an answer to what may be asked in any order', answer(cards('bea'), 3), one, empty, 1],
		['an answer to what is not asked any more', answer(lights('bea'), 3), settled, empty, 'overtaken'],
		['a correction of what stands as it did', answer(cards('ada'), 3), one, after(one, reply(1)), 3],
		[
			'a correction of what the other corrected',
			answer(cards('ada'), 3),
			one,
			after(one, answer(cards('ada'), 5)),
			'overtaken'
		],
		['one more on the other’s list', choose(first, flame), shown, after(shown, choose(first, water)), 5],
		[
			'one more on a list that is complete',
			choose(first, flame),
			shown,
			after(shown, complete(first)),
			'overtaken'
		],
		[
			'a card of whoever was 1st then',
			choose(first, flame),
			shown,
			after(shown, answer(cards('bea'), 5)),
			'overtaken'
		],
		['a call', call('faith'), settled, after(settled, answer(cards('ada'), 5)), 7],
		['a call past what is asked again', call('faith'), settled, after(settled, undo), 'overtaken'],
		['a call that the other made', call('faith'), settled, after(settled, call('faith')), 'done'],
		[
			'a call that the other has gone beyond',
			call('faith'),
			settled,
			after(settled, call('faith'), rest('faith', ['ada', 'bea', 'carlo']), call('hope')),
			'overtaken'
		],
		['the rest, all of whom are still to be counted', rest('charity', ['bea', 'carlo']), empty, one, 2],
		[
			'a name that the other has sent away',
			answer(tied, { order: ['carlo'], among: tied.among }),
			tie,
			tieOfTwo,
			'overtaken'
		],
		['another name', answer(tied, { order: ['ada'] }), tie, tieOfTwo, 5],
		['the rest, one of whom the other has sent away', rest('charity', ['bea', 'carlo']), empty, without, 2],
		['the rest, all of whom the other has sent away', rest('charity', ['carlo']), empty, without, 'done'],
		['the rest, one of whom the other has counted', rest('charity', ['ada', 'bea']), empty, one, 'overtaken'],
		[
			'what a page has said of a question that the other answered',
			virtus.tap({ kind: 'cards', call: 'charity', player: 'ada', answer: 3 }),
			empty,
			one,
			'overtaken'
		],
		['an undo of what the other undid', undo, one, after(one, undo), 'done'],
		['an undo of what is no longer last', undo, one, after(one, reply(1)), 'overtaken'],
		['a redo of what the other redid', redo, after(one, undo), one, 'done'],
		['a redo of what is gone', redo, after(one, undo), after(one, undo, reply(2)), 'overtaken'],
		['taking back what stands as it stood', takeBack(['calls', 'charity', 'cards', 'ada']), one, one, 2],
		[
			'taking back what the other has mended',
			takeBack(['calls', 'charity', 'cards', 'ada']),
			one,
			after(one, answer(cards('ada'), 5)),
			'overtaken'
		]
	])('%s', (_, tap, before, disk, becomes) => {
		expect(again(tap, before, disk)).toBe(becomes);
	});

	test('taps that were written after all are not made twice', () => {
		const taps = [answer(cards('ada'), 4), answer(cards('ada'), 3), answer(cards('bea'), 1)];
		let game = empty;
		const made = taps.map((tap) => {
			const [before, mark] = [game, stamp()];
			game = tap.upon(game, mark);
			return { tap, stamp: mark, before, after: game };
		});
		expect(rebased(made, game)).toEqual({ taps: [], overtaken: 0 });
		const [, second] = made;
		expect(rebased(made, second?.after ?? empty).taps).toHaveLength(1);
	});
});

test('every kind of thing said is told again as it was meant', () => {
	const edits: Edit[] = [
		{ kind: 'rest', call: 'charity', players: ['ada', 'bea', 'carlo'] },
		{ kind: 'gifts', call: 'faith', answer: [{ from: 'bea' }] },
		{ kind: 'unsay', path: ['calls', 'faith', 'gifts', 0] },
		{ kind: 'table', players: [...empty.setup.players, { id: 'dora', name: 'Dora' }] },
		{ kind: 'cards', call: 'charity', player: 'dora', answer: 0 },
		{ kind: 'call', call: 'faith' }
	];
	const there = edits.reduce((game, edit) => game.said(edit, stamp()), empty);
	const taps = tapsBetween(virtus, [], there.log);
	const again = taps.reduce((game, { tap, stamp }) => tap.upon(game, stamp), empty);
	expect([again.state, again.log]).toEqual([there.state, there.log]);
	// Upon a game where the other tab has said the same, each is done; upon the first one, each that comes next is open.
	let now = empty;
	for (const { tap, stamp } of taps) {
		const after = tap.upon(now, stamp);
		expect(tap.fate(after, now)).toBe('done');
		expect(tap.fate(now, now)).toBe('open');
		now = after;
	}
});

test('what another page has made of a game is told again, tap by tap', () => {
	const lists = after(shown, choose(first, flame), choose(first, water));
	for (const there of [
		shown,
		lists,
		after(lists, undo),
		after(lists, undo, undo, redo),
		after(settled, call('faith')),
		after(shown, undo, reply(2))
	]) {
		const taps = tapsBetween(virtus, shown.log, there.log);
		const again = taps.reduce((game, { tap, stamp }) => tap.upon(game, stamp), shown);
		expect([again.state, again.log]).toEqual([there.state, there.log]);
	}
});

test('a card that is not on the list cannot be taken from it', () => {
	const listed = after(shown, choose(first, flame));
	expect(after(listed, drop(first, water)).view.listFor(first)).toEqual([flame]);
});

describe('what a newer app has said', () => {
	const strange = { kind: 'omen', call: 'hope', player: 'ada', answer: 3 } as unknown as Edit;
	test('stays in the log, and says nothing here', () => {
		expect(isSaid(shown.state, strange)).toBe(false);
		expect(virtus.apply(shown.state, strange, 0)).toEqual(shown.state);
	});
	test('nor does a list of it hinder anybody who changes seats', () => {
		const open = virtus.apply(shown.state, { ...strange, open: true } as Edit, 0);
		const { players } = shown.state.sheet;
		expect(virtus.apply(open, { kind: 'table', players: players.toReversed() }, 0).sheet.players).toEqual(
			players.toReversed()
		);
	});
});

describe('the call that an edit is about', () => {
	test.each<[Edit, string | undefined]>([
		[{ kind: 'cards', call: 'hope', player: 'ada', answer: 1 }, 'hope'],
		[{ kind: 'unsay', path: ['calls', 'faith', 'asks'] }, 'faith'],
		[{ kind: 'unsay', path: ['icons', 'ada', 'flame'] }, undefined],
		// Nobody is a Virtue, whatever they are called.
		[{ kind: 'unsay', path: ['icons', 'faith', 'flame'] }, undefined],
		[{ kind: 'table', players: [] }, undefined]
	])('%o', (edit, is) => expect(callOf(edit)).toBe(is));
});

test('at the end of a game any call can be made still', () => {
	const end = positionOf(virtusOf(played()));
	expect(end.view.walk.next).toBe(undefined);
	expect(call('trios').fate(end, end)).toBe('open');
	expect(after(end, call('trios')).state.called).toBe('trios');
});
