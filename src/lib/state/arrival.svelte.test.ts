import { filedOf } from '../../../tests/virtus';
import { m } from '$lib/paraglide/messages.js';
import { writeGame } from '../exchange/filed';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { played } from '../../../tests/files/games';
import { Database } from '$lib/storage/db';
import { storeGame, loadGame } from '$lib/storage/games';
import { markGame } from '$lib/storage/lists';
import { Arrival } from './arrival.svelte';
import { exportGame, linkTo } from './exports';
import { notices } from './notices.svelte';

let count = 0;
let database: Database;
let arrival: Arrival;
beforeEach(() => {
	database = new Database(`arrival-${++count}`);
	arrival = new Arrival(database);
});
afterEach(() => {
	while (notices.top) notices.dismiss(notices.top.id);
});

const text = (answers?: number) => JSON.stringify(writeGame(filedOf(played(answers))));
const here = async () => {
	const read = await loadGame(database, 'a-game');
	return read.ok ? read.value : undefined;
};

it('shows what would happen, and does it only when told', async () => {
	await arrival.text(text());
	expect(arrival.stage).toMatchObject({ at: 'planned', plan: { games: [{ relation: 'new' }] } });
	expect(await here()).toBe(undefined);
	await arrival.take();
	expect(arrival.stage).toMatchObject({ at: 'taken', games: [{ id: 'a-game' }] });
	expect((await here())?.record.state).toBe('finished');
});

it('is undone by the notice, from wherever one has gone meanwhile', async () => {
	await arrival.text(text());
	await arrival.take();
	expect(notices.top?.text()).toBe('1 game has come in.');
	notices.top?.action?.run();
	await expect.poll(() => notices.top?.text()).toBe('Undone: all is as it was before.');
	expect(await here()).toBe(undefined);
	expect(arrival.stage.at).toBe('waiting');
});

it('plans anew when another tab was faster, and writes nothing until told again', async () => {
	await storeGame(database, played(5));
	await arrival.text(text());
	await markGame(database, 'a-game', { state: 'open', touchedAt: 9 });
	await arrival.take();
	expect(notices.top?.text()).toMatch(/another tab/);
	expect(arrival.stage).toMatchObject({ at: 'planned', plan: { games: [{ relation: 'behind' }] } });
	expect((await here())?.log).toHaveLength(5);
	await arrival.take();
	expect((await here())?.log).toHaveLength(played().log.length);
});

it('shows the last thing that arrived, whichever was read first', async () => {
	const slow = new Blob([text(5)]);
	let go = () => {};
	const head = new Promise<ArrayBuffer>((resolve) => (go = () => resolve(new ArrayBuffer(0))));
	Object.assign(slow, { slice: () => ({ arrayBuffer: () => head }) });
	const first = arrival.file(slow);
	await arrival.text('hello');
	go();
	await first;
	expect(arrival.stage).toMatchObject({ at: 'wrong', wrong: { code: 'no-game', path: [] } });
	expect(arrival.stage.at === 'wrong' && arrival.stage.sentence()).toBe(m.wrong_no_game());
});

it('exports what it took in, as a file and as a link', async () => {
	await arrival.text(text());
	await arrival.take();
	const file = await exportGame('a-game', database);
	if (!file.ok || !file.value) throw new Error('not here');
	expect(file.value.name).toMatch(/^virtus-\d{4}-\d\d-\d\d\.sevencalls\.json$/);
	await arrival.text(file.value.text);
	expect(arrival.stage).toMatchObject({ plan: { games: [{ relation: 'same' }] } });
	const game = await here();
	await arrival.text((game && (await linkTo(game, 'https://some-host.example/open/'))) ?? '');
	expect(arrival.stage).toMatchObject({ plan: { games: [{ relation: 'same' }] } });
});
