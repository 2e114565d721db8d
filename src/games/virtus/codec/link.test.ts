import { read, type SheetFile, decode, encode, historyOf } from '../../../../tests/virtus';
import { codeIn, LONGEST_CODE } from '../../../lib/exchange/link/code';
import fc from 'fast-check';
import { correction, generate } from 'lean-qr';
import { describe, expect, test } from 'vitest';
import { everythingSaid, played } from '../../../../tests/files/games';
import { expected } from '../../../../tests/rules/golden-files';
import { GOLDENS } from '../../../../tests/rules/goldens';
import type { RealGame } from '../../../../tests/rules/naive';
import { runs } from '../../../../tests/rules/runs';
import { lean } from '../../../../tests/rules/write';
import { saysTheSame } from '../log/compare';
import { replay } from '../log/history';
import type { Sheet } from '../rules/sheet';
import { VIRTUES } from '../rules/vocabulary';
import { walk } from '../rules/walk';
import { score } from './score';
import { checksum, fromBase32, toBase32 } from '../../../lib/exchange/link/base32';

const about = {
	id: '0123456789abcdef01234567',
	startedAt: '2026-11-01T19:00:00.000Z',
	finishedAt: '2026-11-01T20:00:00.000Z'
};
const fileOf = (sheet: Sheet): SheetFile => ({ ...about, sheet, source: {} });
const codeOf = (sheet: Sheet) => {
	const code = encode(fileOf(sheet));
	if (code === undefined) throw new Error('needs the file');
	return code;
};
const finished = () => replay(historyOf(played())).sheet;

const ADDRESS = 'https://some-host.example/seven-calls/open/#';
/** The version of the QR code that a link takes at medium correction. */
const qrVersion = (sheet: Sheet) =>
	(generate(ADDRESS + codeOf(sheet), { minCorrectionLevel: correction.M }).size - 17) / 4;

describe('a game comes out of its code as it went in', () => {
	test('with its id and its dates, to the second', async () => {
		const back = await decode(codeOf(finished()));
		expect(back.ok && back.value).toMatchObject(about);
		const odd = await decode(
			encode({ sheet: finished(), source: {}, id: 'Übung 1', startedAt: 'then' }) ?? ''
		);
		expect(odd.ok && [odd.value.id, odd.value.startedAt]).toEqual(['Übung 1', undefined]);
	});

	test.each([
		'Ada',
		'Anna-Maria',
		"D'Artagnan",
		'Nicolò',
		'ada',
		'McCoy',
		'Zoë',
		'李小龙',
		'👑👑',
		' Ada ',
		'Ada  Bea',
		'ẞeta',
		'İpek'
	])('a name: %s', async (name) => {
		const { players, ...rest } = finished();
		const sheet = { ...rest, players: [{ id: 'p1', name }, ...players.slice(1)] };
		const back = await decode(codeOf(sheet));
		expect(back.ok && back.value.sheet.players[0]?.name).toBe(name);
	});

	const SEVEN = Array.from('abcdefg', (id) => ({ id, name: id.toUpperCase() }));
	const charity = (more: object) => ({ calls: { charity: more } });
	const faith = (more: object) => ({ calls: { faith: more } });
	const hope = (more: object) => ({ calls: { hope: more } });
	test.each<[string, object]>([
		['nothing', {}],
		['no cards, and all of them', hope({ cards: { a: 0, b: 14 } })],
		['a list, an empty one and a count', hope({ cards: { a: [1, 14], b: [], c: 5, g: [7] } })],
		['highest cards', hope({ best: { a: 1, g: 14 } })],
		['keeps every card', charity({ discards: { first: [] } })],
		['discards of the 2nd alone', charity({ discards: { second: [{ icon: 'light' }] } })],
		[
			'discards, as much of them as was said',
			charity({
				discards: {
					first: [{ icon: null }, { virtue: 'prudence', icon: 'flame' }, { value: 14, icon: 'chalice' }],
					second: [{ virtue: 'charity', value: 1, icon: 'water' }]
				}
			})
		],
		...VIRTUES.map((virtue) => [`Faith asks for ${virtue}`, faith({ asks: virtue })] as [string, object]),
		[
			'gifts, as much of them as was said',
			faith({
				gifts: [
					{ from: 'a' },
					{ from: 'g', icon: null },
					{ from: 'b', value: 14, icon: 'light' },
					{ from: 'c', value: 1 },
					{ from: 'd', icon: 'flame' }
				]
			})
		],
		['names nobody', hope({ targets: [] })],
		['names two', hope({ targets: ['g', 'a'] })],
		['Lights', hope({ lights: { a: 0, g: 98 } })],
		['icons, few and many', { icons: { a: { flame: 0, water: 13, chalice: 14 }, g: { flame: 98 } } }],
		['trios, few and many', { trios: { a: 0, b: 13, c: 14, g: 98 } }],
		['an order', hope({ cards: { a: 2, g: 2 }, higher: ['g'] })],
		['the book’s rule, said', { rulings: { hopeBelowZero: false } }],
		['the house’s rule', { rulings: { hopeBelowZero: true } }]
	])('what was told: %s', async (_, told) => {
		const file = read({ format: 'seven-calls', version: 1, game: 'virtus', players: SEVEN, ...told });
		if (!file.ok) throw new Error(file.error.code);
		const back = await decode(encode(file.value) ?? '');
		expect(back.ok && back.value.sheet).toStrictEqual(file.value.sheet);
	});
	test.each<[string, object, number]>([
		['nothing', {}, 113],
		['a card that is given up, and no more of it', charity({ discards: { first: [{ icon: null }] } }), 114]
	])('and takes no more room than that: %s', (_, told, length) => {
		const file = read({ format: 'seven-calls', version: 1, game: 'virtus', players: SEVEN, ...told });
		expect(file.ok && encode(file.value)).toHaveLength(length);
	});

	test('where a name is not text that can be written down, it needs the file', () => {
		const { players, ...rest } = finished();
		expect(encode(fileOf({ ...rest, players: [{ id: 'p1', name: 'A\ud800' }, ...players.slice(1)] }))).toBe(
			undefined
		);
	});
});

