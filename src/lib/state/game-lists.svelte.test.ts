import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Database } from '$lib/storage/db';
import { storeGame, type GameRecord } from '$lib/storage/games';
import { faultsAreOver, tellFault } from './faults';
import { GameLists } from './game-lists.svelte';
import { notices } from './notices.svelte';

const PLAYERS = ['ada', 'bea'].map((id) => ({ id, name: id }));
const RECORD: GameRecord = {
	id: 'a-game',
	game: 'ours',
	edition: 1,
	setup: { players: PLAYERS, options: {} },
	players: PLAYERS,
	startedAt: 0,
	touchedAt: Date.now(),
	state: 'open',
	revision: 1
};
let count = 0;
let disk: Database;
beforeEach(async () => {
	disk = new Database(`lists-${++count}`);
	await storeGame(disk, { record: RECORD, log: [] });
});
afterEach(() => {
	faultsAreOver();
	vi.restoreAllMocks();
});

it.each(['hanging', 'blocked'] as const)(
	'come by themselves where storage was only slow: %s',
	async (error) => {
		let answer: (isOpen: boolean) => void = () => {};
		const opening = new Promise<boolean>((answers) => (answer = answers));
		vi.spyOn(disk, 'opened').mockReturnValueOnce(opening);
		vi.spyOn(disk, 'run')
			.mockResolvedValueOnce({ ok: false, error })
			.mockResolvedValueOnce({ ok: false, error });
		// Somebody else may have told of it first.
		await tellFault(error, disk);
		const lists = new GameLists(disk);
		await lists.refresh();
		await vi.waitFor(() => expect(notices.top?.id).toBe(`fault-${error}`));
		expect(lists.open).toEqual([]);
		answer(true);
		await vi.waitFor(() => expect(lists.open.map(({ id }) => id)).toEqual(['a-game']));
		expect(notices.top).toBeUndefined();
	}
);

it('wait for storage that fails otherwise, and come once it works', async () => {
	vi.spyOn(disk, 'run').mockResolvedValueOnce({ ok: false, error: 'lost' });
	const lists = new GameLists(disk);
	await lists.refresh();
	await vi.waitFor(() => expect(notices.top?.id).toBe('fault-lost'));
	expect(lists.open).toEqual([]);
	faultsAreOver();
	await vi.waitFor(() => expect(lists.open).toHaveLength(1));
});

it('count no damaged game, and offer no page more for it', async () => {
	const finished = { ...RECORD, state: 'finished' as const };
	await storeGame(disk, { record: { ...finished, id: 'whole' }, log: [] });
	await storeGame(disk, { record: { ...finished, id: 'torn', players: undefined as never }, log: [] });
	const lists = new GameLists(disk);
	await lists.refresh();
	expect(lists.finished.map(({ id }) => id)).toEqual(['whole']);
	expect([lists.count, lists.hasMore]).toEqual([1, false]);
});
