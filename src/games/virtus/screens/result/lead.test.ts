import { describe, expect, it } from 'vitest';
import type { AccountPart } from './account';
import { chart, series, spread } from './lead';

const points = (...list: number[]) => ({
	points: Object.fromEntries(
		['start', 'charity', 'faith', 'hope', 'fortitude', 'justice', 'temperance', 'prudence', 'trios'].map(
			(part, i) => [part, list[i] ?? 0]
		)
	) as Record<AccountPart, number>
});
const sofia = points(7, 0, 2, -3, 8, 13, 7, 0, 3);
const camilla = points(7, 8, 5, 8, 2, 0, 3, 10, 0);

describe('how the lead changed', () => {
	it('is the total after each call', () => {
		expect(series(sofia)).toEqual([7, 7, 9, 6, 14, 27, 34, 34, 37]);
		expect(series(camilla)).toEqual([7, 15, 20, 28, 30, 30, 33, 43, 43]);
	});

	it('is drawn higher for more points, and in step from left to right', () => {
		const [line] = chart([sofia], 320, 260).lines;
		const dots = line?.dots ?? [];
		const totals = series(sofia);
		for (const [i, dot] of dots.entries()) {
			const before = dots[i - 1];
			if (!before) continue;
			expect(dot.x).toBeGreaterThan(before.x);
			expect(Math.sign(before.y - dot.y)).toBe(Math.sign((totals[i] ?? 0) - (totals[i - 1] ?? 0)));
		}
	});

	it('marks only where a total changed', () => {
		const [line] = chart([sofia], 320, 260).lines;
		expect(line?.dots.filter(({ moved }) => !moved).map(({ part }) => part)).toEqual(['charity', 'prudence']);
	});

	it('has a grid of round numbers around every total, below zero too', () => {
		const values = (...players: ReturnType<typeof points>[]) =>
			chart(players, 320, 260).grid.map(({ value }) => value);
		expect(values(sofia, camilla)).toEqual([0, 10, 20, 30, 40, 50]);
		expect(values(points(7, 2))).toEqual([0, 5, 10]);
		expect(values(points(7, 0, 0, -9))).toEqual([-5, 0, 5, 10]);
	});

	it('stays inside the drawing at any width', () => {
		for (const width of [240, 326, 440]) {
			const { lines, columns, sealX } = chart([sofia, camilla], width, 260);
			for (const { x } of columns) expect(x > 0 && x < sealX && sealX < width).toBe(true);
			for (const { y } of lines.flatMap(({ dots }) => dots)) expect(y > 0 && y < 260).toBe(true);
		}
	});
});

describe('the seals at the end', () => {
	it('stay at the height of their total where there is room', () => {
		expect(spread([10, 60, 200], 26, 224)).toEqual([10, 60, 200]);
	});
	it('make room for each other, in the order of their totals', () => {
		expect(spread([100, 100, 110], 26, 224)).toEqual([100, 126, 152]);
	});
	it('never sink below the floor', () => {
		expect(spread([210, 215, 220], 26, 224)).toEqual([172, 198, 224]);
	});
});
