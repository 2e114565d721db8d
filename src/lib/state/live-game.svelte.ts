import type { Game, Parts } from '$lib/log/game';
import type { Position } from '$lib/log/position';
import { rebased, tapped, type Tap, type Tapped } from '$lib/log/tap';
import { m } from '$lib/paraglide/messages.js';
import { fail, type Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { isVersion, loadGame, storeGame, type GameRecord, type StoredGame } from '$lib/storage/games';
import { askToStay } from '$lib/storage/persistence';
import './fault-sentences'; // so that a fault can be said without the network
import { faultsAreOver, tellFault } from './faults';
import { notices } from './notices.svelte';
import { randomId } from './random';
import { report } from './report';
import { nowSaved, keepTrying } from '$lib/unsaved/retrying';
import { stampNow } from './stamp';
import { unsaved, type Mark, type UnsavedGame } from '$lib/unsaved/games';
import { OtherTabs } from './other-tabs';
import { movedOn, plain, versionOf, type Version } from './version';

/** A game on its way from the finger to the disk: every tap is written first, then shown. */
export class LiveGame<P extends Parts = Parts> implements UnsavedGame {
	readonly id: string;
	readonly game: Position<P>['game'];
	readonly #database: Database;
	readonly #me = randomId();
	/** What the screen shows: all of it is on the disk, or storage has failed and said so. */
	#shown: Version<P> = $state.raw() as Version<P>;
	/** What has been tapped, a write or two ahead of the screen. */
	#tapped: Version<P>;
	/** What the disk holds, as far as we have seen; nothing for a game that it has not taken. */
	#stored: Version<P> | undefined;
	/** The taps that the disk does not have yet. */
	#waiting: readonly Tapped<P>[] = [];
	/** A game whose start could not be written. */
	#isNew: boolean;
	/** Deleted, or brought back, from a list while storage would not take it: goes into the next record that is written. */
	#marked: Mark | undefined;
	/** Storage has failed: what is tapped is shown all the same. */
	#inMemory: boolean;
	#writing: Promise<unknown> = Promise.resolve();
	readonly #otherTabs = new OtherTabs('games');

	constructor(
		game: Position<P>['game'],
		{ record, log }: StoredGame,
		isStored = true,
		disk: Database = database
	) {
		this.id = record.id;
		this.game = game;
		this.#database = disk;
		this.#shown = this.#tapped = versionOf(game, { record, log });
		this.#isNew = this.#inMemory = !isStored;
		if (isStored) this.#stored = this.#tapped;
	}

	/** What is shown, as it would be stored: for lists, and for whoever writes it elsewhere. */
	get record() {
		return this.#shown.record;
	}
	get log() {
		return this.#shown.position.log;
	}
	/** What the disk holds, as far as we have seen. */
	get stored(): StoredGame | undefined {
		return this.#stored && plain(this.#stored);
	}
	get shown(): Position<P> {
		return this.#shown.position;
	}
	get tapped(): Position<P> {
		return this.#tapped.position;
	}

	/** Settles once the tap is written, or is shown without; false where it said nothing new. */
	async tap(tap: Tap<P>, stamp = stampNow()): Promise<boolean> {
		const said = tapped(tap, stamp, this.#tapped.position);
		if (!said) {
			// Any tap is an occasion to bring what storage has refused before.
			await this.save();
			return false;
		}
		// Whoever leaves and comes back before it is written finds this one, and not the disk's.
		unsaved.set(this.id, this);
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
		this.#tapped = this.#after(this.#tapped.record, this.#tapped.position);
		return this.save();
	}

	/** Writes what is not written yet, if anything; in its turn. */
	save(): Promise<void> {
		return this.#inTurn(() => this.#save());
	}

	/** While it is on the screen: `$effect(() => live.watch())`. What other tabs write is shown at once. */
	watch(): () => void {
		const look = () => void this.#inTurn(() => this.#look());
		const lookIfSeen = () => document.visibilityState === 'visible' && look();
		const stopListening = this.#otherTabs.listen((id) => id === this.id && look());
		document.addEventListener('visibilitychange', lookIfSeen);
		// It may have been opened a while ago.
		look();
		return () => {
			document.removeEventListener('visibilitychange', lookIfSeen);
			void this.#inTurn(async () => stopListening());
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
		// What stands on the screen is no longer the game; any other fault is told once something is to be written.
		if (!looked.ok) return looked.error === 'newer' ? tellFault('newer') : undefined;
		this.#putRight();
		await this.#save();
	}

	/** Kept as finished by rules that knew no better: lists are not to name a winner whom the table has still to find. */
	#putRight() {
		const { record, position } = this.#tapped;
		if (record.state !== 'finished' || position.outline.state === 'finished') return;
		this.#marked = { state: 'open', touchedAt: record.touchedAt };
		this.#tapped = this.#after(record, position);
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
		this.#stored = version;
		this.#isNew = false;
		// What was tapped meanwhile waits for its own turn.
		this.#waiting = this.#waiting.slice(taps.length);
		if (this.#marked === marked) this.#marked = undefined;
		// What was shown while storage failed stays in sight.
		this.#shown = this.#inMemory ? this.#tapped : version;
		this.#comeHome();
		faultsAreOver();
		this.#otherTabs.tell(this.id);
		void askToStay();
	}

	async #write(version: Version<P>): Promise<Result<'stored' | 'stale', StorageFault>> {
		try {
			return await storeGame(this.#database, plain(version), this.stored);
		} catch (bug) {
			// The table has a game to finish, whatever is wrong with us.
			report(bug);
			return fail('failed');
		}
	}

	#goOnInMemory(fault: StorageFault) {
		this.#inMemory = true;
		this.#shown = this.#tapped;
		void tellFault(fault, this.#database);
		keepTrying(this);
		// The other tab may let go, the browser may answer after all.
		if (fault === 'blocked' || fault === 'hanging') void this.#database.opened().then(() => this.save());
	}

	#comeHome() {
		this.#inMemory = false;
		// What was tapped meanwhile is still on its way.
		if (this.#waiting.length > 0 || !nowSaved(this.id)) return;
		notices.say({ id: 'fault-over', text: m.fault_over });
	}

	/** Another tab may have been at this game: what it wrote stands, and what was tapped here is done upon it. */
	async #catchUp(): Promise<Result<undefined, StorageFault>> {
		const read = await loadGame(this.#database, this.id);
		if (!read.ok) return read;
		// Taken away for good: should anything be tapped, the game is written anew, and whole.
		if (!read.value) this.#stored = undefined;
		// A newer app has played on with it: what it says there, this one may not understand.
		else if (read.value.record.edition > this.game.edition) return fail('newer');
		else if (!isVersion(read.value.record, this.#stored?.record))
			this.#takeOver(versionOf(this.game, read.value));
		return { ok: true, value: undefined };
	}

	#takeOver(disk: Version<P>) {
		const { taps, overtaken } = rebased(this.#waiting, disk.position);
		const isWhole = taps.length === 0 && !this.#marked;
		this.#stored = disk;
		this.#waiting = taps;
		this.#isNew = false;
		this.#tapped = isWhole ? disk : this.#after(disk.record, taps.at(-1)?.after ?? disk.position);
		// What storage would not take has been seen already, and stays in sight.
		this.#shown = this.#inMemory ? this.#tapped : disk;
		if (isWhole) this.#comeHome();
		if (disk.record.state === 'deleted') notices.say({ id: 'deleted-elsewhere', text: m.tabs_deleted });
		if (overtaken > 0) notices.say({ id: 'overtaken', text: m.tabs_overtaken, stays: true });
	}

	/** The game once it has moved on, by this page. */
	#after(record: GameRecord, position: Position<P>): Version<P> {
		return movedOn(record, position, { by: this.#me, ...this.#marked });
	}
}

/** Whether a game under way is of this one: then it says what this one can say. */
export const isOf = <P extends Parts>(game: Game<P>, live: LiveGame): live is LiveGame & LiveGame<P> =>
	live.game.id === game.id;
