/** The headless scorer as it is called from a shell, nothing built beforehand. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { expected, names, pathTo, text } from '../rules/golden-files';

const folder = mkdtempSync(join(tmpdir(), 'seven-calls-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array) {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

function score(files: readonly string[], input = '') {
	const { stdout, stderr, status } = spawnSync('npm', ['run', '-s', 'score', '--', ...files], {
		input,
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024
	});
	const lines = stdout.split('\n');
	expect(lines.pop()).toBe('');
	return { lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), stderr, status };
}

const example = JSON.parse(text('example-2')) as Record<string, unknown> & { calls: Record<string, object> };
const written = (more: object) => JSON.stringify({ ...example, ...more });

describe('npm run -s score', { timeout: 60_000 }, () => {
	test('scores every golden game, a line each, in order, and ends well', () => {
		const { lines, status } = score(names.map(pathTo));
		expect(lines).toEqual(names.map((name) => ({ file: pathTo(name), ...expected(name) })));
		expect(status).toBe(0);
	});

	test('reads standard input for -, in its place among the files', () => {
		const { lines, status } = score(
			[pathTo('two-players'), '-', pathTo('hope-capped')],
			text('nobody-holds-hope')
		);
		expect(lines.map((line) => [line.file, line.totals])).toEqual([
			[pathTo('two-players'), expected('two-players').totals],
			['-', expected('nobody-holds-hope').totals],
			[pathTo('hope-capped'), expected('hope-capped').totals]
		]);
		expect(status).toBe(0);
	});

	test('tells what is wrong with a file, scores the others, and ends with 1', () => {
		const wrong = {
			'cut.json': text('example-2').slice(0, 200),
			'list.json': '[]',
			'chess.json': written({ format: 'chess' }),
			'newer.json': written({ version: 2 }),
			'stranger.json': written({ icons: { nobody: { flame: 1 } } }),
			'target.json': written({
				calls: {
					...example.calls,
					hope: { ...example.calls.hope, targets: ['sofia', 'camilla'] }
				}
			}),
			'large.json': `${text('example-2')}${' '.repeat(1024 * 1024)}`,
			'deep.json': '['.repeat(500_000) + ']'.repeat(500_000),
			'latin.json': new Uint8Array([0x22, 0xe8, 0x22])
		};
		const paths = Object.entries(wrong).map(([name, content]) => file(name, content));
		const missing = join(folder, 'missing.json');
		const { lines, status } = score([...paths, missing, folder, pathTo('example-2')]);
		const told = lines.map(({ file, error, ...rest }) => {
			const { code, path, message } = (error ?? {}) as Record<string, string>;
			expect(rest).toEqual(error ? {} : expected('example-2'));
			if (error) expect(message).toMatch(/^[A-Z].+\.$/);
			return [String(file).replace(`${folder}/`, ''), code, path];
		});
		expect(told).toEqual([
			['cut.json', 'not-json', ''],
			['list.json', 'not-an-object', ''],
			['chess.json', 'other-format', 'format'],
			['newer.json', 'newer-version', 'version'],
			['stranger.json', 'unknown-player', 'icons.nobody'],
			['target.json', 'target-first', 'calls.hope.targets'],
			['large.json', 'too-large', ''],
			['deep.json', 'not-an-object', ''],
			['latin.json', 'not-json', ''],
			['missing.json', 'unreadable', ''],
			[folder, 'unreadable', ''],
			[pathTo('example-2'), undefined, undefined]
		]);
		expect(status).toBe(1);
	});

	test('a file that stops short is scored so far, and says what comes next', () => {
		const { hope, ...told } = example.calls;
		const { targets, ...untold } = hope as { targets: string[] };
		expect(targets).toEqual(['sofia']);
		const short = file('short.json', written({ calls: { ...told, hope: untold } }));
		const { lines, status } = score([short]);
		expect(lines[0]).toMatchObject({
			complete: false,
			totals: { stefano: 7 + 5 + 2, sofia: 7 + 2, camilla: 7 + 8 + 5 + 5 },
			places: {
				charity: ['camilla', 'stefano'],
				faith: ['camilla', 'sofia'],
				hope: ['camilla', 'stefano']
			},
			trios: {},
			winners: [],
			next: { call: 'hope', needs: 'targets', player: 'camilla' }
		});
		expect(status).toBe(0);
	});

	test('players may be called __proto__ and constructor', () => {
		const odd = text('example-2')
			.replaceAll('"stefano"', '"__proto__"')
			.replaceAll('"sofia"', '"constructor"')
			.replaceAll('"camilla"', '"toString"');
		const { stdout } = spawnSync('npm', ['run', '-s', 'score', '--', '-'], { input: odd, encoding: 'utf8' });
		expect(stdout).toContain('"totals":{"__proto__":21,"constructor":37,"toString":43}');
		expect(stdout).toContain('"winners":["toString"]');
	});

	test('takes a thousand files in one call', () => {
		const paths = Array.from({ length: 1000 }, (_, i) =>
			file(`game-${i}.json`, text(names[i % names.length] as string))
		);
		const { lines, status } = score(paths);
		expect(lines.map((line) => line.file)).toEqual(paths);
		expect(lines.every((line) => line.complete)).toBe(true);
		expect(status).toBe(0);
	});

	test('reads a pipe like a file', () => {
		const { stdout } = spawnSync('bash', ['-c', `npm run -s score -- <(cat '${pathTo('example-2')}')`], {
			encoding: 'utf8'
		});
		expect(stdout).toContain('"totals":{"stefano":21,"sofia":37,"camilla":43}');
	});

	test('says how it is called when no file is named', () => {
		const { lines, stderr, status } = score([]);
		expect(lines).toEqual([]);
		expect(stderr).toContain('score -- FILE');
		expect(status).toBe(1);
	});
});
