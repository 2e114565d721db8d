import { describe, expect, test } from 'vitest';
import { played, PLAYERS } from '../../../../tests/files/games';
import { virtusOf } from '../../../../tests/virtus';
import { positionOf } from './game';

const over = positionOf(virtusOf(played()));
let said = 0;
const stamp = () => ({ id: `said ${++said}`, by: 'phone', at: 0 });

describe('where a game stands, as a list shows it', () => {
	test('open: the call that the table is at, and no result yet', () => {
		const { outline } = positionOf(virtusOf(played(2)));
		expect(outline).toStrictEqual({ players: PLAYERS, state: 'open', step: 'charity' });
	});
	test('finished: who has won, and the points of each in the order of their seats', () => {
		const { outcome } = over.view.walk;
		expect(outcome?.winners).toHaveLength(1);
		expect(over.outline).toStrictEqual({
			players: PLAYERS,
			state: 'finished',
			result: {
				winners: outcome?.winners,
				totals: PLAYERS.map(({ id }) =>
					over.view.walk.lines
						.filter(({ player }) => player === id)
						.reduce((sum, { points }) => sum + points, 0)
				)
			}
		});
	});
	test('with nothing left to ask, and something that cannot be true: at its end', () => {
		const doubted = over.said({ kind: 'gifts', call: 'faith', answer: [{ from: 'nobody' }] }, stamp());
		expect([doubted.view.walk.next, doubted.view.walk.outcome]).toEqual([undefined, undefined]);
		expect(doubted.outline).toStrictEqual({ players: PLAYERS, state: 'open', step: 'trios' });
	});
});
