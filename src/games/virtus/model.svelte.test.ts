/**
 * Taps, undo and redo in two tabs, kills, reloads, imports, a full disk, in every order: compared with a simple model
 * (tests/state/model.ts) after each step. A failure prints a seed, a path and a replayPath; to see that run again:
 * `SEED=… REPLAY=… STEPS=… npx vitest run --project components src/lib/state/model.svelte.test.ts`.
 */
import { virtusOf, historyOf } from '../../../tests/virtus';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runs } from '../../../tests/rules/runs';
import {
	look,
	PLAYERS,
	press,
	World,
	type ListQuestion,
	type Meant,
	type Said,
	type Tab
} from '../../../tests/state/model';
import type { Edit } from './log/edit';
import { positionOf, virtus } from './log/game';
import { keyOf } from '$lib/storage/keys';
import { stampNow } from '$lib/state/stamp';
import type { Question } from './rules/question';
import type { Player } from './rules/sheet';
import { VIRTUES } from './rules/vocabulary';
import { walk } from './rules/walk';
import { Database } from '$lib/storage/db';
import { storeGame, loadGame, type StoredGame } from '$lib/storage/games';
import { markGame } from '$lib/storage/shelf';
import { LiveGame } from '$lib/state/live-game.svelte';
import { faultsAreOver } from '$lib/state/faults';
import { notices } from '$lib/state/notices.svelte';
import { nowSaved } from '$lib/unsaved/retrying';
import { type Session, sessionOf, startVirtus } from './session.svelte';

/** The app itself: the tabs that are open, and what their taps have left on the disk. */
class Real {
	readonly books: LiveGame[] = [];
	constructor(
		readonly database: Database,
		readonly id: string
	) {}

	async disk(): Promise<StoredGame> {
		const read = await loadGame(this.database, this.id);
		if (!read.ok || !read.value) throw new Error('the game is gone');
		return read.value;
	}
	async open() {
		this.books.push(new LiveGame(virtus, await this.disk(), true, this.database) as unknown as LiveGame);
	}
	tap(tab: number, meant: Meant): Promise<unknown> {
		const session: Session = sessionOf(this.books[tab] as LiveGame);
		switch (meant.tap) {
			case 'answer':
				return session.reply(meant.answer, { turn: meant.question.player });
			case 'rest':
				return session.rest(meant.virtue, meant.players);
			case 'seat':
				return session.seat(meant.players);
			case 'mend':
				return session.mend(meant.question, meant.answer);
			case 'choose':
				return session.choose(meant.question, meant.one);
			case 'complete':
				return session.complete(meant.question);
			case 'call':
				return session.call(meant.virtue);
			default:
				return session[meant.tap]();
		}
	}
	async hear(tab: number) {
		const leave = (this.books[tab] as LiveGame).watch();
		leave();
		await (this.books[tab] as LiveGame).save();
	}
}

let isFull = false;
let isTold = false;
let lastWrite: IDBTransaction | undefined;
const queueTask = globalThis.setImmediate ?? ((task: () => void) => setTimeout(task));
beforeEach(() => {
	// These tabs hear of each other when the model says so.
	vi.stubGlobal('BroadcastChannel', undefined);
	vi.spyOn(notices, 'say').mockImplementation(({ id = '' }) => {
		if (id === 'overtaken') isTold = true;
		return id;
	});
	const { put } = IDBObjectStore.prototype;
	vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
		if (isFull) throw new DOMException('', 'QuotaExceededError');
		return put.apply(this, args);
	});
	const { transaction } = IDBDatabase.prototype;
	vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
		const tx = transaction.apply(this, args);
		if (tx.mode === 'readwrite') {
			lastWrite = tx as unknown as IDBTransaction;
		}
		return tx;
	});
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

/** What a game says, and how much of it counts: as the model tells it. */
function lineOf({ record, log }: StoredGame): Said {
	const { edits, at } = historyOf({ record, log });
	return { edits, at };
}

