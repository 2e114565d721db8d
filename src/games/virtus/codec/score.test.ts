import { describe, expect, test } from 'vitest';
import { golden, upTo } from '../../../../tests/e2e/seed';
import { virtusOf } from '../../../../tests/virtus';
import { positionOf } from '../log/game';
import type { Question } from '../rules/question';
import { score } from './score';

/** What the scorer prints of a game as far as a question. */
const at = (name: string, stop: (question: Question) => boolean) => {
	const { state, view } = positionOf(virtusOf(upTo(golden(name), 'a-game', stop)));
	return score(state.sheet, view.walk);
};

describe('the first thing missing, in the words of the file', () => {
	test.each<[string, (question: Question) => boolean, object]>([
		['cards', ({ call }) => call === 'faith', { call: 'faith', needs: 'cards', player: 'ada' }],
		[
			'discards',
			({ kind }) => kind === 'discards',
			{ call: 'charity', needs: 'discards', player: 'ada', place: 'first' }
		],
		['asks', ({ kind }) => kind === 'asks', { call: 'faith', needs: 'asks', player: 'dora' }],
		['targets', ({ kind }) => kind === 'targets', { call: 'hope', needs: 'targets', player: 'elio' }],
		[
			'trios, or icon by icon',
			({ kind }) => kind === 'trios',
			{ call: 'trios', needs: 'icons', player: 'ada', icon: 'flame', or: 'trios' }
		],
		[
			'an order, or card by card',
			({ kind }) => kind === 'higher',
			{ call: 'charity', needs: 'best', player: 'ada', or: 'higher' }
		]
	])('%s', (_, stop, next) => {
		const printed = at('seven-players-three-way-tie-shared-victory', stop);
		expect(printed.complete).toBe(false);
		expect(printed.winners).toEqual([]);
		expect(printed.next).toStrictEqual(next);
	});
	test('nothing, once all is told', () => {
		const printed = at('seven-players-three-way-tie-shared-victory', () => false);
		expect(printed.complete).toBe(true);
		expect(Object.keys(printed)).not.toContain('next');
	});
});
