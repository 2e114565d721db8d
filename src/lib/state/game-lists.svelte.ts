import { m } from '$lib/paraglide/messages.js';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import type { GameRecord } from '$lib/storage/games';
import { countGames, isSound, listGames, markGame, sweep } from '$lib/storage/lists';
import { faultsAreOver, onceOver, tellDamage, tellFault } from './faults';
import { notices } from './notices.svelte';
import { reopenAll } from './reopening';
import { unsaved, withUnsavedRecords } from '$lib/unsaved/games';
import { OtherTabs } from './other-tabs';

const MINUTE = 60_000;
/** How long a deleted game can be brought back; the notice that offers it is gone long before. */
const KEPT_AFTER_DELETION = 60 * MINUTE;
/** More than anybody leaves unfinished. */
const MOST_OPEN = 50;
const A_PAGE = 20;

/** The games on this device, as lists show them. It looks again whenever a game changes, in this tab or another. */
export class GameLists {
	readonly #database: Database;
	#open: readonly GameRecord[] = $state.raw([]);
	#finished: readonly GameRecord[] = $state.raw([]);
	#count = $state(0);
	#loaded = $state(false);
	#now = $state(Date.now());
	/** How many of the finished games have been asked for. */
	#asked = A_PAGE;
	#looks = 0;
	#swept = false;
	readonly #otherTabs = new OtherTabs('games');

	constructor(disk: Database) {
		this.#database = disk;
	}

	/** Newest first. */
	get open() {
		return this.#open;
	}
	/** Newest first, and only as many as have been asked for. */
	get finished() {
		return this.#finished;
	}
	/** All the finished ones there are. */
	get count() {
		return this.#count;
	}
	get hasMore() {
		return this.#finished.length < this.#count;
	}
	get loaded() {
		return this.#loaded;
	}
	/** What "4 minutes ago" is counted from. */
	get now() {
		return this.#now;
	}

	/** While a list is on the screen: `onMount(() => lists.watch())`. A walk has better things to do than to refresh lists. */
	watch(): () => void {
		const look = () => void this.refresh();
		const clock = setInterval(() => (this.#now = Date.now()), MINUTE);
		addEventListener('pageshow', look);
		const stopListening = this.#otherTabs.listen(look);
		look();
		return () => {
			clearInterval(clock);
			removeEventListener('pageshow', look);
			stopListening();
		};
	}

	async refresh() {
		const look = ++this.#looks;
		await reopenAll();
		const [open, finished] = await Promise.all([
			listGames(this.#database, 'open', { most: MOST_OPEN }),
			listGames(this.#database, 'finished', { most: this.#asked })
		]);
		if (look !== this.#looks) return; // a later look has more to say
		for (const read of [open, finished]) if (!read.ok) this.#tell(read.error);
		this.#open = listed('open', open.ok ? open.value.filter(isShown) : []);
		this.#finished = listed('finished', finished.ok ? finished.value.filter(isShown) : []);
		this.#now = Date.now();
		// A list that came to its end is all there is: what is damaged is counted nowhere, and no page more would show it.
		const isAll = finished.ok && finished.value.length < this.#asked;
		const atLeast = (count: number) =>
			isAll ? this.#finished.length : Math.max(this.#finished.length, count);
		// Counting goes through all of them, so nothing waits for it: until then there are as many as the last time.
		this.#count = atLeast(this.#count || lastCount());
		this.#loaded = true;
		const count = await countGames(this.#database, 'finished');
		if (look !== this.#looks) return;
		this.#count = atLeast(count.ok ? count.value : 0);
		mirror(this.#open.length, this.#count);
		await this.#sweepOnce();
	}

	/** What could not be read comes once storage answers again. */
	#tell(fault: StorageFault) {
		onceOver(this.#lookAgain);
		void tellFault(fault, this.#database);
	}
	#lookAgain = () => void this.refresh();

	/** The next page of finished games. */
	async more() {
		const after = this.#finished.findLast(({ id }) => !unsaved.has(id));
		const read = await listGames(this.#database, 'finished', { most: A_PAGE, after });
		if (!read.ok) return void tellFault(read.error);
		this.#asked += A_PAGE;
		// What storage would not take before stands among the unsaved, at the top.
		this.#finished = [
			...this.#finished,
			...read.value.filter((game) => isShown(game) && !unsaved.has(game.id))
		];
		// A list that came to its end is all there is, whatever was counted before.
		if (read.value.length < A_PAGE) this.#count = this.#finished.length;
	}

	/** Out of sight at once, and back by the notice's "Undo". */
	async remove({ id }: GameRecord) {
		const live = unsaved.get(id);
		if (live) {
			const { state, touchedAt } = live.record;
			await live.mark({ state: 'deleted', touchedAt: Date.now() });
			await this.refresh();
			return this.#offerUndo(() => live.mark({ state, touchedAt }));
		}
		const before = await this.#mark(id, { state: 'deleted', touchedAt: Date.now() });
		if (before) this.#offerUndo(() => this.#mark(id, before));
	}

	async #mark(id: string, { state, touchedAt }: Pick<GameRecord, 'state' | 'touchedAt'>) {
		const marked = await markGame(this.#database, id, { state, touchedAt });
		if (!marked.ok) return void tellFault(marked.error);
		faultsAreOver();
		this.#otherTabs.tell(id);
		await this.refresh();
		return marked.value;
	}

	#offerUndo(bringBack: () => Promise<unknown>) {
		const run = () => void bringBack().then(() => this.refresh());
		notices.say({ text: m.game_deleted, action: { label: m.game_undo, run } });
	}

	async #sweepOnce() {
		if (this.#swept) return;
		this.#swept = true;
		await sweep(this.#database, Date.now() - KEPT_AFTER_DELETION);
	}
}

/** A damaged one stays where it is, and is told of. */
function isShown(game: GameRecord) {
	const isWhole = isSound(game);
	if (!isWhole) void tellDamage('game');
	return isWhole;
}

/** What storage would not take may be in another state than the disk knows it in. */
const listed = (state: GameRecord['state'], stored: readonly GameRecord[]) =>
	withUnsavedRecords(stored).filter((game) => game.state === state);

/** For the script in app.html, which holds their room free on home before the first paint: nothing jumps. */
function mirror(open: number, count: number) {
	try {
		localStorage.setItem('shelf', JSON.stringify({ open, past: Math.min(count, 1), count }));
	} catch {
		// Refused or full: the next visit sees the list arrive, and that is all that is lost.
	}
}

function lastCount(): number {
	try {
		return Number(JSON.parse(localStorage.getItem('shelf') ?? '').count) || 0;
	} catch {
		return 0;
	}
}

export const lists = new GameLists(database);
