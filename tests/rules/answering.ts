/** A table that is asked one question after the other and answers from the real hands, as players do. */
import type { Answers } from '../../src/games/virtus/rules/kinds';
import type { Answer, Question } from '../../src/games/virtus/rules/question';
import { emptySheet, type PlayerId, type Sheet } from '../../src/games/virtus/rules/sheet';
import { walk, type Walk } from '../../src/games/virtus/rules/walk';
import { at, type Card, type Icon, type Virtue } from './deck';
import { play, type RealGame } from './naive';

export type Answering = (question: Question) => Answer;

/** What is true. `asList` says, question by question, whether the cards are listed or counted. */
export function truth(game: RealGame, asList: () => boolean = () => false): Answering {
	const { shown, lights, hands } = play(game);
	const seat = (player: PlayerId | undefined) => game.players.findIndex(({ id }) => id === player);
	const best = (virtue: Virtue, i: number) => Math.max(...at(shown[virtue], i).map(({ value }) => value));
	const count = (i: number, icon: Icon) => at(hands, i).filter((card) => card.icon === icon).length;
	return (question) => {
		const i = seat(question.player);
		switch (question.kind) {
			case 'higher': {
				const [pick] = [...question.choices].sort(
					(a, b) => best(question.call, seat(b)) - best(question.call, seat(a))
				);
				return { order: [...question.above, pick as PlayerId], among: question.among };
			}
			case 'cards': {
				const values = at(shown[question.call], i).map(({ value }) => value);
				return asList() ? values : values.length;
			}
			case 'best':
				return best(question.call, i);
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
				return count(i, question.icon);
			case 'trios':
				return Math.min(count(i, 'flame'), count(i, 'water'), count(i, 'chalice'));
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
	switch (question.kind) {
		case 'cards':
			return say({
				cards: new Map(calls[question.call].cards).set(question.player, answer as Answers['cards'])
			});
		case 'best':
			return say({ best: new Map(calls[question.call].best).set(question.player, answer as number) });
		case 'higher':
			return say({ higher: answer });
		case 'discards':
			return say({
				discards: { ...calls.charity.discards, [question.place]: answer },
				by: { ...calls.charity.by, [question.place]: question.player }
			});
		case 'asks':
			return say({ asks: answer, by: question.player });
		case 'targets':
			return say({ targets: answer, by: question.player });
		case 'lights':
			return say({ lights: new Map(calls.hope.lights).set(question.player, answer as number) });
		case 'icons': {
			const icons = { ...sheet.icons.get(question.player), [question.icon]: answer as number };
			return { ...sheet, icons: new Map(sheet.icons).set(question.player, icons) };
		}
		case 'trios':
			return { ...sheet, trios: new Map(sheet.trios).set(question.player, answer as number) };
	}
}

export interface Moment {
	readonly sheet: Sheet;
	readonly walk: Walk;
}

/**
 * Every prefix of a game, from the empty sheet to the last answer. Where `otherwise` says so, a tie is told in values and
 * trios in icons.
 */
export function* moments(
	sheet: Sheet,
	answer: Answering,
	otherwise: () => boolean = () => false
): Generator<Moment> {
	for (;;) {
		const now = walk(sheet);
		yield { sheet, walk: now };
		if (!now.next) return;
		const question = 'instead' in now.next && otherwise() ? now.next.instead : now.next;
		sheet = tell(sheet, question, answer(question));
	}
}
