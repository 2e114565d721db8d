import { describe, expect, it } from 'vitest';
import { Dice } from './dice';

const throws = (seed: number, many = 4) => {
	const dice = new Dice(seed);
	return Array.from({ length: many }, () => dice.next());
};

describe('the dice', () => {
	it('throw the same for the same seed, in every version of the app', () => {
		expect(throws(0)).toEqual([1144304738, 1416247, 958946056, 627933444]);
		expect(throws(2 ** 32 - 1)).toEqual(throws(-1));
		expect(throws(1)).not.toEqual(throws(2));
	});

	it('stay below what they are asked for, and reach all of it', () => {
		const dice = new Dice(7);
		const seen = new Set(Array.from({ length: 400 }, () => dice.below(6)));
		expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
	});

	it('shuffle a copy, and lose nothing', () => {
		const list = [1, 2, 3, 4, 5, 6, 7];
		const mixed = new Dice(3).shuffled(list);
		expect(list).toEqual([1, 2, 3, 4, 5, 6, 7]);
		expect(mixed).not.toEqual(list);
		expect([...mixed].sort()).toEqual(list);
	});

	it('pick by weight, and never what weighs nothing', () => {
		const dice = new Dice(5);
		const picked = Array.from({ length: 600 }, () => dice.weighted([0, 1, 2], (weight) => weight));
		expect(picked).not.toContain(0);
		const twos = picked.filter((one) => one === 2).length;
		expect(twos).toBeGreaterThan(340);
		expect(twos).toBeLessThan(460);
	});

	it('have nothing to pick from nothing', () => {
		expect(() => new Dice(1).pick([])).toThrow(RangeError);
		expect(() => new Dice(1).weighted([], () => 1)).toThrow(RangeError);
	});
});
