/** What is wrong with a file and never repaired in silence, item by item: the file is read, and what can be read is walked. */
import { parse, read } from '../virtus';
import { describe, expect, test } from 'vitest';
import { walk } from '../../src/games/virtus/rules/walk';
import { text } from './golden-files';

/** Ada is 1st everywhere and Bea 2nd; Carlo and Dora must give to Faith, and Hope may name them. */
const CARDS = { ada: 4, bea: 3, carlo: 2, dora: 1 };
const seats = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const players = seats(...Object.keys(CARDS));
type Calls = Record<string, Record<string, unknown>>;

function game(calls: Calls = {}, more: object = {}) {
	const told: Calls = {
		charity: { cards: CARDS, discards: { first: [], second: [] } },
		faith: { cards: CARDS, asks: 'justice' },
		hope: { cards: CARDS, targets: ['carlo'], lights: { carlo: 1 } },
		fortitude: { cards: CARDS },
		justice: { cards: CARDS },
		temperance: { cards: CARDS },
		prudence: { cards: CARDS }
	};
	return {
		format: 'seven-calls',
		version: 1,
		game: 'virtus',
		players,
		calls: Object.fromEntries(
			Object.entries(told).map(([call, said]) => [call, { ...said, ...calls[call] }])
		),
		icons: Object.fromEntries(players.map(({ id }) => [id, { flame: 0, water: 0, chalice: 0 }])),
		...more
	};
}

/** The first thing wrong, as the scorer tells it. */
function wrong(file: unknown) {
	const parsed = typeof file === 'string' ? parse(file) : read(file);
	const [found] = parsed.ok ? walk(parsed.value.sheet).conflicts : [parsed.error];
	return found ? [found.code, found.path.join('.')].join(' ').trim() : 'nothing';
}

test('the game that all of these break is whole', () => {
	expect(wrong(game())).toBe('nothing');
	const parsed = read(game());
	expect(parsed.ok && walk(parsed.value.sheet).outcome?.winners).toEqual(['ada']);
});

describe('the file', () => {
	test.each([
		['not JSON', '{"format"', 'not-json'],
		['not an object', '[1]', 'not-an-object'],
		['another format', game({}, { format: 'six-calls' }), 'other-format format'],
		['a newer version', game({}, { version: 2 }), 'newer-version version'],
		['over 1 MiB, and no JSON at that', '{'.repeat(1024 * 1024 + 1), 'too-large'],
		['one player', game({}, { players: seats('ada') }), 'too-few-players players'],
		['eight players', game({}, { players: seats(...'abcdefgh') }), 'too-many-players players']
	])('%s', (_, file, expected) => expect(wrong(file)).toBe(expected));
});

describe('an unknown player', () => {
	test.each([
		['cards', { justice: { cards: { ...CARDS, zoe: 1 } } }, 'calls.justice.cards.zoe'],
		['best', { justice: { best: { zoe: 9 } } }, 'calls.justice.best.zoe'],
		['higher', { justice: { higher: ['ada', 'zoe'] } }, 'calls.justice.higher.1'],
		['by of Charity', { charity: { by: { first: 'ada', second: 'zoe' } } }, 'calls.charity.by.second'],
		['by of Faith', { faith: { by: 'zoe' } }, 'calls.faith.by'],
		['by of Hope', { hope: { by: 'zoe' } }, 'calls.hope.by'],
		['gifts', { faith: { gifts: [{ from: 'zoe' }] } }, 'calls.faith.gifts.0.from'],
		['targets', { hope: { targets: ['zoe'] } }, 'calls.hope.targets.0'],
		['lights', { hope: { lights: { zoe: 1 } } }, 'calls.hope.lights.zoe'],
		[
			'__proto__',
			{ hope: { lights: JSON.parse('{"__proto__":1}') as object } },
			'calls.hope.lights.__proto__'
		]
	])('in %s', (_, calls, path) => expect(wrong(game(calls as Calls))).toBe(`unknown-player ${path}`));
	test('in trios', () => expect(wrong(game({}, { trios: { zoe: 1 } }))).toBe('unknown-player trios.zoe'));
	test('in icons', () => expect(wrong(game({}, { icons: { zoe: {} } }))).toBe('unknown-player icons.zoe'));
});

