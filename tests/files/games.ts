/** Games for the tests of files, links and codes: as tables have told them, and one that says all there is to say. */
import { read, stored } from '../virtus';
import { answering } from '../../src/games/virtus/log/edit';
import { replay, type History } from '../../src/games/virtus/log/history';
import { extended } from '../line';
import type { Answer, Question } from '../../src/games/virtus/rules/question';
import type { Player, Sheet } from '../../src/games/virtus/rules/sheet';
import { VIRTUES } from '../../src/games/virtus/rules/vocabulary';
import { walk } from '../../src/games/virtus/rules/walk';
import { MendingTable } from '../rules/mending';
import type { RealGame } from '../rules/naive';
import type { StoredGame } from '../../src/lib/storage/games';

export const PLAYERS: readonly Player[] = [
	{ id: 'p1', name: 'Ada' },
	{ id: 'p2', name: 'Bea' },
	{ id: 'p3', name: 'Carlo' }
];

/** A table that answers every question with the same plain answers, up to so many of them. */
export const played = (
	answers = Infinity,
	{ id = 'a-game', players = PLAYERS, cards = 2 } = {}
): StoredGame => storedAs(plainlyTold(answers, players, cards), id);

const told = new Map<string, History>();

/** Told once for all who ask: hundreds of tests begin with the same table. */
function plainlyTold(answers: number, players: readonly Player[], cards: number): History {
	const key = JSON.stringify([String(answers), players, cards]);
	const history = told.get(key) ?? tellPlainly(answers, players, cards);
	told.set(key, history);
	return history;
}

function tellPlainly(answers: number, players: readonly Player[], cards: number): History {
	let history: History = { players, rulings: {}, edits: [], at: 0 };
	for (;;) {
		const { next } = walk(replay(history).sheet);
		if (!next || history.at >= answers) return history;
		history = extended(history, answering(next, plainly(next, players, cards)));
	}
}

function plainly(question: Question, players: readonly Player[], cards: number): Answer {
	switch (question.kind) {
		case 'cards':
			return cards;
		// The later a seat, the lower its highest card.
		case 'best':
			return 14 - players.findIndex((player) => player.id === question.player);
		case 'higher':
			return { order: [...question.above, ...question.choices.slice(0, 1)], among: question.among };
		case 'discards':
		case 'targets':
			return [];
		case 'asks':
			return 'prudence';
		case 'lights':
			return 1;
		case 'icons':
		case 'trios':
			return question.least;
	}
}

export const storedAs = (history: History, id = 'a-game'): StoredGame =>
	stored(history, {
		id,
		startedAt: 1_700_000_000_000,
		touchedAt: 1_700_000_000_000 + history.at * 1000
	});

/** A real game in the middle of its mends: answers that are another's, seats that have changed, taps that were undone. */
export function mended(game: RealGame, seed: number, id = 'a-game'): StoredGame {
	const table = new MendingTable(game, seed);
	for (let mends = 0; mends < 5;) {
		if (table.roll(5) > 0 && table.answer(table.roll(3) === 0)) continue;
		table.mend();
		mends += 1;
	}
	return storedAs(table.history, id);
}

/**
 * Seven players with two cards of every Virtue each, so that every place is a tie and everybody says their highest
 * card; all that was given up or handed over is named. No finished game told in counts says more.
 */
export function everythingSaid(names: readonly string[]): Sheet {
	const ids = names.map((_, seat) => `p${seat + 1}`);
	const each = (of: (seat: number) => unknown) => Object.fromEntries(ids.map((id, seat) => [id, of(seat)]));
	const call = { cards: each(() => 2), best: each((seat) => 14 - seat) };
	const file = read({
		format: 'seven-calls',
		version: 1,
		game: 'virtus',
		players: ids.map((id, seat) => ({ id, name: names[seat] })),
		rulings: { hopeBelowZero: true },
		calls: {
			...Object.fromEntries(VIRTUES.map((virtue) => [virtue, call])),
			charity: {
				...call,
				discards: {
					first: [1, 2, 3].map((value) => ({ virtue: 'faith', value, icon: 'flame' })),
					second: [{ virtue: 'faith', value: 4, icon: 'water' }]
				}
			},
			faith: {
				cards: each((seat) => (seat < 2 ? 0 : 2)),
				best: each((seat) => 14 - seat),
				asks: 'prudence',
				// All but the 1st and the 2nd.
				gifts: [0, 1, 3, 4, 5]
					.map((seat) => ids[seat])
					.map((from, i) => ({ from, value: i + 1, icon: 'chalice' }))
			},
			hope: { ...call, targets: [ids[2], ids[3]], lights: { [String(ids[2])]: 14, [String(ids[3])]: 9 } }
		},
		icons: each((seat) => ({ flame: 14 - seat, water: 14, chalice: 14 }))
	});
	if (!file.ok) throw new Error(`${file.error.code} ${file.error.path.join('.')}`);
	return file.value.sheet;
}
