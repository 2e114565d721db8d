import { closeSync, openSync, readSync } from 'node:fs';
import { MOST_BYTES, parse, type GameFile, type Wrong } from '../games/virtus/codec/parse';
import { score } from '../games/virtus/codec/score';
import { fail, ok, type Result } from '../lib/result';
import { walk } from '../games/virtus/rules/walk';
import { sentence } from './sentences';

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
	const read: Result<GameFile, Wrong | Unreadable> = text.ok ? parse(text.value) : text;
	if (!read.ok) return { error: told(read.error) };
	const { sheet } = read.value;
	const result = walk(sheet);
	const [conflict] = result.conflicts;
	return conflict ? { error: told(conflict) } : score(sheet, result);
}

interface Unreadable {
	readonly code: 'unreadable' | 'not-json';
	readonly path: readonly [];
}

const told = ({ code, path }: Wrong | Unreadable) => ({
	code,
	path: path.join('.'),
	message: sentence(code)
});

function textOf(file: string): Result<string, Wrong | Unreadable> {
	try {
		const bytes = bytesOf(file);
		if (bytes.length > MOST_BYTES) return fail({ code: 'too-large', path: [] });
		return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch (error) {
		return fail({ code: error instanceof TypeError ? 'not-json' : 'unreadable', path: [] });
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
