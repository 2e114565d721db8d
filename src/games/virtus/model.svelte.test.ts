import { describe, expect } from 'vitest';
import { comesToTheSame } from '../../../tests/state/tabs';
import {
	isSameKeys,
	meant,
	paper,
	PLAYERS,
	press,
	sheet,
	standing,
	type Meant,
	type Said
} from '../../../tests/state/virtus';
import type { LiveGame } from '$lib/state/live-game.svelte';
import { virtus, type Virtus, type VirtusPosition } from './log/game';
import type { Sheet } from './rules/sheet';
import { Session } from './session.svelte';

function tap(live: LiveGame<Virtus>, meant: Meant): Promise<unknown> {
	const session = new Session(live);
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
	}
}

/** What the app has written on its sheet stands on the paper, and nothing else. */
function agree({ state }: VirtusPosition, said: Said) {
	const { called, open } = paper(said);
	const inAnyOrder = ({ aside, ...rest }: Sheet) => ({ ...rest, aside: new Set(aside) });
	expect(inAnyOrder(state.sheet)).toEqual(inAnyOrder(sheet(said)));
	expect([state.called, state.open]).toEqual([called, open]);
}

describe('Virtus in several tabs', () => {
	comesToTheSame<Virtus, Meant>({
		game: virtus,
		setup: { players: PLAYERS, options: {} },
		tap,
		meant,
		isSameKeys,
		press,
		standing,
		agree
	});
});
