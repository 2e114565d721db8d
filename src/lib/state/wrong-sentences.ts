import type { FileCode, Wrong } from '$lib/exchange/wrong';
import { m } from '$lib/paraglide/messages.js';
import { manifestOf } from '$lib/shelf';

/** How many can play the game that it is of. */
interface Seats {
	readonly least: number;
	readonly most: number;
}

/** What is wrong with any file or link, as a sentence in the language spoken now. */
export const WRONG: Record<FileCode, (seats: Seats) => string> = {
	unreadable: m.wrong_unreadable,
	'too-large': m.wrong_too_large,
	'too-deep': m.wrong_too_deep,
	'not-json': m.wrong_not_json,
	'not-an-object': m.wrong_not_an_object,
	'other-format': m.wrong_other_format,
	'no-version': m.wrong_no_version,
	'newer-version': m.wrong_newer_version,
	'other-game': m.wrong_other_game,
	'not-text': m.wrong_not_text,
	'not-a-list': m.wrong_not_a_list,
	'not-a-switch': m.wrong_not_a_switch,
	'too-few-players': m.wrong_too_few_players,
	'too-many-players': m.wrong_too_many_players,
	'empty-id': m.wrong_empty_id,
	'same-id': m.wrong_same_id,
	'empty-name': m.wrong_empty_name,
	'long-name': m.wrong_long_name,
	'unknown-player': m.wrong_unknown_player,
	'not-a-number': m.wrong_not_a_number,
	'book-too-large': m.wrong_book_too_large,
	'same-game': m.wrong_same_game,
	'not-a-setting': m.wrong_not_a_setting,
	'no-game': m.wrong_no_game,
	'link-too-long': m.wrong_link_too_long,
	'link-newer': m.wrong_link_newer,
	'link-broken': m.wrong_link_broken
};

/** The sentence for what is wrong: the game's own where it has one. */
export async function sentenceOf({ code, game, players = [0, 0] }: Wrong): Promise<() => string> {
	const own =
		game === undefined
			? undefined
			: await manifestOf(game)
					?.wrong()
					.catch(() => undefined);
	const sentences: Readonly<Record<string, (seats: Seats) => string>> = { ...WRONG, ...own };
	const sentence = sentences[code] ?? WRONG.unreadable;
	const [least, most] = players;
	return () => sentence({ least, most });
}
