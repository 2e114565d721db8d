import { m } from '$lib/paraglide/messages.js';
import type { Conflict } from '../rules/question';
import type { Sheet } from '../rules/sheet';
import type { CallName, Place, Virtue } from '../rules/vocabulary';
import type { NameOf } from './asking';
import { cardIcons } from './cards';
import { list } from '../../../lib/i18n/lists';
import { virtueName } from './names';
import { WRONG } from './wrong';

const PLACE_NAMES: Record<Place, () => string> = {
	first: m.play_place_first,
	second: m.play_place_second
};

/** That an answer no longer fits; of which call, where the table looks at another. */
export function misfitTitle({ path: [part, call] }: Conflict, viewed: CallName): string {
	if (part !== 'calls' || call === viewed) return m.play_misfit();
	return m.play_misfit_in({ call: virtueName(call as Virtue) });
}

/** Why an answer no longer fits, in one sentence. Whose it was is told with it. */
export function misfit({ code, path, said }: Conflict, { calls }: Sheet, nameOf: NameOf): string {
	if (!said) return WRONG[code]();
	const names = { by: nameOf(said.by), now: nameOf(said.now), place: PLACE_NAMES[said.place]() };
	if (path.includes('discards')) {
		const given = calls.charity.discards[said.place] ?? [];
		const cards = given.length > 0 ? cardIcons(given) : m.play_said_nothing();
		return m.misfit_discards({ ...names, cards });
	}
	const { asks } = calls.faith;
	if (path.includes('asks') && asks) return m.misfit_asks({ ...names, virtue: virtueName(asks) });
	const named = (calls.hope.targets ?? []).map(nameOf);
	return m.misfit_targets({ ...names, names: named.length > 0 ? list(named) : m.play_said_nobody() });
}
