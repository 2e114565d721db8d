import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { Database } from '$lib/storage/db';
import { eraseEverything } from './erasing';
import { unsaved, type UnsavedGame } from '$lib/unsaved/games';

vi.mock('$lib/storage/erase', { spy: true });
const { erase } = await import('$lib/storage/erase');

afterEach(() => unsaved.clear());

/** A game that storage would not take so far. */
const hold = () => unsaved.set('a-game', { id: 'a-game' } as UnsavedGame);

it('leaves nothing to be written while the database goes', async () => {
	hold();
	sessionStorage.setItem('practice', '{}');
	vi.mocked(erase).mockImplementationOnce(async () => {
		expect(unsaved.size).toBe(0);
		return { ok: true, value: undefined };
	});
	expect(await eraseEverything(new Database('erased'), 'erased')).toEqual({ ok: true, value: undefined });
	expect([unsaved.size, sessionStorage.length]).toEqual([0, 0]);
});

it('gives back what is only in memory where nothing could be erased', async () => {
	hold();
	vi.mocked(erase).mockResolvedValueOnce({ ok: false, error: 'blocked' });
	expect(await eraseEverything(new Database('kept'), 'kept')).toEqual({ ok: false, error: 'blocked' });
	expect([...unsaved.keys()]).toEqual(['a-game']);
});
