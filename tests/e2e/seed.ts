import { parse, stored } from '../virtus';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answering } from '../../src/games/virtus/log/edit';
import { replay, type History } from '../../src/games/virtus/log/history';
import { extended } from '../line';
import type { Answer, Question, QuestionOf } from '../../src/games/virtus/rules/question';
import type { Order, PlayerId, Sheet } from '../../src/games/virtus/rules/sheet';
import { answerTo } from '../../src/games/virtus/rules/answers';
import { TRIO_ICONS } from '../../src/games/virtus/rules/vocabulary';
import { walk } from '../../src/games/virtus/rules/walk';
import type { StoredGame } from '../../src/lib/storage/games';
import { keyOf } from '../../src/lib/storage/keys';
import { write } from './disk';
import { hydrated } from './ready';

/** A golden game, as the table said it. */
export function golden(name: string): Sheet {
	const read = parse(readFileSync(`tests/golden/${name}.json`, 'utf8'));
	if (!read.ok) throw new Error(`${name}: ${read.error.code}`);
	return read.value.sheet;
}

/** Seven players, with every kind of question on the way; named as wished, in the order of their seats. */
export function everyKind(names: readonly string[] = []): Sheet {
	const seven = golden('seven-players-three-way-tie-shared-victory');
	const lights = new Map([
		['bea', 1],
		['carlo', 0]
	]);
	const hope = { ...seven.calls.hope, targets: ['bea', 'carlo'], lights };
	return {
		...seven,
		players: seven.players.map((player, i) => ({ ...player, name: names[i] ?? player.name })),
		calls: { ...seven.calls, hope }
	};
}

/** The game as the app would have kept it, had somebody tapped it in: an edit for each question, in order. */
export function played(sheet: Sheet, { id = 'a-game', until = Infinity, startedAt = 0 } = {}): StoredGame {
	const { players, rulings } = sheet;
	let history: History = { players, rulings, edits: [], at: 0 };
	for (;;) {
		const { next } = walk(replay(history).sheet);
		if (!next || history.at >= until)
			return stored(history, { id, startedAt, touchedAt: startedAt + history.at });
		history = extended(history, answering(next, answerOf(sheet, next)));
	}
}

/** What is true at the table, whatever the file leaves out. */
function answerOf(sheet: Sheet, question: Question): Answer {
	const told = truth(sheet, question);
	if (told !== undefined) return told;
	throw new Error(`the game does not answer ${question.call} ${question.kind} ${question.player}`);
}

/**
 * A file is read as a whole, so it need not say how many icons there are where later calls show that it cannot matter.
 * At the table these calls are still to come, and the question is asked: then they are as few as they can be.
 */
export function truth(sheet: Sheet, question: Question): Answer | undefined {
	if (question.kind === 'higher') return higher(sheet, question);
	if (question.kind === 'trios') return Math.min(question.most, trios(sheet, question.player));
	return answerTo(sheet, question) ?? (question.kind === 'icons' ? question.least : undefined);
}

/** The files tell the highest cards themselves. */
function higher({ calls }: Sheet, { call, choices, above, among }: QuestionOf<'higher'>): Order {
	const { cards, best } = calls[call];
	const highest = (id: PlayerId) => {
		const shown = cards.get(id);
		return typeof shown === 'object' ? Math.max(...shown) : (best.get(id) ?? 0);
	};
	const [pick] = [...choices].sort((a, b) => highest(b) - highest(a));
	return { order: [...above, pick as PlayerId], among };
}

/** And the icons; one that they leave out is 0 or does not matter. */
const trios = ({ icons }: Sheet, player: PlayerId) =>
	Math.min(...TRIO_ICONS.map((icon) => icons.get(player)?.[icon] ?? 0));

/**
 * The game as the screen would have kept it, up to the first question that `stop` knows. With `called` the Virtue of
 * that question has been called too; without, the call before it is settled on the screen.
 */
export function upTo(
	sheet: Sheet,
	id: string,
	stop: (question: Question) => boolean,
	called = true
): StoredGame {
	const { players, rulings } = sheet;
	let history: History = { players, rulings, edits: [], at: 0 };
	for (;;) {
		const now = replay(history);
		const { next } = walk(now.sheet);
		const isThere = !next || stop(next);
		if (next && (!isThere || called) && next.call !== now.called)
			history = extended(history, { kind: 'call', call: next.call });
		if (next && !isThere) {
			history = extended(history, answering(next, truth(sheet, next) as Answer));
			continue;
		}
		return stored(history, { id });
	}
}

/** Puts games into the page's database, next to what is there. The page has to be one of the app's. */
export async function seed(page: Page, ...games: readonly StoredGame[]) {
	// The app has to have made its stores first.
	await hydrated(page);
	await write(page, {
		games: games.map(({ record }) => ({ value: record })),
		entries: games.flatMap(({ record, log }) => log.map((value) => ({ value, key: keyOf(record.id, value) })))
	});
}
