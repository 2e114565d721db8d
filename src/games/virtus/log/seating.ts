import type { History } from './history';
import type { ByPlayer, CallSheet, Order, Player, PlayerId, Sheet } from '../rules/sheet';
import { PLACES, VIRTUES } from '../rules/vocabulary';

/** Ids for those who come later. Nobody gets the id of somebody who has left: what was said of them is not theirs. */
export function newId({ players, edits }: Pick<History, 'players' | 'edits'>): () => PlayerId {
	const tables = [players, ...edits.flatMap((edit) => (edit.kind === 'table' ? [edit.players] : []))];
	const taken = new Set(tables.flat().map(({ id }) => id));
	let number = 0;
	return () => {
		do number += 1;
		while (taken.has(`p${number}`));
		return `p${number}`;
	};
}

/** The sheet of a table that sits otherwise. What was said of those who stay stays; what only the others said goes with them. */
export function seated(sheet: Sheet, players: readonly Player[]): Sheet {
	const ids = new Set(players.map(({ id }) => id));
	if (sheet.players.every(({ id }) => ids.has(id))) return { ...sheet, players };
	const stays = (id: PlayerId | undefined) => id === undefined || ids.has(id);
	const { charity, faith, hope } = sheet.calls;
	const calls = Object.fromEntries(
		VIRTUES.map((virtue) => [virtue, withoutOthers(sheet.calls[virtue], ids)])
	);
	const places = PLACES.filter((place) => stays(charity.by[place]));
	const { asks, by: asker, ...restOfFaith } = faith;
	const { targets, by: taker, ...restOfHope } = hope;
	const left = targets?.filter((id) => ids.has(id));
	// Whoever had named only those who are gone has not said that they name nobody.
	const isNamed = stays(taker) && left && (left.length > 0 || targets?.length === 0);
	return {
		players,
		rulings: sheet.rulings,
		calls: {
			...(calls as Sheet['calls']),
			charity: {
				...charity,
				...calls.charity,
				discards: picked(charity.discards, places),
				by: picked(charity.by, places)
			},
			faith: {
				...restOfFaith,
				...calls.faith,
				...(asks && stays(asker) && { asks, ...(asker !== undefined && { by: asker }) }),
				gifts: faith.gifts.filter(({ from }) => ids.has(from))
			},
			hope: {
				...restOfHope,
				...calls.hope,
				...(isNamed && { targets: left, ...(taker !== undefined && { by: taker }) }),
				lights: kept(hope.lights, ids)
			}
		},
		icons: kept(sheet.icons, ids),
		trios: kept(sheet.trios, ids),
		aside: sheet.aside.filter(
			(one) => ids.has(one.by) && (one.kind !== 'targets' || one.answer.every((id) => ids.has(id)))
		)
	};
}

function withoutOthers({ cards, best, higher }: CallSheet, ids: ReadonlySet<PlayerId>): CallSheet {
	return {
		cards: kept(cards, ids),
		best: kept(best, ids),
		...(higher && { higher: stillHigher(higher, ids) })
	};
}

const stillHigher = ({ order, among }: Order, ids: ReadonlySet<PlayerId>): Order => ({
	order: order.filter((id) => ids.has(id)),
	...(among && { among: among.filter((id) => ids.has(id)) })
});

const kept = <T>(by: ByPlayer<T>, ids: ReadonlySet<PlayerId>): ByPlayer<T> =>
	new Map([...by].filter(([id]) => ids.has(id)));

const picked = <T extends object>(from: T, keys: readonly (keyof T)[]): T =>
	Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key as keyof T))) as T;
