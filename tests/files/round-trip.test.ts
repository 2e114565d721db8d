/** Every game, in whatever way it is told, comes out of a link and out of a file as it went in. */
import { decode, encode, read, filedOf, readGame, format, historyOf } from '../virtus';
import { writeGame } from '../../src/lib/exchange/filed';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { score } from '../../src/games/virtus/codec/score';
import { relation, saysTheSame } from '../../src/games/virtus/log/compare';
import { replay } from '../../src/games/virtus/log/history';
import type { Sheet } from '../../src/games/virtus/rules/sheet';
import { walk } from '../../src/games/virtus/rules/walk';
import type { Json } from '../../src/lib/exchange/open';
import { positionOf } from '../../src/games/virtus/log/game';
import { realGame } from '../rules/deal';
import { runs } from '../rules/runs';
import { toldIn, WAYS } from '../rules/write';
import { mended } from './games';

const told = fc
	.record({ game: realGame, way: fc.constantFrom(...WAYS), seed: fc.integer() })
	.map(({ game, way, seed }) => {
		const file = read(toldIn(game, way, seed));
		if (!file.ok) throw new Error(file.error.code);
		return file.value;
	});
const scored = (sheet: Sheet) => score(sheet, walk(sheet));

describe('a finished game', { timeout: 0 }, () => {
	test('scores the same once it has been a link', async () => {
		await fc.assert(
			fc.asyncProperty(told, async (file) => {
				const back = await decode(encode(file) ?? '');
				if (!back.ok) throw new Error(back.error.code);
				expect(back.value.sheet.players).toEqual(file.sheet.players);
				expect(scored(back.value.sheet)).toEqual(scored(file.sheet));
				expect(saysTheSame(back.value.sheet, file.sheet)).toBe(true);
			}),
			runs(0.1)
		);
	});

	test('scores the same once its answers have been told anew, and once more as a file with its history', () => {
		fc.assert(
			fc.property(told, (file) => {
				const game = readGame(format(file));
				if (!game.ok) throw new Error(game.error.code);
				expect(scored(positionOf(game.value).state.sheet)).toEqual(scored(file.sheet));
				const back = readGame(JSON.parse(JSON.stringify(writeGame(game.value))));
				if (!back.ok) throw new Error(back.error.code);
				expect(back.value.log).toEqual(game.value.log);
				expect(relation(game.value, back.value)).toBe('same');
			}),
			runs(0.1)
		);
	});
});

describe('a game in the middle of its mends', { timeout: 0 }, () => {
	const kept = fc.record({ game: realGame, seed: fc.integer() }).map(({ game, seed }) => mended(game, seed));
	test('comes back from a file with every tap, undone ones too, and whose each answer was', () => {
		fc.assert(
			fc.property(kept, (game) => {
				const file = JSON.parse(JSON.stringify(writeGame(filedOf(game)))) as unknown;
				const back = readGame(file);
				if (!back.ok) throw new Error(`${back.error.code} ${back.error.path.join('.')}`);
				expect(back.value.log).toEqual(game.log);
				expect(positionOf(back.value).state).toEqual(replay(historyOf(game)));
			}),
			runs(0.3)
		);
	});

	test('from the file without its history it says the same, or is refused for what does not fit', () => {
		fc.assert(
			fc.property(kept, (game) => {
				const { log, ...file } = JSON.parse(JSON.stringify(writeGame(filedOf(game)))) as Json;
				const { sheet } = replay(historyOf(game));
				const [wrong] = walk(sheet).conflicts;
				const back = readGame(file);
				expect(log).toBeDefined();
				if (!wrong && back.ok) expect(scored(positionOf(back.value).state.sheet)).toEqual(scored(sheet));
				expect(back.ok ? undefined : [back.error.code, back.error.path]).toEqual(
					wrong && [wrong.code, wrong.path]
				);
			}),
			runs(0.3)
		);
	});
});