describe('V2.2, V10.1: who has the higher card, and trios that were counted', () => {
	const glance = (more: object = {}) => {
		const file = read({
			...lean(sevenPlayers, { glance: true }),
			...more
		});
		if (!file.ok) throw new Error(file.error.code);
		return file.value.sheet;
	};
	const sevenPlayers = GOLDENS['seven-players-three-way-tie-shared-victory'] as RealGame;
	test('are carried', async () => {
		const sheet = glance({ trios: { ada: 0, bea: 14, gino: 98 } });
		const code = codeOf(sheet);
		const back = await decode(code);
		if (!back.ok) throw new Error(back.error.code);
		expect(code.slice(0, 2)).toBe('3V');
		expect(back.value.sheet.calls.charity.higher).toEqual({ order: ['ada', 'bea'] });
		expect([...back.value.sheet.trios]).toEqual([
			['ada', 0],
			['bea', 14],
			['gino', 98]
		]);
		for (const virtue of VIRTUES)
			expect(back.value.sheet.calls[virtue].higher, virtue).toEqual(sheet.calls[virtue].higher);
	});
	test('of what was said at the table, those who are tied now and no more than the places need', async () => {
		const { calls, ...rest } = glance();
		const among = ['dora', 'ada', 'bea', 'carlo'];
		const charity = { ...calls.charity, higher: { order: among, among } };
		const back = await decode(codeOf({ ...rest, calls: { ...calls, charity } }));
		expect(back.ok && back.value.sheet.calls.charity.higher).toEqual({ order: ['ada', 'bea'] });
	});
	test('whatever it tells, a code says of which game it is', () => {
		expect(codeOf(finishedIn('lean')).slice(0, 2)).toBe('3V');
		expect(codeOf(finishedIn('glance')).slice(0, 2)).toBe('3V');
	});
	function finishedIn(way: 'lean' | 'glance') {
		const file = read(lean(sevenPlayers, { glance: way === 'glance' }));
		if (!file.ok) throw new Error(file.error.code);
		return file.value.sheet;
	}
	test('a code that is called by another version, or another game’s, is broken', async () => {
		for (const way of ['lean', 'glance'] as const) {
			const code = codeOf(finishedIn(way));
			for (const called of [`1${code.slice(2)}`, `2${code.slice(2)}`, `3U${code.slice(2)}`]) {
				const other = await decode(called);
				expect(other.ok ? 'opened' : other.error.code, called).toBe('link-broken');
			}
		}
	});
	test('whose answers they were is not carried: it is the holder’s who holds the place', async () => {
		const file = read(lean(sevenPlayers, { signed: true }));
		if (!file.ok) throw new Error(file.error.code);
		const back = await decode(codeOf(file.value.sheet));
		if (!back.ok) throw new Error(back.error.code);
		expect([file.value.sheet.calls.faith.by, back.value.sheet.calls.faith.by]).toEqual(['dora', undefined]);
		expect(saysTheSame(back.value.sheet, file.value.sheet)).toBe(true);
	});
	test('an answer that is another’s by now does not become the holder’s on the way: it needs the file', () => {
		const file = read(lean(sevenPlayers, { signed: true }));
		if (!file.ok) throw new Error(file.error.code);
		const { calls, ...rest } = file.value.sheet;
		const faith = { ...calls.faith, by: 'ada' };
		expect(encode(fileOf({ ...rest, calls: { ...calls, faith } }))).toBe(undefined);
	});
});

