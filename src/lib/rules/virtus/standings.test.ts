import { describe, expect, test } from 'vitest';
import type { Line } from './ledger';
import { outcome } from './standings';

const ended = (...players: [id: string, total: number, trios: number][]) =>
	outcome(
		players.map(([player, points]): Line => ({ player, call: 'start', points, clause: 'V1.5' })),
		new Map(players.map(([player, , trios]) => [player, trios]))
	);

describe('V10.2: the highest total wins', () => {
	test('outright', () => {
		expect(ended(['a', 30, 0], ['b', 41, 0], ['c', 20, 2])).toEqual({
			standings: [
				{ player: 'b', total: 41, trios: 0, rank: 1 },
				{ player: 'a', total: 30, trios: 0, rank: 2 },
				{ player: 'c', total: 20, trios: 2, rank: 3 }
			],
			winners: ['b'],
			decidedBy: 'total'
		});
	});
	test('tied: most trios', () => {
		expect(ended(['a', 30, 0], ['b', 30, 1])).toMatchObject({ winners: ['b'], decidedBy: 'trios' });
	});
	test('still tied: they share the victory', () => {
		const { winners, decidedBy, standings } = ended(['a', 30, 1], ['b', 12, 0], ['c', 30, 1], ['d', 12, 0]);
		expect(winners).toEqual(['a', 'c']);
		expect(decidedBy).toBe('shared');
		expect(standings.map(({ player, rank }) => [player, rank])).toEqual([
			['a', 1],
			['c', 1],
			['b', 3],
			['d', 3]
		]);
	});
	test('a tie further down decides nothing', () => {
		expect(ended(['a', 30, 0], ['b', 12, 1], ['c', 12, 0])).toMatchObject({
			winners: ['a'],
			decidedBy: 'total'
		});
	});
});
