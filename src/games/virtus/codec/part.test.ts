import { format, parse, read } from '../../../../tests/virtus';
import { MOST_BYTES } from '../../../lib/exchange/game-file';
import { describe, expect, test } from 'vitest';
import { emptySheet } from '../rules/sheet';
import { read as readPart, write } from './part';

const players = [
	{ id: 'p1', name: 'Ada' },
	{ id: 'p2', name: 'Bea' }
];
const file = (more: object = {}) => ({ format: 'seven-calls', version: 1, game: 'virtus', players, ...more });
const wrong = (json: unknown) => {
	const result = read(json);
	return result.ok ? 'nothing' : [result.error.code, ...result.error.path].join(' ');
};
const calls = (more: object) => wrong(file({ calls: more }));

test('the smallest file: a table of two', () => {
	const result = read(file());
	expect(result.ok && result.value.sheet.players).toEqual(players);
});

describe('what is not a game file of ours', () => {
	test.each([
		['not JSON', '{', 'not-json'],
		['a list', '[]', 'not-an-object'],
		['nothing', 'null', 'not-an-object'],
		['a text', '"seven-calls"', 'not-an-object'],
		['too large', JSON.stringify('à'.repeat(MOST_BYTES / 2)), 'too-large'],
		['bottomless', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'too-deep']
	])('%s', (_, text, code) => expect(parse(text)).toEqual({ ok: false, error: { code, path: [] } }));
	test('just under the limit is read', () => {
		const text = JSON.stringify(file({ note: '' }));
		const padded = text.replace('"note":""', `"note":"${'x'.repeat(MOST_BYTES - text.length)}"`);
		expect(parse(padded).ok).toBe(true);
		expect(parse(padded.replace('"xx', '"xxx')).ok).toBe(false);
	});
	test.each([
		['another format', { format: 'chess' }, 'other-format format'],
		['no format', { format: undefined }, 'other-format format'],
		['a newer version', { version: 2 }, 'newer-version version'],
		['no version', { version: undefined }, 'no-version version'],
		['version zero', { version: 0 }, 'no-version version'],
		['a version as text', { version: '1' }, 'no-version version'],
		['another game', { game: 'virtu' }, 'other-game game'],
		['a number for an id', { id: 7 }, 'not-text id'],
		['no object for calls', { calls: [] }, 'not-an-object calls'],
		['a word for a ruling', { rulings: { hopeBelowZero: 'yes' } }, 'not-a-switch rulings hopeBelowZero']
	])('%s', (_, more, expected) => expect(wrong(file(more))).toBe(expected));
});

describe('the players', () => {
	const named = (...names: string[]) => names.map((name, seat) => ({ id: `p${seat}`, name }));
	test.each([
		['none', undefined, 'not-a-list players'],
		['one', named('Ada'), 'too-few-players players'],
		['eight', named(...'abcdefgh'), 'too-many-players players'],
		['seven', named(...'abcdefg'), 'nothing'],
		['the same id', [players[0], players[0]], 'same-id players'],
		['an empty id', [players[0], { id: '', name: 'Bea' }], 'empty-id players 1 id'],
		['an empty name', named('Ada', ' '), 'empty-name players 1 name'],
		['no name', [players[0], { id: 'p2' }], 'not-text players 1 name'],
		['41 letters', named('Ada', 'x'.repeat(41)), 'long-name players 1 name'],
		['40 signs beyond the basic plane', named('Ada', '𝒜'.repeat(40)), 'nothing'],
		['the same name twice', named('Ada', 'Ada'), 'nothing']
	])('%s', (_, seated, expected) => expect(wrong(file({ players: seated }))).toBe(expected));
});

