import { remainsOf, namesIn, type Given } from '../rules/kinds';
import { answersOn, withAnswer, type Placed } from '../rules/where';
import { emptySheet, type Player, type PlayerId, type Sheet } from '../rules/sheet';
import type { History } from './history';

/**
 * Ids for those who come later, as chance draws them: two phones at one game may each seat somebody before they hear of each
 * other. Nobody gets the id of somebody who has left either: what was said of them is not theirs.
 */
export function newId({ players, edits }: Pick<History, 'players' | 'edits'>, draw: () => string) {
	const tables = [players, ...edits.flatMap((edit) => (edit.kind === 'table' ? [edit.players] : []))];
	const taken = new Set(tables.flat().map(({ id }) => id));
	return (): PlayerId => {
		let id;
		do id = draw();
		while (taken.has(id));
		return id;
	};
}

/** The sheet of a table that sits otherwise. What was said of those who stay stays; what only the others said goes with them. */
export function seated(sheet: Sheet, players: readonly Player[]): Sheet {
	const ids = new Set(players.map(({ id }) => id));
	if (sheet.players.every(({ id }) => ids.has(id))) return { ...sheet, players };
	const stays = (id: PlayerId) => ids.has(id);
	const left = [...answersOn(sheet)].flatMap((given) => without(given, stays));
	const aside = sheet.aside.filter((one) => stays(one.player) && namesIn(one).every(([id]) => stays(id)));
	return { ...left.reduce(withAnswer, emptySheet(players, sheet.rulings)), aside };
}

/** What an answer says without those who have left; nothing where it was theirs. */
function without(given: Given, stays: (id: PlayerId) => boolean): Given[] {
	const { player }: Placed = given;
	if (player !== undefined && !stays(player)) return [];
	const answer = remainsOf(given, stays);
	return answer === undefined ? [] : [{ ...given, answer } as Given];
}
