import 'fake-indexeddb/auto';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, type Edit } from './log/edit';
import { virtus } from './log/game';
import type { QuestionOf } from './rules/question';
import { walk } from './rules/walk';
import { Database } from '$lib/storage/db';
import { storeGame, loadGame } from '$lib/storage/games';
import { withLog, type RecordOfBefore } from '$lib/storage/upgrades';
import { markGame, sweep } from '$lib/storage/lists';
import { exportEverything } from '$lib/state/everything';
import { exportGame } from '$lib/state/exports';
import { LiveGame } from '$lib/state/live-game.svelte';
import { faultsAreOver } from '$lib/state/faults';
import { notices } from '$lib/state/notices.svelte';
import { nowSaved } from '$lib/unsaved/retrying';
import { openGame } from '$lib/state/opening';
import { sessionOf, startVirtus, type Session } from './session.svelte';
import { arrived, historyOf } from '../../../tests/virtus';
import { unsaved } from '$lib/unsaved/games';

vi.mock('./rules/walk', { spy: true });

const PLAYERS = ['ada', 'bea', 'carlo'].map((id) => ({ id, name: id.toUpperCase() }));

let count = 0;
let database: Database;
const close: (() => void)[] = [];

beforeEach(() => {
	database = new Database(`session-${++count}`);
});
afterEach(async () => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	for (const leave of close.splice(0)) leave();
	for (const id of [...unsaved.keys()]) nowSaved(id);
	faultsAreOver();
	sessionStorage.clear();
	while (notices.top) notices.dismiss(notices.top.id);
});

const newGame = async () => (await startVirtus(PLAYERS, {}, database)).id;
/** A tab that opens the game and shows it. */
async function tab(id: string) {
	const session = await deafTab(id);
	close.push(session.watch());
	return session;
}
/** One that hears nothing of the others: news comes late, or a phone slept through them. */
async function deafTab(id: string) {
	const opened = await openGame(id, database);
	if (!opened.ok) throw new Error('no such game');
	const session = sessionOf(opened.value);
	if (!session) throw new Error('another game');
	return session;
}
/** The list that a session asks for. */
const listAsked = (session: Session) => session.walk.next as QuestionOf<'discards' | 'targets'>;

/** What the disk holds, as any other tab would read it. */
async function onDisk(id: string) {
	const read = await loadGame(database, id);
	if (!read.ok || !read.value) throw new Error('not on the disk');
	const { edits, at } = historyOf(read.value);
	return { ...read.value, edits, at };
}

/** From now on the disk is full, until what is returned is called. */
function fillDisk() {
	const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('', 'QuotaExceededError');
	});
	return () => full.mockRestore();
}

const shownCards = (session: Session) => Object.fromEntries(session.state.sheet.calls.charity.cards);
const answers = (edits: readonly Edit[]) => edits.map((edit) => ('answer' in edit ? edit.answer : edit.kind));

describe('a tap', () => {
	it('is on the disk before it is shown', async () => {
		const id = await newGame();
		const session = await tab(id);
		const seen: [shown: number, kept: number][] = [];
		const put = IDBObjectStore.prototype.put;
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
			this.transaction.addEventListener('complete', () => seen.push([historyOf(session.game).at, 1]));
			return put.apply(this, args);
		});
		const writing = session.reply(2);
		expect(shownCards(session)).toEqual({});
		await writing;
		// When the transaction completed, the screen still showed what was there before.
		expect(seen.length).toBeGreaterThan(0);
		expect(seen.every(([shown]) => shown === 0)).toBe(true);
		expect(shownCards(session)).toEqual({ ada: 2 });
		expect((await onDisk(id)).edits).toHaveLength(1);
	});

	it('lands on its own question when it is faster than the write before it', async () => {
		const id = await newGame();
		const session = await tab(id);
		await Promise.all([session.reply(4), session.reply(1), session.reply(0)]);
		expect(shownCards(session)).toEqual({ ada: 4, bea: 1, carlo: 0 });
		expect(answers((await onDisk(id)).edits)).toEqual([4, 1, 0]);
	});

	it('on a key that is still shown while the next question is of another kind, answers nothing', async () => {
		const id = await newGame();
		const session = await tab(id);
		await Promise.all([session.reply(4), session.reply(1), session.reply(0), session.reply(0)]);
		expect(session.walk.next).toMatchObject({ kind: 'discards', player: 'ada' });
		expect((await onDisk(id)).edits).toHaveLength(3);
	});

	it('takes the place of what an undo of the same moment took back', async () => {
		const id = await newGame();
		const session = await tab(id);
		await session.reply(4);
		await Promise.all([session.undo(), session.reply(3)]);
		expect(shownCards(session)).toEqual({ ada: 3 });
		expect(answers((await onDisk(id)).edits)).toEqual([3]);
		expect(shownCards(await tab(id))).toEqual({ ada: 3 });
	});
});

