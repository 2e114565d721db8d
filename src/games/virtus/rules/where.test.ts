import { expect, test } from 'vitest';
import { pathOf } from './where';
import type { Question } from './question';

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
