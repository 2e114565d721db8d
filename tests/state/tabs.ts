/**
 * Taps, undo and redo in two tabs, kills, reloads, imports, a full disk, in every order: compared with a simple model
 * (world.ts) after each step. A failure prints a seed, a path and a replayPath; to see that run again:
 * `SEED=… REPLAY=… STEPS=… npx vitest run --project components` and the test that it came from.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Parts } from '../../src/lib/log/game';
import type { Log } from '../../src/lib/log/log';
import { Position } from '../../src/lib/log/position';
import { faultsAreOver } from '../../src/lib/state/faults';
import type { LiveGame } from '../../src/lib/state/live-game.svelte';
import { startGame } from '../../src/lib/state/opening';
import { stampNow } from '../../src/lib/state/stamp';
import { Database } from '../../src/lib/storage/db';
import { storeGame, type StoredGame } from '../../src/lib/storage/games';
import { keyOf } from '../../src/lib/storage/keys';
import { markGame } from '../../src/lib/storage/lists';
import { nowSaved } from '../../src/lib/unsaved/retrying';
import { runs } from '../rules/runs';
import { browser, lineOf, Real as RealOf, standIn, type Told } from './real';
import { same, World as WorldOf, type Said as SaidOf, type Step as Back, type Tab as TabOf } from './world';

const queueTask = globalThis.setImmediate ?? ((task: () => void) => setTimeout(task));

export function comesToTheSame<P extends Parts, M extends { readonly tap: string }>(told: Told<P, M>) {
	type Body = P['body'];
	type World = WorldOf<M, Body>;
	type Tab = TabOf<M, Body>;
	type Said = SaidOf<Body>;
	type Real = RealOf<P, M>;
	const { game, setup } = told;

	/** The model and the app agree, and no game is torn. */
	async function agree(world: World, real: Real) {
		const { record, log } = await real.disk();
		expect(lineOf(log)).toEqual(world.disk);
		const keys = await real.database.run((db) => db.getAllKeys('entries'));
		expect(keys).toEqual({ ok: true, value: log.map((entry) => keyOf(real.id, entry)) });
		const { step, winners } = told.standing(world.disk);
		expect(record.state).toBe(world.deleted ? 'deleted' : winners ? 'finished' : 'open');
		expect([record.step, record.result?.winners]).toEqual([step, winners]);
		for (const [i, tab] of world.tabs.entries()) {
			const live = real.books[i] as LiveGame<P>;
			expect(lineOf(live.log), `tab ${i}`).toEqual(tab.shown);
			told.agree(live.shown, tab.shown);
		}
		expect(browser.isTold, 'told that another tab was faster').toBe(world.overtaken);
		browser.isTold = world.overtaken = false;
	}

	/**
	 * Where more than one thing may have happened, what did; `agree` finds it when none of them did. Two may look the same
	 * and differ in who was told that the other tab was faster.
	 */
	async function adopt(world: World, real: Real, outcomes: readonly World[]) {
		const disk = await real.disk();
		const seen = [disk, ...real.books].map(({ log }) => lineOf(log));
		const isSo = ({ disk, tabs }: World) => same([disk, ...tabs.map(({ shown }) => shown)], seen);
		const fitting = outcomes.filter(isSo);
		Object.assign(
			world,
			fitting.find(({ overtaken }) => overtaken === browser.isTold) ?? fitting[0] ?? outcomes[0]
		);
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

	class Tap extends Step {
		async go(world: World, real: Real, tab: Tab, index: number) {
			const tap = told.meant(tab.shown, this.pick);
			if (!tap) return;
			await real.tap(index, tap);
			world.tap(tab, tap);
		}
	}

	/** Two taps in one tab, faster than the disk: the second is made upon the keys of the first. */
	class Hurry extends Step {
		async go(world: World, real: Real, tab: Tab, index: number) {
			const first = told.meant(tab.shown, this.pick);
			const between = first && world.press(first, tab.shown, tab.shown);
			const second = between && told.meant(between, this.pick + 1);
			if (!first || !second || !told.isSameKeys(first, second)) return;
			await Promise.all([real.tap(index, first), real.tap(index, second)]);
			world.tap(tab, first, second);
		}
	}

	class UndoOrRedo extends Step {
		async go(world: World, real: Real, tab: Tab, index: number) {
			const tap: Back = { tap: this.pick % 3 ? 'undo' : 'redo' };
			await real.tap(index, tap);
			world.tap(tab, tap);
		}
	}

	/**
	 * A tap in each of two tabs at the same moment: whichever the disk takes first, and whether or not the other had looked
	 * at the disk before that.
	 */
	class Together extends Step {
		override check = (world: World) => world.tabs.length > 1;
		async go(world: World, real: Real) {
			const taps = world.tabs
				.slice(0, 2)
				.map(({ shown }, i) => told.meant(shown, this.pick + i * this.which));
			await Promise.all(taps.map((tap, i) => tap && real.tap(i, tap)));
			const outcomes = [false, true].flatMap((looksFirst) =>
				[
					[0, 1],
					[1, 0]
				].map((order) => {
					const fork = world.fork();
					const each = (act: (tab: Tab, tap: M) => void) =>
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
			const tap = told.meant(tab.shown, this.pick);
			const written = world.fork();
			if (tap) {
				written.tap(written.tabs[index] as Tab, tap);
				const tapping = real.tap(index, tap);
				for (let i = this.pick % 16; i > 0; i--) await new Promise<void>((task) => queueTask(task));
				cutOff(browser.lastWrite);
				await tapping;
			}
			for (const one of [world, written]) one.tabs.splice(index, 1);
			real.books.splice(index, 1);
			await adopt(world, real, [world.fork(), written]);
			browser.isTold = world.overtaken = false; // nobody is there to be told
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

	/** So many taps, one after the other, at a table that nobody disturbs. */
	function playedOn(world: World, said: Said, position: Position<P>, pick: number, taps: number) {
		for (let i = 0; i < taps; i++) {
			const tap = told.meant(said, pick + i);
			const after = tap && world.press(tap, said, said);
			if (!after || after === said) continue;
			said = after;
			position = position.said(said.edits[said.at - 1] as Body, stampNow());
		}
		return { said, position };
	}
	async function bringIn(world: World, real: Real, disk: StoredGame, now: ReturnType<typeof playedOn>) {
		const { said, position } = now;
		const revision = disk.record.revision + 1;
		const { id, edition, startedAt, touchedAt } = disk.record;
		const about = { id, game: game.id, edition, setup, startedAt, touchedAt };
		const record = { ...about, ...position.outline, revision, by: 'elsewhere' };
		expect(await storeGame(real.database, { record, log: position.log }, disk)).toEqual({
			ok: true,
			value: 'stored'
		});
		world.write(said);
	}

	/** The same game comes in from elsewhere, a few answers shorter or longer. */
	class Import extends Step {
		override check = (world: World) => !world.full;
		async go(world: World, real: Real) {
			const disk = await real.disk();
			let said: Said = world.disk;
			let position = new Position(game, setup, disk.log as Log<Body>);
			for (let i = this.pick % 3; i > 0 && said.at > 0; i--) {
				said = world.press({ tap: 'undo' }, said, said) as Said;
				position = position.undone(stampNow());
			}
			await bringIn(world, real, disk, playedOn(world, said, position, this.pick, this.which));
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
			world.full = browser.isFull = this.pick % 2 === 0;
		}
		async go() {}
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

	standIn();
	it('comes to what a simple model says, whatever happens in whatever order', { timeout: 0 }, async () => {
		let run = 0;
		const { STEPS } = process.env;
		// Most tables begin at the start; some have come a long way when the tabs open.
		const way = fc.oneof({ weight: 11, arbitrary: fc.constant(0) }, fc.nat(100));
		await fc.assert(
			fc.asyncProperty(
				way,
				fc.nat(999),
				fc.commands(steps, { maxCommands: 16, ...(STEPS && { replayPath: STEPS }) }),
				async (taps, pick, commands) => {
					const database = new Database(`model-${++run}`);
					browser.isFull = browser.isTold = false;
					const { id } = await startGame(game, setup, database);
					const [world, real] = [new WorldOf(told.press), new RealOf(told, database, id)];
					const start = new Position(game, setup);
					if (taps > 0)
						await bringIn(world, real, await real.disk(), playedOn(world, world.disk, start, pick, taps));
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
}
