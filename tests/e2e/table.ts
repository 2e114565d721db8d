import { expect, type Locator, type Page } from '@playwright/test';
import { answering, type Edit } from '../../src/games/virtus/log/edit';
import { replay, type History } from '../../src/games/virtus/log/history';
import { extended } from '../line';
import { en, it } from '../messages';
import type { Question } from '../../src/games/virtus/rules/question';
import type { Discard, Order, PlayerId, Sheet } from '../../src/games/virtus/rules/sheet';
import { countOf } from '../../src/games/virtus/rules/sheet';
import { CALLS, type CallName, type Virtue } from '../../src/games/virtus/rules/vocabulary';
import { walk } from '../../src/games/virtus/rules/walk';
import { keptGames, type KeptGame } from './disk';
import { drawn, hydrated } from './ready';
import { truth } from './seed';

type Key = keyof typeof en & keyof typeof it;
type Words = Record<string, string | number>;

/** The sentences of a language, for tests that look for them on the screen. */
export function speaker(locale: string) {
	const messages = locale.startsWith('it') ? it : en;
	return (key: Key, words: Words = {}) => {
		const message: unknown = messages[key];
		if (typeof message !== 'string') throw new Error(`${key} has a plural`);
		return message.replace(/\{(\w+)\}/g, (_, word: string) => String(words[word]));
	};
}
export type Speaker = ReturnType<typeof speaker>;

/** What a finger or a keyboard does to a button. */
export type Press = (button: Locator) => Promise<void>;
export const byTouch: Press = (button) => button.tap();

/** Before a finger comes down Playwright waits for two frames; a key is quick enough to come before the question is drawn, and is none. */
export const byKeyboard: Press = async (button) => {
	await reach(button);
	await drawn(button.page());
	await button.page().keyboard.press('Enter');
};