describe('somebody who does not sit at the table', () => {
	test.each([
		['cards', { hope: { cards: { p9: 1 } } }, 'unknown-player calls hope cards p9'],
		['best', { hope: { best: { p9: 1 } } }, 'unknown-player calls hope best p9'],
		['higher', { hope: { higher: ['p1', 'p9'] } }, 'unknown-player calls hope higher 1'],
		[
			'whose discards of the 1st',
			{ charity: { by: { first: 'p9' } } },
			'unknown-player calls charity by first'
		],
		[
			'whose discards of the 2nd',
			{ charity: { by: { second: 'p9' } } },
			'unknown-player calls charity by second'
		],
		['who named a Virtue', { faith: { by: 'p9' } }, 'unknown-player calls faith by'],
		['who named the targets', { hope: { by: 'p9' } }, 'unknown-player calls hope by'],
		['gifts', { faith: { gifts: [{ from: 'p9' }] } }, 'unknown-player calls faith gifts 0 from'],
		['targets', { hope: { targets: ['p2', 'p9'] } }, 'unknown-player calls hope targets 1'],
		['lights', { hope: { lights: { p9: 1 } } }, 'unknown-player calls hope lights p9'],
		[
			'a word of the language',
			{ hope: { cards: { constructor: 1 } } },
			'unknown-player calls hope cards constructor'
		]
	])('%s', (_, told, expected) => expect(calls(told)).toBe(expected));
	test('icons', () => expect(wrong(file({ icons: { p9: {} } }))).toBe('unknown-player icons p9'));
	test('trios', () => expect(wrong(file({ trios: { p1: 1, p9: 0 } }))).toBe('unknown-player trios p9'));
	test('but a key that is not ours may name anybody', () =>
		expect(calls({ charity: { by: { third: 'p9' } }, fortitude: { by: 'p9' } })).toBe('nothing'));
});

describe('numbers', () => {
	test.each([
		['a negative count', { hope: { cards: { p1: -1 } } }, 'not-a-count calls hope cards p1'],
		['fifteen cards', { hope: { cards: { p1: 15 } } }, 'not-a-count calls hope cards p1'],
		['half a card', { hope: { cards: { p1: 1.5 } } }, 'not-a-count calls hope cards p1'],
		['a count as text', { hope: { cards: { p1: '3' } } }, 'not-a-count calls hope cards p1'],
		['no count', { hope: { cards: { p1: null } } }, 'not-a-count calls hope cards p1'],
		['a value of 0', { hope: { cards: { p1: [0] } } }, 'not-a-value calls hope cards p1 0'],
		['a value of 15', { hope: { cards: { p1: [3, 15] } } }, 'not-a-value calls hope cards p1 1'],
		['a highest card of 15', { hope: { best: { p1: 15 } } }, 'not-a-value calls hope best p1'],
		['negative Lights', { hope: { lights: { p1: -1 } } }, 'not-a-number calls hope lights p1'],
		[
			'more Lights than cards in the box',
			{ hope: { lights: { p1: 99 } } },
			'not-a-number calls hope lights p1'
		]
	])('%s', (_, told, expected) => expect(calls(told)).toBe(expected));
	test('negative icons', () =>
		expect(wrong(file({ icons: { p1: { flame: -1 } } }))).toBe('not-a-number icons p1 flame'));
	test.each([-1, 1.5, 99, '1', null])('%j trios', (count) =>
		expect(wrong(file({ trios: { p1: count } }))).toBe('not-a-number trios p1')
	);
});

describe('of another kind than it should be', () => {
	test.each([
		['an order that is no list', { hope: { higher: 'p1' } }, 'not-a-list calls hope higher'],
		['an order of numbers', { hope: { higher: ['p1', 2] } }, 'not-text calls hope higher 1'],
		['whose, as a list', { faith: { by: ['p1'] } }, 'not-text calls faith by'],
		['whose of Charity, without a place', { charity: { by: 'p1' } }, 'not-an-object calls charity by'],
		['whose of Charity, as a number', { charity: { by: { second: 2 } } }, 'not-text calls charity by second'],
		['whose of Hope, by place', { hope: { by: { first: 'p1' } } }, 'not-text calls hope by']
	])('%s', (_, told, expected) => expect(calls(told)).toBe(expected));
	test('trios in a list', () => expect(wrong(file({ trios: [1, 0] }))).toBe('not-an-object trios'));
});

