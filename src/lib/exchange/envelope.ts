import * as v from 'valibot';
import { LONGEST_NAME } from '../players/player';
import { ok, type Result } from '../result';
import { open, type Json } from './open';
import { wrong, type FileCode, type Wrong } from './wrong';

/** What every game file begins with, whichever game it is of. */
export const FORMAT = 'seven-calls';
export const VERSION = 1;

/** Messages of a schema are codes: each language has its own sentence for each. */
export const text = v.string('not-text');
export const whole = (least: number, most: number, code: string) =>
	v.pipe(v.number(code), v.integer(code), v.minValue(least, code), v.maxValue(most, code));

/** A version that this app can read: a newer one is another matter than none at all. */
export const knownVersion = (version: number) =>
	v.pipe(
		v.number('no-version'),
		v.check((found) => found <= version, 'newer-version'),
		v.literal(version, 'no-version')
	);

const player = open({
	id: v.pipe(text, v.nonEmpty('empty-id')),
	name: v.pipe(
		text,
		v.check((name) => name.trim() !== '', 'empty-name'),
		v.check((name) => [...name].length <= LONGEST_NAME, 'long-name')
	)
});

/** Those who sit at a table. */
export const playerList = (least: number, most: number) =>
	v.pipe(
		v.array(player, 'not-a-list'),
		v.minLength(least, 'too-few-players'),
		v.maxLength(most, 'too-many-players'),
		v.check((players) => new Set(players.map(({ id }) => id)).size === players.length, 'same-id')
	);

export const headOf = (game: string) =>
	open({
		format: v.literal(FORMAT, 'other-format'),
		version: knownVersion(VERSION),
		game: v.literal(game, 'other-game')
	});
export const restOf = (least: number, most: number) =>
	open({
		id: v.optional(text),
		startedAt: v.optional(text),
		finishedAt: v.optional(text),
		players: playerList(least, most)
	});

/** What a schema makes of something, or the first thing that is wrong with it. */
export function checked<S extends v.GenericSchema<unknown, unknown>>(
	schema: S,
	json: unknown
): Result<v.InferOutput<S>, Wrong> {
	const parsed = v.safeParse(schema, json);
	if (parsed.success) return ok(parsed.output);
	const [{ message, path = [] }] = parsed.issues;
	return wrong(
		message as FileCode,
		path.map(({ key }) => key as string | number)
	);
}

export const ENVELOPE_KEYS: readonly (readonly string[])[] = [
	['format'],
	['version'],
	['game'],
	['id'],
	['startedAt'],
	['finishedAt'],
	['players'],
	['history'],
	['log']
];

/** What a file says of its game beside what was told: its name, and when it was played. */
export interface Label {
	readonly id?: string;
	readonly startedAt?: string;
	readonly finishedAt?: string;
}

/** Only what is there: no key of a file says `undefined`. */
export const labelOf = ({
	id,
	startedAt,
	finishedAt
}: { [K in keyof Label]: string | undefined }): Label => ({
	...(id !== undefined && { id }),
	...(startedAt !== undefined && { startedAt }),
	...(finishedAt !== undefined && { finishedAt })
});

export const enveloped = (game: string, label: Label, players: readonly object[], part: Json): Json => ({
	format: FORMAT,
	version: VERSION,
	game,
	...label,
	players,
	...part
});
