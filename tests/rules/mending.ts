/**
 * A table that is asked, answers and mends as tables do, tap by tap, and beside it an account of its own: who gave which
 * answer for which place. It knows nothing of how the app keeps what a place has said.
 */
import { answering, apply, type Edit, type State } from '../../src/games/virtus/log/edit';
import type { History } from '../../src/games/virtus/log/history';
import { tied } from '../../src/games/virtus/rules/order';
import type { Answer, Question, QuestionOf } from '../../src/games/virtus/rules/question';
import {
	countOf,
	emptySheet,
	type Discard,
	type Player,
	type PlayerId
} from '../../src/games/virtus/rules/sheet';
import type { Place } from '../../src/games/virtus/rules/vocabulary';
import { walk, type Walk } from '../../src/games/virtus/rules/walk';
import { at, VIRTUES, type Virtue } from './deck';
import { play, type RealGame } from './naive';
import { dice } from './write';

type Roll = ReturnType<typeof dice>;
type PowerKind = 'discards' | 'asks' | 'targets';
const POWERS: readonly string[] = ['discards', 'asks', 'targets'] satisfies PowerKind[];

/** By kind, place and player, the last answer that this player gave for it. */
type Account = ReadonlyMap<string, Answer>;
const key = (kind: PowerKind, place: Place, player: PlayerId) => JSON.stringify([kind, place, player]);

class Moment {
	#walk: Walk | undefined;
	constructor(
		readonly told: State,
		readonly account: Account
	) {}
	get walk(): Walk {
		return (this.#walk ??= walk(this.told.sheet));
	}
}

export class MendingTable {
	readonly roll: Roll;
	readonly #game: RealGame;
	readonly #real: ReturnType<typeof play>;
	#edits: readonly Edit[] = [];
	#moments: readonly Moment[];
	#at = 0;
	#strangers = 0;

