import { m } from '$lib/paraglide/messages.js';
import type { StorageFault } from '$lib/storage/faults';

export const SENTENCES: Record<StorageFault, () => string> = {
	refused: m.fault_refused,
	newer: m.fault_newer,
	blocked: m.fault_blocked,
	hanging: m.fault_hanging,
	full: m.fault_full,
	lost: m.fault_lost,
	failed: m.fault_failed
};

/** What was found damaged on the disk: the rest is not. */
export const DAMAGE = { game: m.game_damaged, settings: m.settings_corrupt };
