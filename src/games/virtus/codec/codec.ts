import type { Codec } from '../../../lib/exchange/codec';
import { relation, contentOf, saysTheSame } from '../log/compare';
import { virtus, type Virtus } from '../log/game';
import { retold } from '../log/retell';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../rules/vocabulary';
import { walk } from '../rules/walk';
import { body, isSeated } from './body';
import { link } from './link';
import { KNOWN, read, write } from './part';
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
	contradiction: ({ sheet }) => walk(sheet).conflicts[0],
	retold: ({ sheet }) => retold(sheet),
	agree: (a, b) => saysTheSame(a.sheet, b.sheet),
	relation,
	content: ({ sheet }) =>
		JSON.stringify([sheet.players.map(({ id, name }) => [id, name]), ...contentOf(sheet)]),
	score: ({ sheet }, view) => score(sheet, view.walk),
	link
};
