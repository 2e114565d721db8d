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
			'newer-log.json': written({ log: { edition: 2 } }),
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
			['newer-log.json', 'newer-version', 'log.edition'],
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

	test('says how many can play', () => {
		const seats = (count: number) =>
			written({ players: Array.from({ length: count }, (_, i) => ({ id: `${i}`, name: `${i}` })) });
		const { lines } = score([file('alone.json', seats(1)), file('crowd.json', seats(8))]);
		expect(lines.map(({ error }) => error)).toEqual([
			{ code: 'too-few-players', path: 'players', message: 'This game takes at least 2 players.' },
			{ code: 'too-many-players', path: 'players', message: 'This game takes at most 7 players.' }
		]);
	});

	test('V2.2, V3, V4, V5, V10.1: nobody’s answer is another’s, and no order or trio against the cards', () => {
		type Told = Record<string, Record<string, unknown>>;
		const { calls } = example as unknown as { calls: Told };
		const told = (change: Told, more: object = {}) =>
			written({
				calls: {
					...calls,
					...Object.fromEntries(Object.entries(change).map(([v, c]) => [v, { ...calls[v], ...c }]))
				},
				...more
			});
		const none = { stefano: 0, sofia: 0, camilla: 0 };
		const wrong: readonly [string, string, string, string][] = [
			[
				'discards',
				told({ charity: { by: { first: 'sofia' } } }),
				'said-by-another',
				'calls.charity.discards.first'
			],
			['asks', told({ faith: { by: 'sofia' } }), 'said-by-another', 'calls.faith.asks'],
			['targets', told({ hope: { by: 'stefano' } }), 'said-by-another', 'calls.hope.targets'],
			['nobody-1st', told({ faith: { cards: none, by: 'camilla' } }), 'asks-by-nobody', 'calls.faith.asks'],
			[
				'nobody-hope',
				told({ hope: { cards: none, by: 'camilla' } }),
				'target-by-nobody',
				'calls.hope.targets'
			],
			[
				'nobody-charity',
				told({ charity: { cards: none, by: { second: 'stefano' }, discards: { second: [] } } }),
				'discard-by-nobody',
				'calls.charity.discards.second'
			],
			['twice', told({ charity: { higher: ['sofia', 'sofia'] } }), 'higher-twice', 'calls.charity.higher'],
			['not-tied', told({ charity: { higher: ['camilla'] } }), 'higher-not-tied', 'calls.charity.higher'],
			['denied', told({ charity: { higher: ['sofia'] } }), 'higher-denied', 'calls.charity.higher'],
			['trios', told({}, { trios: { sofia: 5 } }), 'trios-denied', 'trios.sofia'],
			['stranger-by', told({ hope: { by: 'zoe' } }), 'unknown-player', 'calls.hope.by'],
			['stranger-higher', told({ hope: { higher: ['zoe'] } }), 'unknown-player', 'calls.hope.higher.0'],
			['stranger-trios', told({}, { trios: { zoe: 1 } }), 'unknown-player', 'trios.zoe'],
			['negative', told({}, { trios: { sofia: -1 } }), 'not-a-number', 'trios.sofia']
		];
		const { lines, status } = score(wrong.map(([name, content]) => file(`${name}.json`, content)));
		const errors = lines.map(({ error }) => error as Record<string, string>);
		expect(errors.map(({ code, path }) => [code, path])).toEqual(
			wrong.map(([, , code, path]) => [code, path])
		);
		for (const { message } of errors) expect(message).toMatch(/^[A-Z].+\.$/);
		expect(status).toBe(1);
	});

	test('V2.2, V10.1: at a tie and at a trio it says both keys that would tell', () => {
		const { calls, icons, trios, ...rest } = JSON.parse(text('three-way-tie-by-higher')) as Record<
			string,
			object
		>;
		const { higher, ...charity } = (calls as Record<string, Record<string, unknown>>).charity ?? {};
		expect([higher, trios]).toEqual([['ada', 'bea'], { ada: 1, carlo: 0 }]);
		const short = [
			{ ...rest, icons, trios, calls: { ...calls, charity } },
			{ ...rest, icons, trios, calls: { ...calls, charity: { ...charity, higher: ['ada'] } } },
			{ ...rest, icons, calls }
		].map((told, i) => file(`short-${i}.json`, JSON.stringify(told)));
		const { lines, status } = score(short);
		expect(lines.map(({ complete, next }) => [complete, next])).toEqual([
			[false, { call: 'charity', needs: 'best', player: 'ada', or: 'higher' }],
			[false, { call: 'charity', needs: 'best', player: 'bea', or: 'higher' }],
			[false, { call: 'trios', needs: 'icons', player: 'ada', icon: 'water', or: 'trios' }]
		]);
		expect(status).toBe(0);
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
