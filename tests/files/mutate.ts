/** What happens to a file, a link or a code between one phone and another, by accident or on purpose. */
import { checksum, toBase32 } from '../../src/lib/exchange/link/base32';
import type { dice } from '../rules/write';

type Roll = ReturnType<typeof dice>;
const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)] as T;

const nested = (levels: number) => {
	let value: unknown = 'deep';
	for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { a: value };
	return value;
};

/** What nobody expects where it is put. `__proto__` is an own key: that is how JSON.parse reads it. */
const JUNK: readonly (() => unknown)[] = [
	() => null,
	() => true,
	() => -1,
	() => 0,
	() => 15,
	() => 1.5,
	() => 1e308,
	() => -0,
	() => 2 ** 53,
	() => '',
	() => '__proto__',
	() => 'constructor',
	() => '\ud800',
	() => 'p\udc00\ud800',
	() => '\u0000',
	() => 'x'.repeat(500),
	() => [],
	() => [[], {}, null],
	() => Array.from({ length: 300 }, (_, i) => i),
	() => ({}),
	() => ({ toString: 1, valueOf: null, length: -1 }),
	() =>
		JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown,
	() => ({ kind: 'unsay', path: ['players'] }),
	() => ({ kind: 'cards', call: 'charity', player: 'p1', answer: [1, 1, 1] }),
	() => 'p2',
	() => ['p2', 'p1'],
	() => ({ first: 'p2', second: 'p1' }),
	() => ({ p1: 1, p2: 98 }),
	() => ({ kind: 'rest', call: 'hope', players: ['p1', 'p2'] }),
	() => ({
		kind: 'table',
		players: [
			{ id: 'p2', name: 'Bea' },
			{ id: 'p1', name: 'Ada' }
		]
	}),
	() => ({ kind: 'higher', call: 'hope', place: 'first', answer: { order: ['p2', 'p2'], among: ['p1'] } }),
	() => ({ kind: 'trios', call: 'trios', player: 'p1', answer: 98 }),
	() => ({ kind: 'targets', call: 'hope', player: 'p2', answer: ['p1', 'p2'] }),
	() => nested(20),
	() => nested(150),
	() => nested(4000)
];
const KEYS = [
	'__proto__',
	'constructor',
	'toString',
	'id',
	'players',
	'history',
	'calls',
	'at',
	'cards',
	'higher',
	'by',
	'trios',
	'length',
	'\ud800',
	''
];

type Box = Record<string, unknown> | unknown[];
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;

/** Somewhere inside, each level as likely as the one above it. */
function somewhere(roll: Roll, json: unknown): { box: Box; key: string } | undefined {
	let at: { box: Box; key: string } | undefined;
	let value = json;
	while (isBox(value)) {
		const keys = Object.keys(value);
		if (keys.length === 0) break;
		at = { box: value, key: pick(roll, keys) };
		value = (value as Record<string, unknown>)[at.key];
		if (roll(5) === 0) break;
	}
	return at;
}

function put(box: Box, key: string, value: unknown) {
	Object.defineProperty(box, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The same JSON with one to four things wrong with it. */
export function mutatedJson(roll: Roll, text: string): string {
	const json = JSON.parse(text) as unknown;
	for (let times = 1 + roll(4); times > 0; times--) {
		const at = somewhere(roll, json);
		if (!at) break;
		const { box, key } = at;
		const act = roll(6);
		if (act === 0 && !Array.isArray(box)) Reflect.deleteProperty(box, key);
		else if (act === 1 && Array.isArray(box)) box.splice(roll(box.length + 1), 1);
		else if (act === 2 && Array.isArray(box)) box.push(...box.slice(0, 8));
		else if (act === 3 && !Array.isArray(box)) put(box, pick(roll, KEYS), pick(roll, JUNK)());
		else put(box, key, pick(roll, JUNK)());
	}
	// Now and then the whole is not what it was either.
	return JSON.stringify(roll(60) === 0 ? pick(roll, JUNK)() : json) ?? '';
}

const SIGNS = [
	'\u0000',
	'\ud800',
	'"',
	'{',
	'}',
	'[',
	']',
	',',
	':',
	'-',
	'9',
	'e',
	'\\',
	'\uFEFF',
	' ',
	'Z',
	'愛',
	'#',
	'1'
];

/** The same text, cut, doubled, stuffed or scratched. */
export function mutatedText(roll: Roll, text: string): string {
	const at = roll(text.length + 1);
	switch (roll(7)) {
		case 0:
			return text.slice(0, at);
		case 1:
			return text.slice(at);
		case 2:
			return text.slice(0, at) + pick(roll, SIGNS) + text.slice(at + roll(3));
		case 3:
			return text.slice(0, at) + text.slice(roll(text.length + 1));
		case 4:
			return text + text;
		case 5:
			return [...text].map((sign) => (roll(40) === 0 ? pick(roll, SIGNS) : sign)).join('');
		default:
			return pick(roll, ['[', '{"a":', '"', '\ud800', '1A', '2A']).repeat(1 + roll(3000));
	}
}

/** Bits that were never a game, under a checksum that is right: past the first gate, to the layout itself. */
export function forgedCode(roll: Roll, code: string): string {
	const length = roll(300);
	const bytes = Uint8Array.from({ length }, () => (roll(3) === 0 ? roll(256) : roll(2) * 255));
	const version = ['1', '2', '3V'][roll(3)] ?? '';
	const sum = checksum(new Uint8Array([...new TextEncoder().encode(version.slice(1)), ...bytes]));
	const forged = version + toBase32(new Uint8Array([...bytes, ...sum]));
	return roll(4) === 0 ? mutatedText(roll, code) : forged;
}
