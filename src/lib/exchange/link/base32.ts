const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding. */
export function toBase32(bytes: Uint8Array): string {
	let text = '';
	let held = 0;
	let bits = 0;
	for (const byte of bytes) {
		held = (held << 8) | byte;
		bits += 8;
		for (; bits >= 5; bits -= 5) text += DIGITS[(held >>> (bits - 5)) & 31];
		held &= (1 << bits) - 1;
	}
	return bits > 0 ? text + DIGITS[(held << (5 - bits)) & 31] : text;
}

/** Nothing where it is no base 32, or not the only way to write these bytes. */
export function fromBase32(text: string): Uint8Array | undefined {
	const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
	let held = 0;
	let bits = 0;
	let at = 0;
	for (const digit of text) {
		const five = DIGITS.indexOf(digit);
		if (five < 0) return undefined;
		held = (held << 5) | five;
		bits += 5;
		if (bits < 8) continue;
		bits -= 8;
		bytes[at++] = held >>> bits;
		held &= (1 << bits) - 1;
	}
	return bits < 5 && held === 0 ? bytes : undefined;
}

/** CRC-32 (IEEE 802.3), four bytes: a code that was cut or mistyped is told from one that a newer app wrote. */
export function checksum(bytes: Uint8Array): Uint8Array {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
	}
	return new Uint8Array(4).map((_, i) => (~crc >>> (24 - 8 * i)) & 255);
}
