import { describe, expect, test } from 'vitest';
import { emptySheet, type Sheet } from '../rules/sheet';
import { walk } from '../rules/walk';
import { answering, isSaid, type Edit } from './edit';
import { replay, type History } from './history';
import { extended, redone, undone } from '../../../../tests/line';
import { newId, seated } from './seating';

const seats = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const [FOUR, THREE] = [seats('a', 'b', 'c', 'x'), seats('a', 'b', 'c')];
const empty: History = { players: FOUR, rulings: {}, edits: [], at: 0 };
const tapped = (...edits: readonly Edit[]) => edits.reduce<History>(extended, empty);
const cards = (call: 'charity' | 'faith' | 'hope' | 'justice', ...counts: number[]): Edit[] =>
	counts.map((answer, seat) => ({ kind: 'cards', call, player: FOUR[seat]?.id ?? '', answer }));
const table = (players: History['players']): Edit => ({ kind: 'table', players });

/** Everything that can be said of x, and as much of the others. */
const said: readonly Edit[] = [
	...cards('charity', 2, 1, 0, 3),
	{ kind: 'best', call: 'charity', player: 'x', answer: 9 },
	{ kind: 'best', call: 'charity', player: 'a', answer: 8 },
	{ kind: 'discards', call: 'charity', place: 'first', player: 'x', answer: [{ icon: 'flame' }] },
	{ kind: 'discards', call: 'charity', place: 'second', player: 'a', answer: [{ icon: 'water' }] },
	...cards('faith', 1, 0, 0, 3),
	{ kind: 'asks', call: 'faith', player: 'x', answer: 'hope' },
	{ kind: 'gifts', call: 'faith', answer: [{ from: 'b' }, { from: 'x' }] },
	...cards('hope', 3, 2, 0, 1),
	{ kind: 'targets', call: 'hope', player: 'a', answer: ['x', 'c'] },
	{ kind: 'lights', call: 'hope', player: 'x', answer: 2 },
	{ kind: 'lights', call: 'hope', player: 'c', answer: 1 },
	...cards('justice', 2, 2, 0, 2),
	{
		kind: 'higher',
		call: 'justice',
		place: 'first',
		answer: { order: ['x', 'b'], among: ['a', 'b', 'x'] }
	},
	{ kind: 'icons', call: 'trios', player: 'x', icon: 'flame', answer: 1 },
	{ kind: 'icons', call: 'trios', player: 'c', icon: 'flame', answer: 2 },
	{ kind: 'trios', call: 'trios', player: 'x', answer: 1 },
	{ kind: 'trios', call: 'trios', player: 'b', answer: 0 }
];
/** Every id and word on a sheet. */
const text = (sheet: Sheet) =>
	JSON.stringify(sheet, (_, value: unknown) =>
		value instanceof Map ? [...(value as Map<unknown, unknown>)] : value
	);

