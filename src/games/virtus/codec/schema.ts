import * as v from 'valibot';
import { LONGEST_NAME } from '../../../lib/players/player';
import {
	CARDS_A_VIRTUE,
	FEWEST_PLAYERS,
	ICONS,
	MOST_PLAYERS,
	TRIO_ICONS,
	VIRTUES
} from '../rules/vocabulary';
import { byPlayer, open } from '../../../lib/exchange/open';

export const FORMAT = 'seven-calls';
export const VERSION = 1;

/** Messages of the schema are codes: each language has its own sentence for each. */
export const text = v.string('not-text');
export const whole = (least: number, most: number, code: string) =>
	v.pipe(v.number(code), v.integer(code), v.minValue(least, code), v.maxValue(most, code));
export const value = whole(1, CARDS_A_VIRTUE, 'not-a-value');
const count = whole(0, CARDS_A_VIRTUE, 'not-a-count');
/** Icons have no ceiling in the rules but the deck itself. */
export const number = whole(0, CARDS_A_VIRTUE * VIRTUES.length, 'not-a-number');
export const virtue = v.picklist(VIRTUES, 'unknown-virtue');
const icon = v.nullable(v.picklist(ICONS, 'unknown-icon'));

const player = open({
	id: v.pipe(text, v.nonEmpty('empty-id')),
	name: v.pipe(
		text,
		v.check((name) => name.trim() !== '', 'empty-name'),
		v.check((name) => [...name].length <= LONGEST_NAME, 'long-name')
	)
});

/** Those who sit at a table. */
export const players = v.pipe(
	v.array(player, 'not-a-list'),
	v.minLength(FEWEST_PLAYERS, 'too-few-players'),
	v.maxLength(MOST_PLAYERS, 'too-many-players'),
	v.check((players) => new Set(players.map(({ id }) => id)).size === players.length, 'same-id')
);

export const shown = v.lazy((input) => (Array.isArray(input) ? v.array(value, 'not-a-list') : count));
const ids = v.array(text, 'not-a-list');
const call = {
	cards: v.optional(byPlayer(shown)),
	best: v.optional(byPlayer(value)),
	higher: v.optional(ids)
};
export const discard = open({
	virtue: v.optional(virtue),
	value: v.optional(value),
	icon: v.pipe(
		v.custom<unknown>((input) => input !== undefined, 'missing-icon'),
		icon
	)
});
const discards = v.optional(v.array(discard, 'not-a-list'));
export const gift = open({ from: text, value: v.optional(value), icon: v.optional(icon) });

export const gameFile = open({
	format: v.literal(FORMAT, 'other-format'),
	version: v.pipe(
		v.number('no-version'),
		v.check((version) => version <= VERSION, 'newer-version'),
		v.literal(VERSION, 'no-version')
	),
	game: v.literal('virtus', 'other-game'),
	id: v.optional(text),
	startedAt: v.optional(text),
	finishedAt: v.optional(text),
	players,
	rulings: v.optional(open({ hopeBelowZero: v.optional(v.boolean('not-a-switch')) })),
	calls: v.optional(
		open({
			charity: v.optional(
				open({
					...call,
					discards: v.optional(open({ first: discards, second: discards })),
					by: v.optional(open({ first: v.optional(text), second: v.optional(text) }))
				})
			),
			faith: v.optional(
				open({
					...call,
					asks: v.optional(virtue),
					by: v.optional(text),
					gifts: v.optional(v.array(gift, 'not-a-list'))
				})
			),
			hope: v.optional(
				open({
					...call,
					targets: v.optional(ids),
					by: v.optional(text),
					lights: v.optional(byPlayer(number))
				})
			),
			fortitude: v.optional(open(call)),
			justice: v.optional(open(call)),
			temperance: v.optional(open(call)),
			prudence: v.optional(open(call))
		})
	),
	icons: v.optional(
		byPlayer(open(Object.fromEntries(TRIO_ICONS.map((name) => [name, v.optional(number)])) as TrioNumbers))
	),
	trios: v.optional(byPlayer(number))
});

type TrioNumbers = Record<(typeof TRIO_ICONS)[number], v.OptionalSchema<typeof number, undefined>>;
export type Read = v.InferOutput<typeof gameFile>;