describe('a game opened again', () => {
	it('undoes to its start and redoes to its end', async () => {
		const id = await newGame();
		const first = await tab(id);
		for (const cards of [4, 1, 0]) await first.reply(cards);
		for (let at = 3; at > 0; at--) {
			const session = await tab(id);
			expect([session.canUndo, historyOf(session.game).at]).toEqual([true, at]);
			await session.undo();
		}
		const start = await tab(id);
		expect([start.canUndo, start.canRedo, shownCards(start)]).toEqual([false, true, {}]);
		for (let at = 0; at < 3; at++) await (await tab(id)).redo();
		const end = await tab(id);
		expect([end.canRedo, shownCards(end)]).toEqual([false, { ada: 4, bea: 1, carlo: 0 }]);
	});

	it('has forgotten what was undone once something else was said', async () => {
		const id = await newGame();
		const session = await tab(id);
		for (const cards of [4, 1, 0]) await session.reply(cards);
		await session.undo();
		await session.undo();
		await session.reply(2);
		const again = await tab(id);
		expect([again.canRedo, shownCards(again)]).toEqual([false, { ada: 4, bea: 2 }]);
	});

	it('stands at the Virtue that was called, with the list that was open', async () => {
		const id = await newGame();
		const session = await tab(id);
		for (const cards of [4, 1, 0]) await session.reply(cards);
		await session.choose(listAsked(session), { icon: 'chalice' });
		const again = await tab(id);
		expect(again.openList(listAsked(again))).toEqual([{ icon: 'chalice' }]);
		await again.complete(listAsked(again));
		await again.reply([]);
		await again.call('faith');
		expect((await tab(id)).state.called).toBe('faith');
	});

	it('is not there once it was deleted, or never was', async () => {
		const id = await newGame();
		await markGame(database, id, { state: 'deleted', touchedAt: 1 });
		const none = { ok: false, error: { why: 'none' } };
		expect(await openGame(id, database)).toEqual(none);
		expect(await openGame('no-such-game', database)).toEqual(none);
	});
});

it('keeps an outline that says where the table stands, and the result at the end', async () => {
	const { id } = await startVirtus(PLAYERS.slice(0, 2), {}, database);
	const session = await tab(id);
	expect(session.record).toMatchObject({ state: 'open', step: 'charity' });
	// Nobody holds a single card.
	for (let question = session.walk.next; question; question = session.walk.next) await session.reply(0);
	const { record } = await onDisk(id);
	expect(record).toMatchObject({ state: 'finished', result: { winners: ['ada', 'bea'], totals: [7, 7] } });
	expect(record.step).toBeUndefined();
	await session.undo();
	expect((await onDisk(id)).record).toMatchObject({ state: 'open' });
	expect((await onDisk(id)).record.result).toBeUndefined();
});