/** The model and the app agree, and no game is torn. */
async function agree(world: World, real: Real) {
	const { record, log } = await real.disk();
	expect(lineOf({ record, log })).toEqual(world.disk);
	const keys = await real.database.run((db) => db.getAllKeys('entries'));
	expect(keys).toEqual({ ok: true, value: log.map((entry) => keyOf(real.id, entry)) });
	const { next, outcome } = look(world.disk);
	expect(record.state).toBe(world.deleted ? 'deleted' : outcome ? 'finished' : 'open');
	const step = next?.call ?? (outcome ? undefined : 'trios');
	expect([record.step, record.result?.winners]).toEqual([step, outcome?.winners]);
	for (const [i, tab] of world.tabs.entries()) {
		expect(lineOf(real.books[i] as LiveGame), `tab ${i}`).toEqual(tab.shown);
	}
	expect(isTold, 'told that another tab was faster').toBe(world.overtaken);
	isTold = world.overtaken = false;
}

abstract class Step implements fc.AsyncCommand<World, Real> {
	constructor(
		readonly which: number,
		readonly pick: number
	) {}
	check(world: World) {
		return world.tabs.length > 0;
	}
	async run(world: World, real: Real) {
		const index = this.which % world.tabs.length;
		await this.go(world, real, world.tabs[index] as Tab, index);
		await agree(world, real);
	}
	abstract go(world: World, real: Real, tab: Tab, index: number): Promise<unknown>;
	toString = () => `${this.constructor.name}(${this.which}, ${this.pick})`;
}

/** Something that the tab could be told now, one thing or another by `pick`. */
function meant({ shown }: Pick<Tab, 'shown'>, pick: number): Meant | undefined {
	const { next, told, steps } = look(shown);
	const mended = steps.flatMap(({ answered }) => answered)[pick % 29]?.question;
	if (pick % 5 === 0 && mended && typeof valueFor(mended, pick) === 'number')
		return { tap: 'mend', question: mended, answer: valueFor(mended, pick) as number };
	if (pick % 13 === 1) return { tap: 'seat', players: reseated(told.sheet.players, pick) };
	if (!next) return undefined;
	if (next.call !== told.called && pick % 3 > 0) return { tap: 'call', virtue: next.call };
	if (next.kind === 'cards') {
		const { cards } = told.sheet.calls[next.call];
		const waiting = told.sheet.players.map(({ id }) => id).filter((id) => !cards.has(id));
		if (pick % 11 === 2) return { tap: 'rest', virtue: next.call, players: waiting };
		// Somebody speaks up before their turn.
		const question = walk(told.sheet, undefined, waiting[pick % waiting.length]).next as Question;
		return { tap: 'answer', question, answer: valueFor(question, pick) as number };
	}
	const value = valueFor(next, pick);
	if (next.kind !== 'discards' && next.kind !== 'targets')
		return { tap: 'answer', question: next, answer: value as number };
	const question = next as ListQuestion;
	return pick % 4 === 0 ? { tap: 'complete', question } : { tap: 'choose', question, one: value as string };
}
/** Another name, another seat, one more or one less. */
function reseated(players: readonly Player[], pick: number): readonly Player[] {
	const [first, ...rest] = players as [Player, ...Player[]];
	const another = { id: `p${pick}`, name: 'Dora' };
	const isThere = players.some(({ id }) => id === another.id);
	const tables: readonly (readonly Player[])[] = [
		[{ ...first, name: `${pick}` }, ...rest],
		[...rest, first],
		players.length > 2 ? rest : players,
		isThere || players.length > 6 ? players : [...players, another]
	];
	return tables[pick % tables.length] ?? players;
}
function valueFor(question: Question, pick: number) {
	const among = <T>(some: readonly T[]) => some[pick % some.length] as T;
	const upTo = (most: number, least = 0) => least + (pick % (Math.min(most, least + 4) - least + 1));
	switch (question.kind) {
		case 'cards':
		case 'lights':
			return upTo(question.most);
		case 'best':
			return among(question.values);
		case 'discards':
			return { icon: among(['chalice', 'flame', null]) };
		case 'asks':
			return among(VIRTUES);
		case 'targets':
			return among(question.choices);
		case 'icons':
		case 'trios':
			return upTo(question.most, question.least);
		case 'higher':
			return { order: [...question.above, among(question.choices)], among: question.among };
	}
}

