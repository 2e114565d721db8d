import { describe, expect, it } from 'vitest';
import { golden } from '../../../../../tests/e2e/seed';
import { walk } from '../../rules/walk';
import { ACCOUNT_PARTS, placed } from './account';
import { bars } from './bars';

function resultOf(name: string) {
	const sheet = golden(name);
	const { standings, lines } = walk(sheet);
	return placed(standings, sheet.players, lines);
}
const near = (value: number) => expect.closeTo(value, 6);

describe('where the points came from', () => {
	it('lays what was gained end to end from zero, on one scale', () => {
		const two = resultOf('two-players');
		const [ada, bea] = bars(two);
		expect(two.map(({ name, total }) => [name, total])).toEqual([
			['Ada', 45],
			['Bea', 27]
		]);
		expect(ada).toMatchObject({ zero: 0, from: 0, length: near(100) });
		expect(bea).toMatchObject({ zero: 0, from: 0, length: near((27 / 45) * 100) });
		expect(ada?.stretches[1]).toEqual({
			part: 'charity',
			from: near((7 / 45) * 100),
			length: near((8 / 45) * 100)
		});
	});

	it('shows no stretch for a call that brought nothing', () => {
		const bea = bars(resultOf('two-players'))[1];
		expect(bea?.stretches.map(({ part }) => part)).toEqual(
			ACCOUNT_PARTS.filter((part) => part !== 'justice' && part !== 'trios')
		);
	});

	it('puts what was lost to Hope left of zero, and the bar begins there', () => {
		const players = resultOf('hope-below-zero');
		const drawn = bars(players);
		const bea = drawn[players.findIndex(({ player }) => player === 'bea')];
		const zero = bea?.zero ?? 0;
		expect(zero).toBeGreaterThan(0);
		expect(bea?.from).toBe(0);
		expect(bea?.stretches.find(({ part }) => part === 'hope')).toEqual({
			part: 'hope',
			from: 0,
			length: near(zero)
		});
		expect(drawn.every((bar) => bar.zero === zero)).toBe(true);
		expect(drawn[0]?.from).toBe(zero);
	});
});
