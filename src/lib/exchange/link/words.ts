import { flag, several, type Pen } from './pen';

/** The letters of most names at a European table; everything else is written in UTF-8. */
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz -'àèò"];
const LETTER_BITS = 5;
const LENGTH_BITS = 6;
const BYTES_BITS = 8;

/** "anna-maria" as it is written: a capital at the start of each part. */
const capital = (letters: string) => letters.replace(/(^|[ '-])\p{L}/gu, (start) => start.toUpperCase());

/**
 * A name. Written as names are, with capitals where they belong, it costs five bits a letter; any other costs its UTF-8. What
 * comes out is what went in: whatever the capitals would change is written in UTF-8.
 */
export function name(pen: Pen, told = ''): string {
	const letters = [...told.toLowerCase()];
	const isPlain =
		letters.length < 2 ** LENGTH_BITS &&
		letters.every((letter) => LETTERS.includes(letter)) &&
		capital(letters.join('')) === told;
	if (!flag(pen, isPlain)) return utf8(pen, told);
	return capital(
		several(pen, LENGTH_BITS, letters, (letter = '') =>
			String(LETTERS[pen.number(LETTER_BITS, LETTERS.indexOf(letter))])
		).join('')
	);
}

/** Any text of up to 255 bytes. */
export function utf8(pen: Pen, told = ''): string {
	const bytes = several(pen, BYTES_BITS, [...new TextEncoder().encode(told)], (byte) => pen.number(8, byte));
	// What is no UTF-8 comes out with marks for what is lost; a checksum stands before this, so it is nobody's accident.
	return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes));
}

const HEX = /^[0-9a-f]{24}$/;

/** A game's id: the twelve bytes that the app gives to its own, else any text. */
export function gameId(pen: Pen, told = ''): string {
	if (!flag(pen, HEX.test(told))) return utf8(pen, told);
	const pairs = Array.from({ length: 12 }, (_, i) =>
		pen.number(8, Number.parseInt(told.slice(2 * i, 2 * i + 2), 16))
	);
	return pairs.map((pair) => pair.toString(16).padStart(2, '0')).join('');
}