describe('where storage fails', () => {
	it('goes on in memory, says so, and writes all of it once it can', async () => {
		const id = await newGame();
		const session = await tab(id);
		await session.reply(4);
		const freed = fillDisk();
		await session.reply(1);
		await session.reply(0);
		expect(shownCards(session)).toEqual({ ada: 4, bea: 1, carlo: 0 });
		await vi.waitFor(() => expect(notices.top?.id).toBe('fault-full'));
		expect(answers((await onDisk(id)).edits)).toEqual([4]);
		// Somebody leaves the walk and comes back to it, in the same page.
		for (const leave of close.splice(0)) leave();
		const again = await tab(id);
		expect(shownCards(again)).toEqual({ ada: 4, bea: 1, carlo: 0 });
		freed();
		await again.reply([]);
		expect(answers((await onDisk(id)).edits)).toEqual([4, 1, 0, []]);
		expect(notices.top?.id).toBe('fault-over');
		expect(unsaved.size).toBe(0);
	});

	it('keeps in sight what is tapped while storage comes back', async () => {
		const session = await tab(await newGame());
		const freed = fillDisk();
		await session.reply(4);
		freed();
		const put = IDBObjectStore.prototype.put;
		let next: Promise<unknown> | undefined;
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
			this: IDBObjectStore,
			...what
		) {
			next = session.reply(0);
			return put.apply(this, what);
		});
		await session.reply(1);
		expect(shownCards(session)).toEqual({ ada: 4, bea: 1, carlo: 0 });
		await next;
		expect(shownCards(session)).toEqual({ ada: 4, bea: 1, carlo: 0 });
	});

	it('writes all of it when the app comes back into view, with no tap at all', async () => {
		const id = await newGame();
		const session = await tab(id);
		const freed = fillDisk();
		await session.reply(4);
		await session.reply(1);
		freed();
		dispatchEvent(new Event('focus'));
		await vi.waitFor(() => expect(unsaved.size).toBe(0));
		expect(answers((await onDisk(id)).edits)).toEqual([4, 1]);
	});

	it('asks before the page is closed, as long as something is only in it', async () => {
		const closing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
		const session = await tab(await newGame());
		expect(closing()).toBe(false);
		const freed = fillDisk();
		await session.reply(4);
		expect(closing()).toBe(true);
		freed();
		await session.reply(1);
		expect(closing()).toBe(false);
	});

	it('undoes and redoes in memory, and writes where that has led', async () => {
		const id = await newGame();
		const session = await tab(id);
		await session.reply(4);
		const freed = fillDisk();
		await session.reply(1);
		await session.undo();
		await session.undo();
		await session.redo();
		freed();
		await session.reply(2);
		expect(answers((await onDisk(id)).edits)).toEqual([4, 2]);
	});

	it('does not say a second time what was written after all', async () => {
		const id = await newGame();
		const session = await tab(id);
		// The connection breaks just after the commit: written it is, but nobody is told.
		const run = database.run.bind(database);
		const broken = vi.spyOn(database, 'run').mockImplementation(async (work) => {
			await run(work);
			return { ok: false, error: 'lost' };
		});
		await session.reply(4);
		await session.mend({ kind: 'cards', call: 'charity', player: 'ada', most: 14 }, 3);
		await session.reply(1);
		broken.mockRestore();
		await session.reply(0);
		expect(answers((await onDisk(id)).edits)).toEqual([4, 3, 1, 0]);
		expect(notices.top?.id).toBe('fault-over');
	});

	it('goes on even where a bug of ours keeps a tap from being written', async () => {
		const told = vi.spyOn(console, 'error').mockImplementation(() => {});
		const session = await tab(await newGame());
		vi.spyOn(database, 'write').mockRejectedValue(new TypeError('a bug'));
		await session.reply(4);
		await session.reply(1);
		expect(shownCards(session)).toEqual({ ada: 4, bea: 1 });
		expect(told).toHaveBeenCalled();
	});

	it('does not say that a game is missing when it cannot be read', async () => {
		const id = await newGame();
		vi.spyOn(database, 'run').mockResolvedValue({ ok: false, error: 'hanging' });
		expect(await openGame(id, database)).toEqual({ ok: false, error: { why: 'unreadable' } });
		await vi.waitFor(() => expect(notices.top?.id).toBe('fault-hanging'));
	});

	it('starts a game in memory too', async () => {
		const freed = fillDisk();
		const id = await newGame();
		const session = await tab(id);
		await session.reply(4);
		freed();
		await session.reply(1);
		expect(answers((await onDisk(id)).edits)).toEqual([4, 1]);
	});

	it('opens what was tapped while the disk was read, where the disk would not take it', async () => {
		const id = await newGame();
		const session = await tab(id);
		const run = database.run.bind(database);
		let freed = () => {};
		vi.spyOn(database, 'run').mockImplementationOnce(async (...work) => {
			const read = await run(...work);
			freed = fillDisk();
			await session.reply(4);
			return read;
		});
		const again = await deafTab(id);
		expect(shownCards(again)).toEqual({ ada: 4 });
		freed();
		await again.reply(1);
		expect(answers((await onDisk(id)).edits)).toEqual([4, 1]);
	});

	it('keeps the name that its file gave to a game, and what the file says beyond the format', async () => {
		const id = await newGame();
		const { log, record } = await onDisk(id);
		const source = { id: 'Friday night', weather: 'rain' };
		const filed = { log, record: { ...record, source, revision: 2 } };
		await storeGame(database, filed, { log, record });
		const session = await tab(id);
		const freed = fillDisk();
		await session.reply(4);
		const exported = await exportGame(id, database);
		expect(exported.ok && JSON.parse(exported.value?.text ?? '')).toMatchObject(source);
		freed();
		await session.reply(1);
		expect(await onDisk(id)).toMatchObject({ record: { source }, at: 2 });
	});

	it('saves what is left of everything, and says that it is not all', async () => {
		const whole = await exportEverything(0, database);
		expect(whole).toMatchObject({ ok: true, value: { isPartial: false } });
		const freed = fillDisk();
		const id = await newGame();
		freed();
		vi.spyOn(database, 'run').mockResolvedValue({ ok: false, error: 'lost' });
		const left = await exportEverything(0, database);
		if (!left.ok) throw new Error();
		expect(JSON.parse(left.value.text)).toMatchObject({ games: [{ id }] });
		expect(left.value).toMatchObject({ isPartial: true, newer: 0 });
	});

	it('saves everything but what is damaged, and says how much that is', async () => {
		const id = await newGame();
		const { record, log } = await onDisk(id);
		await storeGame(database, { log, record: { ...record, id: 'torn', setup: undefined } as never });
		const within = (name: string, body: object | null, more: object = {}) => {
			const torn = [{ id: 'x', by: '', clock: 1, at: 0, body }] as never;
			return storeGame(database, { log: torn, record: { ...record, ...more, id: name } });
		};
		await within('no answer', null);
		await within('no count', { kind: 'cards', call: 'charity', player: 'ada', answer: 'x' });
		await within('one player', null, { setup: { ...record.setup, players: [{ id: 'p1', name: 'Ada' }] } });
		await within('no such year', null, { startedAt: 1e300 });
		const saved = await exportEverything(0, database);
		if (!saved.ok) throw new Error();
		const { games } = JSON.parse(saved.value.text) as { games: { id: string }[] };
		const damaged = ['torn', 'no answer', 'no count', 'one player', 'no such year'];
		expect(games.filter((game) => damaged.includes(game.id))).toEqual([]);
		expect(games.map((game) => game.id)).toContain(id);
		expect(saved.value).toMatchObject({ damaged: 5, newer: 0, isPartial: false });
		// What is left out would have kept all of it from being read again.
		expect(await arrived(saved.value.text)).toMatchObject({ ok: true });
	});

	it('writes a game that nobody has tapped in yet', async () => {
		const freed = fillDisk();
		const id = await newGame();
		freed();
		dispatchEvent(new Event('online'));
		await vi.waitFor(() => expect(unsaved.size).toBe(0));
		expect(await onDisk(id)).toMatchObject({ edits: [], at: 0, record: { state: 'open' } });
	});
});

