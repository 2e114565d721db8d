import { describe, expect, test } from 'vitest';
import { flag, oneOf, optional, Reader, several, Writer, type Pen } from './pen';

/** What a layout writes, and what comes of reading that. */
function both<T>(layout: (pen: Pen, told?: T) => T | undefined, told?: T) {
	const writer = new Writer();
	layout(writer, told);
	return { bytes: [...writer.bytes], failed: writer.failed, read: layout(new Reader(writer.bytes)) };
}

describe('a number', () => {
	test('stands in as many bits as it was given, the last byte filled up with zeros', () => {
		const pen = new Writer();
		pen.number(4, 9);
		expect([...pen.bytes]).toEqual([0b1001_0000]);
		pen.number(5, 1);
		expect([...pen.bytes]).toEqual([0b1001_0000, 0b1000_0000]);
		pen.number(7, 127);
		expect([...pen.bytes]).toEqual([0b1001_0000, 0b1111_1111]);
		const reader = new Reader(pen.bytes);
		expect([reader.number(4), reader.number(5), reader.number(7)]).toEqual([9, 1, 127]);
	});
	test('of 32 bits too', () => {
		expect(both((pen, told) => pen.number(32, told), 2 ** 32 - 1)).toEqual({
			bytes: [255, 255, 255, 255],
			failed: false,
			read: 2 ** 32 - 1
		});
	});
	test.each([
		[0, false],
		[15, false],
		[16, true],
		[-1, true],
		[0.5, true]
	])('%d does not fit into four bits: %s', (told, failed) => {
		expect(both((pen, told) => pen.number(4, told), told).failed).toBe(failed);
	});
	test('that nobody told is none', () => {
		expect(both<number>((pen, told) => pen.number(4, told))).toEqual({ bytes: [0], failed: false, read: 0 });
	});
});

describe('the end', () => {
	test.each([
		['nothing read', [0xf0], 0, false, false],
		['half a byte of zeros left', [0xf0], 4, false, true],
		['half a byte of something left', [0xf1], 4, false, false],
		['all read', [0xf1], 8, false, true],
		['a whole byte left', [0xf1, 0], 8, false, false],
		['more read than there is', [0xf1], 9, true, false]
	])('%s', (_, bytes, bits, failed, atEnd) => {
		const pen = new Reader(new Uint8Array(bytes));
		pen.number(bits);
		expect([pen.failed, pen.atEnd]).toEqual([failed, atEnd]);
	});
	test('past it there are zeros', () => {
		const pen = new Reader(new Uint8Array([0xff]));
		expect(pen.number(10)).toBe(0b11_1111_1100);
	});
});

describe('a part', () => {
	test('that is true or not: not, where nobody told', () => {
		expect([true, false, undefined].map((told) => both(flag, told).read)).toEqual([true, false, false]);
	});
	test('that may be missing', () => {
		const layout = (pen: Pen, told?: number) => optional(pen, told, (told) => pen.number(3, told));
		expect(both(layout, 0)).toMatchObject({ bytes: [0b1000_0000], read: 0 });
		expect(both(layout, 5)).toMatchObject({ bytes: [0b1101_0000], read: 5 });
		expect(both(layout)).toMatchObject({ bytes: [0], read: undefined });
	});
	test('of a short list, or none of it', () => {
		const layout = (pen: Pen, told?: string) => oneOf(pen, 2, ['a', 'b', 'c'], told);
		expect(['a', 'b', 'c', undefined].map((told) => both(layout, told).read)).toEqual([
			'a',
			'b',
			'c',
			undefined
		]);
		expect(both(layout, 'c').bytes).toEqual([0b1100_0000]);
	});
	test('that is several, their number before them', () => {
		const layout = (pen: Pen, told?: readonly number[]) => several(pen, 2, told, (one) => pen.number(2, one));
		expect(both<readonly number[]>(layout, [1, 2, 3])).toEqual({
			bytes: [0b1101_1011],
			failed: false,
			read: [1, 2, 3]
		});
		expect(both<readonly number[]>(layout)).toEqual({ bytes: [0], failed: false, read: [] });
		expect(both<readonly number[]>(layout, [0, 0, 0, 0]).failed).toBe(true);
	});
});