class Tap extends Step {
	async go(world: World, real: Real, tab: Tab, index: number) {
		const tap = meant(tab, this.pick);
		if (!tap) return;
		await real.tap(index, tap);
		world.tap(tab, tap);
	}
}

/** Two taps in one tab, faster than the disk: the second is made upon the keys of the first. */
class Hurry extends Step {
	async go(world: World, real: Real, tab: Tab, index: number) {
		const first = meant(tab, this.pick);
		const between = first && press(first, tab.shown, tab.shown);
		const second = between && meant({ shown: between }, this.pick + 1);
		if (!first || !second || !isSameKeys(first, second)) return;
		await Promise.all([real.tap(index, first), real.tap(index, second)]);
		world.tap(tab, first, second);
	}
}
function isSameKeys(first: Meant, second: Meant) {
	if (!('question' in first) || !('question' in second)) return false;
	const [one, two] = [first.question, second.question];
	if (first.tap === 'answer' && second.tap === 'answer')
		return one.kind === two.kind && one.call === two.call;
	return (
		first.tap === 'choose' && one.player === two.player && second.tap !== 'answer' && second.tap !== 'mend'
	);
}

class UndoOrRedo extends Step {
	async go(world: World, real: Real, tab: Tab, index: number) {
		const tap: Meant = { tap: this.pick % 3 ? 'undo' : 'redo' };
		await real.tap(index, tap);
		world.tap(tab, tap);
	}
}

/**
 * A tap in each of two tabs at the same moment: whichever the disk takes first, and whether or not the other had looked at
 * the disk before that.
 */
class Together extends Step {
	override check = (world: World) => world.tabs.length > 1;
	async go(world: World, real: Real) {
		const taps = world.tabs.slice(0, 2).map((tab, i) => meant(tab, this.pick + i * this.which));
		await Promise.all(taps.map((tap, i) => tap && real.tap(i, tap)));
		const outcomes = [false, true].flatMap((looksFirst) =>
			[
				[0, 1],
				[1, 0]
			].map((order) => {
				const fork = world.fork();
				const each = (act: (tab: Tab, tap: Meant) => void) =>
					order.forEach((i) => taps[i] && act(fork.tabs[i] as Tab, taps[i]));
				each((tab, tap) => fork.mean(tab, tap));
				if (looksFirst) each((tab) => tab.waiting.length > 0 && fork.hear(tab));
				each((tab) => fork.save(tab));
				return fork;
			})
		);
		await adopt(world, real, outcomes);
	}
}

function cutOff(tx: IDBTransaction | undefined) {
	try {
		tx?.abort();
	} catch {
		// It is over, one way or the other.
	}
}

/** The browser is killed while a tap is on its way: all of it is on the disk, or nothing. */
class Kill extends Step {
	async go(world: World, real: Real, tab: Tab, index: number) {
		const tap = meant(tab, this.pick);
		const written = world.fork();
		if (tap) {
			written.tap(written.tabs[index] as Tab, tap);
			const tapping = real.tap(index, tap);
			for (let i = this.pick % 16; i > 0; i--) await new Promise<void>((task) => queueTask(task));
			cutOff(lastWrite);
			await tapping;
		}
		for (const one of [world, written]) one.tabs.splice(index, 1);
		real.books.splice(index, 1);
		await adopt(world, real, [world.fork(), written]);
		isTold = world.overtaken = false; // nobody is there to be told
		nowSaved(real.id);
	}
}

/** Whatever was not written is gone, as the page had said. */
class Reload extends Step {
	async go(world: World, real: Real, _tab: Tab, index: number) {
		world.tabs.splice(index, 1);
		real.books.splice(index, 1);
		await new OpenTab().open(world, real);
	}
}
class OpenTab implements fc.AsyncCommand<World, Real> {
	check = (world: World) => world.tabs.length < 2;
	async run(world: World, real: Real) {
		await this.open(world, real);
		await agree(world, real);
	}
	async open(world: World, real: Real) {
		world.open();
		await real.open();
	}
	toString = () => 'OpenTab';
}