describe('cards of Charity and Faith', () => {
	test.each([
		[
			'no icon said',
			{ charity: { discards: { first: [{}] } } },
			'missing-icon calls charity discards first 0 icon'
		],
		[
			'an unknown icon',
			{ charity: { discards: { second: [{ icon: 'sun' }] } } },
			'unknown-icon calls charity discards second 0 icon'
		],
		[
			'an unknown Virtue',
			{ charity: { discards: { first: [{ icon: null, virtue: 'love' }] } } },
			'unknown-virtue calls charity discards first 0 virtue'
		],
		[
			'a value of 0',
			{ charity: { discards: { first: [{ icon: null, value: 0 }] } } },
			'not-a-value calls charity discards first 0 value'
		],
		['no list', { charity: { discards: { first: {} } } }, 'not-a-list calls charity discards first'],
		['an unknown Virtue asked', { faith: { asks: 'love' } }, 'unknown-virtue calls faith asks'],
		['gifts that are no list', { faith: { gifts: {} } }, 'not-a-list calls faith gifts'],
		['a gift of nobody', { faith: { gifts: [{}] } }, 'not-text calls faith gifts 0 from'],
		['targets as text', { hope: { targets: 'p1' } }, 'not-a-list calls hope targets']
	])('%s', (_, told, expected) => expect(calls(told)).toBe(expected));
});

test('where a file is read the table has called nothing but the first Virtue', () => {
	expect(readPart({}, players)).toMatchObject({
		ok: true,
		value: { options: {}, state: { called: 'charity' } }
	});
});

describe('written', () => {
	const charity = (more: object) => {
		const { calls, ...rest } = emptySheet(players);
		const sheet = { ...rest, calls: { ...calls, charity: { ...calls.charity, ...more } } };
		return (write({ sheet, called: 'charity' }).calls as Record<string, object>).charity;
	};
	test('an answer without whose it was, where nobody said', () => {
		expect(charity({ discards: { first: [] } })).toStrictEqual({ cards: {}, discards: { first: [] } });
		expect(charity({ discards: { first: [] }, by: { first: 'p1' } })).toStrictEqual({
			cards: {},
			discards: { first: [] },
			by: { first: 'p1' }
		});
	});
	test('nothing of a tie that is none any more', () => {
		const higher = { order: ['p1'], among: ['p1', 'p2'] };
		const told = (...counts: [number, number]) =>
			charity({ cards: new Map(players.map(({ id }, seat) => [id, counts[seat] ?? 0])), higher });
		expect(told(2, 2)).toStrictEqual({ cards: { p1: 2, p2: 2 }, higher: ['p1'] });
		expect(told(2, 1)).toStrictEqual({ cards: { p1: 2, p2: 1 } });
	});
});

describe('written back', () => {
	const whole = {
		...file({ id: 'g', startedAt: 'then', finishedAt: 'later', theme: 'dusk', constructor: 1 }),
		players: [
			{ id: '__proto__x', name: 'Ada', colour: 'red' },
			{ id: 'constructor', name: 'Bea' }
		],
		rulings: { hopeBelowZero: true, house: 'ours' },
		calls: {
			charity: {
				cards: { __proto__x: 2, constructor: [12, 3] },
				best: { __proto__x: 6 },
				higher: ['constructor', '__proto__x'],
				by: { first: 'constructor', second: '__proto__x', witness: 'nobody' },
				discards: { first: [{ icon: null, worn: true }], second: [] },
				weather: 'rain'
			},
			faith: { cards: {}, asks: 'prudence', by: '__proto__x', gifts: [{ from: 'constructor', icon: null }] },
			hope: { cards: {}, targets: [], by: 'constructor', lights: { constructor: 1 } },
			fortitude: { cards: {}, higher: ['__proto__x'] },
			justice: { cards: {} },
			temperance: { cards: {} },
			prudence: { cards: {} },
			patience: { cards: { nobody: 3 } }
		},
		icons: { constructor: { flame: 1, smoke: 2 } },
		trios: { __proto__x: 2, constructor: 0 }
	};
	test('a file says the same as before, known or not', () => {
		const text = JSON.stringify(whole).replaceAll('__proto__x', '__proto__');
		const result = parse(text);
		expect(result.ok && JSON.parse(JSON.stringify(format(result.value)))).toEqual(JSON.parse(text));
		expect(result.ok && JSON.stringify(format(result.value))).toContain('"__proto__":2');
	});
	test('what nobody said is left out', () => {
		const result = read(file());
		expect(result.ok && format(result.value)).toEqual({
			...file(),
			calls: Object.fromEntries(
				['charity', 'faith', 'hope', 'fortitude', 'justice', 'temperance', 'prudence'].map((virtue) => [
					virtue,
					{ cards: {} }
				])
			)
		});
	});
});
