import type { Result } from '../../../../lib/result';
import { walk } from '../../rules/walk';
import { read, wrong, type GameFile, type Wrong } from '../parse';
import { score } from '../score';
import { checksum, fromBase32, toBase32 } from '../../../../lib/exchange/link/base32';
import { pack, unpack } from './pack';

/**
 * The code of a game, as a link's fragment and a QR code carry it: a digit for the version, then base 32 of the packed game
 * and its checksum. Capitals and digits alone: QR codes have a dense alphabet for these, and no messenger breaks them.
 */
const VERSIONS = { '1': 1, '2': 2 } as const;
/** Far beyond seven names of forty letters in any script; what is longer is not even looked at. */
export const LONGEST_CODE = 2400;
const CHECKSUM_BYTES = 4;

/** Nothing where the code could not say all that counts: such a game needs the file. */
export function encode(file: GameFile): string | undefined {
	const packed = pack(file);
	if (!packed) return undefined;
	const { version, bytes } = packed;
	const code = version + toBase32(new Uint8Array([...bytes, ...checksum(bytes)]));
	const back = decode(code);
	return back.ok && isTold(back.value) === isTold(file) ? code : undefined;
}

/** What has to survive: who sat where, and every point. */
const isTold = ({ sheet }: GameFile) =>
	JSON.stringify([sheet.players.map(({ id, name }) => [id, name]), score(sheet, walk(sheet))]);

export function decode(code: string): Result<GameFile, Wrong> {
	if (code.length > LONGEST_CODE) return wrong('link-too-long');
	const version = VERSIONS[code.charAt(0) as keyof typeof VERSIONS];
	if (!version) return wrong(/^[3-9]/.test(code) ? 'link-newer' : 'link-broken');
	const bytes = fromBase32(code.slice(1));
	if (!bytes || bytes.length <= CHECKSUM_BYTES) return wrong('link-broken');
	const packed = bytes.subarray(0, -CHECKSUM_BYTES);
	const isWhole = checksum(packed).every((byte, i) => byte === bytes[packed.length + i]);
	const game = isWhole ? unpack(packed, version) : undefined;
	return game ? read(game) : wrong('link-broken');
}

/** The code in whatever was pasted, scanned or opened: a link, a message with a link in it, or the bare code. */
export function codeIn(text: string): string | undefined {
	const linked = /#([0-9][0-9A-Za-z]{16,})/.exec(text)?.[1];
	const bare = /^\s*([0-9][0-9A-Za-z]{16,})\s*$/.exec(text)?.[1];
	return (linked ?? bare)?.toUpperCase();
}
