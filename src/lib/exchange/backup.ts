import * as v from 'valibot';
import { fail, ok, type Result } from '../result';
import { checkedSettings, DEFAULTS, type Settings } from '../storage/settings';
import type { Codecs } from './codec';
import { checked, knownVersion } from './envelope';
import { readGame, writeGame, writeBare, type FiledGame } from './filed';
import { gameIn } from './game-file';
import { open, type Json } from './open';
import { wrong, type Wrong } from './wrong';

const FORMAT = 'seven-calls-book';
const VERSION = 1;
/** Some six thousand games of seven with all their answers. A phone can still take that in at once. */
export const MOST_BACKUP_BYTES = 64 * 1024 * 1024;

/** Everything that the app keeps, in one file. Who has played is told by the games. */
export interface Backup {
	readonly games: readonly FiledGame[];
	readonly settings: Partial<Settings>;
}

/**
 * The format stands first: whoever reads a large file knows from its beginning whether it may be that large. What would
 * be too large to come back leaves out how the finished games came about: five times as many fit, with every point.
 */
export function writeBackup({ games, settings }: Backup, writtenAt: Date, most = MOST_BACKUP_BYTES): string {
	const backup = (written: readonly Json[]) =>
		JSON.stringify({
			format: FORMAT,
			version: VERSION,
			writtenAt: writtenAt.toISOString(),
			settings,
			games: written
		});
	const whole = backup(games.map(writeGame));
	if (new TextEncoder().encode(whole).length <= most) return whole;
	return backup(games.map((game) => (game.finishedAt === undefined ? writeGame(game) : writeBare(game))));
}

export const looksLikeBackup = (head: string) => /^\s*\{\s*"format"\s*:\s*"seven-calls-book"/.test(head);
export const isBackup = (json: Json) => Object.hasOwn(json, 'format') && json.format === FORMAT;

const backupFile = open({
	version: knownVersion(VERSION),
	settings: v.optional(open({})),
	games: v.array(v.unknown(), 'not-a-list')
});

/** All of it, or the first thing that is wrong. */
export async function readBackup(json: Json, codecs: Codecs): Promise<Result<Backup, Wrong>> {
	const file = checked(backupFile, json);
	if (!file.ok) return file;
	const games: FiledGame[] = [];
	const ids = new Set<string>();
	for (const [i, one] of file.value.games.entries()) {
		const game = readGame(await codecs({ game: gameIn(one) }), one);
		if (!game.ok) return fail({ ...game.error, path: ['games', i, ...game.error.path] });
		games.push(game.value);
		const { id } = game.value;
		if (id === undefined) continue;
		if (ids.has(id)) return wrong('same-game', ['games', i, 'id']);
		ids.add(id);
	}
	return withSettings(games, file.value.settings ?? {});
}

/** Settings that this app does not know are a newer app's and are left alone; one that it knows has to make sense. */
function withSettings(games: readonly FiledGame[], told: Json): Result<Backup, Wrong> {
	const settings = checkedSettings(told);
	const odd = Object.keys(told).find(
		(name) => Object.hasOwn(DEFAULTS, name) && !Object.hasOwn(settings, name)
	);
	return odd === undefined ? ok({ games, settings }) : wrong('not-a-setting', ['settings', odd]);
}