describe('a page that goes before it could write', () => {
	/** All that a page held is gone, but what its tab keeps. */
	const reload = () => unsaved.clear();

	it('leaves its taps to the next one in the same tab', async () => {
		const id = await newGame();
		const session = await tab(id);
		for (const cards of [4, 1]) await session.reply(cards);
		const freed = fillDisk();
		await session.undo();
		await session.reply(2);
		await session.reply(0);
		reload();
		const next = await deafTab(id);
		expect(shownCards(next)).toEqual({ ada: 4, bea: 2, carlo: 0 });
		expect(unsaved.size).toBe(1);
		reload();
		freed();
		expect(shownCards(await deafTab(id))).toEqual({ ada: 4, bea: 2, carlo: 0 });
		expect(answers((await onDisk(id)).edits)).toEqual([4, 2, 0]);
		expect(sessionStorage.length).toBe(0);
	});

	it('leaves a game that was never written', async () => {
		vi.stubGlobal('indexedDB', undefined);
		const id = await newGame();
		await (await deafTab(id)).reply(4);
		reload();
		expect(shownCards(await deafTab(id))).toEqual({ ada: 4 });
		vi.unstubAllGlobals();
		await (await deafTab(id)).reply(1);
		expect(answers((await onDisk(id)).edits)).toEqual([4, 1]);
	});

	it('leaves deleted what was deleted, and brings back what was brought back', async () => {
		const id = await newGame();
		const session = await deafTab(id);
		await session.reply(4);
		const { state, touchedAt } = session.record;
		let freed = fillDisk();
		await session.reply(1);
		await (unsaved.get(id) as LiveGame).mark({ state: 'deleted', touchedAt: 99 });
		reload();
		expect(await openGame(id, database)).toEqual({ ok: false, error: { why: 'none' } });
		freed();
		reload();
		expect(await openGame(id, database)).toEqual({ ok: false, error: { why: 'none' } });
		expect(await onDisk(id)).toMatchObject({ record: { state: 'deleted', touchedAt: 99 }, at: 2 });

		const stored = await loadGame(database, id);
		if (!stored.ok || !stored.value) throw new Error();
		freed = fillDisk();
		await new LiveGame(virtus, stored.value, true, database).mark({ state, touchedAt });
		reload();
		freed();
		expect(shownCards(await deafTab(id))).toEqual({ ada: 4, bea: 1 });
		expect(await onDisk(id)).toMatchObject({ record: { state, touchedAt }, at: 2 });
	});

	it.each(['constructor', '__proto__'])('leaves no game called %s that was never here', async (id) => {
		const { log, record } = await onDisk(await newGame());
		await storeGame(database, { log, record: { ...record, id } });
		expect(shownCards(await deafTab(id))).toEqual({});
	});

	it('does not undo what another tab has said since', async () => {
		const id = await newGame();
		const [one, two] = [await deafTab(id), await deafTab(id)];
		const freed = fillDisk();
		await two.reply(9);
		await two.reply(3);
		reload();
		freed();
		// Each tab has a storage of its own; here they share one.
		const left = sessionStorage.getItem('unsaved') ?? '';
		await one.reply(4);
		sessionStorage.setItem('unsaved', left);
		expect(shownCards(await deafTab(id))).toEqual({ ada: 4, bea: 3 });
		expect(answers((await onDisk(id)).edits)).toEqual([4, 3]);
		expect(notices.top?.id).toBe('overtaken');
	});
});

