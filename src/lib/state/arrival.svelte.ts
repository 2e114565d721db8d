import { m } from '$lib/paraglide/messages.js';
import type { Result } from '$lib/result';
import { database, type Database } from '$lib/storage/db';
import { arrived, arrivedFile } from '$lib/exchange/arrival';
import type { Backup } from '$lib/exchange/backup';
import { intakeOf, undoIntake, takeIn, type Choice, type BeforeImage } from '$lib/exchange/intake';
import { plan, type Plan } from '$lib/exchange/plan';
import { wrong, type Wrong } from '$lib/exchange/wrong';
import { codecs } from '$lib/shelf';
import { sentenceOf } from './wrong-sentences';
import type { GameRecord } from '$lib/storage/games';
import { SvelteMap } from 'svelte/reactivity';
import { faultsAreOver, tellFault } from './faults';
import { notices } from './notices.svelte';
import { randomId } from './random';
import { report } from './report';
import { settings } from './settings.svelte';
import { tellOfGame } from './other-tabs';

type Stage =
	| { readonly at: 'waiting' }
	| { readonly at: 'looking' }
	| { readonly at: 'wrong'; readonly wrong: Wrong; readonly sentence: () => string }
	| { readonly at: 'planned'; readonly backup: Backup; readonly plan: Plan }
	| { readonly at: 'taken'; readonly games: readonly GameRecord[]; readonly undo: () => Promise<void> };

/** What has come from outside on its way in: looked at, shown, and only then taken in. */
export class Arrival {
	readonly #database: Database;
	#stage: Stage = $state.raw({ at: 'waiting' });
	readonly #choices = new SvelteMap<string, Choice>();
	#withSettings = $state(false);
	#looks = 0;
	#taking: Promise<void> | undefined;

	constructor(disk: Database = database) {
		this.#database = disk;
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
		return this.#look(() => arrived(text, codecs));
	}
	file(file: Blob) {
		return this.#look(() => arrivedFile(file, codecs));
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
		const { backup } = this.#stage;
		const by = `import-${randomId()}`;
		const taken = await takeIn(this.#database, intake, by);
		if (!taken.ok) return tellFault(taken.error);
		faultsAreOver();
		if (taken.value === 'stale') {
			notices.say({ id: 'arrival', text: m.open_stale });
			return this.#plan(backup);
		}
		await this.#changed(taken.value);
		this.#taken(
			taken.value,
			intake.games.map(({ game }) => game.record)
		);
	}

	#taken(before: BeforeImage, games: readonly GameRecord[]) {
		const undo = async () => {
			const back = await undoIntake(this.#database, before);
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
	async #changed({ games, settings: named }: BeforeImage) {
		if (named.length > 0) await settings.refresh();
		for (const { id } of games) tellOfGame(id);
	}

	async #look(read: () => Promise<Result<Backup, Wrong>>) {
		const look = ++this.#looks;
		this.#stage = { at: 'looking' };
		// What reads a game is loaded when one arrives: where that fails, nothing can be read.
		const backup = await read().catch((bug: unknown) => {
			report(bug);
			return wrong('unreadable');
		});
		const sentence = backup.ok ? undefined : await sentenceOf(backup.error);
		if (look !== this.#looks) return; // something later has arrived
		if (backup.ok) await this.#plan(backup.value);
		else if (sentence) this.#stage = { at: 'wrong', wrong: backup.error, sentence };
	}

	async #plan(backup: Backup) {
		const look = this.#looks;
		const planned = await plan(this.#database, backup, Date.now());
		if (look !== this.#looks) return;
		if (!planned.ok) {
			tellFault(planned.error);
			this.#stage = { at: 'waiting' };
			return;
		}
		this.#choices.clear();
		this.#withSettings = planned.value.isFresh;
		this.#stage = { at: 'planned', backup, plan: planned.value };
	}
}
