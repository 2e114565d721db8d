import * as v from 'valibot';
import { fail, ok, type Result } from '../../../lib/result';
import type { Path } from '../rules/path';
import type { ConflictCode } from '../rules/question';
import { emptySheet, type Sheet } from '../rules/sheet';
import { PLACES, VIRTUES, type Virtue } from '../rules/vocabulary';
import { isObject, type Json } from '../../../lib/exchange/open';
import { gameFile, type Read } from './schema';

/** A game as a file holds it: the sheet, when it was played, and every key that this version does not know. */
export interface GameFile {
	readonly id?: string;
	readonly startedAt?: string;
	readonly finishedAt?: string;
	readonly sheet: Sheet;
	/** The file as it was read; what it says beyond the format is written back. */
	readonly source: Json;
}

export type FileCode =
	| 'too-large'
	| 'too-deep'
	| 'not-json'
	| 'not-an-object'
	| 'other-format'
	| 'no-version'
	| 'newer-version'
	| 'other-game'
	| 'not-text'
	| 'not-a-list'
	| 'not-a-switch'
	| 'too-few-players'
	| 'too-many-players'
	| 'empty-id'
	| 'same-id'
	| 'empty-name'
	| 'long-name'
	| 'unknown-player'
	| 'not-a-count'
	| 'not-a-value'
	| 'not-a-number'
	| 'unknown-virtue'
	| 'unknown-icon'
	| 'missing-icon'
	| 'unreadable'
	| 'book-too-large'
	| 'same-game'
	| 'not-a-setting'
	| 'no-game'
	| 'link-too-long'
	| 'link-newer'
	| 'link-broken';

export interface Wrong {
	readonly code: FileCode | ConflictCode;
	readonly path: Path;
}

export const MOST_BYTES = 1024 * 1024;
/** Deeper than any game; a bottomless file would exhaust whoever copies or writes it. */
const MOST_LEVELS = 100;

export function parse(text: string): Result<GameFile, Wrong> {
	if (new TextEncoder().encode(text).length > MOST_BYTES) return wrong('too-large');
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		return wrong('not-json');
	}
	return read(json);
}

export function read(json: unknown): Result<GameFile, Wrong> {
	if (!isObject(json)) return wrong('not-an-object');
	if (isDeeperThan(MOST_LEVELS, json)) return wrong('too-deep');
	const parsed = v.safeParse(gameFile, json);
	if (!parsed.success) {
		const [issue] = parsed.issues;
		return wrong(
			issue.message as FileCode,
			(issue.path ?? []).map((item) => item.key as string | number)
		);
	}
	const stranger = unknownPlayer(parsed.output);
	if (stranger) return wrong('unknown-player', stranger);
	const { id, startedAt, finishedAt } = parsed.output;
	return ok({
		...(id !== undefined && { id }),
		...(startedAt !== undefined && { startedAt }),
		...(finishedAt !== undefined && { finishedAt }),
		sheet: toSheet(parsed.output),
		source: json
	});
}

export const wrong = (code: FileCode, path: Path = []) => fail<Wrong>({ code, path });

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

/** Where a player is named who does not sit at the table. */
function unknownPlayer({ players, calls = {}, icons, trios }: Read): Path | undefined {
	const seated = new Set(players.map((player) => player.id));
	const keys = (by: ReadonlyMap<string, unknown> | undefined, ...path: string[]) =>
		[...(by?.keys() ?? [])].map((id) => ({ id, path: [...path, id] }));
	const listed = (ids: readonly string[] | undefined, ...path: string[]) =>
		(ids ?? []).map((id, i) => ({ id, path: [...path, i] }));
	const one = (id: string | undefined, ...path: string[]) => (id === undefined ? [] : [{ id, path }]);
	const named: { id: string; path: Path }[] = [
		...VIRTUES.flatMap((virtue) => [
			...keys(calls[virtue]?.cards, 'calls', virtue, 'cards'),
			...keys(calls[virtue]?.best, 'calls', virtue, 'best'),
			...listed(calls[virtue]?.higher, 'calls', virtue, 'higher')
		]),
		...PLACES.flatMap((place) => one(calls.charity?.by?.[place], 'calls', 'charity', 'by', place)),
		...one(calls.faith?.by, 'calls', 'faith', 'by'),
		...one(calls.hope?.by, 'calls', 'hope', 'by'),
		...(calls.faith?.gifts ?? []).map(({ from }, i) => ({
			id: from,
			path: ['calls', 'faith', 'gifts', i, 'from']
		})),
		...listed(calls.hope?.targets, 'calls', 'hope', 'targets'),
		...keys(calls.hope?.lights, 'calls', 'hope', 'lights'),
		...keys(icons, 'icons'),
		...keys(trios, 'trios')
	];
	return named.find(({ id }) => !seated.has(id))?.path;
}

function toSheet({ players, rulings = {}, calls = {}, icons, trios }: Read): Sheet {
	const empty = emptySheet(players, rulings);
	const call = <V extends Virtue>(virtue: V): Sheet['calls'][V] => {
		const { higher, ...told } = (calls[virtue] ?? {}) as { higher?: string[] };
		return { ...empty.calls[virtue], ...told, ...(higher && { higher: { order: higher } }) };
	};
	return {
		...empty,
		calls: {
			charity: call('charity'),
			faith: call('faith'),
			hope: call('hope'),
			fortitude: call('fortitude'),
			justice: call('justice'),
			temperance: call('temperance'),
			prudence: call('prudence')
		},
		icons: icons ?? empty.icons,
		trios: trios ?? empty.trios
	};
}
