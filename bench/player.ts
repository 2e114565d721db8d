/** Somebody at the table who taps what the screen asks for, and counts the taps. */
import type { Page } from '@playwright/test';
import { answering, type Edit } from '../src/games/virtus/log/edit';
import { replay, type History } from '../src/games/virtus/log/history';
import { View } from '../src/games/virtus/log/view';
import { extended } from '../tests/line';
import { asking } from '../src/games/virtus/words/asking';
import { list } from '../src/lib/i18n/lists';
import { iconName, virtueName } from '../src/games/virtus/words/names';
import { figure } from '../src/lib/i18n/numbers';
import { m } from '../src/lib/paraglide/messages.js';
import type { Answer, Question, QuestionOf } from '../src/games/virtus/rules/question';
import type { Discard, Order, PlayerId, Sheet } from '../src/games/virtus/rules/sheet';
import type { CallName, Virtue } from '../src/games/virtus/rules/vocabulary';
import { walk, type Walk } from '../src/games/virtus/rules/walk';
import { callAfter, callNow } from '../src/games/virtus/screens/play/scene';
import type { Shown, Watched } from './witness';

/** Where the walk is: what is asked, or the call that is settled. */
export interface Moment {
	readonly call: CallName;
	readonly question: Question | undefined;
	readonly walk: Walk;
}

export interface Tally {
	taps: number;
	/** What the engine needed: one for each question, and of a list one for each thing on it. */
	answers: number;
	/** Taps on the button that calls the next Virtue, the trios and the result. */
	calls: number;
	/** Taps that say that a list is complete. */
	ends: number;
	/** Taps that turn the page of the numbers. */
	turns: number;
}

interface Options {
	answer: (question: Question) => Answer;
	/** Called whenever the screen shows a new moment. */
	see?: (moment: Moment) => Promise<unknown>;
}

/** Counts that may go beyond the cards of one Virtue stand on pages of their own, fourteen keys each. */
const PAGE = 14;
const pageOf = (question: Question, answer: Answer) =>
	(question.kind === 'icons' || question.kind === 'lights') && question.most > PAGE
		? Math.floor((answer as number) / PAGE)
		: 0;

const wayOn = (next: CallName | undefined) => {
	if (!next) return m.play_reveal();
	return next === 'trios' ? m.play_count_trios() : m.play_call({ virtue: virtueName(next) });
};

export class Player {
	readonly tally: Tally = { taps: 0, answers: 0, calls: 0, ends: 0, turns: 0 };
	readonly #page: Page;
	readonly #options: Options;
	#history: History;

	/** The page is at `/play/`, at the first question of a game for these players. */
	constructor(page: Page, { players, rulings }: Pick<Sheet, 'players' | 'rulings'>, options: Options) {
		this.#page = page;
		this.#options = options;
		this.#history = { players, rulings, edits: [], at: 0 };
	}

	/** To the last tap, which reveals the result. */
	async play(): Promise<Tally> {
		await this.#shown();
		for (let now = this.#moment(); now.question || callAfter(now.call); now = this.#moment()) {
			await this.#options.see?.(now);
			if (now.question) await this.#reply(now.question);
			else await this.#callNext(callAfter(now.call) as CallName);
		}
		await this.#options.see?.(this.#moment());
		this.tally.calls++;
		await this.#tap(this.#page.locator('.dock > .go'));
		await this.#page.waitForURL(/\/result\//);
		await this.#page.locator('.result').waitFor();
		return this.tally;
	}

	#moment(): Moment {
		const told = replay(this.#history);
		const now = walk(told.sheet);
		const call = callNow(now, told.called);
		return { call, question: now.next?.call === call ? now.next : undefined, walk: now };
	}

	async #callNext(next: CallName) {
		this.tally.calls++;
		await this.#tap(this.#page.locator('.dock > .go'));
		await this.#tell({ kind: 'call', call: next });
	}

	async #reply(question: Question) {
		const answer = this.#options.answer(question);
		if (question.kind === 'discards' || question.kind === 'targets')
			return this.#list(question, answer as readonly Discard[] | readonly PlayerId[]);
		if (question.kind === 'cards' && (await this.#rest(question))) return;
		this.tally.answers++;
		const face = this.#said(question, answer);
		for (let turns = pageOf(question, answer); turns > 0; turns--) {
			this.tally.turns++;
			await this.#tap(this.#key(question, m.play_more()));
		}
		await this.#tap(this.#key(question, face));
		await this.#tell(answering<Question>(question, answer));
	}

	/** Where somebody has been counted and nobody else has any, one tap says so. */
	async #rest({ call }: QuestionOf<'cards'>): Promise<boolean> {
		const { waiting } = new View(replay(this.#history));
		const none = waiting.every(
			(player) => this.#options.answer({ kind: 'cards', call, player, most: 14 }) === 0
		);
		if (!none || waiting.length < 2 || waiting.length === this.#history.players.length) return false;
		this.tally.answers += waiting.length;
		await this.#tap(this.#page.locator('.dock > .go'));
		await this.#tell({ kind: 'rest', call, players: waiting });
		return true;
	}

	#said(question: Question, answer: Answer) {
		if (question.kind === 'higher')
			return this.#nameOf((answer as Order).order[question.above.length] as PlayerId);
		return typeof answer === 'number' ? figure(answer) : virtueName(answer as Virtue);
	}

	async #list(
		question: Extract<Question, { kind: 'discards' | 'targets' }>,
		all: readonly Discard[] | readonly PlayerId[]
	) {
		this.tally.answers += Math.max(1, all.length);
		for (const [i, one] of all.entries()) {
			await this.#tap(this.#key(question, this.#face(one)));
			await this.#tell(answering(question, all.slice(0, i + 1), i + 1 < question.most));
		}
		if (all.length === question.most) return;
		this.tally.ends++;
		await this.#tap(this.#page.locator('.dock > .go'));
		await this.#tell(answering(question, all));
	}

	#face(one: Discard | PlayerId) {
		if (typeof one === 'string') return this.#nameOf(one);
		return one.icon ? iconName(one.icon) : m.play_no_icon();
	}

	#key(question: Question, face: string) {
		const pad = this.#page.getByRole('group', { name: asking(question, this.#nameOf), exact: true });
		return pad.getByRole('button', { name: face, exact: true });
	}

	/** By its place on the glass: a driver that looks whether it hit the key would be in the way of what is measured. */
	async #tap(key: ReturnType<Page['locator']>) {
		this.tally.taps++;
		const box = await key.boundingBox();
		if (!box) throw new Error(`nothing to tap: ${key}`);
		await this.#page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
	}

	async #tell(edit: Edit) {
		this.#history = extended(this.#history, edit);
		await this.#shown();
	}

	/** Waits until the screen shows what the same answers lead to here. */
	async #shown() {
		const shown = this.#expected();
		await this.#page.evaluate((what) => (globalThis as Watched).witness.until(what), shown);
	}

	#expected(): Shown {
		const { call, question } = this.#moment();
		if (!question) return { ask: null, go: wayOn(callAfter(call)), given: 0 };
		const ask = asking(question, this.#nameOf);
		const { open } = replay(this.#history);
		if (open?.kind === 'discards') return { ask, given: open.answer.length };
		if (open?.kind !== 'targets') return { ask, given: 0 };
		return { ask, go: m.play_targets_done({ names: list(open.answer.map(this.#nameOf)) }), given: 0 };
	}

	#nameOf = (id: PlayerId) => this.#history.players.find((player) => player.id === id)?.name ?? id;
}
