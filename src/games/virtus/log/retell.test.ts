import { expect, test } from 'vitest';
import { golden, upTo } from '../../../../tests/e2e/seed';
import { virtusOf } from '../../../../tests/virtus';
import type { Question } from '../rules/question';
import { emptySheet } from '../rules/sheet';
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

test('V2.2: an order is told whole, also where values settle the rest of it and only its first is asked for', () => {
	const sheet = emptySheet(['ada', 'bea', 'carlo'].map((id) => ({ id, name: id })));
	const told = { cards: new Map(sheet.players.map(({ id }) => [id, 1])), higher: { order: ['ada', 'bea'] } };
	const best = new Map([
		['ada', 3],
		['carlo', 1]
	]);
	const orders = (charity: object) =>
		retold({ ...sheet, calls: { ...sheet.calls, charity: { ...sheet.calls.charity, ...charity } } }).flatMap(
			(edit) => (edit.kind === 'higher' ? [edit.answer.order] : [])
		);
	expect(orders({ ...told, best })).toEqual([['ada'], ['ada', 'bea']]);
	// Nothing is told twice: without values, both are asked for, one after the other.
	expect(orders(told)).toEqual([['ada'], ['ada', 'bea']]);
	expect(orders({ ...told, higher: { order: ['ada'] }, best })).toEqual([['ada']]);
});
