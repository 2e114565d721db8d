import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/rules/runs';
import { clipped, isTyped, knownNames, moved, playersOf, seatedNames, tidied } from './seating';

const nobody = (seat: number) => `Player ${seat}`;
const named = (...typed: string[]) => seatedNames(typed, nobody);

describe('a typed name', () => {
	it.each([
		['  Ada ', 'Ada'],
		['Anna \t  Maria', 'Anna Maria'],
		['Zoe\u0308', 'Zoë'],
		['   ', ''],
		['\u200b\u200d', ''],
		['\u2068\u2069', ''],
		['Ada\nLovelace', 'Ada Lovelace'],
		['👩‍🚀', '👩‍🚀'],
		['李小龍', '李小龍'],
		['שָׂרָה', 'שָׂרָה'.normalize('NFC')],
		['__proto__', '__proto__']
	])('%j is kept as %j', (typed, name) => expect(tidied(typed)).toBe(name));

	it('has at most 40 characters, however many bytes they take', () => {
		expect(clipped('𝒜'.repeat(50))).toBe('𝒜'.repeat(40));
		expect(tidied('a'.repeat(39) + ' bcd')).toBe('a'.repeat(39));
	});
});

describe('the names at the table', () => {
	it('are those that were typed', () => expect(named('Ada', 'Bea')).toEqual(['Ada', 'Bea']));

	it('name an empty seat after its number', () =>
		expect(named('', 'Bea', ' ')).toEqual(['Player 1', 'Bea', 'Player 3']));

	it('pass over a number that somebody typed', () =>
		expect(named('Player 2', '', '')).toEqual(['Player 2', 'Player 3', 'Player 4']));

	it('number the second of two equal names', () =>
		expect(named('Ada', 'Ada ', 'ada')).toEqual(['Ada', 'Ada 2', 'ada 3']));

	it('leave a typed number to whoever typed it', () =>
		expect(named('Ada', 'Ada', 'Ada 2')).toEqual(['Ada', 'Ada 3', 'Ada 2']));

	it('make room for the number in the longest name', () => {
		const longest = 'x'.repeat(40);
		expect(named(longest, longest)).toEqual([longest, `${'x'.repeat(38)} 2`]);
	});

	it('are all different, none empty, none too long, whatever was typed', () => {
		const typed = fc.oneof(
			fc.constantFrom('', ' ', 'Ada', 'ada', 'Ada 2', 'Ada 3', 'Player 1', 'Player 3', 'x'.repeat(40)),
			fc.string({ unit: 'grapheme', maxLength: 60 })
		);
		fc.assert(
			fc.property(fc.array(typed, { minLength: 2, maxLength: 7 }), (names) => {
				const seated = named(...names);
				expect(new Set(seated.map((name) => name.toLowerCase())).size).toBe(names.length);
				for (const name of seated) {
					expect(name.trim()).not.toBe('');
					expect([...name].length).toBeLessThanOrEqual(40);
				}
			}),
			runs(0.2)
		);
	});

	it('get ids by their seats', () =>
		expect(playersOf(['Ada', 'Bea'])).toEqual([
			{ id: 'p1', name: 'Ada' },
			{ id: 'p2', name: 'Bea' }
		]));
});

describe('changing seats', () => {
	it.each([
		[0, 2, 'bcad'],
		[3, 0, 'dabc'],
		[1, 1, 'abcd']
	])('from %i to %i gives %s', (from, to, order) =>
		expect(moved([...'abcd'], from, to).join('')).toBe(order)
	);
});

describe('names from earlier tables', () => {
	const tables = [['Ada', 'Player 2', 'Bea'], ['bea', 'Carla', 'Ada'], ['Player 1']].map((names) => ({
		players: playersOf(names)
	}));
	const isNobody = (name: string) => name.startsWith('Player ');

	it('come newest first, each once, without those that we made up', () =>
		expect(knownNames(tables, isNobody)).toEqual(['Ada', 'Bea', 'Carla']));

	it('are no more than asked for', () => expect(knownNames(tables, isNobody, 2)).toEqual(['Ada', 'Bea']));

	it('are off once they are seated, however they are written', () => {
		expect(isTyped('Bea', ['', ' bea '])).toBe(true);
		expect(isTyped('Bea', ['Beatrice'])).toBe(false);
	});
});
