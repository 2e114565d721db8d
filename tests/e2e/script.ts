import { positionOf, type VirtusPosition } from '../../src/games/virtus/log/game';
import * as taps from '../../src/games/virtus/log/tap';
import type { Question, QuestionOf } from '../../src/games/virtus/rules/question';
import type { Discard, Order, PlayerId, Sheet } from '../../src/games/virtus/rules/sheet';
import { countOf } from '../../src/games/virtus/rules/sheet';
import type { CallName, Virtue } from '../../src/games/virtus/rules/vocabulary';
import { callAfter, callNow } from '../../src/games/virtus/screens/play/scene';
import { truth } from './seed';
import type { Speaker } from './table';

/** What the screen shows at one moment of a walk, and what is tapped upon it; each tap is one edit. */
export interface Beat {
	/** The question; where there is none, what the button at the bottom says. */
	readonly asks: string;
	/** How long the list is that is being put together. */
	readonly listed: number;
	/** The face of a key; none for the button at the bottom. */
	readonly key?: string;
	/** The game as it stands before the tap. */
	readonly game: VirtusPosition;
}

type ListQuestion = Extract<Question, { kind: 'discards' | 'targets' }>;

/** A whole game, tap by tap, from the engine's own account of it. */
export function script(sheet: Sheet, say: Speaker): { beats: Beat[]; end: VirtusPosition } {
	const { players, rulings } = sheet;
	const nameOf = (id: PlayerId) => players.find((player) => player.id === id)?.name ?? id;
	const virtue = (call: CallName) => say(`virtue_${call}` as Parameters<Speaker>[0]);
	const beats: Beat[] = [];
	let game = positionOf({ setup: { players, options: rulings }, log: [] });
	while (!game.view.walk.outcome) {
		const now = callNow(game.view.walk, game.state.called);
		const { next } = game.view.walk;
		const question = next?.call === now ? next : undefined;
		const { tap, ...shown } = question ? answer(question) : call(callAfter(now) as CallName);
		beats.push({ ...shown, game });
		game = tap.upon(game, { id: `${beats.length}`, by: 'phone', at: 0 });
	}
	return { beats, end: game };

	function call(next: CallName) {
		const asks = next === 'trios' ? say('play_count_trios') : say('play_call', { virtue: virtue(next) });
		return { asks, listed: 0, tap: taps.call(next) };
	}

	function answer(question: Question) {
		if (question.kind === 'higher') return pick(question);
		const name = nameOf(question.player);
		const about = question.kind === 'icons' ? question.icon : question.kind;
		const asks = say(`play_ask_${about}`, { name, virtue: virtue(question.call) });
		const told = truth(sheet, question);
		if (question.kind === 'discards' || question.kind === 'targets')
			return { asks, ...listing(question, told as readonly (Discard | PlayerId)[]) };
		const said = question.kind === 'cards' ? countOf(told as number) : (told as number);
		const key = question.kind === 'asks' ? virtue(told as Virtue) : String(said);
		return { asks, listed: 0, key, tap: taps.answer(question, said) };
	}

	function pick(question: QuestionOf<'higher'>) {
		const asks = say(question.choices.length > 2 ? 'play_ask_highest' : 'play_ask_higher');
		const told = truth(sheet, question) as Order;
		const key = nameOf(told.order[question.above.length] as PlayerId);
		return { asks, listed: 0, key, tap: taps.answer(question, told) };
	}

	function listing(question: ListQuestion, list: readonly (Discard | PlayerId)[]) {
		const listed = game.view.listFor<readonly PlayerId[]>(question)?.length ?? 0;
		const one = list[listed];
		if (one === undefined) return { listed, tap: taps.complete(question) };
		const key =
			typeof one === 'string' ? nameOf(one) : one.icon ? say(`icon_${one.icon}`) : say('play_no_icon');
		return { listed, key, tap: taps.choose(question, one) };
	}
}
