import { describe, expect, test } from 'vitest';
import type { LedgerLine } from './ledger';
import { outcome, standings } from './standings';

const ranked = (...players: [id: string, total: number, trios: number][]) =>
	standings(
		players.map(([player]) => player),
		players.map(([player, points]): LedgerLine => ({ player, call: 'start', points, clause: 'V1.5' })),
		new Map(players.map(([player, , trios]) => [player, trios]))
	);

describe('V10.2: the highest total wins', () => {
	test('outright', () => {
		const table = ranked(['a', 30, 0], ['b', 41, 0], ['c', 20, 2]);
		expect(table).toEqual([
			{ player: 'b', total: 41, trios: 0, rank: 1 },
			{ player: 'a', total: 30, trios: 0, rank: 2 },
			{ player: 'c', total: 20, trios: 2, rank: 3 }
		]);
		expect(outcome(table)).toEqual({ winners: ['b'], decidedBy: 'total' });
	});
	test('tied: most trios', () => {
		const table = ranked(['a', 30, 0], ['b', 30, 1]);
		expect(outcome(table)).toEqual({ winners: ['b'], decidedBy: 'trios' });
	});
	test('still tied: they share the victory', () => {
		const table = ranked(['a', 30, 1], ['b', 12, 0], ['c', 30, 1], ['d', 12, 0]);
		expect(outcome(table)).toEqual({ winners: ['a', 'c'], decidedBy: 'shared' });
		expect(table.map(({ player, rank }) => [player, rank])).toEqual([
			['a', 1],
			['c', 1],
			['b', 3],
			['d', 3]
		]);
	});
	test('a tie further down decides nothing', () => {
		const table = ranked(['a', 30, 0], ['b', 12, 1], ['c', 12, 0]);
		expect(outcome(table)).toEqual({ winners: ['a'], decidedBy: 'total' });
	});
});

test('nobody has a trio before the trios are counted', () => {
	expect(standings(['a'], [], new Map())).toEqual([{ player: 'a', total: 0, trios: 0, rank: 1 }]);
});