describe('two tabs', () => {
	it('see what the other one taps', async () => {
		const id = await newGame();
		const [one, two] = [await tab(id), await tab(id)];
		await one.reply(4);
		await vi.waitFor(() => expect(shownCards(two)).toEqual({ ada: 4 }));
		await two.reply(1);
		await vi.waitFor(() => expect(shownCards(one)).toEqual({ ada: 4, bea: 1 }));
		await one.undo();
		await vi.waitFor(() => expect(shownCards(two)).toEqual({ ada: 4 }));
	});

	it('never write over each other: what one missed stands, and its own tap goes to its own question', async () => {
		const id = await newGame();
		const [one, two] = [await deafTab(id), await deafTab(id)];
		await one.reply(4);
		await Promise.all([two.reply(9), two.reply(3), two.reply(2)]);
		// Ada was told by the other tab; Bea and Carlo were not.
		expect(answers((await onDisk(id)).edits)).toEqual([4, 3, 2]);
		expect(shownCards(two)).toEqual({ ada: 4, bea: 3, carlo: 2 });
		expect(notices.top?.id).toBe('overtaken');
	});

	it('say nothing of a tap that both made', async () => {
		const id = await newGame();
		const [one, two] = [await deafTab(id), await deafTab(id)];
		await Promise.all([one.reply(4), two.reply(4)]);
		await Promise.all([one.undo(), two.undo()]);
		expect(await onDisk(id)).toMatchObject({ at: 0, edits: [{ answer: 4 }] });
		await Promise.all([one.redo(), two.redo()]);
		expect(await onDisk(id)).toMatchObject({ at: 1, edits: [{ answer: 4 }] });
		expect(notices.top).toBeUndefined();
	});

	it('put one list together', async () => {
		const id = await newGame();
		const first = await deafTab(id);
		for (const cards of [4, 1, 0]) await first.reply(cards);
		const [one, two] = [await deafTab(id), await deafTab(id)];
		await Promise.all([
			one.choose(listAsked(one), { icon: 'chalice' }),
			two.choose(listAsked(two), { icon: 'flame' })
		]);
		const { state } = await deafTab(id);
		expect(state.open?.answer).toHaveLength(2);
		expect(state.open?.answer).toEqual(expect.arrayContaining([{ icon: 'chalice' }, { icon: 'flame' }]));
		expect(notices.top).toBeUndefined();
	});

	it('never undo what the other one has just said', async () => {
		const id = await newGame();
		const first = await deafTab(id);
		await first.reply(4);
		const [one, two] = [await deafTab(id), await deafTab(id)];
		await one.reply(1);
		await two.undo();
		expect(await onDisk(id)).toMatchObject({ at: 2, edits: [{ answer: 4 }, { answer: 1 }] });
		expect(shownCards(two)).toEqual({ ada: 4, bea: 1 });
		expect(notices.top?.id).toBe('overtaken');
	});

	it('never call ahead of a question that the other one has opened again', async () => {
		const id = await newGame();
		const first = await deafTab(id);
		for (const cards of [0, 0, 0]) await first.reply(cards);
		const [one, two] = [await deafTab(id), await deafTab(id)];
		await one.undo();
		await two.call('faith');
		expect(two.state.called).toBe('charity');
		expect(notices.top?.id).toBe('overtaken');
	});

	it('keep what one of them had only in memory, upon what the other has written', async () => {
		const id = await newGame();
		const [one, two] = [await deafTab(id), await tab(id)];
		const freed = fillDisk();
		await two.reply(9);
		await two.reply(3);
		freed();
		await one.reply(4);
		// The news alone is enough: storage works for the other tab, so it may for this one.
		await vi.waitFor(() => expect(shownCards(two)).toEqual({ ada: 4, bea: 3 }));
		expect(unsaved.size).toBe(0);
		expect(answers((await onDisk(id)).edits)).toEqual([4, 3]);
	});

	it('make no torn game of one that the other has taken away for good', async () => {
		const id = await newGame();
		const session = await deafTab(id);
		for (const cards of [4, 1]) await session.reply(cards);
		await markGame(database, id, { state: 'deleted', touchedAt: 1 });
		await sweep(database, 2);
		await session.reply(0);
		expect(answers((await onDisk(id)).edits)).toEqual([4, 1, 0]);
		expect(await onDisk(id)).toMatchObject({ at: 3, record: { state: 'open' } });
	});

	it('lose no tap that is made while the news of another arrives', async () => {
		const id = await newGame();
		const [one, two] = [await tab(id), await tab(id)];
		await one.reply(4);
		await vi.waitFor(() => expect(shownCards(two)).toEqual({ ada: 4 }));
		// News that is no news: this tab has written since.
		const news = new BroadcastChannel('games');
		const tapping = two.reply(1);
		news.postMessage(id);
		await tapping;
		await two.reply(0);
		news.close();
		expect(answers((await onDisk(id)).edits)).toEqual([4, 1, 0]);
	});
});

