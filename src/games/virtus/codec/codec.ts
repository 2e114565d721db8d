import type { Codec } from '../../../lib/exchange/codec';
import { relation, contentOf, saysTheSame } from '../log/compare';
import { virtus, type Virtus } from '../log/game';
import { retold } from '../log/retell';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../rules/vocabulary';
import { walk } from '../rules/walk';
import { body, isSeated } from './body';
import { link } from './link';
import { BY_PLAYER, KNOWN, read, write } from './part';
import { score } from './score';

/** Virtus in files, backups and links. */
export const codec: Codec<Virtus> = {
	game: virtus,
	players: [FEWEST_PLAYERS, MOST_PLAYERS],
	body,
	isSeated,
	write,
	read,
	known: KNOWN,
	byPlayer: BY_PLAYER,
	contradiction: ({ sheet }) => walk(sheet).conflicts[0],
	retold: ({ sheet }) => retold(sheet),
	agree: (a, b) => saysTheSame(a.sheet, b.sheet),
	relation,
	// Of a house rule only that it is on: a game without one has the name that it had before there were any.
	content: ({ sheet }) =>
		JSON.stringify([
			sheet.players.map(({ id, name }) => [id, name]),
			...contentOf(sheet),
			...Object.entries(sheet.rulings).filter(([, on]) => on === true)
		]),
	score: ({ sheet }, view) => score(sheet, view.walk),
	link
};
