import { expect, test } from 'vitest';
import { golden, upTo } from '../../../../tests/e2e/seed';
import { virtusOf } from '../../../../tests/virtus';
import type { Question } from '../rules/question';
import { positionOf } from './game';
import { retold } from './retell';

const EXAMPLE_2 = golden('example-2');
const callsOf = (stop: (question: Question) => boolean) => {
	const { sheet } = positionOf(virtusOf(upTo(EXAMPLE_2, 'a-game', stop))).view.state;
	return retold(sheet).flatMap((edit) => (edit.kind === 'call' ? edit.call : []));
};

test('a call has been called once something was said in it, Charity from the start', () => {
	expect(callsOf(({ call }) => call === 'charity')).toEqual([]);
	expect(callsOf(({ call }) => call === 'faith')).toEqual([]);
	expect(callsOf(({ call, player }) => call === 'faith' && player === 'sofia')).toEqual(['faith']);
});

test('all of them have, once the game is over', () => {
	const all = ['faith', 'hope', 'fortitude', 'justice', 'temperance', 'prudence', 'trios'];
	expect(callsOf(() => false)).toEqual(all);
});
