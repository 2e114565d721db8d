/** How many taps a game takes, beside the answers that the engine needed. */
import type { App } from './app';
import { deal, play } from './games';
import type { Tally } from './player';

const GAMES = Number(process.env.GAMES ?? 5);

export async function taps(app: App) {
	const rows: string[][] = [];
	for (const players of [2, 3, 4, 5, 6, 7]) {
		const page = await app.page({ reducedMotion: 'reduce' });
		const tallies: Tally[] = [];
		for (const [i, game] of deal(players, GAMES).entries())
			tallies.push(await play(page, game, `${players}-${i}`));
		await page.context().close();
		const each = (what: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[what], 0) / GAMES;
		rows.push([
			String(players),
			String(GAMES),
			...(['taps', 'answers', 'calls', 'ends', 'turns'] as const).map((what) => each(what).toFixed(1)),
			(each('taps') / each('answers')).toFixed(2)
		]);
	}
	return [['players', 'games', 'taps', 'answers', 'calls', 'list ends', 'more', 'taps an answer'], ...rows];
}
