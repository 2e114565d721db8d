import { describe, expect, test } from 'vitest';
import { label, players } from './head';
import { Reader, Writer, type Pen } from './pen';
import { gameId, name, utf8 } from './words';

function both<T>(layout: (pen: Pen, told?: T) => T, told?: T) {
	const writer = new Writer();
	layout(writer, told);
	return { length: writer.bytes.length, failed: writer.failed, read: layout(new Reader(writer.bytes)) };
}

describe('a name', () => {
	// A flag, six bits of length and five for each letter; or a flag, eight bits of length and the bytes.
	test.each([
		['Ada', 3],
		['Anna-Maria', 8],
		["D'Artagnan", 8],
		['Nicolò', 5],
		['ada', 5],
		['McCoy', 7],
		['Zoë', 6],
		['', 1],
		['A'.padEnd(63, 'a'), 41],
		['A'.padEnd(64, 'a'), 66]
	])('%j takes %i bytes', (told, length) => {
		expect(both(name, told)).toEqual({ length, failed: false, read: told });
	});
	test('that nobody told is empty', () => expect(both(name).read).toBe(''));
});

describe('any text', () => {
	test('to the sign, its first mark too', () => {
		expect(both(utf8, '\uFEFF李').read).toBe('\uFEFF李');
		expect(both(utf8).read).toBe('');
	});
	test('of up to 255 bytes', () => {
		expect(both(utf8, 'x'.repeat(255))).toEqual({ length: 256, failed: false, read: 'x'.repeat(255) });
		expect(both(utf8, 'x'.repeat(256)).failed).toBe(true);
	});
});

describe('the name of a game', () => {
	test.each([
		['0123456789abcdef01234567', 13],
		['000000000000000000000000', 13],
		['0123456789ABCDEF01234567', 26],
		['0123456789abcdef0123456', 25],
		['0123456789abcdef012345678', 27],
		['Übung', 8]
	])('%s takes %i bytes', (told, length) => {
		expect(both(gameId, told)).toEqual({ length, failed: false, read: told });
	});
});

describe('when it was played', () => {
	const first = '1970-01-01T00:00:00.000Z';
	const last = '2106-02-07T06:28:15.000Z';
	test('from 1970 to 2106, to the second', () => {
		expect(both(label, { id: 'x', startedAt: first, finishedAt: last }).read).toStrictEqual({
			id: 'x',
			startedAt: first,
			finishedAt: last
		});
		expect(both(label, { startedAt: '2026-11-01T19:00:00.900Z' }).read).toStrictEqual({
			startedAt: '2026-11-01T19:00:00.000Z'
		});
	});
	test.each(['1969-12-31T23:59:59.000Z', '2106-02-07T06:28:16.000Z', 'then', ''])(
		'and not %j',
		(startedAt) => {
			expect(both(label, { startedAt }).read).toStrictEqual({});
		}
	);
});

describe('those who sit there', () => {
	const of = (...ids: string[]) => ids.map((id) => ({ id, name: 'Ada' }));
	const layout = (least: number) => (pen: Pen, told?: readonly { id: string; name: string }[]) =>
		players(pen, 3, least, told);
	test.each([
		['named as the app does', of('p1', 'p2', 'p3'), 9],
		['named otherwise', of('p1', 'p2', 'ada'), 19]
	])('%s', (_, told, length) => {
		expect(both(layout(2), told)).toEqual({ length, failed: false, read: told });
	});
	test('as many as the bits can say beyond the fewest', () => {
		expect(both(layout(2), of(...Array.from({ length: 9 }, (_, i) => `p${i + 1}`))).failed).toBe(false);
		expect(both(layout(2), of(...Array.from({ length: 10 }, (_, i) => `p${i + 1}`))).failed).toBe(true);
		expect(both(layout(2), of('p1')).failed).toBe(true);
	});
});
