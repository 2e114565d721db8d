import { describe, expect, test } from 'vitest';
import type { Given } from './kinds';
import type { Question } from './question';
import { emptySheet } from './sheet';
import { VIRTUES } from './vocabulary';
import { aboutAt, aboutsIn, answersOn, pathOf, withAnswer } from './where';

test.each<[Question, string]>([
	[{ kind: 'cards', call: 'hope', player: 'p1', most: 14 }, 'calls.hope.cards.p1'],
	[{ kind: 'best', call: 'hope', player: 'p1', values: [] }, 'calls.hope.best.p1'],
	[
		{
			kind: 'higher',
			call: 'hope',
			place: 'first',
			choices: ['p1', 'p2'],
			among: ['p1', 'p2'],
			above: [],
			instead: { kind: 'best', call: 'hope', player: 'p1', values: [] }
		},
		'calls.hope.higher'
	],
	[
		{ kind: 'discards', call: 'charity', place: 'second', player: 'p1', most: 1 },
		'calls.charity.discards.second'
	],
	[{ kind: 'asks', call: 'faith', player: 'p1', givers: [] }, 'calls.faith.asks'],
	[{ kind: 'targets', call: 'hope', player: 'p1', choices: [], most: 2 }, 'calls.hope.targets'],
	[{ kind: 'lights', call: 'hope', player: 'p1', most: 9 }, 'calls.hope.lights.p1'],
	[{ kind: 'icons', call: 'trios', player: 'p1', icon: 'water', least: 0, most: 9 }, 'icons.p1.water'],
	[
		{
			kind: 'trios',
			call: 'trios',
			player: 'p1',
			least: 0,
			most: 3,
			instead: { kind: 'icons', call: 'trios', player: 'p1', icon: 'flame', least: 0, most: 9 }
		},
		'trios.p1'
	]
])('the answer to %o stands in the game file', (question, path) =>
	expect(pathOf(question).join('.')).toBe(path)
);

describe('all that can be told in a call', () => {
	const told = (call: Parameters<typeof aboutsIn>[0]) =>
		aboutsIn(call, ['p1', 'p2']).map((about) => pathOf(about).join('.'));
	const shown = (call: string) => [
		`calls.${call}.cards.p1`,
		`calls.${call}.cards.p2`,
		`calls.${call}.best.p1`,
		`calls.${call}.best.p2`,
		`calls.${call}.higher`
	];

	test.each(VIRTUES)('of %s', (virtue) => {
		const more: Partial<Record<typeof virtue, string[]>> = {
			charity: ['calls.charity.discards.first', 'calls.charity.discards.second'],
			faith: ['calls.faith.asks', 'calls.faith.gifts'],
			hope: ['calls.hope.targets', 'calls.hope.lights.p1', 'calls.hope.lights.p2']
		};
		expect(told(virtue)).toEqual([...shown(virtue), ...(more[virtue] ?? [])]);
	});
	test('at the end', () => {
		expect(told('trios')).toEqual([
			'icons.p1.flame',
			'icons.p1.water',
			'icons.p1.chalice',
			'icons.p2.flame',
			'icons.p2.water',
			'icons.p2.chalice',
			'trios.p1',
			'trios.p2'
		]);
	});
	test('names the call, and the place that an order decides', () => {
		expect(aboutsIn('hope', []).filter(({ kind }) => kind === 'higher')).toEqual([
			{ kind: 'higher', call: 'hope', place: 'first' }
		]);
		expect(aboutsIn('hope', ['p1']).filter(({ kind }) => kind === 'cards')).toEqual([
			{ kind: 'cards', call: 'hope', player: 'p1' }
		]);
	});
});

test('what stands on a sheet is told call by call, kind by kind, and at the end player by player', () => {
	const players = [
		{ id: 'p1', name: 'Ada' },
		{ id: 'p2', name: 'Bo' }
	];
	const told: readonly Given[] = [
		{ kind: 'cards', call: 'charity', player: 'p1', answer: 2 },
		{ kind: 'discards', call: 'charity', place: 'second', player: 'p1', answer: [] },
		{ kind: 'asks', call: 'faith', player: 'p2', answer: 'hope' },
		{ kind: 'cards', call: 'hope', player: 'p1', answer: 1 },
		{ kind: 'cards', call: 'hope', player: 'p2', answer: 0 },
		{ kind: 'icons', call: 'trios', player: 'p1', icon: 'flame', answer: 3 },
		{ kind: 'icons', call: 'trios', player: 'p1', icon: 'water', answer: 1 },
		{ kind: 'trios', call: 'trios', player: 'p1', answer: 1 },
		{ kind: 'icons', call: 'trios', player: 'p2', icon: 'chalice', answer: 2 }
	];
	const sheet = [...told].reverse().reduce(withAnswer, emptySheet(players));
	expect([...answersOn(sheet)]).toEqual(told);
});

test.each([
	['calls.hope.cards.p1', { kind: 'cards', call: 'hope', player: 'p1' }],
	['calls.charity.discards.second', { kind: 'discards', place: 'second' }],
	['calls.faith.gifts.0', { kind: 'gifts' }],
	['icons.p1.water', { kind: 'icons', player: 'p1', icon: 'water' }],
	['calls.faith.gifts', undefined],
	['calls.hope.cards', undefined],
	['calls.trios.cards.p1', undefined],
	['icons.p1.moon', undefined]
])('%s is where %o stands', (path, about) => expect(aboutAt(path.split('.'))).toEqual(about));
