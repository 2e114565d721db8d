import { nowAtTheTable, settled } from '../words/asking';
import { cardName } from '../words/cards';
import { virtueName } from '../words/names';
import { figure } from '$lib/i18n/numbers';
import { why } from '../words/why';
import { m } from '$lib/paraglide/messages.js';
import { pointsOf } from '../rules/ledger';
import { countOf, type PlayerId } from '../rules/sheet';
import { CALLS, type CallName, type Place, type Virtue } from '../rules/vocabulary';
import { nameOf, PLAYERS, SHEET, WALK } from './example';
import { movesOf, type Lain } from './hands';
import { asked, discardsAsked, placeOf, predict, type Choice } from './predict';
import type { Predicts, Step } from './script';

/** What the learner is asked. */
export function asking(step: Step): string {
	const { call, predicts } = step;
	switch (predicts.kind) {
		case 'place':
			return predicts.place === 'first' ? m.example_ask_first() : m.example_ask_second();
		case 'places':
			return m.example_ask_places();
		case 'most':
			return m.example_ask_most({ name: nameOf(placeOf(call, predicts.place)) });
		case 'givers':
			return m.example_ask_givers({ name: nameOf(placeOf(call, 'first')) });
		case 'barred':
			return m.example_ask_barred({ name: nameOf(placeOf(call, 'first')) });
		case 'points':
			return askingPoints(step, predicts.who);
		case 'trio':
			return m.example_ask_trio();
		case 'total':
			return m.example_ask_total({ name: nameOf(predicts.player) });
	}
}

function askingPoints(step: Step, who: Place | 'takes') {
	if (who === 'takes') {
		const { player } = asked('hope', 'lights');
		const [name, other] = [nameOf(placeOf('hope', 'first')), nameOf(player)];
		return m.example_ask_lights({ name, other, lights: SHEET.calls.hope.lights.get(player) ?? 0 });
	}
	const name = nameOf(placeOf(step.call, who));
	const [discard] = movesOf(step);
	return discard
		? m.example_ask_discard({ name, card: cardName(discard.card) })
		: m.example_ask_power({ name });
}

/** Whom the question is about, where it is about one. */
export function subjectOf({ call, predicts }: Step): PlayerId | undefined {
	if (predicts.kind === 'total') return predicts.player;
	if (predicts.kind === 'most') return placeOf(call, predicts.place);
	if (predicts.kind !== 'points') return undefined;
	return predicts.who === 'takes' ? asked('hope', 'lights').player : placeOf(call, predicts.who);
}

/** What the table does now, in the words of the walk itself, as far as they do not give the answer away. */
export function headlineOf({ call, predicts }: Step, answered: boolean): string {
	switch (predicts.kind) {
		case 'place':
			if (answered && predicts.place === 'second') return places(call);
			return predicts.place === 'first' ? m.play_line_cards({ virtue: virtueName(call) }) : tied(call);
		case 'places':
			return answered ? places(call) : m.play_line_cards({ virtue: virtueName(call) });
		case 'most':
			return answered ? nowAtTheTable(discardsAsked(predicts.place), nameOf, []) : places(call);
		case 'givers':
			return settled(call, { first: placeOf(call, 'first') }, SHEET, nameOf);
		case 'barred':
			return m.play_line_targets({ name: nameOf(placeOf(call, 'first')) });
		case 'points':
			return powerLine(call, predicts);
		case 'trio':
			return m.play_line_trios();
		case 'total':
			return m.play_line_counted();
	}
}

const places = (call: CallName) =>
	m.play_line_places({ first: nameOf(placeOf(call, 'first')), second: nameOf(placeOf(call, 'second')) });

/** Those who show as many cards as the 2nd. */
function tied(call: CallName) {
	const { cards } = SHEET.calls[call as Virtue];
	const second = placeOf(call, 'second');
	const count = (id: PlayerId) => countOf(cards.get(id) ?? 0);
	const equals = PLAYERS.filter(({ id }) => count(id) === count(second)).map(({ id }) => id);
	return nowAtTheTable({ kind: 'best', call: call as Virtue, player: second, values: [] }, nameOf, equals);
}

function powerLine(call: CallName, { clause, who }: Extract<Predicts, { kind: 'points' }>) {
	if (clause === 'V3' && who !== 'takes') return nowAtTheTable(discardsAsked(who), nameOf, []);
	if (clause === 'V5') return nowAtTheTable(asked('hope', 'lights'), nameOf, []);
	const counts = (clause === 'V7' || clause === 'V8') && who !== 'takes';
	return counts
		? nowAtTheTable({ ...asked(call, 'icons'), player: placeOf(call, who) }, nameOf, [])
		: places(call);
}

/** A choice as one says it. */
export function saying({ players, number }: Choice, { predicts: { kind } }: Step): string {
	if (players === undefined) return figure(number ?? 0);
	const [first, second] = players.map(nameOf);
	if (first === undefined) return m.example_nobody();
	if (second === undefined) return first;
	return kind === 'places' ? m.example_pair({ first, second }) : m.example_both();
}

/** Why it is so, where no entry of the ledger says it: in the words of the walk, or as a sum. */
export function reasonOf({ predicts }: Step): string | undefined {
	switch (predicts.kind) {
		case 'most':
			return nowAtTheTable(discardsAsked(predicts.place), nameOf, []);
		case 'givers':
			return nowAtTheTable(asked('faith', 'asks'), nameOf, []);
		case 'barred':
			return nowAtTheTable(asked('hope', 'targets'), nameOf, []);
		case 'total': {
			const parts = accountOf(predicts.player).filter(({ points }) => points !== 0);
			const sum = parts.map(({ points }) => figure(points)).join(' + ');
			return `${sum} = ${figure(pointsOf(WALK.lines, predicts.player))}.`;
		}
		default:
			return undefined;
	}
}

/** What each call brought a player, the start first. */
export const accountOf = (player: PlayerId) =>
	(['start', ...CALLS] as const).map((entry) => ({ entry, points: pointsOf(WALK.lines, player, entry) }));

/** What happens at the table once the answer is given: which card the giver chose. */
export function storyOf(step: Step): string | undefined {
	const [gift] = step.moves === 'gift' ? movesOf(step) : [];
	return gift && m.example_gift({ name: nameOf(gift.from), value: gift.card.value });
}

export const answerOf = (step: Step) => saying(predict(step).right, step);

/** The reason in words alone. */
export function becauseOf(step: Step): string {
	const { lines } = predict(step);
	const reason = reasonOf(step);
	return reason ?? lines.map((line) => why(line, nameOf)).join(' ');
}

/** A hand for those who do not see it. */
export function handName(name: string, lain: readonly Lain[]): string {
	const open = lain.filter(({ up }) => up).map(({ card }) => cardName(card));
	const hidden = lain.length - open.length;
	const cards = [...open, ...(hidden > 0 ? [m.example_hidden({ count: hidden })] : [])];
	return m.example_hand({ name, cards: cards.join(', ') });
}

/** Whether it was right, and what is. */
export function verdict(step: Step, chosen: string): string {
	const answer = answerOf(step);
	return chosen === predict(step).right.id ? m.example_right({ answer }) : m.example_wrong({ answer });
}

/** The whole verdict for those who listen. */
export const spokenVerdict = (step: Step, chosen: string): string =>
	[verdict(step, chosen), becauseOf(step), storyOf(step), step.note?.says()].filter(Boolean).join(' ');
