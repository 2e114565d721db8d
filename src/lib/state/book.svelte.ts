import { Game } from '$games/virtus/log/game';
import { rebased, tapped, type Tap, type Tapped } from '$games/virtus/log/tap';
import { m } from '$lib/paraglide/messages.js';
import { fail, type Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { historyOf, isVersion, keepGame, readGame, type GameRecord, type KeptGame } from '$lib/storage/games';
import { askToStay } from '$lib/storage/persistence';
import '$lib/state/fault-sentences'; // so that a fault can be said without the network
import { faultsAreOver, tellFault } from '$lib/state/faults';
import { notices } from '$lib/state/notices.svelte';
import { randomId } from '$lib/state/random';
import { report } from '$lib/state/report';
import { cameHome, wentAstray } from '$lib/state/retrying';
import { strays, type Mark, type Stray } from '$lib/state/strays';
import { summary } from '$lib/state/summary';
import { GAMES_CHANNEL, tellOtherTabs } from '$lib/state/tabs';

/** The game at one moment: its record, and its history with all that follows from it. */
interface Version {
	readonly record: GameRecord;
	readonly game: Game;
}
const versionOf = (kept: KeptGame): Version => ({ record: kept.record, game: new Game(historyOf(kept)) });
const plain = ({ record, game }: Version): KeptGame => ({ record, edits: game.history.edits });

/** A game on its way from the finger to the disk: every tap is written first, then shown. */
export class Book implements Stray {
	readonly id: string;
	readonly #database: Database;
	readonly #me = randomId();
	/** What the screen shows: all of it is on the disk, or storage has failed and said so. */
	#shown: Version = $state.raw() as Version;
	/** What has been tapped, a write or two ahead of the screen. */
	#tapped: Version;
	/** What the disk holds, as far as we have seen; nothing for a game that it has not taken. */
	#kept: Version | undefined;
	/** The taps that the disk does not have yet. */
	#waiting: readonly Tapped[] = [];
	/** A game whose start could not be written. */
	#isNew: boolean;
	/** Deleted, or brought back, from a list while storage would not take it: goes into the next record that is written. */
	#marked: Mark | undefined;
	/** Storage has failed: what is tapped is shown all the same. */
	#inMemory: boolean;
	#writing: Promise<unknown> = Promise.resolve();
	#otherTabs: BroadcastChannel | undefined;

	constructor(game: KeptGame, isKept = true, disk: Database = database) {
		this.id = game.record.id;
		this.#database = disk;
		this.#shown = this.#tapped = versionOf(game);
		this.#isNew = this.#inMemory = !isKept;
		if (isKept) this.#kept = this.#tapped;
	}

	/** What is shown, as it would be kept: for lists, and for whoever writes it elsewhere. */
	get record() {
		return this.#shown.record;
	}
	get edits() {
		return this.#shown.game.history.edits;
	}
	/** What the disk holds, as far as we have seen. */
	get kept(): KeptGame | undefined {
		return this.#kept && plain(this.#kept);
	}
	get shown(): Game {
		return this.#shown.game;
	}
	get tapped(): Game {
		return this.#tapped.game;
	}

	/** Settles once the tap is written, or is shown without; false where it said nothing new. */
	async tap(tap: Tap): Promise<boolean> {
		const said = tapped(tap, this.#tapped.game);
		if (!said) {
			// Any tap is an occasion to bring what storage has refused before.
			await this.save();
			return false;
		}
		// Whoever leaves and comes back before it is written finds this book, and not the disk's.
		strays.set(this.id, this);
		this.#waiting = [...this.#waiting, said];
		this.#marked = undefined;
		this.#tapped = this.#after(this.#tapped.record, said.after);
		// Where storage has failed nobody waits for it: it may take its time to fail again.
		if (this.#inMemory) this.#shown = this.#tapped;
		await this.save();
		return true;
	}

	/** Out of sight, or back. */
	mark(mark: Mark): Promise<void> {
		this.#marked = mark;
		this.#tapped = this.#after(this.#tapped.record, this.#tapped.game);
		return this.save();
	}

	/** Writes what is not written yet, if anything; in its turn. */
	save(): Promise<void> {
		return this.#inTurn(() => this.#save());
	}

	/** While it is on the screen: `$effect(() => book.watch())`. What other tabs write is shown at once. */
	watch(): () => void {
		const look = () => void this.#inTurn(() => this.#look());
		const lookIfSeen = () => document.visibilityState === 'visible' && look();
		const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(GAMES_CHANNEL) : undefined;
		channel?.addEventListener('message', ({ data }) => data === this.id && look());
		document.addEventListener('visibilitychange', lookIfSeen);
		this.#otherTabs = channel;
		// It may have been opened a while ago, by a finger that only came near.
		look();
		return () => {
			document.removeEventListener('visibilitychange', lookIfSeen);
			void this.#inTurn(async () => {
				channel?.close();
				if (this.#otherTabs === channel) this.#otherTabs = undefined;
			});
		};
	}

	#inTurn(work: () => Promise<void>): Promise<void> {
		const done = this.#writing.then(work);
		// A bug is told by `done`; those who come after it have their turn all the same.
		this.#writing = done.catch(() => {});
		return done;
	}

	async #look() {
		const looked = await this.#catchUp();
		if (!looked.ok) return;
		this.#putRight();
		await this.#save();
	}

	/** Kept as finished by rules that knew no better: lists are not to name a winner whom the table has still to find. */
	#putRight() {
		const { record, game } = this.#tapped;
		if (record.state !== 'finished' || game.walk.outcome) return;
		this.#marked = { state: 'open', touchedAt: record.touchedAt };
		this.#tapped = this.#after(record, game);
	}

	async #save(): Promise<void> {
		if (this.#waiting.length === 0 && !this.#isNew && !this.#marked) return; // an earlier write took it along
		const [version, taps, marked] = [this.#tapped, this.#waiting, this.#marked];
		let written = await this.#write(version);
		if (written.ok && written.value === 'stale') {
			const looked = await this.#catchUp();
			if (looked.ok) return this.#save();
			written = looked;
		}
		if (!written.ok) return this.#goOnInMemory(written.error);
		this.#kept = version;
		this.#isNew = false;
		// What was tapped meanwhile waits for its own turn.
		this.#waiting = this.#waiting.slice(taps.length);
		if (this.#marked === marked) this.#marked = undefined;
		// What was shown while storage failed stays in sight.
		this.#shown = this.#inMemory ? this.#tapped : version;
		this.#comeHome();
		faultsAreOver();
		tellOtherTabs(this.id, this.#otherTabs);
		void askToStay();
	}

	async #write(version: Version): Promise<Result<'kept' | 'stale', StorageFault>> {
		try {
			return await keepGame(this.#database, plain(version), this.kept);
		} catch (bug) {
			// The table has a game to finish, whatever is wrong with us.
			report(bug);
			return fail('failed');
		}
	}

	#goOnInMemory(fault: StorageFault) {
		this.#inMemory = true;
		this.#shown = this.#tapped;
		void tellFault(fault);
		wentAstray(this);
		// The other tab may let go, the browser may answer after all.
		if (fault === 'blocked' || fault === 'hanging') void this.#database.opened().then(() => this.save());
	}

	#comeHome() {
		this.#inMemory = false;
		// What was tapped meanwhile is still on its way.
		if (this.#waiting.length === 0) cameHome(this.id);
	}

	/** Another tab may have been at this game: what it wrote stands, and what was tapped here is done upon it. */
	async #catchUp(): Promise<Result<undefined, StorageFault>> {
		const read = await readGame(this.#database, this.id);
		if (!read.ok) return read;
		// Taken away for good: should anything be tapped, the game is written anew, and whole.
		if (!read.value) this.#kept = undefined;
		else if (!isVersion(read.value.record, this.#kept?.record)) this.#takeOver(versionOf(read.value));
		return { ok: true, value: undefined };
	}

	#takeOver(disk: Version) {
		const { taps, overtaken } = rebased(this.#waiting, disk.game);
		const isWhole = taps.length === 0 && !this.#marked;
		this.#kept = disk;
		this.#waiting = taps;
		this.#isNew = false;
		this.#tapped = isWhole ? disk : this.#after(disk.record, taps.at(-1)?.after ?? disk.game);
		// What storage would not take has been seen already, and stays in sight.
		this.#shown = this.#inMemory ? this.#tapped : disk;
		if (isWhole) this.#comeHome();
		if (disk.record.state === 'deleted') notices.say({ id: 'deleted-elsewhere', text: m.tabs_deleted });
		if (overtaken > 0) notices.say({ id: 'overtaken', text: m.tabs_overtaken, stays: true });
	}

	#after = (record: GameRecord, game: Game): Version => ({
		game,
		record: { ...summary(record, game, this.#me), ...this.#marked }
	});
}