it('may be left while a tap is on its way: it is written, and other tabs hear of it', async () => {
	const id = await newGame();
	const [one, two] = [await deafTab(id), await tab(id)];
	const leave = one.watch();
	const writing = one.reply(4);
	leave();
	await writing;
	await vi.waitFor(() => expect(shownCards(two)).toEqual({ ada: 4 }));
});

it('holds on to nothing before it is shown, and catches up when it is', async () => {
	const id = await newGame();
	const opened = vi.fn();
	vi.stubGlobal('BroadcastChannel', opened);
	const session = await deafTab(id);
	expect(opened).not.toHaveBeenCalled();
	vi.unstubAllGlobals();
	// Shown a while later, it has caught up with what was tapped in between.
	await (await deafTab(id)).reply(4);
	expect(shownCards(session)).toEqual({});
	close.push(session.watch());
	await vi.waitFor(() => expect(shownCards(session)).toEqual({ ada: 4 }));
});

it('walks the game once a tap', async () => {
	const session = await tab(await newGame());
	expect(session.walk.next).toBeDefined();
	const walked = vi.mocked(walk).mockClear();
	for (const cards of [4, 1, 0]) {
		await session.reply(cards);
		expect([session.walk.next, historyOf(session.game).at, session.canUndo]).toBeTruthy();
	}
	expect(walked).toHaveBeenCalledTimes(3);
});

it('deletes a game that is only in memory, for the disk too once it can, and brings it back', async () => {
	const id = await newGame();
	const session = await deafTab(id);
	const freed = fillDisk();
	await session.reply(4);
	const book = unsaved.get(id) as LiveGame;
	const { touchedAt } = book.record;
	await book.mark({ state: 'deleted', touchedAt: 99 });
	expect(await openGame(id, database)).toEqual({ ok: false, error: { why: 'none' } });
	freed();
	await book.save();
	expect(await onDisk(id)).toMatchObject({ record: { state: 'deleted', touchedAt: 99 }, at: 1 });
	await book.mark({ state: 'open', touchedAt });
	expect(await onDisk(id)).toMatchObject({ record: { state: 'open', touchedAt }, at: 1 });
});