describe('another table', () => {
	const whole = replay(tapped(...said)).sheet;
	test.each([
		['somebody is called otherwise', FOUR.map((one) => (one.id === 'b' ? { ...one, name: 'Bea' } : one))],
		['they sit in another order', seats('x', 'c', 'a', 'b')],
		['somebody has come', [...FOUR, { id: 'd', name: 'Dora' }]]
	])('%s: all that was said stays', (_, players) => {
		expect(replay(tapped(...said, table(players))).sheet).toEqual({ ...whole, players });
	});
	test('where everybody stays nothing goes, not even what nobody of them can have said', () => {
		const sheet = { ...whole, trios: new Map([['stranger', 1]]) };
		expect(seated(sheet, FOUR.toReversed())).toEqual({ ...sheet, players: FOUR.toReversed() });
	});
	test('V2.1: whoever has come is asked for their cards', () => {
		const { next } = walk(replay(tapped(...said, table([...FOUR, { id: 'd', name: 'Dora' }]))).sheet);
		expect(next).toMatchObject({ kind: 'cards', call: 'charity', player: 'd' });
	});
	test('whoever is gone leaves no trace, and the others keep what they said', () => {
		const { sheet } = replay(tapped(...said, table(THREE)));
		expect(text(sheet)).not.toContain('"x"');
		expect(sheet.players).toEqual(THREE);
		expect(sheet.calls.charity).toEqual({
			cards: new Map(Object.entries({ a: 2, b: 1, c: 0 })),
			best: new Map([['a', 8]]),
			discards: { second: [{ icon: 'water' }] },
			by: { second: 'a' }
		});
		expect(sheet.calls.faith).toEqual({
			cards: new Map(Object.entries({ a: 1, b: 0, c: 0 })),
			best: new Map(),
			gifts: [{ from: 'b' }]
		});
		expect(sheet.calls.hope).toMatchObject({ targets: ['c'], by: 'a', lights: new Map([['c', 1]]) });
		expect(sheet.calls.justice.higher).toEqual({ order: ['b'], among: ['a', 'b'] });
		expect([...sheet.icons.keys(), ...sheet.trios.keys()]).toEqual(['c', 'b']);
	});
	test('nor aside: what they said for a place, and whoever had named them', () => {
		const mended: Edit[] = [
			...said,
			{ kind: 'cards', call: 'charity', player: 'b', answer: 4 },
			{ kind: 'discards', call: 'charity', place: 'first', player: 'b', answer: [] },
			{ kind: 'cards', call: 'hope', player: 'b', answer: 4 },
			{ kind: 'targets', call: 'hope', player: 'b', answer: [] }
		];
		const { sheet } = replay(tapped(...mended));
		expect(sheet.aside.map(({ kind, player }) => `${kind} ${player}`)).toEqual(['discards x', 'targets a']);
		expect(seated(sheet, THREE).aside).toEqual([]);
		expect(seated(sheet, seats('a', 'b', 'x')).aside.map(({ player }) => player)).toEqual(['x']);
		expect(text(seated(sheet, seats('a', 'b', 'x')))).not.toContain('"c"');
	});
	test('but aside stays what says nothing of them', () => {
		const mended: Edit[] = [
			...cards('hope', 3, 2, 0, 1),
			{ kind: 'targets', call: 'hope', player: 'a', answer: ['c'] },
			{ kind: 'cards', call: 'hope', player: 'b', answer: 4 },
			{ kind: 'targets', call: 'hope', player: 'b', answer: [] }
		];
		const { aside } = replay(tapped(...mended, table(THREE))).sheet;
		expect(aside).toEqual([{ kind: 'targets', call: 'hope', player: 'a', answer: ['c'] }]);
	});
	test('an order that files tell, of nobody in particular, loses who is gone', () => {
		const sheet = replay(tapped(...said)).sheet;
		const { justice } = sheet.calls;
		const file = {
			...sheet,
			calls: { ...sheet.calls, justice: { ...justice, higher: { order: ['x', 'b'] } } }
		};
		expect(seated(file, THREE).calls.justice.higher).toEqual({ order: ['b'] });
	});
	test('what files say of a place without whose it was stays with the place', () => {
		const unsigned: Edit[] = [
			{ kind: 'discards', call: 'charity', place: 'first', answer: [] },
			{ kind: 'asks', call: 'faith', answer: 'hope' },
			{ kind: 'targets', call: 'hope', answer: ['c'] }
		];
		const { charity, faith, hope } = replay(tapped(...unsigned, table(THREE))).sheet.calls;
		expect([charity.discards, charity.by]).toEqual([{ first: [] }, {}]);
		expect([faith.asks, hope.targets]).toEqual(['hope', ['c']]);
		expect([Object.hasOwn(faith, 'by'), Object.hasOwn(hope, 'by')]).toEqual([false, false]);
	});
});

