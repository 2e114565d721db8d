import { describe, expect, test } from 'vitest';
import { conflicts, said } from '../../../../tests/rules/said';

/** A table of three of which p3 has not shown its Charity: the walk stops at the first call. */
const CHARITY = { cards: [2, 1] };

describe('behind the first thing missing', () => {
	test('a gift is held against the places of Faith', () => {
		const faith = { cards: [3, 2, 1], asks: 'prudence', gifts: [{ from: 'p1' }, { from: 'p2' }] } as const;
		expect(conflicts(said(3, { charity: CHARITY, faith }))).toEqual([
			'gift-by-first calls.faith.gifts.0',
			'gift-by-protected calls.faith.gifts.1'
		]);
	});
	test('targets are held against the places of Hope', () => {
		const hope = { cards: [3, 2, 1], targets: ['p2'] };
		expect(conflicts(said(3, { charity: CHARITY, hope }))).toEqual(['target-protected calls.hope.targets']);
	});
	test('nothing is held against places that nobody knows yet', () => {
		const faith = { cards: [3, 2], gifts: [{ from: 'p1' }] };
		const hope = { cards: [2, 2, 0], targets: ['p2'] };
		const charity = { cards: [2], discards: { second: [{ icon: 'flame' }] } };
		expect(conflicts(said(3, { charity, faith, hope }))).toEqual([]);
	});
	test('nor against places that hang on an answer that contradicts another', () => {
		const hope = { cards: [3, 2, 2], best: [undefined, 9, 9], targets: ['p2'] };
		expect(conflicts(said(3, { hope }))).toEqual(['best-taken calls.hope.best.p3']);
	});
});

describe('a gift of a Virtue that was called', () => {
	const faith = { cards: [3, 2, 1], asks: 'charity', gifts: [{ from: 'p3' }] } as const;
	test('is none from whoever showed none', () => {
		const charity = { cards: [undefined, 1, 0] };
		expect(conflicts(said(3, { charity, faith }))).toEqual(['gift-without-card calls.faith.gifts.0']);
	});
	test('may be one from whoever has not shown yet', () => {
		expect(conflicts(said(3, { charity: CHARITY, faith }))).toEqual([]);
	});
});
