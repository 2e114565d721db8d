import type { QuestionOf } from './question';
import { countOf, type PlayerId, type Sheet } from './sheet';
import { discardedValues } from './table';
import { TRIO_ICONS, type TrioIcon } from './vocabulary';

export type NumberQuestion = QuestionOf<'cards' | 'best' | 'lights' | 'icons' | 'trios'>;

/** What stands against a number: what others have shown, or what was told before. Any of it may be the mistake. */
export type Obstacle =
	| { readonly code: 'shown'; readonly players: readonly PlayerId[]; readonly cards: number }
	| { readonly code: 'taken' | 'listed'; readonly player: PlayerId; readonly value: number }
	| { readonly code: 'discarded'; readonly value: number }
	| { readonly code: 'below'; readonly player: PlayerId; readonly cards: number }
	| { readonly code: 'crowded' }
	| { readonly code: 'most' | 'least'; readonly player: PlayerId; readonly limit: number }
	| { readonly code: 'icon'; readonly player: PlayerId; readonly icon: TrioIcon; readonly held: number };

/** Nothing where the number is a possible answer. */
export function obstacle(sheet: Sheet, question: NumberQuestion, number: number): Obstacle | undefined {
	const { player } = question;
	switch (question.kind) {
		case 'cards':
			return number > question.most ? shownByOthers(sheet, question) : undefined;
		case 'best':
			return question.values.includes(number) ? undefined : elsewhere(sheet, question, number);
		case 'lights':
			return number > question.most ? { code: 'most', player, limit: question.most } : undefined;
		case 'icons':
		case 'trios':
			if (number < question.least) return { code: 'least', player, limit: question.least };
			return number > question.most ? tooMany(sheet, question) : undefined;
	}
}

/** V1.2: fourteen cards a Virtue. */
function shownByOthers({ players, calls }: Sheet, { call, player }: QuestionOf<'cards'>): Obstacle {
	const shown = (id: PlayerId) => countOf(calls[call].cards.get(id) ?? 0);
	const others = players.map(({ id }) => id).filter((id) => id !== player && shown(id) > 0);
	return { code: 'shown', players: others, cards: others.reduce((sum, id) => sum + shown(id), 0) };
}

/** V1.2: each value once, and below a highest card lie the others of its player. */
function elsewhere(sheet: Sheet, { call, player }: QuestionOf<'best'>, value: number): Obstacle {
	const { cards, best } = sheet.calls[call];
	const own = countOf(cards.get(player) ?? 0);
	if (value < own) return { code: 'below', player, cards: own };
	if (discardedValues(sheet, call).has(value)) return { code: 'discarded', value };
	for (const [id, shown] of cards)
		if (typeof shown !== 'number' && shown.includes(value)) return { code: 'listed', player: id, value };
	const holder = [...best].find(([id, told]) => id !== player && told === value);
	return holder ? { code: 'taken', player: holder[0], value } : { code: 'crowded' };
}

/** V10.1: the rarest icon that was counted allows no more trios; else it is the cards in hand. */
function tooMany(sheet: Sheet, { kind, player, most }: QuestionOf<'icons' | 'trios'>): Obstacle {
	const held = sheet.icons.get(player);
	const rarest = kind === 'trios' ? TRIO_ICONS.find((icon) => held?.[icon] === most) : undefined;
	return rarest ? { code: 'icon', player, icon: rarest, held: most } : { code: 'most', player, limit: most };
}