describe('V5: whom Hope had named', () => {
	const hope = (targets: string[], players: History['players']) => {
		const named: Edit = { kind: 'targets', call: 'hope', player: 'a', answer: targets };
		return replay(tapped(...cards('hope', 3, 2, 0, 1), named, table(players))).sheet.calls.hope;
	};
	test.each([
		['one of two is gone', ['x', 'c'], THREE, ['c']],
		['the only one is gone: they are asked again', ['x'], THREE, undefined],
		['nobody was named: that stands', [], THREE, []],
		['whoever named them is gone', ['x'], seats('b', 'c', 'x'), undefined]
	])('%s', (_, targets, players, expected) => expect(hope(targets, players).targets).toEqual(expected));
	test('who had named only somebody who is gone has named nobody, and signed nothing', () => {
		expect(hope(['x'], THREE)).toStrictEqual({
			...emptySheet(THREE).calls.hope,
			cards: hope([], THREE).cards
		});
	});
	test('and is asked again by the walk', () => {
		const told = tapped(
			{ kind: 'rest', call: 'charity', players: ['a', 'b', 'c', 'x'] },
			{ kind: 'rest', call: 'faith', players: ['a', 'b', 'c', 'x'] },
			...cards('hope', 3, 2, 0, 1),
			{ kind: 'targets', call: 'hope', player: 'a', answer: ['x'] },
			table(THREE)
		);
		expect(walk(replay(told).sheet).next).toMatchObject({ kind: 'targets', player: 'a', choices: ['c'] });
	});
});

describe('the rest of a call in one tap', () => {
	const rest: Edit = { kind: 'rest', call: 'charity', players: ['b', 'c', 'x'] };
	const one = tapped({ kind: 'cards', call: 'charity', player: 'a', answer: 2 });
	test('shows none', () => {
		expect([...replay(extended(one, rest)).sheet.calls.charity.cards]).toEqual([
			['a', 2],
			['b', 0],
			['c', 0],
			['x', 0]
		]);
		expect(walk(replay(extended(one, rest)).sheet).places.get('charity')).toEqual({ first: 'a' });
	});
	test('and says nothing new a second time', () => {
		const told = replay(extended(one, rest));
		expect([isSaid(replay(one), rest), isSaid(told, rest)]).toEqual([false, true]);
		const mended: Edit = { kind: 'cards', call: 'charity', player: 'c', answer: 1 };
		expect(isSaid(replay(extended(extended(one, rest), mended)), rest)).toBe(false);
	});
});

test('a table says nothing new where they sit so already', () => {
	expect([isSaid(replay(empty), table(FOUR)), isSaid(replay(empty), table(THREE))]).toEqual([true, false]);
});

describe('undo and redo', () => {
	test.each<[string, Edit]>([
		['somebody removed', table(THREE)],
		['somebody come', table([...FOUR, { id: 'd', name: 'Dora' }])],
		['another order', table(seats('x', 'c', 'b', 'a'))],
		['the rest', { kind: 'rest', call: 'prudence', players: ['b', 'c'] }]
	])('over %s', (_, edit) => {
		const before = tapped(...said);
		const after = extended(before, edit);
		expect(replay(undone(after))).toEqual(replay(before));
		expect(replay(redone(undone(after)))).toEqual(replay(after));
	});
	test('who was removed and comes again is asked anew', () => {
		const again = tapped(...said, table(THREE), table(FOUR));
		const { next } = walk(replay(again).sheet);
		expect(next).toMatchObject({ kind: 'cards', call: 'charity', player: 'x' });
		expect(answering(next as Extract<typeof next, { kind: 'cards' }>, 1)).toMatchObject({ player: 'x' });
	});
});

test('nobody gets the id of somebody who has ever sat there', () => {
	const edits: Edit[] = [
		{ kind: 'table', players: seats('p1', 'p3') },
		{ kind: 'table', players: seats('p1') }
	];
	const drawn = ['p2', 'p3', 'p4', 'p1', 'p5'];
	const fresh = newId({ players: seats('p1', 'p2'), edits }, () => drawn.shift() ?? '');
	expect([fresh(), fresh()]).toEqual(['p4', 'p5']);
});

test('what is said beside the table gives nobody an id', () => {
	expect(newId({ players: seats('p1', 'p2'), edits: cards('charity', 1, 2) }, () => 'a')()).toBe('a');
});
