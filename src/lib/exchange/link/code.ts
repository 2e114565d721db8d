import { Position } from '../../log/position';
import { isSame } from '../../log/same';
import type { Player } from '../../players/player';
import { ok, type Result } from '../../result';
import type { Codec, Codecs } from '../codec';
import { enveloped } from '../envelope';
import { readGame, type FiledGame } from '../filed';
import { readFile, writeFile, type GameFile } from '../game-file';
import type { Json } from '../open';
import { wrong, type Wrong } from '../wrong';
import { checksum, fromBase32, toBase32 } from './base32';
import { label, players } from './head';
import { Reader, Writer, type Pen } from './pen';

/**
 * The code of a game, as a link's fragment and a QR code carry it: a digit for the version, a letter for the game, then base 32
 * of the packed game and its checksum. Capitals and digits alone: QR codes have a dense alphabet for these, and no messenger
 * breaks them.
 */
const VERSION = '3';
/** Far beyond seven names of forty letters in any script; what is longer is not even looked at. */
export const LONGEST_CODE = 2400;
const CHECKSUM_BYTES = 4;
const EDITION_BITS = 4;
const PLAYERS_BITS = 4;

/** Nothing where the code could not say all that counts: such a game needs the file. */
export function encode({ codec, setup, log, ...about }: FiledGame): string | undefined {
	const { state } = new Position(codec.game, setup, log);
	const told = { codec, ...about, players: codec.game.players(state), state };
	const pen = new Writer();
	pen.number(EDITION_BITS, codec.link.edition);
	packed(pen, codec, codec.link.edition, writeFile(told));
	if (pen.failed) return undefined;
	const { letter } = codec.link;
	const code = VERSION + letter + toBase32(new Uint8Array([...pen.bytes, ...sumOf(pen.bytes, letter)]));
	const reader = new Reader(pen.bytes);
	const back = readFile(codec, packed(reader, codec, reader.number(EDITION_BITS)));
	const isWhole = back.ok && isSame(proof(back.value), proof(told));
	return isWhole && code.length <= LONGEST_CODE ? code : undefined;
}

/** What has to survive: who sat where, and every point. */
const proof = ({ codec, players, state }: Pick<GameFile, 'codec' | 'players' | 'state'>) => [
	players.map(({ id, name }) => [id, name]),
	codec.score(state, codec.game.view(state))
];

export async function decode(code: string, codecs: Codecs): Promise<Result<FiledGame, Wrong>> {
	const packed = await fileIn(code, codecs);
	return packed.ok ? readGame(packed.value.codec, packed.value.file) : packed;
}

/** The game file that was packed, unchecked as any file is. */
interface Packed {
	readonly codec: Codec;
	readonly file: Json;
}

export async function fileIn(code: string, codecs: Codecs): Promise<Result<Packed, Wrong>> {
	if (code.length > LONGEST_CODE) return wrong('link-too-long');
	const version = code.charAt(0);
	if (version === '1' || version === '2') return fileOfBefore(code, Number(version), codecs);
	if (version !== VERSION) return wrong(/^[4-9]/.test(code) ? 'link-newer' : 'link-broken');
	const letter = code.charAt(1);
	const bytes = wholeBytes(code.slice(2), letter);
	if (!bytes) return wrong('link-broken');
	const codec = await codecs({ letter });
	return codec ? unpacked(codec, bytes) : wrong('link-newer');
}

function unpacked(codec: Codec, bytes: Uint8Array): Result<Packed, Wrong> {
	const pen = new Reader(bytes);
	const edition = pen.number(EDITION_BITS);
	if (edition > codec.link.edition) return wrong('link-newer');
	return ended(pen, codec, packed(pen, codec, edition));
}

/** Up to the second version there was one game: no letter says which, and it tells its own way what came first. */
async function fileOfBefore(code: string, version: number, codecs: Codecs): Promise<Result<Packed, Wrong>> {
	const codec = await codecs({ game: 'virtus' });
	const bytes = wholeBytes(code.slice(1));
	if (!codec?.link.before || !bytes) return wrong('link-broken');
	const pen = new Reader(bytes);
	return ended(pen, codec, codec.link.before(pen, version));
}

const ended = (pen: Reader, codec: Codec, file: Json): Result<Packed, Wrong> =>
	pen.failed || !pen.atEnd ? wrong('link-broken') : ok({ codec, file });

/** The one description for both directions: docs/game-file.md has it in words. */
function packed(pen: Pen, { game, link, players: [least] }: Codec, edition: number, told?: Json): Json {
	const when = label(pen, told);
	const seats = players(pen, PLAYERS_BITS, least, told?.players as readonly Player[] | undefined);
	const ids = seats.map(({ id }) => id);
	return enveloped(game.id, when, seats, link.part(pen, ids, edition, told));
}

/** What was packed; nothing where it is not whole. */
function wholeBytes(text: string, letter = ''): Uint8Array | undefined {
	const bytes = fromBase32(text);
	if (!bytes) return undefined;
	const packed = bytes.subarray(0, -CHECKSUM_BYTES);
	return sumOf(packed, letter).every((byte, i) => byte === bytes[packed.length + i]) ? packed : undefined;
}

/** The letter counts too: a game is never read as another. */
const sumOf = (packed: Uint8Array, letter: string) =>
	checksum(new Uint8Array([...new TextEncoder().encode(letter), ...packed]));

/** The code in whatever was pasted, scanned or opened: a link, a message with a link in it, or the bare code. */
export function codeIn(text: string): string | undefined {
	const linked = /#([0-9][0-9A-Za-z]{16,})/.exec(text)?.[1];
	const bare = /^\s*([0-9][0-9A-Za-z]{16,})\s*$/.exec(text)?.[1];
	return (linked ?? bare)?.toUpperCase();
}
