import * as v from 'valibot';
import { open, type Json } from './open';
import { wrong, type FileCode, type Wrong } from '../../games/virtus/codec/parse';
import { fail, ok, type Result } from '../result';
import { checkedSettings, DEFAULTS, type Settings } from '../storage/settings';
import { readGame, writeGame, writeSheet, type ToldGame } from '../../games/virtus/codec/told';

const BOOK_FORMAT = 'seven-calls-book';
const VERSION = 1;
/** Some six thousand games of seven with all their answers. A phone can still take that in at once. */
export const MOST_BOOK_BYTES = 64 * 1024 * 1024;

/** Everything that the app keeps, in one file. Who has played is told by the games. */
export interface Book {
	readonly games: readonly ToldGame[];
	readonly settings: Partial<Settings>;
}

/**
 * The format stands first: whoever reads a large file knows from its beginning whether it may be that large. What would
 * be too large to come back leaves out how the finished games came about: five times as many fit, with every point.
 */
export function writeBook({ games, settings }: Book, writtenAt: Date, most = MOST_BOOK_BYTES): string {
	const book = (written: readonly Json[]) =>
		JSON.stringify({
			format: BOOK_FORMAT,
			version: VERSION,
			writtenAt: writtenAt.toISOString(),
			settings,
			games: written
		});
	const whole = book(games.map(writeGame));
	if (new TextEncoder().encode(whole).length <= most) return whole;
	return book(games.map((game) => (game.finishedAt === undefined ? writeGame(game) : writeSheet(game))));
}

export const looksLikeBook = (head: string) => /^\s*\{\s*"format"\s*:\s*"seven-calls-book"/.test(head);
export const isBook = (json: Json) => Object.hasOwn(json, 'format') && json.format === BOOK_FORMAT;

const bookFile = open({
	format: v.literal(BOOK_FORMAT, 'other-format'),
	version: v.pipe(
		v.number('no-version'),
		v.check((version) => version <= VERSION, 'newer-version'),
		v.literal(VERSION, 'no-version')
	),
	settings: v.optional(open({})),
	games: v.array(v.unknown(), 'not-a-list')
});

/** All of it, or the first thing that is wrong. */
export function readBook(json: Json): Result<Book, Wrong> {
	const parsed = v.safeParse(bookFile, json);
	if (!parsed.success) {
		const [{ message, path = [] }] = parsed.issues;
		return wrong(
			message as FileCode,
			path.map(({ key }) => key as string | number)
		);
	}
	const games: ToldGame[] = [];
	const ids = new Set<string>();
	for (const [i, one] of parsed.output.games.entries()) {
		const game = readGame(one);
		if (!game.ok) return fail({ ...game.error, path: ['games', i, ...game.error.path] });
		const { id } = game.value;
		if (id !== undefined && ids.has(id)) return wrong('same-game', ['games', i, 'id']);
		if (id !== undefined) ids.add(id);
		games.push(game.value);
	}
	return withSettings(games, parsed.output.settings ?? {});
}

/** Settings that this app does not know are a newer app's and are left alone; one that it knows has to make sense. */
function withSettings(games: readonly ToldGame[], told: Json): Result<Book, Wrong> {
	const settings = checkedSettings(told);
	const odd = Object.keys(told).find(
		(name) => Object.hasOwn(DEFAULTS, name) && !Object.hasOwn(settings, name)
	);
	return odd === undefined ? ok({ games, settings }) : wrong('not-a-setting', ['settings', odd]);
}
