import { describe, expect, it } from 'vitest';
import { formatSeed, parseSeed, type Seed } from './seed';

describe('the address of an exercise', () => {
	it.each<[string, Seed]>([
		['1.easy.first.0', { level: 'easy', kind: 'first', number: 0 }],
		['1.hard.tie-three.1z141z3', { level: 'hard', kind: 'tie-three', number: 2 ** 32 - 1 }],
		['1.medium.game.zz', { level: 'medium', kind: 'game', number: 1295 }]
	])('%s is written and read', (text, seed) => {
		expect(formatSeed(seed)).toBe(text);
		expect(parseSeed(text)).toEqual({ ok: true, value: seed });
	});

	it.each([
		'',
		'1',
		'easy.first.0',
		'1.easy.first',
		'1.easy.first.',
		'1.easy.first.-1',
		'1.easy.first.1z141z4',
		'1.easy.first.00',
		'1.easy.first.K',
		'1.easy.first.0.0',
		'1.easy.first.k_',
		'1.brutal.first.0',
		'1.easy.tie-three.0',
		'1.easy.constructor.0',
		'01.easy.first.0',
		'0.easy.first.0'
	])('"%s" is none', (text) => {
		expect(parseSeed(text)).toEqual({ ok: false, error: 'not-a-seed' });
	});

	it.each(['2.easy.first.0', '12.anything'])('"%s" is of another version', (text) => {
		expect(parseSeed(text)).toEqual({ ok: false, error: 'other-version' });
	});
});
