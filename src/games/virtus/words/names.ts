import { m } from '$lib/paraglide/messages.js';
import type { Icon, Virtue } from '../rules/vocabulary';

const VIRTUE_NAMES: Record<Virtue | 'trios', () => string> = {
	charity: m.virtue_charity,
	faith: m.virtue_faith,
	hope: m.virtue_hope,
	fortitude: m.virtue_fortitude,
	justice: m.virtue_justice,
	temperance: m.virtue_temperance,
	prudence: m.virtue_prudence,
	trios: m.virtue_trios
};

const ICON_NAMES: Record<Icon, () => string> = {
	light: m.icon_light,
	chalice: m.icon_chalice,
	water: m.icon_water,
	flame: m.icon_flame
};

/** A Virtue, or the trios that close the game, in the language spoken now. */
export const virtueName = (virtue: Virtue | 'trios') => VIRTUE_NAMES[virtue]();
export const iconName = (icon: Icon) => ICON_NAMES[icon]();