	constructor(game: RealGame, seed: number) {
		this.roll = dice(seed);
		this.#game = game;
		this.#real = play(game);
		const sheet = emptySheet(this.#start, this.#rulings);
		this.#moments = [new Moment({ sheet, called: 'charity' }, new Map())];
		// What lies between Hope and Prudence is not what this is about: nobody holds any of it.
		const players = this.#start.map(({ id }) => id);
		for (const call of ['fortitude', 'justice', 'temperance'] as const)
			this.say({ kind: 'rest', call, players });
	}

	get #start(): readonly Player[] {
		return this.#game.players.map(({ id, name }) => ({ id, name }));
	}
	get #rulings() {
		return this.#game.hopeBelowZero ? { hopeBelowZero: true } : {};
	}
	get #now() {
		return at(this.#moments, this.#at);
	}
	get sheet() {
		return this.#now.told.sheet;
	}
	get walk(): Walk {
		return this.#now.walk;
	}
	get history(): History {
		return { players: this.#start, rulings: this.#rulings, edits: this.#edits, at: this.#at };
	}

	gave<A extends Answer>(kind: PowerKind, place: Place, player: PlayerId): A | undefined {
		return this.#now.account.get(key(kind, place, player)) as A | undefined;
	}

	say(edit: Edit) {
		const { told, account } = this.#now;
		const now = new Moment(apply(told, edit), accounted(account, edit, told));
		this.#moments = [...this.#moments.slice(0, this.#at + 1), now];
		this.#edits = [...this.#edits.slice(0, this.#at), edit];
		this.#at += 1;
	}
	undo() {
		this.#at = Math.max(0, this.#at - 1);
	}
	redo() {
		this.#at = Math.min(this.#edits.length, this.#at + 1);
	}

	/** Whoever is asked answers; false once there is nothing more to ask, or only trios. */
	answer(otherwise = false): boolean {
		const { next } = this.walk;
		if (!next || next.call === 'trios') return false;
		const question = otherwise && 'instead' in next ? next.instead : next;
		this.say(answering(question, this.#answerTo(question)));
		return true;
	}

	/** Whoever of these has the highest card, by the real hands. */
	highest(virtue: Virtue, ids: readonly PlayerId[]): PlayerId {
		return at(
			[...ids].sort((a, b) => this.#best(virtue, b) - this.#best(virtue, a)),
			0
		);
	}

	#seat = (id: PlayerId) => this.#game.players.findIndex((player) => player.id === id);
	#cards = (virtue: Virtue, id: PlayerId) => this.#real.shown[virtue][this.#seat(id)] ?? [];
	#best = (virtue: Virtue, id: PlayerId) => Math.max(0, ...this.#cards(virtue, id).map(({ value }) => value));

	/** What is shown and held is true as far as it can be; what a place decides is anybody's choice. */
	#answerTo(question: Question): Answer {
		switch (question.kind) {
			case 'cards':
				return Math.min(question.most, this.#cards(question.call, question.player).length);
			case 'best': {
				const best = this.#best(question.call, question.player);
				return question.values.includes(best) ? best : (question.values[0] ?? 14);
			}
			case 'higher': {
				const pick = this.highest(question.call, question.choices);
				return { order: [...question.above, pick], among: question.among };
			}
			case 'lights':
				return Math.min(question.most, this.#real.lights[this.#seat(question.player)] ?? 0);
			case 'icons':
			case 'trios':
				return question.least;
			default:
				return this.#decided(question);
		}
	}

	#decided(question: QuestionOf<PowerKind>): Answer {
		const { roll } = this;
		if (question.kind === 'asks') return at(['charity', 'faith', ...VIRTUES], roll(9));
		if (question.kind === 'targets')
			return shuffled(question.choices, roll).slice(0, roll(question.most + 1));
		return Array.from({ length: roll(question.most + 1) }, () => ({ icon: at(ICONS, roll(5)) }));
	}

	/** Something that a table gets wrong, or puts right: a count, a highest card, an order, a seat, an answer. */
	mend() {
		const { roll, sheet } = this;
		const call = at(['charity', 'faith', 'hope'] as const, roll(3));
		const { id: player } = at(sheet.players, roll(sheet.players.length));
		const deed = roll(16);
		if (deed < 6) return this.say({ kind: 'cards', call, player, answer: roll(6) });
		if (deed === 6) return this.say({ kind: 'best', call, player, answer: 1 + roll(14) });
		if (deed === 7 || deed === 8) {
			const among = tied(sheet, call);
			const answer = { order: shuffled(among, roll), among };
			if (among.length > 0) this.say({ kind: 'higher', call, place: 'first', answer });
		} else if (deed === 9) this.say({ kind: 'rest', call, players: [player] });
		else if (deed === 10 || deed === 11) this.say({ kind: 'table', players: this.#otherSeats() });
		else if (deed === 12) this.#unsay();
		else if (deed === 13) this.#reconsider();
		else if (deed === 14) this.undo();
		else this.redo();
	}

	/** Another name, another order, somebody less, somebody more: a stranger, or one who sat there before. */
	#otherSeats(): readonly Player[] {
		const { roll } = this;
		const { players } = this.sheet;
		const away = this.#start.filter(({ id }) => !players.some((player) => player.id === id));
		const stranger = { id: `stranger ${++this.#strangers}`, name: 'Stranger' };
		const one = roll(players.length);
		const deed = roll(4);
		if (deed === 0) return players.map((player, i) => (i === one ? { ...player, name: 'Renamed' } : player));
		if (deed === 1) return shuffled(players, roll);
		if (deed === 2 && players.length > 2) return players.filter((_, i) => i !== one);
		return players.length < 7 ? [...players, away[0] ?? stranger] : players;
	}

	/** Takes back something that does not fit. */
	#unsay() {
		const { conflicts } = this.walk;
		const conflict = conflicts[this.roll(Math.max(1, conflicts.length))];
		if (conflict) this.say({ kind: 'unsay', path: conflict.path });
	}

	/** Whoever holds a place says something else. */
	#reconsider() {
		const answered = this.walk.steps.flatMap((step) => step.answered.map(({ question }) => question));
		const powers = answered.filter((question) => POWERS.includes(question.kind));
		const question = powers[this.roll(Math.max(1, powers.length))];
		if (question) this.say(answering(question, this.#answerTo(question)));
	}
}

const ICONS = ['flame', 'water', 'chalice', 'light', null] as const;

export function shuffled<T>(list: readonly T[], roll: Roll): T[] {
	const left = [...list];
	return list.map(() => at(left.splice(roll(left.length), 1), 0));
}

function accounted(account: Account, edit: Edit, { sheet }: State): Account {
	const now = new Map(account);
	if (edit.kind === 'discards' || edit.kind === 'asks' || edit.kind === 'targets') {
		if (edit.player === undefined) throw new Error('nobody said it');
		now.set(key(edit.kind, edit.kind === 'discards' ? edit.place : 'first', edit.player), edit.answer);
	}
	if (edit.kind === 'unsay') {
		const { charity, faith, hope } = sheet.calls;
		const [, , kind, place] = edit.path;
		if (kind === 'discards') now.delete(key(kind, place as Place, charity.by[place as Place] ?? ''));
		if (kind === 'asks') now.delete(key(kind, 'first', faith.by ?? ''));
		if (kind === 'targets') now.delete(key(kind, 'first', hope.by ?? ''));
	}
	if (edit.kind === 'table') {
		const ids = edit.players.map(({ id }) => id);
		for (const [entry, answer] of account) {
			const [kind, , player] = JSON.parse(entry) as [PowerKind, Place, PlayerId];
			if (!ids.includes(player)) now.delete(entry);
			else if (kind === 'targets') {
				const left = (answer as readonly PlayerId[]).filter((id) => ids.includes(id));
				if (left.length === 0 && (answer as readonly PlayerId[]).length > 0) now.delete(entry);
				else now.set(entry, left);
			}
		}
	}
	return now;
}

/** V4, V9: the Virtues that a player holds besides Prudence, if Faith named this one. */
export function heldBy(player: PlayerId, { places, shown }: Walk, asks: Virtue | undefined) {
	const { first, second } = places.get('faith') ?? {};
	const count = (virtue: Virtue, id: PlayerId) => countOf(shown.get(virtue)?.get(id) ?? 0);
	const ids = [...(shown.get('faith')?.keys() ?? [])];
	const isSpared = (id: PlayerId) => id === second && ids.length > 2;
	const gives = (id: PlayerId, virtue: Virtue) =>
		first !== undefined &&
		asks === virtue &&
		(virtue === 'charity' || virtue === 'faith') &&
		id !== first &&
		!isSpared(id) &&
		count(virtue, id) > 0;
	return VIRTUES.filter((virtue) => {
		if (virtue === 'prudence') return false;
		const given = gives(player, virtue) ? 1 : 0;
		const taken = player === first ? ids.filter((id) => gives(id, virtue)).length : 0;
		return count(virtue, player) - given + taken > 0;
	});
}

export const isPaying = ({ icon }: Discard) => icon === 'flame' || icon === 'water' || icon === 'chalice';