describe('the numbers', () => {
	const ada = (shown: unknown) => ({ justice: { cards: { ...CARDS, ada: shown } } });
	test.each([
		['a count of 15', ada(15), 'not-a-count calls.justice.cards.ada'],
		['a count of 1.5', ada(1.5), 'not-a-count calls.justice.cards.ada'],
		['a negative count', ada(-1), 'not-a-count calls.justice.cards.ada'],
		['a value of 0', ada([0, 1, 2, 3]), 'not-a-value calls.justice.cards.ada.0'],
		['a value of 15', ada([15, 1, 2, 3]), 'not-a-value calls.justice.cards.ada.0'],
		['a negative best', { justice: { best: { ada: -3 } } }, 'not-a-value calls.justice.best.ada'],
		['negative Lights', { hope: { lights: { carlo: -1 } } }, 'not-a-number calls.hope.lights.carlo'],
		[
			'a negative value of a gift',
			{ faith: { gifts: [{ from: 'carlo', value: -8 }] } },
			'not-a-value calls.faith.gifts.0.value'
		],
		[
			'a negative value of a discard',
			{ charity: { discards: { first: [{ icon: null, value: -8 }] } } },
			'not-a-value calls.charity.discards.first.0.value'
		]
	])('%s', (_, calls, expected) => expect(wrong(game(calls as Calls))).toBe(expected));
	test('negative trios', () =>
		expect(wrong(game({}, { trios: { ada: -1 } }))).toBe('not-a-number trios.ada'));
	test('a negative icon', () =>
		expect(wrong(game({}, { icons: { ada: { water: -1 } } }))).toBe('not-a-number icons.ada.water'));
});

describe('V1.2: the cards of a Virtue', () => {
	const justice = (cards: object, best = {}) => ({ justice: { cards: { ...CARDS, ...cards }, best } });
	const thrown = {
		charity: { discards: { first: [{ virtue: 'justice', value: 9, icon: 'chalice' }], second: [] } }
	};
	test.each([
		['a value twice in a hand', justice({ ada: [4, 4, 2, 1] }), 'value-twice calls.justice.cards.ada'],
		[
			'a value in two hands',
			justice({ ada: [4, 3, 2, 1], carlo: [9, 4] }),
			'value-twice calls.justice.cards.carlo'
		],
		[
			'a value that was discarded',
			{ ...thrown, ...justice({ dora: [9] }) },
			'value-twice calls.justice.cards.dora'
		],
		['fifteen cards in all', justice({ ada: 9 }), 'too-many-cards calls.justice.cards.dora'],
		[
			'fourteen, and one discarded',
			{ ...thrown, ...justice({ ada: 8 }) },
			'too-many-cards calls.justice.cards.dora'
		],
		['a best below the number of cards', justice({}, { bea: 2 }), 'best-below-count calls.justice.best.bea'],
		['a best that another has too', justice({}, { bea: 7, carlo: 7 }), 'best-taken calls.justice.best.carlo'],
		['a best that another lists', justice({ dora: [7] }, { bea: 7 }), 'best-taken calls.justice.best.bea'],
		[
			'a best that was discarded',
			{ ...thrown, ...justice({}, { bea: 9 }) },
			'best-taken calls.justice.best.bea'
		]
	])('%s', (_, calls, expected) => expect(wrong(game(calls as Calls))).toBe(expected));
});

describe('V3: the discards', () => {
	const plain = { icon: null };
	const discards = (first: object[], second: object[] = []) => ({ charity: { discards: { first, second } } });
	test.each([
		[
			'four by the first',
			discards([plain, plain, plain, plain]),
			'too-many-discards calls.charity.discards.first'
		],
		['two by the second', discards([], [plain, plain]), 'too-many-discards calls.charity.discards.second'],
		[
			'a Charity card',
			discards([], [{ virtue: 'charity', icon: null }]),
			'discard-of-charity calls.charity.discards.second'
		],
		[
			'by a second that nobody is',
			{ charity: { cards: { ada: 4, bea: 0, carlo: 0, dora: 0 }, discards: { first: [], second: [plain] } } },
			'discard-by-nobody calls.charity.discards.second'
		],
		[
			'by a first that nobody is',
			{ charity: { cards: { ada: 0, bea: 0, carlo: 0, dora: 0 }, discards: { first: [plain] } } },
			'discard-by-nobody calls.charity.discards.first'
		]
	])('%s', (_, calls, expected) => expect(wrong(game(calls as Calls))).toBe(expected));
});