describe('codes that the first app made', () => {
	// Written down from it, sign by sign: links that are out there.
	test.each([
		[
			'example-2',
			'1QJMV4GC3LQNRSS2MVVOPDBQWVZ42IAIDXG5DFMZQW434PFGIKA24BLTN5TGSYMLE4KQAB3DMFWWS3DMMGHCAMILLACEPZMBGQEEYEY5DEJAAJSBBGVVNYU2BQP6QIQCITZZ4WWA'
		],
		[
			'example-2-cards',
			'1QPMV4GC3LQNRSS2MRNMNQXEZDTWVZ4MGC2XHTJABAO43UMVTGC3TPR4UZBIDLQFONXWM2LBRMTRKAAHMNQW22LMNRQY4IBRBNMD7EFZ5OXD672HV7EFZLX6PLR27R2577YHT276PP47ZEP74D37DV77SXE67Y5P7I72DVP226Z4RA2NAYAAIEIBEP4ISALQ'
		],
		[
			'two-players',
			'1QLOR3W6LLQNRQXSZLSOO2XHRQYLK46NEAAA3BMRQYMAMABWEZLBQYJAAQQI7OYI6FYJAIAI4NQQVVGAAEHQABRU6G7SA'
		]
	])('open as they did, and the code made of them now says the same: %s', async (name, code) => {
		const back = await decode(code);
		if (!back.ok) throw new Error(back.error.code);
		const { sheet } = back.value;
		expect(score(sheet, walk(sheet))).toEqual(expected(name));
		const now = await decode(encode(back.value) ?? '');
		expect(now.ok && now.value).toEqual(back.value);
	});
});

describe('how large a code is', () => {
	const seven = (name: string) => everythingSaid(Array.from('abcdefg', (letter) => name + letter));
	test.each([
		['twelve letters, as names are written', 'Bartolomeus', 11],
		['twelve letters with capitals anywhere', 'McAllisteRx', 12],
		['twelve letters outside ASCII', 'Žąčęśłżźóńş', 15],
		['twelve signs of another script', '李小龙王美丽张伟芳刘洋', 17]
	])('seven players, everything told, names of %s: version %#', (_, name, version) => {
		expect([...name]).toHaveLength(11);
		expect(qrVersion(seven(name))).toBe(version);
	});

	test('and such a game is finished, and nothing in it contradicts the rest', () => {
		const { standings, conflicts } = walk(seven('Bartolomeus'));
		expect([standings.length, conflicts]).toEqual([7, []]);
	});

	test('seven plain names of twelve letters fit version 15 at medium correction, the address included', () => {
		expect(qrVersion(seven('Bartolomeus'))).toBeLessThanOrEqual(15);
		const code = ADDRESS + codeOf(seven('Bartolomeus'));
		expect(() =>
			generate(code, { minCorrectionLevel: correction.M, minVersion: 1, maxVersion: 15 })
		).not.toThrow();
	});

	test('told at a glance it takes no more: who is higher and how many trios, instead of every card and icon', () => {
		const sheet = seven('Bartolomeus');
		const calls = Object.fromEntries(
			VIRTUES.map((virtue) => {
				const order = virtue === 'faith' ? ['p3', 'p4'] : ['p1', 'p2'];
				return [virtue, { ...sheet.calls[virtue], best: new Map(), higher: { order } }];
			})
		) as unknown as Sheet['calls'];
		const trios = new Map(sheet.players.map(({ id }) => [id, 8]));
		expect(qrVersion({ ...sheet, calls, icons: new Map(), trios })).toBeLessThanOrEqual(11);
		// And with all of it said twice over, a step or two larger at most.
		const both = Object.fromEntries(
			VIRTUES.map((virtue) => [virtue, { ...calls[virtue], best: sheet.calls[virtue].best }])
		) as unknown as Sheet['calls'];
		expect(qrVersion({ ...sheet, calls: both, trios })).toBeLessThanOrEqual(13);
	});

	test('a game told card by card takes a little more, not another order of size', () => {
		const sheet = everythingSaid(Array.from('abcdefg', (letter) => `Bartolomeus${letter}`));
		const cards = new Map(sheet.players.map(({ id }, seat) => [id, [14 - seat, seat + 1]]));
		const told = { cards, best: new Map() };
		const listed = {
			...sheet,
			calls: { ...sheet.calls, fortitude: told, justice: told, temperance: told }
		};
		expect(qrVersion(listed)).toBeLessThanOrEqual(13);
	});
});

