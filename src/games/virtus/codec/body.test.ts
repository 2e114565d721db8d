import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Edit } from '../log/edit';
import { body, isSeated } from './body';

const taken = (edit: object) => v.safeParse(body, edit).success;

describe('what can be said', () => {
	const names = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
	const said = (kind: string, call: string | undefined, more: object) => ({
		kind,
		...(call && { call }),
		...more
	});
	test.each([
		said('cards', 'hope', { player: 'p1', answer: 0 }),
		said('cards', 'prudence', { player: 'p1', answer: [14, 1] }),
		said('best', 'justice', { player: 'p1', answer: 14 }),
		said('higher', 'faith', { place: 'second', answer: { order: ['p1'], among: ['p1', 'p2'] } }),
		said('higher', 'charity', { place: 'first', answer: { order: [] } }),
		said('discards', 'charity', { place: 'second', player: 'p1', answer: [{ icon: null }], open: true }),
		said('discards', 'charity', { place: 'first', answer: [] }),
		said('asks', 'faith', { player: 'p1', answer: 'hope' }),
		said('asks', 'faith', { answer: 'charity' }),
		said('gifts', 'faith', { answer: [{ from: 'p1', value: 3, icon: 'flame' }] }),
		said('targets', 'hope', { player: 'p1', answer: ['p2'], open: true }),
		said('targets', 'hope', { answer: [] }),
		said('lights', 'hope', { player: 'p1', answer: 98 }),
		said('icons', 'trios', { player: 'p1', icon: 'chalice', answer: 0 }),
		said('icons', 'justice', { player: 'p1', icon: 'flame', answer: 1 }),
		said('icons', 'temperance', { player: 'p1', icon: 'water', answer: 1 }),
		said('trios', 'trios', { player: 'p1', answer: 2 }),
		said('rest', 'prudence', { players: ['p1', 'p2'] }),
		said('table', undefined, { players: names(2) }),
		said('table', undefined, { players: names(7) }),
		said('call', 'charity', {}),
		said('call', 'trios', {}),
		said('unsay', undefined, { path: ['calls', 'faith', 'gifts', 3] })
	])('$kind $call: as it is, and nothing beside it', (one) => {
		expect(v.parse(body, { ...one, mood: 'calm' })).toStrictEqual(one);
	});
	test.each([
		said('cards', 'trios', { player: 'p1', answer: 1 }),
		said('cards', 'hope', { answer: 1 }),
		said('cards', 'hope', { player: 1, answer: 1 }),
		said('cards', 'hope', { player: 'p1' }),
		said('cards', 'hope', { player: 'p1', answer: 1, open: false }),
		said('best', 'hope', { player: 'p1', answer: 0 }),
		said('higher', 'hope', { answer: { order: [] } }),
		said('higher', 'hope', { place: 'third', answer: { order: [] } }),
		said('higher', 'hope', { place: 'first', answer: ['p1'] }),
		said('higher', 'hope', { place: 'first', answer: { order: ['p1'], among: 'p1' } }),
		said('discards', 'faith', { place: 'first', answer: [] }),
		said('discards', 'charity', { answer: [] }),
		said('discards', 'charity', { place: 'third', answer: [] }),
		said('discards', 'charity', { place: 'first', player: 1, answer: [] }),
		said('asks', 'hope', { answer: 'hope' }),
		said('asks', 'faith', { answer: 'love' }),
		said('gifts', 'hope', { answer: [] }),
		said('targets', 'faith', { answer: [] }),
		said('targets', 'hope', { answer: [1] }),
		said('lights', 'justice', { player: 'p1', answer: 1 }),
		said('lights', 'hope', { player: 'p1', answer: 99 }),
		said('icons', 'hope', { player: 'p1', icon: 'flame', answer: 1 }),
		said('icons', 'trios', { player: 'p1', icon: 'light', answer: 1 }),
		said('icons', 'trios', { player: 'p1', answer: 1 }),
		said('trios', 'justice', { player: 'p1', answer: 1 }),
		said('rest', 'trios', { players: [] }),
		said('rest', 'hope', {}),
		said('rest', 'hope', { players: [1] }),
		said('table', undefined, { players: names(1) }),
		said('table', undefined, { players: names(8) }),
		said('call', 'start', {}),
		said('call', undefined, {}),
		said('unsay', undefined, {}),
		said('unsay', undefined, { path: ['trios', {}] })
	])('not %j', (one) => expect(taken(one)).toBe(false));
});

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
