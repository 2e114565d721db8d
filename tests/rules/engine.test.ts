/** The golden games through the engine: read as files, walked, and compared with the results written down beside them. */
import { parse } from '../virtus';
import { describe, expect, test } from 'vitest';
import { score } from '../../src/games/virtus/codec/score';
import { walk } from '../../src/games/virtus/rules/walk';
import { expected, names, text } from './golden-files';

function walked(name: string) {
	const file = parse(text(name));
	if (!file.ok) throw new Error(`${file.error.code} at ${file.error.path.join('.')}`);
	return { sheet: file.value.sheet, walk: walk(file.value.sheet) };
}

describe.each(names)('%s', (name) => {
	test('every cell is as written down', () => {
		const { sheet, walk } = walked(name);
		expect(walk.conflicts).toEqual([]);
		expect(score(sheet, walk)).toEqual(expected(name));
	});
});
