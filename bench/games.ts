/** Whole games with real hands, the same for the same seed, and the way into the app for them. */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { seed } from '../tests/e2e/seed';
import { sheetOf, truth } from '../tests/rules/answering';
import { realGame } from '../tests/rules/deal';
import type { RealGame } from '../tests/rules/naive';
import { stored } from '../tests/virtus';
import { Player, type Tally } from './player';

/** Names that a table can tell apart: whoever taps has to find them on a key. */
export const NAMES = ['Ada', 'Bea', 'Carlo', 'Dora', 'Elio', 'Fosca', 'Gino'];

export function deal(players: number, games: number): RealGame[] {
	const table = realGame.filter((game) => game.players.length === players);
	return fc.sample(table, { numRuns: games, seed: players }).map((game) => ({
		...game,
		players: game.players.map((player, i) => ({ ...player, name: NAMES[i] ?? player.name }))
	}));
}

/** Plays a game from its first question to its result. */
export async function play(page: Page, game: RealGame, id: string): Promise<Tally> {
	const { players, rulings } = sheetOf(game);
	await page.goto('./');
	await seed(page, stored({ players, rulings, edits: [], at: 0 }, { id }));
	await page.goto(`play/?game=${id}`);
	return new Player(page, { players, rulings }, { answer: truth(game) }).play();
}

/** The same game, with the ids that the app gives to its seats. */
export function reseated(game: RealGame, seats: readonly { id: string; name: string }[]): RealGame {
	const idOf = (id: string) => seats[game.players.findIndex((player) => player.id === id)]?.id ?? id;
	return {
		...game,
		players: game.players.map((player, i) => ({ ...player, ...seats[i] })),
		gifts: game.gifts.map((gift) => ({ ...gift, from: idOf(gift.from) })),
		targets: game.targets.map(idOf)
	};
}
