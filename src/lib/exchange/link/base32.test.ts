import { describe, expect, test } from 'vitest';
import { checksum, fromBase32, toBase32 } from './base32';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('base 32', () => {
	// RFC 4648, without what fills up.
	test.each([
		['', ''],
		['f', 'MY'],
		['fo', 'MZXQ'],
		['foo', 'MZXW6'],
		['foob', 'MZXW6YQ'],
		['fooba', 'MZXW6YTB'],
		['foobar', 'MZXW6YTBOI']
	])('%j', (text, written) => {
		expect(toBase32(bytes(text))).toBe(written);
		expect(fromBase32(written)).toEqual(bytes(text));
	});
	test('every byte, all bits of it', () => {
		const all = Uint8Array.from({ length: 256 }, (_, i) => 255 - i);
		expect(fromBase32(toBase32(all))).toEqual(all);
		expect(toBase32(new Uint8Array([255, 255, 255, 255, 255]))).toBe('77777777');
	});
	test.each([
		['a sign of another alphabet', 'M1'],
		['one, where nothing is spare', 'MZXW6YT1'],
		['small letters', 'my'],
		['less than a byte', 'M'],
		['a sign more than it takes', 'MYA'],
		['six, of which one is spare', 'MZXW6Y'],
		['another way to write the same', 'MZ']
	])('is none: %s', (_, text) => expect(fromBase32(text)).toBe(undefined));
});

describe('the checksum', () => {
	test.each([
		['', [0, 0, 0, 0]],
		['a', [0xe8, 0xb7, 0xbe, 0x43]],
		['123456789', [0xcb, 0xf4, 0x39, 0x26]]
	])('is CRC-32: %j', (text, sum) => expect([...checksum(bytes(text))]).toEqual(sum));
});
