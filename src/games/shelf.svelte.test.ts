import { expect, test } from 'vitest';
import { SHELF } from './shelf';

test.each(SHELF)('what the shelf says of $id, its game and its codec say too', async (manifest) => {
	const [game, codec] = await Promise.all([manifest.load(), manifest.codec()]);
	expect([game.id, codec.game.id]).toEqual([manifest.id, manifest.id]);
	expect(game.edition).toBe(manifest.edition);
	expect([codec.link.letter, codec.players]).toEqual([manifest.letter, manifest.players]);
});

test('no two games have one name or one letter', () => {
	expect(new Set(SHELF.map(({ id }) => id)).size).toBe(SHELF.length);
	expect(new Set(SHELF.map(({ letter }) => letter)).size).toBe(SHELF.length);
});

test.each(SHELF)('$id has a sentence and a colour for whatever a list has read', ({ stands, tint }) => {
	for (const step of ['', 'gluttony'])
		expect([stands(step), tint(step)]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
});
