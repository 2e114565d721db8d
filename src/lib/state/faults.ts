import { m } from '$lib/paraglide/messages.js';
import type { StorageFault } from '$lib/storage/faults';
import { notices } from './notices.svelte';

const told = new Set<StorageFault>();
const waiting = new Set<() => void>();

/** Each fault is said once: the table has a game to finish, and we go on in memory. */
export async function tellFault(fault: StorageFault) {
	if (told.has(fault)) return;
	told.add(fault);
	// Rarely needed: not on the way to home. A walk has them with it.
	const { SENTENCES } = await import('./fault-sentences');
	if (!told.has(fault)) return; // it is over already
	// What a newer app has written, only a newer app can read.
	const reload = { label: m.notice_reload, run: () => location.reload() };
	notices.say({
		id: `fault-${fault}`,
		text: SENTENCES[fault],
		stays: true,
		...(fault === 'newer' && { action: reload })
	});
}

/** What storage would not take is brought again once it has taken something else. */
export const onceOver = (bringAgain: () => void) => void waiting.add(bringAgain);

/** Once storage has answered again, the next fault is news. */
export function faultsAreOver() {
	for (const fault of told) notices.dismiss(`fault-${fault}`);
	told.clear();
	for (const bringAgain of waiting) {
		waiting.delete(bringAgain);
		bringAgain();
	}
}
