/** A table that is asked one question after the other and answers from the real hands, as players do. */
import type { Answer, Answers, Question } from '../../src/lib/rules/virtus/question';
import { emptySheet, type PlayerId, type Sheet } from '../../src/lib/rules/virtus/sheet';
import { walk, type Walk } from '../../src/lib/rules/virtus/walk';
import { at, type Card } from './deck';
import { play, type RealGame } from './naive';

export type Answering = (question: Question) => Answer;

/** What is true. `asList` says, question by question, whether the cards are listed or counted. */
export function truth(game: RealGame, asList: () => boolean = () => false): Answering {
	const { shown, lights, hands } = play(game);
	const seat = (player: PlayerId) => game.players.findIndex(({ id }) => id === player);
	return (question) => {
		const i = seat(question.player);
		switch (question.kind) {
			case 'cards': {
				const values = at(shown[question.call], i).map(({ value }) => value);
				return asList() ? values : values.length;
			}
			case 'best':
				return Math.max(...at(shown[question.call], i).map(({ value }) => value));
			case 'discards':
				return game.discards[question.place].map(({ virtue, value, icon }: Card) =>
					asList() ? { virtue, value, icon } : { icon }
				);
			case 'asks':
				if (!game.asks) throw new Error('nobody is 1st in Faith, so nobody names a Virtue');
				return game.asks;
			case 'targets':
				return game.targets;
			case 'lights':
				return at(lights, i);
			case 'icons':
				return at(hands, i).filter(({ icon }) => icon === question.icon).length;
		}
	};
}

export const sheetOf = (game: RealGame): Sheet =>
	emptySheet(
		game.players.map(({ id, name }) => ({ id, name })),
		game.hopeBelowZero ? { hopeBelowZero: true } : {}
	);

/** The sheet with one answer more. */
export function tell(sheet: Sheet, question: Question, answer: Answer): Sheet {
	const { calls } = sheet;
	const say = (part: object): Sheet => ({
		...sheet,
		calls: { ...calls, [question.call]: { ...calls[question.call as 'charity'], ...part } }
	});
	const { player } = question;
	switch (question.kind) {
		case 'cards':
			return say({ cards: new Map(calls[question.call].cards).set(player, answer as Answers['cards']) });
		case 'best':
			return say({ best: new Map(calls[question.call].best).set(player, answer as number) });
		case 'discards':
			return say({ discards: { ...calls.charity.discards, [question.place]: answer } });
		case 'asks':
			return say({ asks: answer });
		case 'targets':
			return say({ targets: answer });
		case 'lights':
			return say({ lights: new Map(calls.hope.lights).set(player, answer as number) });
		case 'icons': {
			const icons = { ...sheet.icons.get(player), [question.icon]: answer as number };
			return { ...sheet, icons: new Map(sheet.icons).set(player, icons) };
		}
	}
}

export interface Moment {
	readonly sheet: Sheet;
	readonly walk: Walk;
}

/** Every prefix of a game, from the empty sheet to the last answer. */
export function* moments(sheet: Sheet, answer: Answering): Generator<Moment> {
	for (;;) {
		const now = walk(sheet);
		yield { sheet, walk: now };
		if (!now.next) return;
		sheet = tell(sheet, now.next, answer(now.next));
	}
}
