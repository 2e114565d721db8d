import { SvelteMap } from 'svelte/reactivity';
import { settings } from './settings.svelte';

const keyOf = (game: string) => `totals-${game}`;

/**
 * Whether the totals of a game lie open: as the settings have it, until somebody taps the eye. From then on as they said, for
 * this game alone and in this tab: an eye that opens one game must not open the next.
 */
export class OpenTotals {
	readonly #said = new SvelteMap<string, boolean>();

	areOpen(game: string): boolean {
		return this.#said.get(game) ?? kept(game) ?? settings.showTotals;
	}
	turn(game: string) {
		const open = !this.areOpen(game);
		this.#said.set(game, open);
		try {
			sessionStorage.setItem(keyOf(game), String(open));
		} catch {
			// Refused: then it holds until the page is loaded again.
		}
	}
}

function kept(game: string): boolean | undefined {
	try {
		const open = sessionStorage.getItem(keyOf(game));
		return open === null ? undefined : open === 'true';
	} catch {
		return undefined;
	}
}

export const totals = new OpenTotals();
