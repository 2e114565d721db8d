import type { Icon, Virtue } from './vocabulary';

/** The icon of a card: one, none (null), or not known to us (undefined). */
export type Deck = (virtue: Virtue, value: number) => Icon | null | undefined;

/** V1.3: icons are printed on the cards only; the rulebooks show three of them. */
export const BOOK_DECK: Deck = (virtue, value) => {
	if (virtue === 'justice' && value === 5) return 'water';
	if (virtue === 'justice' && value === 9) return 'chalice';
	if (virtue === 'prudence' && value === 5) return 'chalice';
	return undefined;
};
