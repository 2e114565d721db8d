import * as v from 'valibot';
import { logOf } from '../log/before';
import type { Parts, Setup } from '../log/game';
import { merge, type Log } from '../log/log';
import type { Codec } from './codec';
import { playerList, whole } from './envelope';
import { isObject, type Json } from './open';

/** What a file tells of how its game came about. */
export interface FiledLog<P extends Parts> {
	readonly setup: Setup<P>;
	readonly log: Log<P['body']>;
	readonly touchedAt?: string;
}

/** Nobody knows when something was said that a file of before tells. */
const UNKNOWN = 0;
const clock = (least: number) => whole(least, Number.MAX_SAFE_INTEGER, 'not-a-number');
const LONGEST_ID = 64;
const id = v.pipe(v.string(), v.maxLength(LONGEST_ID));

/** The log of a game; of what is not ours nothing comes through. */
export function logIn<P extends Parts>(
	codec: Codec<P>,
	json: Json,
	setup: Setup<P>
): FiledLog<P> | undefined {
	const own = parsedIn(json, 'log', logOfGame(codec));
	if (!own) return undefined;
	// However a file has shuffled them: their order is their own.
	const log = merge<P['body']>([], own.entries);
	// Each clock has one below it: a log that has come further than it is long is none, and would leave no room for more.
	if ((log.at(-1)?.clock ?? 0) > log.length) return undefined;
	return { setup: startedBy(setup, own.players), log, ...touched(own.touchedAt) };
}

/** What the app wrote before there were logs. */
export function historyIn<P extends Parts>(
	codec: Codec<P>,
	json: Json,
	setup: Setup<P>
): FiledLog<P> | undefined {
	const own = parsedIn(json, 'history', historyOfGame(codec));
	return own && { setup: startedBy(setup, own.players), log: logOf(own, UNKNOWN), ...touched(own.touchedAt) };
}

const common = ({ players: [least, most] }: Codec) => ({
	/** Those who sat down at the start, where others sit there now. */
	players: v.optional(playerList(least, most)),
	touchedAt: v.optional(v.string())
});

const logOfGame = <P extends Parts>(codec: Codec<P>) =>
	v.object({
		entries: v.array(
			v.object({
				id: v.pipe(id, v.nonEmpty()),
				by: id,
				clock: clock(1),
				at: v.number(),
				body: v.union([codec.body, v.strictObject({ undo: v.string() })])
			})
		),
		...common(codec)
	});

const historyOfGame = <P extends Parts>(codec: Codec<P>) =>
	v.pipe(
		v.object({ edits: v.array(codec.body), at: clock(0), ...common(codec) }),
		v.check(({ edits, at }) => at <= edits.length)
	);

const startedBy = <P extends Parts>({ players, options }: Setup<P>, start = players): Setup<P> => ({
	players: start,
	options
});
const touched = (touchedAt: string | undefined) => (touchedAt === undefined ? {} : { touchedAt });

function parsedIn<S extends v.GenericSchema>(
	json: Json,
	key: string,
	schema: S
): v.InferOutput<S> | undefined {
	const found = Object.hasOwn(json, key) ? json[key] : undefined;
	const parsed = isObject(found) ? v.safeParse(schema, found) : undefined;
	return parsed?.success ? parsed.output : undefined;
}
