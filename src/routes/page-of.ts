import { manifestOf } from '$lib/shelf';
import type { GameRecord } from '$lib/storage/games';

/** The page of a game: its result, or where it goes on. Of a game that is not on this shelf, any can say so. */
export function pageOf({ game, state }: Pick<GameRecord, 'game' | 'state'>) {
	const pages = manifestOf(game)?.pages;
	return (state === 'finished' ? pages?.result : pages?.play) ?? '/play/';
}
