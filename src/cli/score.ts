import { closeSync, openSync, readSync } from 'node:fs';
import { codec as virtus } from '../games/virtus/codec/codec';
import type { Codec } from '../lib/exchange/codec';
import { gameIn, MOST_BYTES, readFile } from '../lib/exchange/game-file';
import { wrong, type Wrong } from '../lib/exchange/wrong';
import { ok, type Result } from '../lib/result';
import { sentence } from './sentences';

/** Every game of the shelf. */
const CODECS: readonly Codec[] = [virtus];

/** `npm run -s score -- FILE…`: a JSON line for each file, in order; `-` reads one from standard input. */
function main(files: readonly string[]) {
	if (files.length === 0) {
		process.stderr.write('Usage: npm run -s score -- FILE…   (- reads standard input)\n');
		process.exitCode = 1;
		return;
	}
	for (const file of files) {
		const line = scored(file);
		if ('error' in line) process.exitCode = 1;
		process.stdout.write(`${JSON.stringify({ file, ...line })}\n`);
	}
}

function scored(file: string) {
	const text = textOf(file);
	if (!text.ok) return { error: told(text.error) };
	const json = jsonOf(text.value);
	if (!json.ok) return { error: told(json.error) };
	const read = readFile(
		CODECS.find(({ game }) => game.id === gameIn(json.value)),
		json.value
	);
	if (!read.ok) return { error: told(read.error) };
	const { codec, state } = read.value;
	const contradiction = codec.contradiction(state);
	return contradiction ? { error: told(contradiction) } : codec.score(state, codec.game.view(state));
}

function jsonOf(text: string): Result<unknown, Wrong> {
	try {
		return ok(JSON.parse(text));
	} catch {
		return wrong('not-json');
	}
}

const told = (error: Wrong) => ({
	code: error.code,
	path: error.path.join('.'),
	message: sentence(error)
});

function textOf(file: string): Result<string, Wrong> {
	try {
		const bytes = bytesOf(file);
		if (bytes.length > MOST_BYTES) return wrong('too-large');
		return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch (error) {
		return wrong(error instanceof TypeError ? 'not-json' : 'unreadable');
	}
}

/** Reads one byte more than is allowed at most, so that a huge file costs nothing. A pipe gives its bytes in pieces. */
function bytesOf(file: string) {
	const bytes = Buffer.alloc(MOST_BYTES + 1);
	const opened = file === '-' ? 0 : openSync(file, 'r');
	let length = 0;
	try {
		for (let read = -1; read !== 0 && length < bytes.length; length += read)
			read = readSync(opened, bytes, length, bytes.length - length, null);
	} finally {
		if (file !== '-') closeSync(opened);
	}
	return bytes.subarray(0, length);
}

// Whoever reads only the first lines has closed the pipe, and that is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') throw error;
	process.exit();
});
main(process.argv.slice(2));
