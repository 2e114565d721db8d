import { m } from '$lib/paraglide/messages.js';
import type { Icon, Virtue } from '../rules/vocabulary';
import { list } from '../../../lib/i18n/lists';
import { iconName, virtueName } from './names';
import { figure } from '../../../lib/i18n/numbers';

interface Card {
	readonly virtue: Virtue;
	readonly value: number;
	readonly icon: Icon | null;
}

/** A card as one says it. Apart from the other names: home does without. */
export function cardName({ virtue, value, icon }: Card): string {
	const card = `${virtueName(virtue)} ${figure(value)}`;
	return icon ? m.card_with_icon({ card, icon: iconName(icon) }) : card;
}

/** Cards of which only the icon is known, as one says them: "Flame, Flame, and No icon". */
export const cardIcons = (cards: readonly { readonly icon: Icon | null }[]) => list(cards.map(iconOf));

export const iconOf = ({ icon }: { readonly icon: Icon | null }) =>
	icon ? iconName(icon) : m.play_no_icon();
