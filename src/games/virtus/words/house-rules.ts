import { m } from '$lib/paraglide/messages.js';
import type { HouseRule } from '$lib/shelf';
import type { Rulings } from '../rules/rulings';

const WORDS: Record<keyof Rulings, Omit<HouseRule, 'name'>> = {
	hopeBelowZero: { title: m.rule_below_zero, line: m.rule_below_zero_line }
};
export const HOUSE_RULES = (Object.keys(WORDS) as (keyof Rulings)[]).map((name) => ({
	name,
	...WORDS[name]
}));

/** Those that a table plays by, by their titles. */
export const playedBy = (options: Partial<Rulings>): string[] =>
	HOUSE_RULES.filter(({ name }) => options[name]).map(({ title }) => title());
