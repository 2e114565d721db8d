import { expect, test } from 'vitest';
import { pathOf, type Question } from './question';

test.each<[Question, string]>([
	[{ kind: 'cards', call: 'hope', player: 'p1', most: 14 }, 'calls.hope.cards.p1'],
	[{ kind: 'best', call: 'hope', player: 'p1', values: [] }, 'calls.hope.best.p1'],
	[
		{ kind: 'discards', call: 'charity', place: 'second', player: 'p1', most: 1 },
		'calls.charity.discards.second'
	],
	[{ kind: 'asks', call: 'faith', player: 'p1', givers: [] }, 'calls.faith.asks'],
	[{ kind: 'targets', call: 'hope', player: 'p1', choices: [], most: 2 }, 'calls.hope.targets'],
	[{ kind: 'lights', call: 'hope', player: 'p1', most: 9 }, 'calls.hope.lights.p1'],
	[{ kind: 'icons', call: 'trios', player: 'p1', icon: 'water', least: 0, most: 9 }, 'icons.p1.water']
])('the answer to %o stands in the game file', (question, path) =>
	expect(pathOf(question).join('.')).toBe(path)
);
