/** How many taps a game takes, beside what the table has to tell. */
import { walk } from '../src/games/virtus/rules/walk';
import { sheetOf, tell, truth } from '../tests/rules/answering';
import type { RealGame } from '../tests/rules/naive';
import type { App } from './app';
import { deal, play } from './games';
import type { Tally } from './player';

const GAMES = Number(process.env.GAMES ?? 5);
const SHOWN = ['taps', 'answers', 'calls', 'ends', 'turns'] as const;

export async function taps(app: App) {
	const rows: string[][] = [];
	for (const players of [2, 3, 4, 5, 6, 7]) {
		const page = await app.page({ reducedMotion: 'reduce' });
		const games = deal(players, GAMES);
		const tallies: Tally[] = [];
		for (const [i, game] of games.entries()) tallies.push(await play(page, game, `${players}-${i}`));
		await page.context().close();
		const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / GAMES;
		const each = (what: keyof Tally) => mean(tallies.map((tally) => tally[what]));
		const facts = mean(games.map(factsOf));
		const said = each('answers') + each('calls');
		rows.push([
			String(players),
			String(GAMES),
			...SHOWN.map((what) => each(what).toFixed(1)),
			facts.toFixed(1),
			(each('taps') / facts).toFixed(2),
			(each('taps') / said).toFixed(2)
		]);
	}
	const head = ['players', 'games', 'taps', 'answers', 'calls', 'list ends', 'more'];
	return [[...head, 'card by card', 'taps by that', 'taps a thing said'], ...rows];
}

/**
 * How many answers the same game takes card by card, highest cards and icons one by one: what the rules need to know of it, and
 * what was asked before ties and trios could be told at a glance.
 */
function factsOf(game: RealGame): number {
	const answer = truth(game);
	let sheet = sheetOf(game);
	let facts = 0;
	for (;;) {
		const { next } = walk(sheet);
		if (!next) return facts;
		const question = 'instead' in next ? next.instead : next;
		const said = answer(question);
		facts += question.kind === 'discards' || question.kind === 'targets' ? Math.max(1, length(said)) : 1;
		sheet = tell(sheet, question, said);
	}
}

const length = (list: unknown) => (list as readonly unknown[]).length;
