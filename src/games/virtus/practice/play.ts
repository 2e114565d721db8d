import type { Question } from '../rules/question';
import { emptySheet, type Gift, type PlayerId, type Sheet } from '../rules/sheet';
import { VIRTUES, type ByPlace, type Virtue } from '../rules/vocabulary';
import { walk, type Walk } from '../rules/walk';
import { sorted, type Card, type Deal, type Hands } from './deal';
import type { Dice } from './dice';

/** A table that was dealt and has said everything, and what the engine makes of it. */
export interface PlayedGame extends Deal {
	/** What each holds after the discards. */
	readonly afterCharity: Hands;
	/** What each holds after the gifts of Faith, and to the end. */
	readonly final: Hands;
	readonly discards: ByPlace<readonly Card[]>;
	readonly asks?: Virtue;
	readonly gifts: readonly { readonly from: PlayerId; readonly to: PlayerId; readonly card: Card }[];
	readonly targets: readonly PlayerId[];
	readonly sheet: Sheet;
	readonly walk: Walk;
}

/** The cards of a Virtue, as they lay on the table when it was called. */
export function shownAt(game: Pick<PlayedGame, 'hands' | 'afterCharity' | 'final'>, virtue: Virtue): Hands {
	const then = virtue === 'charity' ? game.hands : virtue === 'faith' ? game.afterCharity : game.final;
	return ofVirtue(then, virtue);
}

export const ofVirtue = (hands: Hands, virtue: Virtue): Hands =>
	new Map([...hands].map(([id, cards]) => [id, cards.filter((card) => card.virtue === virtue)]));

/** Plays a table through. The engine says who may decide what; what they decide is chance, and always legal. */
export function play(deal: Deal, dice: Dice): PlayedGame {
	const playthrough = new Playthrough(deal, dice);
	for (const virtue of VIRTUES) playthrough.call(virtue);
	return playthrough.game();
}

/** A table on its way: what each holds by now, and what has been said. */
class Playthrough {
	#hands: Map<PlayerId, readonly Card[]>;
	#afterCharity: Hands;
	#sheet: Sheet;
	#discards: ByPlace<readonly Card[]> = { first: [], second: [] };
	#gifts: PlayedGame['gifts'] = [];

	constructor(
		readonly deal: Deal,
		readonly dice: Dice
	) {
		this.#hands = new Map(deal.hands);
		this.#afterCharity = deal.hands;
		this.#sheet = emptySheet(deal.players);
	}

	/** Everyone lays down their cards, and the places say what they do with the power. */
	call(virtue: Virtue) {
		const shown = ofVirtue(this.#hands, virtue);
		const cards = new Map([...shown].map(([id, held]) => [id, held.map(({ value }) => value)]));
		this.#say(virtue, { cards });
		if (virtue === 'hope') this.#say('hope', { lights: this.#counted((id) => this.#count(id, 'light')) });
		// Hands are open after Hope: nothing is decided any more.
		if (VIRTUES.indexOf(virtue) <= VIRTUES.indexOf('hope')) this.#decide(virtue);
		if (virtue === 'charity') this.#afterCharity = new Map(this.#hands);
	}

	game(): PlayedGame {
		const icons = this.#counted((id) => ({
			flame: this.#count(id, 'flame'),
			water: this.#count(id, 'water'),
			chalice: this.#count(id, 'chalice')
		}));
		const sheet = { ...this.#sheet, icons };
		const { asks } = sheet.calls.faith;
		const { targets = [] } = sheet.calls.hope;
		return {
			...this.deal,
			afterCharity: this.#afterCharity,
			final: this.#hands,
			discards: this.#discards,
			...(asks && { asks }),
			gifts: this.#gifts,
			targets,
			sheet,
			walk: walk(sheet, this.deal.deck)
		};
	}

	/** Walks no more often than there is something to decide: a walk is what a table costs. */
	#decide(call: Virtue) {
		for (;;) {
			const { next } = walk(this.#sheet, this.deal.deck);
			if (next?.call !== call) return;
			this.#reply(next);
			if (next.kind !== 'discards' || next.place === 'second') return;
		}
	}

	#reply(question: Question) {
		switch (question.kind) {
			case 'discards':
				return this.#discard(question.player, question.place, question.most);
			case 'asks':
				return this.#ask(question.player, question.givers);
			case 'targets':
				return this.#say('hope', {
					targets: this.dice.shuffled(question.choices).slice(0, this.dice.pick([0, 1, 2, 2, 2]))
				});
			default:
				throw new Error(`${question.call} asks for ${question.kind} though it was told`);
		}
	}

	/** Whoever discards likes to be paid, or to be rid of a Light. */
	#discard(player: PlayerId, place: keyof ByPlace<unknown>, most: number) {
		const may = this.#held(player).filter(({ virtue }) => virtue !== 'charity');
		const many = Math.min(most, this.dice.pick([0, 1, 2, 3, 3]));
		const liked = this.dice.shuffled(may).sort((a, b) => Number(b.icon !== null) - Number(a.icon !== null));
		const cards = (this.dice.below(3) > 0 ? liked : this.dice.shuffled(may)).slice(0, many);
		this.#hands.set(
			player,
			this.#held(player).filter((card) => !cards.includes(card))
		);
		this.#discards = { ...this.#discards, [place]: cards };
		this.#say('charity', { discards: { ...this.#sheet.calls.charity.discards, [place]: cards } });
	}

	#ask(taker: PlayerId, givers: readonly PlayerId[]) {
		const asks = this.dice.pick<Virtue>(['charity', 'faith', ...VIRTUES]);
		this.#gifts = givers.flatMap((from) => {
			const may = this.#held(from).filter(({ virtue }) => virtue === asks);
			return may.length > 0 ? [{ from, to: taker, card: this.dice.pick(may) }] : [];
		});
		for (const { from, card } of this.#gifts) {
			this.#hands.set(
				from,
				this.#held(from).filter((held) => held !== card)
			);
			this.#hands.set(taker, sorted([...this.#held(taker), card]));
		}
		const gifts = this.#gifts.map(({ from, card: { value, icon } }): Gift => ({ from, value, icon }));
		this.#say('faith', { asks, gifts });
	}

	#held = (player: PlayerId) => this.#hands.get(player) ?? [];
	#count = (player: PlayerId, icon: Card['icon']) =>
		this.#held(player).filter((card) => card.icon === icon).length;

	#counted = <T>(count: (player: PlayerId) => T) =>
		new Map(this.deal.players.map(({ id }) => [id, count(id)]));

	#say<V extends Virtue>(virtue: V, part: Partial<Sheet['calls'][V]>) {
		const { calls } = this.#sheet;
		this.#sheet = { ...this.#sheet, calls: { ...calls, [virtue]: { ...calls[virtue], ...part } } };
	}
}
