import { m } from '$lib/paraglide/messages.js';
import type { VirtusCode } from '../codec/schema';
import type { ConflictCode } from '../rules/question';

/** What is wrong with a game of Virtus, as a sentence in the language spoken now. */
export const WRONG: Record<VirtusCode | ConflictCode, () => string> = {
	'not-a-count': m.wrong_not_a_count,
	'not-a-value': m.wrong_not_a_value,
	'unknown-virtue': m.wrong_unknown_virtue,
	'unknown-icon': m.wrong_unknown_icon,
	'missing-icon': m.wrong_missing_icon,
	'too-many-cards': m.wrong_too_many_cards,
	'value-twice': m.wrong_value_twice,
	'best-below-count': m.wrong_best_below_count,
	'best-taken': m.wrong_best_taken,
	'best-differs': m.wrong_best_differs,
	'higher-twice': m.wrong_higher_twice,
	'higher-not-tied': m.wrong_higher_not_tied,
	'higher-denied': m.wrong_higher_denied,
	'trios-denied': m.wrong_trios_denied,
	'said-by-another': m.wrong_said_by_another,
	'too-many-discards': m.wrong_too_many_discards,
	'discard-of-charity': m.wrong_discard_of_charity,
	'discard-by-nobody': m.wrong_discard_by_nobody,
	'asks-by-nobody': m.wrong_asks_by_nobody,
	'gift-by-first': m.wrong_gift_by_first,
	'gift-by-protected': m.wrong_gift_by_protected,
	'gift-twice': m.wrong_gift_twice,
	'gift-without-card': m.wrong_gift_without_card,
	'gift-to-nobody': m.wrong_gift_to_nobody,
	'target-first': m.wrong_target_first,
	'target-protected': m.wrong_target_protected,
	'target-twice': m.wrong_target_twice,
	'too-many-targets': m.wrong_too_many_targets,
	'target-by-nobody': m.wrong_target_by_nobody
};
