import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { checkedSettings, DEFAULTS, readSettings, writeSettings, type Settings } from '$lib/storage/settings';
import { faultsAreOver, onceOver, tellDamage, tellFault } from './faults';
import { darkOutside, languageOutside, paint, readMirror, writeMirror } from './first-paint';
import { locale } from './locale.svelte';
import { OtherTabs } from './other-tabs';
import { unsaved } from '$lib/unsaved/games';
import { forgetTab } from '$lib/unsaved/tab';

/** What the player prefers: kept in the database, in step with the other tabs, shown at once. */
export class PlayerSettings {
	readonly #database: Database;
	#current: Settings = $state.raw({ ...DEFAULTS, ...readMirror() });
	/** What storage would not take. It goes along with the next write. */
	#unsaved: Partial<Settings> = {};
	#loading: Promise<void> | undefined;
	readonly #otherTabs = new OtherTabs('settings');
	#stopListening = () => {};

	constructor(disk: Database) {
		this.#database = disk;
	}

	get theme() {
		return this.#current.theme;
	}
	get locale() {
		return this.#current.locale;
	}
	get keepAwake() {
		return this.#current.keepAwake;
	}
	get vibration() {
		return this.#current.vibration;
	}
	get showTotals() {
		return this.#current.showTotals;
	}
	get explain() {
		return this.#current.explain;
	}
	get readAloud() {
		return this.#current.readAloud;
	}

	/** At the start of the app, once. */
	load(): Promise<void> {
		return (this.#loading ??= this.#load());
	}

	/** Kept first, then shown. When it cannot be kept it is shown all the same, and said. */
	async change(patch: Partial<Settings>) {
		await this.load();
		const unsaved = (this.#unsaved = { ...this.#unsaved, ...patch });
		const written = await writeSettings(this.#database, unsaved);
		if (!written.ok) {
			void tellFault(written.error, this.#database);
			onceOver(this.#bringAgain);
		} else {
			if (this.#unsaved === unsaved) this.#unsaved = {};
			faultsAreOver();
		}
		this.#show(patch);
		this.#otherTabs.tell(patch);
	}

	/** After an import has written settings: looks again, and shows the other tabs. */
	async refresh() {
		const read = await readSettings(this.#database);
		if (!read.ok) return this.#lookLater(read.error);
		// What was chosen meanwhile is on its way to the disk.
		this.#show({ ...DEFAULTS, ...read.value.kept, ...this.#unsaved });
		this.#otherTabs.tell(this.#current);
	}

	/** Lets go of the outside world. */
	stop() {
		darkOutside()?.removeEventListener('change', this.#followSystem);
		removeEventListener('languagechange', this.#followSystem);
		this.#stopListening();
	}

	async #load() {
		darkOutside()?.addEventListener('change', this.#followSystem);
		addEventListener('languagechange', this.#followSystem);
		// The other tab may run another version of the app: what does not fit here is left out.
		this.#stopListening = this.#otherTabs.listen((said) =>
			said === 'erased' ? startAfresh() : this.#show(checkedSettings(said))
		);
		const read = await readSettings(this.#database);
		if (!read.ok) return this.#lookLater(read.error);
		if (read.value.corrupt.length > 0) void tellDamage('settings');
		this.#show(read.value.kept);
	}

	#show(patch: Partial<Settings>) {
		this.#current = { ...this.#current, ...patch };
		writeMirror(this.#current);
		this.#followSystem();
	}

	#lookLater(fault: StorageFault) {
		onceOver(this.#lookAgain);
		void tellFault(fault, this.#database);
	}
	#lookAgain = () => void this.refresh();
	#bringAgain = () => void this.change({});

	#followSystem = () => {
		paint(this.theme);
		const spoken = this.locale === 'system' ? languageOutside() : this.locale;
		if (spoken !== locale.current) locale.speak(spoken);
	};
}

/** Another tab has erased everything: what this one holds for itself goes too. */
function startAfresh() {
	unsaved.clear();
	forgetTab();
	location.reload();
}

export const settings = new PlayerSettings(database);
