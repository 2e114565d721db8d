import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Edit } from '../log/edit';
import { body, isSeated } from './body';

const taken = (edit: object) => v.safeParse(body, edit).success;

describe('what can be taken back is an answer', () => {
	test.each([
		['a count', ['calls', 'hope', 'cards', 'p1']],
		['a highest card', ['calls', 'justice', 'best', 'p1']],
		['who is higher', ['calls', 'faith', 'higher']],
		['discards', ['calls', 'charity', 'discards', 'second']],
		['the Virtue that Faith asked for', ['calls', 'faith', 'asks']],
		['a gift', ['calls', 'faith', 'gifts', 0]],
		['whom Hope named', ['calls', 'hope', 'targets']],
		['Lights', ['calls', 'hope', 'lights', 'p1']],
		['icons', ['icons', 'p1', 'flame']],
		['trios', ['trios', 'p1']]
	])('%s', (_, path) => {
		expect(taken({ kind: 'unsay', path })).toBe(true);
		expect(taken({ kind: 'unsay', path: path.slice(0, -1) })).toBe(false);
		expect(taken({ kind: 'unsay', path: [...path, 'x'] })).toBe(false);
	});
	test.each([
		['nothing', []],
		['the players', ['players']],
		['a Virtue that there is not', ['calls', 'patience', 'cards', 'p1']],
		['discards of a third', ['calls', 'charity', 'discards', 'third']],
		['targets of Faith', ['calls', 'faith', 'targets']],
		['Lights of Justice', ['calls', 'justice', 'lights', 'p1']],
		['what Hope asks', ['calls', 'hope', 'asks']],
		['smoke', ['icons', 'p1', 'smoke']]
	])('not %s', (_, path) => expect(taken({ kind: 'unsay', path })).toBe(false));
});

describe('nobody speaks or is named who does not sit there', () => {
	const players = ['a', 'b'].map((id) => ({ id, name: id }));
	const seated = (...edits: Edit[]) => isSeated({ players, options: {} }, edits);
	const call = 'charity';
	test.each<[string, (id: string) => Edit]>([
		['who shows', (player) => ({ kind: 'cards', call, player, answer: 1 })],
		['whom Hope names', (id) => ({ kind: 'targets', call: 'hope', player: 'a', answer: [id] })],
		['who gives', (from) => ({ kind: 'gifts', call: 'faith', answer: [{ from }] })],
		['who has none', (id) => ({ kind: 'rest', call, players: [id] })],
		['who is higher', (id) => ({ kind: 'higher', call, place: 'first', answer: { order: [id] } })],
		[
			'who was compared',
			(id) => ({ kind: 'higher', call, place: 'first', answer: { order: ['a'], among: ['a', id] } })
		]
	])('%s', (_, edit) => {
		expect(seated(edit('b'))).toBe(true);
		expect(seated(edit('c'))).toBe(false);
		const table: Edit = { kind: 'table', players: ['a', 'c'].map((id) => ({ id, name: id })) };
		expect(seated(table, edit('c'))).toBe(true);
		expect(seated(table, edit('b'))).toBe(false);
	});
	test('an answer whose player nobody knows is anybody’s', () => {
		expect(seated({ kind: 'discards', call, place: 'first', answer: [] })).toBe(true);
	});
});

test.each([undefined, null, 'cards', [], {}, { kind: 'constructor' }, { kind: 'cards' }])(
	'%o says nothing',
	(said) => expect(v.safeParse(body, said).success).toBe(false)
);