describe('what is no code of ours', () => {
	const code = codeOf(finished());
	const wrong = async (text: string) => {
		const result = await decode(text);
		return result.ok ? 'nothing' : result.error.code;
	};
	test('cut, at whatever place', async () => {
		for (let length = 0; length < code.length; length++)
			expect(await wrong(code.slice(0, length)), String(length)).toBe('link-broken');
	});
	test('any one sign changed', async () => {
		for (let at = 1; at < code.length; at++) {
			const other = code[at] === 'A' ? 'B' : 'A';
			expect(await wrong(code.slice(0, at) + other + code.slice(at + 1)), String(at)).toBe('link-broken');
		}
	});
	/** A code with a right checksum, whatever is in it. */
	const sealed = (version: string, packed: Uint8Array) => {
		const letter = [...version.slice(1)].map((sign) => sign.charCodeAt(0));
		return (
			version + toBase32(new Uint8Array([...packed, ...checksum(new Uint8Array([...letter, ...packed]))]))
		);
	};
	const packed = fromBase32(code.slice(2))?.subarray(0, -4) ?? new Uint8Array();
	test('one of a newer app', async () => {
		expect(sealed('3V', packed)).toBe(code);
		expect(await wrong(`4${code.slice(1)}`)).toBe('link-newer');
		expect(await wrong(`9${code.slice(1)}`)).toBe('link-newer');
		expect(await wrong(`0${'4'.repeat(20)}`), 'of no version at all').toBe('link-broken');
		expect(await wrong(sealed('3X', packed)), 'a game that is not on this shelf').toBe('link-newer');
		const edition = (packed[0] ?? 0) >> 4;
		const newer = new Uint8Array([((edition + 1) << 4) | ((packed[0] ?? 0) & 15), ...packed.subarray(1)]);
		expect(await wrong(sealed('3V', newer)), 'a newer layout').toBe('link-newer');
	});
	test('one that says it is of another version', async () =>
		expect(await wrong(`1${code.slice(2)}`)).toBe('link-broken'));
	test('one that is too long is not looked at', async () => {
		expect(await wrong(`1${'A'.repeat(LONGEST_CODE)}`)).toBe('link-too-long');
		expect(await wrong(`1${'A'.repeat(LONGEST_CODE - 1)}`)).toBe('link-broken');
	});
	test('with a right checksum, and cut before that or longer than its game', async () => {
		expect(await wrong(sealed('3V', packed.subarray(0, -3)))).toBe('link-broken');
		expect(await wrong(sealed('3V', new Uint8Array([...packed, 0])))).toBe('link-broken');
		expect(await wrong(sealed('3V', new Uint8Array()))).toBe('link-broken');
	});
	test('bytes with a right checksum and no game in them', async () => {
		for (const bytes of [[], [0], [255, 255, 255], Array.from({ length: 400 }, () => 255)]) {
			for (const version of ['1', '2', '3V'])
				expect(await wrong(sealed(version, new Uint8Array(bytes)))).not.toBe('nothing');
		}
	});
});

describe('a code is found', () => {
	const code = codeOf(finished());
	test.each([
		['in a link', `${ADDRESS}${code}`],
		['in a message', `Virtus: Ada wins\n\n1. Ada\n\n${ADDRESS}${code}\nSee you`],
		['by itself', code],
		['among spaces', `  ${code} \n`],
		['in small letters', `${ADDRESS}${code.toLowerCase()}`]
	])('%s', (_, text) => expect(codeIn(text)).toBe(code));
	test.each([
		'',
		'hello',
		'https://example.org/#top',
		'#1',
		'https://example.org/?game=1AAAAAAAAAAAAAAAAAAAAA',
		'1AAAAAAAAAAAAAAAAAAAAA and more',
		'with 1AAAAAAAAAAAAAAAAAAAAA'
	])('but not in %j', (text) => expect(codeIn(text)).toBe(undefined));
});

test('base 32 is written in one way only', () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
			const text = toBase32(bytes);
			expect(fromBase32(text)).toEqual(bytes);
			const spare = fromBase32(`${text}A`);
			if (spare) expect(spare.length).toBeGreaterThan(bytes.length);
		}),
		runs(0.2)
	);
	expect(toBase32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI');
	expect([...checksum(new TextEncoder().encode('123456789'))]).toEqual([0xcb, 0xf4, 0x39, 0x26]);
});
