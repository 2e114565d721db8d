import { ask, type Asking, type QuestionOf } from './question';
import type { PlayerId } from './sheet';
import type { Table } from './table';
import { ICONS, TRIO_ICONS, VIRTUES, type Icon, type TrioIcon } from './vocabulary';

type AskingCall = QuestionOf<'icons'>['call'];

/** How many of an icon a player holds, once hands are open (V5.3), on whatever Virtue it is printed. Asked once a game. */
export function* holds(table: Table, call: AskingCall, player: PlayerId, icon: TrioIcon): Asking<number> {
	const before = table.icons.get(player)?.[icon];
	if (before !== undefined) return before;
	const { least, most } = hand(table, player).range(icon);
	const count = yield* ask<'icons'>({ kind: 'icons', call, player, icon, least, most });
	table.icons.set(player, { ...table.icons.get(player), [icon]: count });
	return count;
}

/** How many sets of these icons a player holds: the smallest count. Asks only what can still make it smaller. */
export function* sets(
	table: Table,
	call: AskingCall,
	player: PlayerId,
	icons: readonly TrioIcon[]
): Asking<number> {
	if (yield* hasNone(table, call, player, icons)) return 0;
	for (;;) {
		const { most, open } = setsIn(table, player, icons);
		if (!open) return most;
		yield* holds(table, call, player, open.icon);
	}
}

/**
 * V10.1: how many trios a player holds. Counted at a glance; its icons are asked for by whoever rather counts those. What
 * the table says is heard, though nobody would have asked: unless all three icons have been counted.
 */
export function* triosOf(table: Table, player: PlayerId): Asking<number> {
	if (yield* hasNone(table, 'trios', player, TRIO_ICONS)) return 0;
	const { least, most, open, uncounted } = setsIn(table, player, TRIO_ICONS);
	const told = table.sheet.trios.get(player);
	const missing = open ?? (told === undefined ? undefined : uncounted);
	if (!missing) return most;
	if (told !== undefined && told < least)
		table.conflicts.push({ code: 'trios-denied', path: ['trios', player] });
	const instead: QuestionOf<'icons'> = { kind: 'icons', call: 'trios', player, ...missing };
	return yield* ask<'trios'>({ kind: 'trios', call: 'trios', player, least, most, instead });
}

/** Hears the icons that have been told already: one that is 0 settles it. */
function* hasNone(
	table: Table,
	call: AskingCall,
	player: PlayerId,
	icons: readonly TrioIcon[]
): Asking<boolean> {
	const told = icons.filter((icon) => table.sheet.icons.get(player)?.[icon] !== undefined);
	for (const icon of told) if ((yield* holds(table, call, player, icon)) === 0) return true;
	return false;
}

/** How many sets there are at least and at most, and which icon may still make a difference, or has not been counted. */
function setsIn(table: Table, player: PlayerId, icons: readonly TrioIcon[]) {
	const { range, hidden } = hand(table, player);
	const ranges = icons.map((icon) => ({ icon, ...range(icon) }));
	const most = mostSets(ranges, hidden);
	const least = Math.min(...ranges.map((range) => range.least));
	const counted = table.icons.get(player) ?? {};
	return {
		least,
		most,
		open: ranges.find(({ least }) => least < most),
		uncounted: ranges.find(({ icon }) => counted[icon] === undefined)
	};
}

/** As many sets as each icon allows by itself, and as the hidden cards can make up for together. */
function mostSets(ranges: readonly Range[], hidden: number) {
	const lacking = (sets: number) => ranges.reduce((sum, { least }) => sum + Math.max(0, sets - least), 0);
	let most = Math.min(...ranges.map((range) => range.most));
	while (lacking(most) > hidden) most--;
	return most;
}

interface Range {
	readonly least: number;
	readonly most: number;
}

/** What is known of a hand's icons: at most one a card (V1.3), some counted, some seen on cards that were listed. */
function hand(table: Table, player: PlayerId) {
	const counted = table.icons.get(player) ?? {};
	const listed = listedIcons(table, player);
	const seen = (icon: Icon | null) => listed.filter((one) => one === icon).length;
	const settled = ICONS.reduce((sum, icon) => sum + Math.max(seen(icon), counted[icon] ?? 0), seen(null));
	const hidden = Math.max(0, table.handAtMost(player) - settled);
	const range = (icon: TrioIcon): Range => {
		const count = counted[icon];
		if (count !== undefined) return { least: count, most: count };
		return { least: seen(icon), most: seen(icon) + hidden };
	};
	return { hidden, range };
}

/** The icons of the cards that were listed: null is a plain card, undefined one that the deck does not know. */
function listedIcons(table: Table, player: PlayerId): (Icon | null | undefined)[] {
	return VIRTUES.flatMap((virtue) => {
		const shown = table.sheet.calls[virtue].cards.get(player);
		// Which card Faith moved after it was shown may be unknown: then the list no longer says what is held.
		if (shown === undefined || typeof shown === 'number' || table.moved(virtue, player) !== 0) return [];
		return shown.map((value) => table.deck(virtue, value));
	});
}
