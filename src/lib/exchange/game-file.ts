import type { Parts } from '../log/game';
import { fail, ok, type Result } from '../result';
import { beyond, withBeyond } from './beyond';
import type { Codec, FileState } from './codec';
import { labelOf, checked, ENVELOPE_KEYS, enveloped, headOf, restOf, type Label } from './envelope';
import { isObject, type Json } from './open';
import { wrong, type Wrong } from './wrong';

/** A game as its file tells it: what the table has told, when it was played, and whatever this app does not know. */
export interface GameFile<P extends Parts = Parts> extends Label, FileState<P> {
	readonly codec: Codec<P>;
	/** What the file says beyond the format; written back. */
	readonly source: Json;
}

export const MOST_BYTES = 1024 * 1024;
/** Deeper than any game; a bottomless file would exhaust whoever copies or writes it. */
const MOST_LEVELS = 100;

/** Which game a file says that it is of. */
export const gameIn = (json: unknown): unknown =>
	isObject(json) && Object.hasOwn(json, 'game') ? json.game : undefined;

/** Without a codec, for a game that this app does not have: then it can say no more than that. */
export function readFile<P extends Parts>(
	codec: Codec<P> | undefined,
	json: unknown
): Result<GameFile<P>, Wrong> {
	if (!isObject(json)) return wrong('not-an-object');
	if (isDeeperThan(MOST_LEVELS, json)) return wrong('too-deep');
	const head = checked(headOf(codec?.game.id ?? ''), json);
	if (!head.ok) return head;
	return codec ? readPart(codec, json) : wrong('other-game', ['game']);
}

function readPart<P extends Parts>(codec: Codec<P>, json: Json): Result<GameFile<P>, Wrong> {
	if (hasNewerLog(codec, json)) return wrong('newer-version', ['log', 'edition']);
	const rest = checked(restOf(...codec.players), json);
	if (!rest.ok) return fail({ ...rest.error, game: codec.game.id, players: codec.players });
	const { id, startedAt, finishedAt, players } = rest.value;
	const part = codec.read(json, players);
	if (!part.ok) return fail({ ...part.error, game: codec.game.id });
	const source = beyond(json, [...ENVELOPE_KEYS, ...codec.known]);
	return ok({ codec, ...labelOf({ id, startedAt, finishedAt }), players, ...part.value, source });
}

/** What a newer app has told, the rest of the file may not say all of. */
function hasNewerLog({ game }: Codec, json: Json) {
	const log = Object.hasOwn(json, 'log') ? json.log : undefined;
	return isObject(log) && typeof log.edition === 'number' && log.edition > game.edition;
}

/** The written form of a game: what the table said, and every key of the file it came from that is not ours. */
export function writeFile<P extends Parts>(file: Omit<GameFile<P>, 'options'>): Json {
	const { codec, id, startedAt, finishedAt, players, state, source } = file;
	const label = labelOf({ id, startedAt, finishedAt });
	const hasLeft = (id: string) => players.every((player) => player.id !== id);
	const more = beyond(
		source,
		codec.byPlayer.map((at) => [...at, hasLeft])
	);
	return withBeyond(enveloped(codec.game.id, label, players, codec.write(state)), more);
}

function isDeeperThan(levels: number, json: unknown) {
	let layer = [json];
	for (let depth = 0; layer.length > 0; depth++) {
		if (depth > levels) return true;
		layer = layer.flatMap((value) =>
			typeof value === 'object' && value !== null ? Object.values(value) : []
		);
	}
	return false;
}