describe('V2.2: who has the higher card', () => {
	const tied = { ada: 3, bea: 3, carlo: 2, dora: 1 };
	const justice = (higher: string[], more = {}) => ({ justice: { cards: tied, higher, ...more } });
	test.each([
		['one of the tie is enough', justice(['bea']), 'nothing'],
		['nobody is tied', { justice: { higher: ['ada'] } }, 'higher-not-tied calls.justice.higher'],
		['somebody who is not tied', justice(['bea', 'carlo']), 'higher-not-tied calls.justice.higher'],
		['somebody twice', justice(['bea', 'bea']), 'higher-twice calls.justice.higher'],
		['best denies it', justice(['bea'], { best: { ada: 9, bea: 8 } }), 'higher-denied calls.justice.higher'],
		[
			'the cards deny it',
			justice(['bea'], { cards: { ...tied, ada: [9, 1, 2], bea: [8, 4, 3] } }),
			'higher-denied calls.justice.higher'
		],
		['V1.2 denies it', justice(['bea'], { best: { ada: 14 } }), 'higher-denied calls.justice.higher']
	])('%s', (_, calls, expected) => expect(wrong(game(calls as Calls))).toBe(expected));
});

describe('V10.1: trios that the icons deny', () => {
	test.each([
		['none, where there is none', { ada: 0 }, 'nothing'],
		['more', { ada: 1 }, 'trios-denied trios.ada']
	])('%s', (_, trios, expected) => expect(wrong(game({}, { trios }))).toBe(expected));
});

describe('V3, V4, V5: an answer whose player does not hold the place', () => {
	const none = { ada: 0, bea: 0, carlo: 0, dora: 0 };
	test.each([
		[
			'all theirs',
			{ charity: { by: { first: 'ada', second: 'bea' } }, faith: { by: 'ada' }, hope: { by: 'ada' } },
			'nothing'
		],
		[
			'discards of the 1st',
			{ charity: { by: { first: 'bea' } } },
			'said-by-another calls.charity.discards.first'
		],
		[
			'discards of the 2nd',
			{ charity: { by: { second: 'ada' } } },
			'said-by-another calls.charity.discards.second'
		],
		['the Virtue', { faith: { by: 'bea' } }, 'said-by-another calls.faith.asks'],
		['the targets', { hope: { by: 'carlo' } }, 'said-by-another calls.hope.targets'],
		[
			'discards, and nobody holds the place',
			{ charity: { cards: none, by: { first: 'ada' } } },
			'discard-by-nobody calls.charity.discards.first'
		],
		[
			'the Virtue, and nobody is 1st',
			{ faith: { cards: none, by: 'ada' } },
			'asks-by-nobody calls.faith.asks'
		],
		[
			'the targets, and nobody is 1st',
			{ hope: { cards: none, by: 'ada' } },
			'target-by-nobody calls.hope.targets'
		]
	])('%s', (_, calls, expected) => expect(wrong(game(calls as Calls))).toBe(expected));
});

describe('V4: a gift', () => {
	test.each([
		['from the 1st', 'ada', 'gift-by-first calls.faith.gifts.0'],
		['from the protected 2nd', 'bea', 'gift-by-protected calls.faith.gifts.0'],
		['from anybody else', 'carlo', 'nothing']
	])('%s', (_, from, expected) => expect(wrong(game({ faith: { gifts: [{ from }] } }))).toBe(expected));
	test('with two players the 2nd is not protected', () => {
		const two = JSON.parse(text('two-players')) as { calls: Calls };
		const gifts = [{ from: 'bea', value: 1 }];
		expect(wrong({ ...two, calls: { ...two.calls, faith: { ...two.calls.faith, gifts } } })).toBe('nothing');
	});
});

describe('V5: a target', () => {
	test.each([
		['that is the 1st', ['ada'], 'target-first'],
		['that is the protected 2nd', ['carlo', 'bea'], 'target-protected'],
		['named twice', ['carlo', 'carlo'], 'target-twice']
	])('%s', (_, targets, code) =>
		expect(wrong(game({ hope: { targets, lights: { carlo: 0 } } }))).toBe(`${code} calls.hope.targets`)
	);
	test('a third one', () => {
		const cards = { ...CARDS, elio: 0 };
		const file = game(
			{ hope: { cards, targets: ['carlo', 'dora', 'elio'] } },
			{ players: seats(...Object.keys(cards)) }
		);
		expect(wrong(file)).toBe('too-many-targets calls.hope.targets');
	});
});
