/** Every game, in whatever way it is told, comes out of a link and out of a file as it went in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, encode } from '../../src/lib/gamefile/compact/link';
import { read } from '../../src/lib/gamefile/parse';
import { score } from '../../src/lib/gamefile/score';
import { compare, saysTheSame } from '../../src/lib/history/compare';
import { replay } from '../../src/lib/history/history';
import type { Sheet } from '../../src/lib/rules/virtus/sheet';
import { walk } from '../../src/lib/rules/virtus/walk';
import { readGame, withHistory, writeGame } from '../../src/lib/storage/files/told';
import { realGame } from '../rules/deal';
import { runs } from '../rules/runs';
import { toldIn, WAYS } from '../rules/write';

const told = fc
	.record({ game: realGame, way: fc.constantFrom(...WAYS), seed: fc.integer() })
	.map(({ game, way, seed }) => {
		const file = read(toldIn(game, way, seed));
		if (!file.ok) throw new Error(file.error.code);
		return file.value;
	});
const scored = (sheet: Sheet) => score(sheet, walk(sheet));

describe('a finished game', { timeout: 0 }, () => {
	test('scores the same once it has been a link', () => {
		fc.assert(
			fc.property(told, (file) => {
				const back = decode(encode(file) ?? '');
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
				const game = withHistory(file);
				if (!game.ok) throw new Error(game.error.code);
				expect(scored(replay(game.value.history).sheet)).toEqual(scored(file.sheet));
				const back = readGame(JSON.parse(JSON.stringify(writeGame(game.value))));
				if (!back.ok) throw new Error(back.error.code);
				expect(back.value.history).toEqual(game.value.history);
				expect(compare(game.value.history, back.value.history)).toBe('same');
			}),
			runs(0.1)
		);
	});
});
