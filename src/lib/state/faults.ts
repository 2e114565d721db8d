import { m } from '$lib/paraglide/messages.js';
import { database, type Database } from '$lib/storage/db';
import type { StorageFault } from '$lib/storage/faults';
import { notices } from './notices.svelte';

/** Rarely needed: not on the way to home. A walk has them with it. */
const sentences = () => import('./fault-sentences');

const told = new Set<StorageFault>();
const waiting = new Set<() => void>();
const awaited = new WeakSet<Database>();

/** Each fault is said once: the table has a game to finish, and we go on in memory. */
export async function tellFault(fault: StorageFault, disk: Database = database) {
	if (fault === 'hanging' || fault === 'blocked') void overOnceOpen(disk);
	if (told.has(fault)) return;
	told.add(fault);
	const { SENTENCES } = await sentences();
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

/** It may only be slow, since an older app has to let go of it, say: then it is over as soon as it opens. */
async function overOnceOpen(disk: Database) {
	if (awaited.has(disk)) return;
	awaited.add(disk);
	const answers = await disk.opened();
	awaited.delete(disk);
	if (answers) faultsAreOver();
}

/** Something on the disk is damaged, and all else is as it was. */
export async function tellDamage(of: 'game' | 'settings') {
	const { DAMAGE } = await sentences();
	notices.say({ id: `damaged-${of}`, text: DAMAGE[of], stays: of === 'settings' });
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
