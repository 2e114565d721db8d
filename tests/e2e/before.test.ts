/** What the build before has left in a real browser opens in this one, with all that it had. */
import { before, BUILDS, leaveDatabase, type Before } from '../before/before';
import { keptGames } from './disk';
import { expect, test, type Page } from './fixtures';
import { hydrated } from './ready';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The database as that build left it, made in a page of the same origin before the app has looked. */
async function leave(page: Page, { database: { version, stores } }: Before) {
	await page.route('**/nothing-here', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
	await page.goto('./nothing-here');
	await page.evaluate(leaveDatabase, { name: 'seven-calls', version, text: JSON.stringify(stores) });
}

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const build of BUILDS) {
	const was = before(build);
	const expected = Object.entries(was.expected);

	test(`everything that build ${build} kept is in the lists, and what it chose is chosen`, async ({
		page
	}) => {
		await leave(page, was);
		await page.goto('./history/');
		await hydrated(page);
		const finished = expected.filter(([, { state }]) => state === 'finished');
		await expect(page.getByRole('button', { name: /^Delete the game/ })).toHaveCount(finished.length);
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
	});

	test(`a game that build ${build} left open goes on: undo to its start, redo to its end`, async ({
		page
	}) => {
		await leave(page, was);
		const [id, game] =
			expected.find(([, { state, at, states }]) => state === 'open' && at < states.length - 1) ?? [];
		if (!id || !game) throw new Error('no game with something to redo');
		await page.goto(`./play/?game=${id}`);
		await hydrated(page);
		const redos = game.states.length - 1 - game.at;
		for (let i = 0; i < redos; i++) await tool(page, 'Redo').click();
		await expect(tool(page, 'Redo')).toBeDisabled();
		for (let i = 0; i < game.states.length - 1; i++) await tool(page, 'Undo').click();
		await expect(tool(page, 'Undo')).toBeDisabled();
		await page.reload();
		await hydrated(page);
		for (let i = 0; i < game.at; i++) await tool(page, 'Redo').click();
		await expect
			.poll(async () => (await keptGames(page)).find(({ record }) => record.id === id)?.at)
			.toBe(game.at);
	});
}