/** News of the other tab, or an occasion to try again. */
class Hear extends Step {
	async go(world: World, real: Real, tab: Tab, index: number) {
		await real.hear(index);
		world.hear(tab);
		world.save(tab);
	}
}

/** The same game comes in from elsewhere, a few answers shorter or longer. */
class Import extends Step {
	override check = (world: World) => !world.full;
	async go(world: World, real: Real) {
		const disk = await real.disk();
		let said: Said = world.disk;
		let position = positionOf(virtusOf(disk));
		for (let i = this.pick % 3; i > 0 && said.at > 0; i--) {
			said = { ...said, at: said.at - 1 };
			position = position.undone(stampNow());
		}
		for (let i = 0; i < this.which; i++) {
			const tap = meant({ shown: said }, this.pick + i);
			const after = tap && press(tap, said, said);
			if (!after || after === said) continue;
			said = after;
			position = position.said(said.edits[said.at - 1] as Edit, stampNow());
		}
		const revision = disk.record.revision + 1;
		const { id, game, edition, setup, startedAt, touchedAt } = disk.record;
		const about = { id, game, edition, setup, startedAt, touchedAt };
		const record = { ...about, ...position.summary, revision, by: 'elsewhere' };
		expect(await storeGame(real.database, { record, log: position.log }, disk)).toEqual({
			ok: true,
			value: 'stored'
		});
		world.write(said);
	}
	override async run(world: World, real: Real) {
		await this.go(world, real);
		await agree(world, real);
	}
}
class Delete extends Import {
	override async go(world: World, real: Real) {
		await markGame(real.database, real.id, { state: 'deleted', touchedAt: 1 });
		world.version += 1;
		world.deleted = true;
	}
}
class DiskIsFull extends Step {
	override check = () => true;
	override async run(world: World) {
		world.full = isFull = this.pick % 2 === 0;
	}
	async go() {}
}

/**
 * Where more than one thing may have happened, what did; `agree` finds it when none of them did. Two may look the same
 * and differ in who was told that the other tab was faster.
 */
async function adopt(world: World, real: Real, outcomes: readonly World[]) {
	const disk = await real.disk();
	const seen = JSON.stringify([disk, ...real.books].map(lineOf).map(({ edits, at }) => [edits, at]));
	const isSo = ({ disk, tabs }: World) =>
		JSON.stringify([disk, ...tabs.map(({ shown }) => shown)].map(({ edits, at }) => [edits, at])) === seen;
	const fitting = outcomes.filter(isSo);
	Object.assign(world, fitting.find(({ overtaken }) => overtaken === isTold) ?? fitting[0] ?? outcomes[0]);
}

const step = fc.tuple(fc.nat(3), fc.nat(999));
const kinds = [
	Tap,
	Tap,
	Tap,
	Tap,
	Hurry,
	Hurry,
	UndoOrRedo,
	Together,
	Together,
	Hear,
	Hear,
	Kill,
	Reload,
	Import,
	Delete,
	DiskIsFull
];
const steps = [
	...kinds.map((Kind) => step.map(([which, pick]) => new Kind(which, pick))),
	fc.constant(new OpenTab())
];

it('comes to what a simple model says, whatever happens in whatever order', { timeout: 0 }, async () => {
	let run = 0;
	const { STEPS } = process.env;
	await fc.assert(
		fc.asyncProperty(
			fc.commands(steps, { maxCommands: 16, ...(STEPS && { replayPath: STEPS }) }),
			async (commands) => {
				const database = new Database(`model-${++run}`);
				isFull = isTold = false;
				const { id } = await startVirtus(PLAYERS, {}, database);
				const [world, real] = [new World(), new Real(database, id)];
				await new OpenTab().open(world, real);
				try {
					await fc.asyncModelRun(() => ({ model: world, real }), commands);
				} finally {
					nowSaved(id);
					faultsAreOver();
					database.close();
				}
			}
		),
		runs(1000 / 600)
	);
});