it('opens what a newer app has told for nobody to play on, and changes nothing of it', async () => {
	const id = await newGame();
	const { record, log } = await onDisk(id);
	for (const newer of [
		{ ...record, edition: record.edition + 1, revision: 2 },
		{ ...record, game: 'a game to come', revision: 3 }
	]) {
		const { record: before } = await onDisk(id);
		await storeGame(database, { record: newer, log }, { record: before, log });
		expect(await openGame(id, database)).toEqual({ ok: false, error: { why: 'newer', record: newer } });
		expect((await onDisk(id)).record).toEqual(newer);
	}
});

/** A newer app plays on with a game, on the disk. */
async function playOnNewer(id: string) {
	const { record, log } = await onDisk(id);
	const newer = { ...record, edition: record.edition + 1, revision: record.revision + 1, by: 'newer' };
	await storeGame(database, { record: newer, log }, { record, log });
	return newer;
}

it('says so at once where a newer app plays on with what is on the screen', async () => {
	const id = await newGame();
	await tab(id);
	await playOnNewer(id);
	document.dispatchEvent(new Event('visibilitychange'));
	await vi.waitFor(() => expect(notices.top?.id).toBe('fault-newer'));
});

it('opens it for nobody to play on after a reload either, and keeps what this tab could not write', async () => {
	const id = await newGame();
	const session = await deafTab(id);
	const freed = fillDisk();
	await session.reply(4);
	freed();
	const left = sessionStorage.getItem('unsaved');
	expect(left).toContain(id);
	const newer = await playOnNewer(id);
	unsaved.clear();
	expect(await openGame(id, database)).toEqual({ ok: false, error: { why: 'newer', record: newer } });
	expect(unsaved.size).toBe(0);
	expect((await onDisk(id)).record).toEqual(newer);
	expect(sessionStorage.getItem('unsaved')).toBe(left);
});

it('finds again what the build before could not write, what it undid and redid included', async () => {
	const cards = (player: string, answer: number): Edit => ({
		kind: 'cards',
		call: 'charity',
		player,
		answer
	});
	const [a, b, c, d] = [cards('ada', 1), cards('bea', 2), cards('carlo', 3), cards('carlo', 4)];
	const record = {
		players: PLAYERS,
		rulings: {},
		startedAt: 1,
		touchedAt: 2,
		state: 'open',
		call: 'charity'
	};
	const told = (id: string, edits: readonly Edit[], at: number) => ({
		record: { ...record, id, at, revision: 2, by: 'tab' } as RecordOfBefore,
		edits
	});
	const cases = [
		[told('undone', [a, b, c], 3), told('undone', [a, b, d], 3), [1, 2, 4]],
		[told('redone', [a, b, c], 2), told('redone', [a, b, c], 3), [1, 2, 3]],
		[told('back', [a, b, c], 3), told('back', [a, b, c], 1), [1]]
	] as const;
	for (const [kept, shown, expected] of cases) {
		const { id } = kept.record;
		await storeGame(database, withLog(kept));
		sessionStorage.setItem('unsaved', JSON.stringify({ [id]: { shown, kept } }));
		const session = await deafTab(id);
		expect(answers(historyOf(session.game).edits.slice(0, historyOf(session.game).at))).toEqual(expected);
		await vi.waitFor(async () => expect((await onDisk(id)).at).toBe(expected.length));
	}
	expect(unsaved.size).toBe(0);
});

it('mends an answer in its place', async () => {
	const id = await newGame();
	const session = await tab(id);
	for (const cards of [4, 1, 0]) await session.reply(cards);
	const [first] = session.walk.steps[0]?.answered ?? [];
	if (!first) throw new Error('nothing was answered');
	await session.mend(first.question, 2);
	expect(shownCards(session)).toEqual({ ada: 2, bea: 1, carlo: 0 });
	expect((await onDisk(id)).edits.at(-1)).toEqual(answering(first.question, 2));
});

it('lists as open what was kept as finished, where the table has still to be asked', async () => {
	const id = await newGame();
	const { record, log } = await onDisk(id);
	const result = { winners: ['ada'], totals: [9, 7, 7] };
	await storeGame(database, { record: { ...record, state: 'finished', result }, log }, { record, log });
	await tab(id);
	await vi.waitFor(async () => expect((await onDisk(id)).record.state).toBe('open'));
	expect((await onDisk(id)).record.result).toBeUndefined();
});