/** By Tab and arrows alone, as far as the focus has to go. It may never have fallen off the page. */
async function reach(wanted: Locator) {
	for (let steps = 0; steps < 80; steps++) {
		const key = await wanted.evaluate((target) => {
			const at = document.activeElement;
			if (at === target) return undefined;
			if (!at) return 'Tab';
			const isAfter = !!(at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
			// One of many radios is chosen by arrows, and so is a key of a pad.
			const isRadio = at.matches('[type=radio]') && at.getAttribute('name') === target.getAttribute('name');
			const pad = isRadio ? undefined : at.closest('[role=group]');
			if (isRadio || pad?.contains(target)) return isAfter ? 'ArrowRight' : 'ArrowLeft';
			return isAfter ? 'Tab' : 'Shift+Tab';
		});
		if (!key) return;
		await wanted.page().keyboard.press(key);
	}
	throw new Error('the keyboard does not get there');
}

const ASK: Partial<Record<Question['kind'], Key>> = {
	cards: 'play_ask_cards',
	best: 'play_ask_best',
	discards: 'play_ask_discards',
	asks: 'play_ask_asks',
	targets: 'play_ask_targets',
	lights: 'play_ask_lights',
	trios: 'play_ask_trios'
};

/**
 * Somebody who scores a game at the table: reads what the screen asks, knows from the game what is true, and taps it.
 * Beside the screen runs the engine itself, so that a question asked out of turn is found at once.
 */
export class Player {
	taps = 0;
	history: History;
	#called: CallName = 'charity';

	constructor(
		public page: Page,
		readonly sheet: Sheet,
		readonly say: Speaker = speaker('en'),
		readonly press: Press = byTouch
	) {
		this.history = { players: sheet.players, rulings: sheet.rulings, edits: [], at: 0 };
	}

	get walk() {
		return walk(replay(this.history).sheet);
	}
	get called() {
		return this.#called;
	}
	/** What the table is asked, in the call where it stands; none where the next Virtue is to be called. */
	get question(): Question | undefined {
		const { next } = this.walk;
		return next && (next.call === this.#called || this.#passed(next.call)) ? next : undefined;
	}
	nameOf = (id: PlayerId) => this.sheet.players.find((player) => player.id === id)?.name ?? id;

	get primary() {
		return this.page.locator('main .go');
	}
	key(name: string) {
		return this.page.getByRole('group').getByRole('button', { name, exact: true });
	}
	asking(question: Question) {
		if (question.kind === 'higher')
			return this.say(question.choices.length > 2 ? 'play_ask_highest' : 'play_ask_higher');
		const name = this.nameOf(question.player);
		if (question.kind === 'icons') return this.say(`play_ask_${question.icon}`, { name });
		const virtue = question.kind === 'best' ? this.virtue(question.call) : '';
		return this.say(ASK[question.kind] as Key, { name, virtue });
	}
	virtue(virtue: Virtue | CallName) {
		return this.say(`virtue_${virtue}` as Key);
	}

	/** The screen asks this, in words and in its live region. */
	async sees(question: Question) {
		const asked = this.asking(question);
		await expect(this.page.getByRole('group', { name: asked, exact: true })).toBeVisible();
		await expect(this.page.locator('.walk > [role=status]')).toContainText(asked);
	}

	/** The screen has come to where the engine is. */
	async settled() {
		if (this.question) return this.sees(this.question);
		await expect(this.primary).toHaveText(this.#wayOn(this.#next));
	}
	get #next(): CallName | undefined {
		return CALLS[CALLS.indexOf(this.#standing()) + 1];
	}
	#wayOn(next: CallName | undefined) {
		if (!next) return this.say('play_reveal');
		return next === 'trios'
			? this.say('play_count_trios')
			: this.say('play_call', { virtue: this.virtue(next) });
	}

	/** Says one thing at the table, in as many taps as it takes. Answers false once the result is revealed. */
	async turn(): Promise<boolean> {
		const { question } = this;
		await this.settled();
		if (question) {
			await this.#answer(question);
			return true;
		}
		const next = this.#next;
		await this.tap(this.primary);
		if (next) this.said({ kind: 'call', call: next });
		return next !== undefined;
	}

	/** The game to its end; `meanwhile` looks at the screen before each turn. */
	async play(meanwhile?: (turn: number) => Promise<void>) {
		for (let turn = 0; ; turn++) {
			await meanwhile?.(turn);
			if (!(await this.turn())) return;
		}
	}

	async tap(button: Locator) {
		this.taps += 1;
		await this.press(button);
	}
	/** What was tapped by other hands than ours. */
	said(edit: Edit) {
		this.history = extended(this.history, edit);
		if (edit.kind === 'call') this.#called = edit.call;
	}

	async #answer(question: Question) {
		const answer = truth(this.sheet, question);
		if (answer === undefined) throw new Error(`the game does not answer ${this.asking(question)}`);
		if (question.kind === 'discards') await this.#list(question, answer as readonly Discard[]);
		else if (question.kind === 'targets') await this.#list(question, answer as readonly PlayerId[]);
		else if (question.kind === 'higher')
			await this.tap(this.seat((answer as Order).order[question.above.length] as PlayerId));
		else if (question.kind === 'asks') await this.tap(this.key(this.virtue(answer as Virtue)));
		else await this.number(countOf(answer as number));
		const said = question.kind === 'cards' ? countOf(answer as number) : answer;
		this.said(answering(question, said));
	}

	/** A number that is on another page of keys costs a tap more. */
	async number(number: number) {
		const key = this.key(String(number));
		if (!(await key.isVisible())) await this.tap(this.key(this.say('play_more')));
		await this.tap(key);
	}

	async #list(question: Question & { most: number }, list: readonly (Discard | PlayerId)[]) {
		for (const [i, one] of list.entries()) {
			const key = typeof one === 'string' ? this.seat(one) : this.key(this.#icon(one));
			await this.tap(key);
			// The list grows on the screen before the next tap.
			if (i + 1 < question.most && question.kind === 'targets')
				await expect(key).toHaveAttribute('aria-pressed', 'true');
			else if (i + 1 < question.most) await expect(this.page.locator('.given .card')).toHaveCount(i + 1);
		}
		if (list.length < question.most) await this.tap(this.primary);
	}
	/** The key of a player, whose seal comes before the name. */
	seat(id: PlayerId) {
		return this.page.getByRole('group').getByRole('button', { name: this.nameOf(id) });
	}
	#icon({ icon }: Discard) {
		return icon ? this.say(`icon_${icon}`) : this.say('play_no_icon');
	}

	/** A call that nobody holds passes by itself, but for Hope, which opens the hands, and for Prudence. */
	#passed(call: CallName) {
		return CALLS.indexOf(call) <= CALLS.indexOf(this.#standing());
	}
	#standing(): CallName {
		const { places, steps } = this.walk;
		let at = CALLS.indexOf(this.#called);
		const passes = (call: CallName) =>
			call !== 'hope' && call !== 'prudence' && call !== 'trios' && !places.get(call)?.first;
		while (steps[at]?.done && at < 7 && passes(CALLS[at] as CallName)) at += 1;
		return CALLS[at] as CallName;
	}
}

/** From home to the first question: how many, their names, and go. */
export async function sit(
	page: Page,
	sheet: Sheet,
	say: Speaker = speaker('en'),
	press: Press = byTouch,
	home = './'
) {
	await page.goto(home);
	await hydrated(page);
	await press(page.getByRole('link', { name: say('home_score') }));
	const seats = page.getByRole('radio', { name: String(sheet.players.length), exact: true });
	await (press === byKeyboard ? reach(seats) : seats.check({ force: true }));
	await expect(seats).toBeChecked();
	for (const [i, { name }] of sheet.players.entries()) {
		const field = page.getByRole('textbox', { name: say('seats_name', { seat: i + 1 }) });
		if (press !== byKeyboard) await field.fill(name);
		else {
			await reach(field);
			await page.keyboard.type(name);
		}
	}
	await press(page.getByRole('button', { name: say('seats_start'), exact: true }));
	await page.waitForURL(/\/play\/\?game=/);
	await page.locator('.walk').waitFor();
}

/** What the page's database holds of the game in its address. */
export async function kept(page: Page): Promise<KeptGame> {
	const id = new URL(page.url()).searchParams.get('game');
	return (await keptGames(page)).find(({ record }) => record.id === id) as KeptGame;
}
