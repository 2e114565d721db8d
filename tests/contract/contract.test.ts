import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { virtus } from '../../src/games/virtus/log/game';
import { isUndo, type Stamp } from '../../src/lib/log/entry';
import type { Game, Parts, Setup } from '../../src/lib/log/game';
import { Position } from '../../src/lib/log/position';
import { bodies as madeUpBodies } from '../made-up/bodies';
import { madeUp, SETUP } from '../made-up/game';
import { runs } from '../rules/runs';
import { bodies as virtusBodies, PLAYERS } from './virtus';

/** What every game owes to the log (`Game`), whatever is said in it, sensible or not. */
function fulfils<P extends Parts>(game: Game<P>, setup: Setup<P>, bodies: fc.Arbitrary<P['body']>) {
	const said = fc.array(bodies, { maxLength: 24 });
	const stateAfter = (told: readonly P['body'][]) =>
		told.reduce<P['state']>((state, body) => game.apply(state, body, 0), game.start(setup));
	const outlineOf = (state: P['state']) => game.outline(state, game.view(state));
	const always = (holds: (told: readonly P['body'][], body: P['body']) => void) =>
		fc.assert(fc.property(said, bodies, holds), runs(0.5));

	it('is open at the start, with those who have sat down', () => {
		const { players, state, step, result } = outlineOf(game.start(setup));
		expect({ players, state, result }).toEqual({ players: setup.players, state: 'open', result: undefined });
		expect(step).toBeTypeOf('string');
	});
	it('can be told anything at any time, and says where it stands', () => {
		always((told, body) => {
			const { state, step, result } = outlineOf(game.apply(stateAfter(told), body, 0));
			expect([state, step === undefined, result !== undefined]).toEqual(
				state === 'finished' ? ['finished', true, true] : ['open', false, false]
			);
		});
	});
	it('comes to the same from the same, and leaves what it was told upon as it was', () => {
		always((told, body) => {
			const before = stateAfter(told);
			const copy = structuredClone(before);
			const after = game.apply(before, body, 0);
			outlineOf(before);
			game.isSaid(before, body);
			expect(before).toEqual(copy);
			expect(game.apply(copy, structuredClone(body), 0)).toEqual(after);
			expect(outlineOf(stateAfter([...told, body]))).toEqual(outlineOf(after));
		});
	});
	it('changes nothing that a list shows by what is said already', () => {
		let times = 0;
		always((told, body) => {
			const state = stateAfter(told);
			for (const one of [body, ...told]) {
				if (!game.isSaid(state, one)) continue;
				times += 1;
				expect(outlineOf(game.apply(state, one, 0))).toEqual(outlineOf(state));
			}
		});
		expect(times).toBeGreaterThan(100);
	});
	it('is back at the start once all is undone, and at the end once all is redone', () => {
		always((told) => {
			let count = 0;
			const stamp = (): Stamp => ({ id: `${++count}`, by: 'phone', at: 0 });
			const first = new Position(game, setup);
			const end = told.reduce<Position<P>>((now, body) => now.said(body, stamp()), first);
			let now = end;
			while (now.canUndo) now = now.undone(stamp());
			expect([now.state, now.outline]).toEqual([first.state, first.outline]);
			while (now.canRedo) now = now.redone(stamp());
			expect([now.state, now.outline]).toEqual([end.state, end.outline]);
		});
	});
	it('knows what a finger meant by what it has said: told again upon the same game, it says the same', () => {
		let times = 0;
		always((told, meant) => {
			const stamp = { id: 'again', by: 'phone', at: 0 };
			const before = told.reduce<Position<P>>(
				(now, body, i) => now.said(body, { ...stamp, id: `${i}` }),
				new Position(game, setup)
			);
			const after = game.tap(meant).upon(before, stamp);
			const body = after.log.at(-1)?.body;
			if (after === before || !body || isUndo(body)) return;
			times += 1;
			expect(game.tap(body).upon(before, stamp).log).toEqual(after.log);
		});
		expect(times).toBeGreaterThan(100);
	});
}

describe('a made-up game', () => fulfils(madeUp, SETUP, madeUpBodies));
describe('Virtus', () => fulfils(virtus, { players: PLAYERS, options: {} }, virtusBodies));
