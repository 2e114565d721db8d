import * as v from 'valibot';
import type { FileState } from '../../../lib/exchange/codec';
import type { Known } from '../../../lib/exchange/beyond';
import { checked, text } from '../../../lib/exchange/envelope';
import { byPlayer, open, type Json } from '../../../lib/exchange/open';
import { wrong, type Wrong } from '../../../lib/exchange/wrong';
import { valueAt, withValue, type Path } from '../../../lib/path';
import type { Player } from '../../../lib/players/player';
import { ok, type Result } from '../../../lib/result';
import type { Virtus } from '../log/game';
import { ANSWER_KINDS, FACETS, fits, KINDS, namesIn, type Given, type Pattern } from '../rules/kinds';
import { answersOn, pathOf, signerPathOf, withAnswer, type Placed } from '../rules/where';
import { orderIn } from '../rules/order';
import type { Rulings } from '../rules/rulings';
import { emptySheet, type Order, type PlayerId, type Sheet } from '../rules/sheet';
import { VIRTUES } from '../rules/vocabulary';
import { IN_FILE } from './schema';

/** Everything that stands in a file of Virtus, and where. */
const PLACED: readonly (readonly [Pattern, v.GenericSchema])[] = ANSWER_KINDS.flatMap((kind) => {
	const { at, by } = KINDS[kind];
	return [[at, IN_FILE[kind]] as const, ...(by ? [[by, text] as const] : [])];
});

/** The schema of an object that has these at these places. */
function shapeOf(placed: typeof PLACED): v.GenericSchema {
	const [[[step, ...rest], schema]] = placed as [(typeof PLACED)[number]];
	if (step === undefined) return schema;
	const deeper = (key: string) =>
		shapeOf(
			placed.flatMap(([[one, ...rest], schema]) => (one && fits(one, key) ? [[rest, schema] as const] : []))
		);
	if (isForPlayers(step)) return byPlayer(shapeOf([[rest, schema]]));
	const steps = placed.map(([[one]]) => one).filter((one) => one !== undefined);
	const keys = new Set(steps.flatMap(keysOf));
	return open(Object.fromEntries([...keys].map((key) => [key, v.optional(deeper(key))])));
}
const isForPlayers = (step: Pattern[number]) => typeof step !== 'string' && step.each === 'player';
const keysOf = (step: Pattern[number]): readonly string[] =>
	typeof step === 'string' ? [step] : FACETS[step.each];

const SHAPE = shapeOf(PLACED);
const SWITCH = v.optional(v.boolean('not-a-switch'));
const SWITCHES = { hopeBelowZero: SWITCH } satisfies Record<keyof Rulings, typeof SWITCH>;
const OPTIONS = open({ rulings: v.optional(open(SWITCHES)) });

/** Where in a file something stands that Virtus knows. */
export const KNOWN: readonly Known[] = [['rulings'], ...PLACED.map(([at]) => knownAt(at))];
/** Where in it each key is a player. */
export const BY_PLAYER: readonly Known[] = PLACED.filter(([at]) => at.some(isForPlayers)).map(([at]) =>
	knownAt(at.slice(0, at.findIndex(isForPlayers)))
);
function knownAt(at: Pattern): Known {
	return at.map((step) => (key: string) => fits(step, key));
}

/** What a file says of the table. */
export function read(
	file: Json,
	players: readonly Player[]
): Result<Omit<FileState<Virtus>, 'players'>, Wrong> {
	const options = checked(OPTIONS, file);
	if (!options.ok) return options;
	const told = checked(SHAPE, file);
	if (!told.ok) return told;
	const stranger = strangerIn(told.value, new Set(players.map(({ id }) => id)));
	if (stranger) return wrong('unknown-player', stranger);
	const { rulings = {} } = options.value;
	const given = [...answersOn({ ...(told.value as object), players })].map(onSheet);
	const sheet = given.reduce(withAnswer, emptySheet(players, rulings));
	return ok({ options: rulings, state: { sheet, called: 'charity' } });
}

/** A file has an order alone. */
const onSheet = (given: Given): Given =>
	given.kind === 'higher' ? { ...given, answer: orderOf(given.answer) } : given;
const orderOf = (told: unknown): Order => ({ order: told as readonly PlayerId[] });

/** Where a player is named who does not sit at the table. */
function strangerIn(told: unknown, seated: ReadonlySet<PlayerId>): Path | undefined {
	const named = ANSWER_KINDS.flatMap((kind) => {
		const { at, by = [] } = KINDS[kind];
		const players = at.slice(0, at.findIndex(isForPlayers) + 1);
		return [
			...found(told, players).map(([path]) => [String(path.at(-1)), path] as const),
			...found(told, at).flatMap(([path, answer]) =>
				namesIn(onSheet({ kind, answer } as Given)).map(
					([id, ...where]) => [id, [...path, ...where]] as const
				)
			),
			...found(told, by).map(([path, id]) => [String(id), path] as const)
		];
	});
	return named.find(([id]) => !seated.has(id))?.[1];
}

/** All that stands in a file where a pattern says, and where that is; without a pattern, nothing. */
const found = (file: unknown, pattern: Pattern) => (pattern.length > 0 ? [...foundIn(file, pattern)] : []);

function* foundIn(
	from: unknown,
	[step, ...rest]: Pattern,
	path: Path = []
): Generator<readonly [Path, unknown]> {
	if (from === undefined) return;
	if (step === undefined) return yield [path, from];
	const keys = from instanceof Map ? [...from.keys()] : keysOf(step);
	for (const key of keys) yield* foundIn(valueAt(from, [key]), rest, [...path, key]);
}

/** What the table has told, as a file says it. */
export function write({ sheet }: Virtus['state']): Json {
	const empty: Json = {
		...(Object.keys(sheet.rulings).length > 0 && { rulings: sheet.rulings }),
		calls: Object.fromEntries(VIRTUES.map((virtue) => [virtue, { cards: {} }]))
	};
	return [...answersOn(sheet)].reduce((file, given) => {
		const answer = inFile(sheet, given);
		if (answer === undefined) return file;
		const told = withValue(file, pathOf(given), answer);
		const signer = signerPathOf(given);
		const { player }: Placed = given;
		return signer && player !== undefined ? withValue(told, signer, player) : told;
	}, empty);
}

/** What a file has said of a tie stays to the letter; of what the table said, the file has what counts. */
function inFile(sheet: Sheet, given: Given): unknown {
	if (given.kind !== 'higher') return given.answer;
	const order = given.answer.among ? orderIn(sheet, given.call) : given.answer.order;
	return order.length > 0 ? order : undefined;
}
