import { LONGEST_NAME, type Player } from '$lib/players/player';

/** A name as long as a name may be, counted as a reader's script counts and not as UTF-16 does. */
export const clipped = (name: string, longest = LONGEST_NAME) => [...name].slice(0, longest).join('');

/** What of a typed name is kept: one form of each letter, no space at the ends and no more than one inside. */
export function tidied(typed: string): string {
	const name = typed
		.normalize('NFC')
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim();
	// Joiners and marks of direction alone show nothing: such a name is empty to the table.
	return /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(name) ? clipped(name).trim() : '';
}

/** Names that the table could not tell apart. */
const heard = (name: string) => name.toLowerCase();

/**
 * The names at the table, all different: nothing that was typed, or not, blocks the start. Whoever typed a name first
 * keeps it, the next one of that name gets a number, and an empty seat is named by `nobody`.
 */
export function seatedNames(typed: readonly string[], nobody: (seat: number) => string): string[] {
	const names = typed.map(tidied);
	const taken = new Set(names.filter(Boolean).map(heard));
	const kept = new Set<string>();
	return names.map((name, i) => {
		if (name && !kept.has(heard(name))) {
			kept.add(heard(name));
			return name;
		}
		const numbered = (n: number) =>
			name ? `${clipped(name, LONGEST_NAME - String(n).length - 1).trim()} ${n}` : nobody(n);
		let n = name ? 2 : i + 1;
		while (taken.has(heard(numbered(n)))) n++;
		taken.add(heard(numbered(n)));
		return numbered(n);
	});
}

/** Ids say the seat at the start, and stay with the player. */
export const playersOf = (names: readonly string[]): Player[] =>
	names.map((name, i) => ({ id: `p${i + 1}`, name }));

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const rest = list.toSpliced(from, 1);
	return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Who has sat at earlier tables, those of the newest first, each once. */
export function knownNames(
	tables: readonly { readonly players: readonly Player[] }[],
	isNobody: (name: string) => boolean,
	most = 14
): string[] {
	const known = new Map<string, string>();
	for (const { players } of tables) {
		for (const { name } of players) {
			if (!isNobody(name) && !known.has(heard(name))) known.set(heard(name), name);
		}
	}
	return [...known.values()].slice(0, most);
}

/** Whether somebody of this name sits here already. */
export const isTyped = (name: string, typed: readonly string[]) =>
	typed.some((other) => heard(tidied(other)) === heard(name));
