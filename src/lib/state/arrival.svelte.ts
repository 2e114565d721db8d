import type { Wrong } from '$games/virtus/codec/parse';
import { m } from '$lib/paraglide/messages.js';
import type { Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import { arrived, arrivedFile } from '$lib/exchange/arrival';
import type { Book } from '$lib/exchange/book';
import { intakeOf, takeBack, takeIn, type Choice, type Undo } from '$lib/exchange/intake';
import { plan, type Plan } from '$lib/exchange/plan';
import type { GameRecord } from '$lib/storage/games';
import { SvelteMap } from 'svelte/reactivity';
import { faultsAreOver, tellFault } from '$lib/state/faults';
import { notices } from '$lib/state/notices.svelte';
import { randomId } from '$lib/state/random';
import { settings } from '$lib/state/settings.svelte';
import { tellOtherTabs } from '$lib/state/tabs';

type Stage =
	| { readonly at: 'waiting' }
	| { readonly at: 'looking' }
	| { readonly at: 'wrong'; readonly wrong: Wrong }
	| { readonly at: 'planned'; readonly book: Book; readonly plan: Plan }
	| { readonly at: 'taken'; readonly games: readonly GameRecord[]; readonly undo: () => Promise<void> };

/** What has come from outside on its way into the book: looked at, shown, and only then taken in. */
export class Arrival {
	readonly #database: Database;
	#stage: Stage = $state.raw({ at: 'waiting' });
	readonly #choices = new SvelteMap<string, Choice>();
	#withSettings = $state(false);
	#looks = 0;
	#taking: Promise<void> | undefined;

	constructor(kept: Database = database) {
		this.#database = kept;
	}

	get stage() {
		return this.#stage;
	}
	get withSettings() {
		return this.#withSettings;
	}
	set withSettings(taken: boolean) {
		this.#withSettings = taken;
	}
	choiceOf(id: string): Choice {
		return this.#choices.get(id) ?? 'mine';
	}
	choose(id: string, choice: Choice) {
		this.#choices.set(id, choice);
	}
	/** What a tap on the button would write. */
	readonly intake = $derived.by(() =>
		this.#stage.at === 'planned' ? intakeOf(this.#stage.plan, this.#choices, this.#withSettings) : undefined
	);

	text(text: string) {
		return this.#look(async () => arrived(text));
	}
	file(file: Blob) {
		return this.#look(() => arrivedFile(file));
	}
	/** Back to where something can arrive. */
	dismiss() {
		this.#looks++;
		this.#stage = { at: 'waiting' };
	}

	/** Once, however often it is tapped. */
	take(): Promise<void> {
		return (this.#taking ??= this.#take().finally(() => (this.#taking = undefined)));
	}

	async #take() {
		const { intake } = this;
		if (this.#stage.at !== 'planned' || !intake) return;
		const { book } = this.#stage;
		const by = `import-${randomId()}`;
		const taken = await takeIn(this.#database, intake, by);
		if (!taken.ok) return tellFault(taken.error);
		faultsAreOver();
		if (taken.value === 'stale') {
			notices.say({ id: 'arrival', text: m.open_stale });
			return this.#plan(book);
		}
		await this.#changed(taken.value);
		this.#taken(
			taken.value,
			intake.games.map(({ game }) => game.record)
		);
	}

	#taken(before: Undo, games: readonly GameRecord[]) {
		const undo = async () => {
			const back = await takeBack(this.#database, before);
			if (!back.ok) return tellFault(back.error);
			await this.#changed(before);
			notices.say({ id: 'arrival', text: back.value === 'back' ? m.open_undone : m.open_undo_late });
			this.dismiss();
		};
		const count = games.length;
		notices.say({
			id: 'arrival',
			text: () => (count > 0 ? m.open_taken({ count }) : m.open_taken_settings()),
			action: { label: m.open_undo, run: () => void undo() }
		});
		this.#stage = { at: 'taken', games, undo };
	}

	/** The other tabs hear of each game; a game that is on a screen there looks again. */
	async #changed({ games, settings: named }: Undo) {
		if (named.length > 0) await settings.refresh();
		for (const { id } of games) tellOtherTabs(id);
	}

	async #look(read: () => Promise<Result<Book, Wrong>>) {
		const look = ++this.#looks;
		this.#stage = { at: 'looking' };
		const book = await read();
		if (look !== this.#looks) return; // something later has arrived
		if (!book.ok) this.#stage = { at: 'wrong', wrong: book.error };
		else await this.#plan(book.value);
	}

	async #plan(book: Book) {
		const look = this.#looks;
		const planned = await plan(this.#database, book, Date.now());
		if (look !== this.#looks) return;
		if (!planned.ok) {
			tellFault(planned.error);
			this.#stage = { at: 'waiting' };
			return;
		}
		this.#choices.clear();
		this.#withSettings = planned.value.isFresh;
		this.#stage = { at: 'planned', book, plan: planned.value };
	}
}
