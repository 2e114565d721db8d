import { describe, expect } from 'vitest';
import { cheer, madeUp, more, number, rule, SETUP, type MadeUp } from '../../../tests/made-up/game';
import { meant, paper, press, standing, type Meant } from '../../../tests/state/made-up';
import { comesToTheSame } from '../../../tests/state/tabs';

describe('a made-up game in several tabs', () => {
	comesToTheSame<MadeUp, Meant>({
		game: madeUp,
		setup: SETUP,
		tap: (live, meant) => {
			if (meant.tap === 'cheer') return live.tap(cheer());
			if (meant.tap === 'rule') return live.tap(rule(meant.rule));
			return live.tap(meant.tap === 'more' ? more(meant.player) : number(meant.player, meant.number));
		},
		meant,
		isSameKeys: () => true,
		press,
		standing,
		agree: ({ state }, said) => {
			const { lines, rule, cheers } = paper(said);
			expect([Object.fromEntries(state.numbers), state.rule ?? '']).toEqual([lines, rule]);
			expect(state.cheers).toBe(cheers.length);
		}
	});
});
