import type { NameOf } from '../../words/asking';
import { list } from '$lib/i18n/lists';
import { virtueName } from '../../words/names';
import { figure } from '$lib/i18n/numbers';
import { why } from '../../words/why';
import { m } from '$lib/paraglide/messages.js';
import type { Exercise, Option, Part, Ruling } from '../exercise';
import type { Level } from '../kinds';
import type { LedgerLine } from '../../rules/ledger';
import { placed } from '../../screens/result/account';
import { headline, tieBreak } from '../../screens/result/words';

export const LEVEL_NAMES: Record<Level, () => string> = {
	easy: m.practice_level_easy,
	medium: m.practice_level_medium,
	hard: m.practice_level_hard
};

const PARTS: Record<Part, () => string> = {
	gives: m.play_part_gives,
	'has-none': m.play_part_has_none,
	spared: m.play_part_spared
};

export const nameIn =
	({ players }: Pick<Exercise, 'players'>): NameOf =>
	(id) =>
		players.find((player) => player.id === id)?.name ?? id;

type Sentence = (exercise: Exercise, nameOf: NameOf) => string;
/** A sentence that is the same whatever the table. */
const plain =
	(message: () => string): Sentence =>
	() =>
		message();

/** What the learner is asked. */
export function asking(exercise: Exercise): string {
	const { ask } = exercise;
	const nameOf = nameIn(exercise);
	switch (ask.of) {
		case 'place': {
			const virtue = virtueName(ask.virtue);
			return ask.place === 'first' ? m.practice_ask_first({ virtue }) : m.practice_ask_second({ virtue });
		}
		case 'place-pays':
			return m.practice_ask_place_pays({ name: nameOf(ask.player) });
		case 'power': {
			const about = { name: nameOf(ask.player), virtue: virtueName(ask.call) };
			if (ask.call === 'charity') return m.practice_ask_charity(about);
			return ask.place === 'first' ? m.practice_ask_power_first(about) : m.practice_ask_power_second(about);
		}
		case 'trios':
			return m.practice_ask_trios({ name: nameOf(ask.player) });
		case 'spared': {
			const name = nameOf(ask.player);
			return ask.call === 'faith'
				? m.practice_ask_spared_faith({ name })
				: m.practice_ask_spared_hope({ name });
		}
		case 'gives':
			return m.practice_ask_gives({
				name: nameOf(ask.player),
				taker: nameOf(ask.taker),
				virtue: virtueName(ask.virtue)
			});
		case 'pays':
			return m.practice_ask_pays({ name: nameOf(ask.player), taker: nameOf(ask.taker), has: ask.has });
		case 'after-gifts':
			return m.practice_ask_after_gifts({ taker: nameOf(ask.taker), virtue: virtueName(ask.virtue) });
		case 'place-now':
			return m.practice_ask_place_now({ taker: nameOf(ask.taker), virtue: virtueName(ask.virtue) });
		case 'winner':
			return m.practice_ask_winner();
	}
}

/** What the cards with a dashed edge are, where there are any. */
export function note({ ask, rows }: Exercise): string | undefined {
	if (!rows.some(({ gone }) => gone && gone.length > 0)) return undefined;
	return ask.of === 'trios' || ask.of === 'pays' ? m.practice_note_discarded() : m.practice_note_given();
}

export function optionName(option: Option | undefined, nameOf: NameOf): string {
	switch (option?.is) {
		case 'number':
			return figure(option.number);
		case 'player':
			return nameOf(option.player);
		case 'part':
			return PARTS[option.part]();
		case 'shared':
			return m.practice_shared();
		default:
			return m.practice_nobody();
	}
}

/** "Right", or what it is instead of what was said. */
export function verdict(exercise: Exercise, said: number): string {
	const { options, right } = exercise;
	if (said === right) return m.practice_right();
	const nameOf = nameIn(exercise);
	return raised(
		m.practice_wrong({
			right: optionName(options[right], nameOf),
			said: optionName(options[said], nameOf)
		})
	);
}

/** What stands in lower case on a key begins a sentence here. */
const raised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Why it is so: from the lines of the ledger, and from the rulings that no line tells. */
export function reason(exercise: Exercise): string {
	const { lines, rulings, tied, ending } = exercise.reason;
	const nameOf = nameIn(exercise);
	const sentences = rulings.map((ruling) => RULINGS[ruling](exercise, nameOf));
	if (tied) {
		const order = list(tied.map(({ player, best }) => `${nameOf(player)} ${figure(best)}`));
		const cards = lines[0]?.clause === 'V2.3' ? lines[0].cards : 0;
		sentences.push(m.practice_why_tie({ cards: figure(cards), order }));
	} else if (!rulings.includes('place-stays')) {
		sentences.unshift(...lines.map((line) => why(untied(line), nameOf)));
	}
	if (ending) {
		const players = placed(ending.standings, exercise.players, []);
		sentences.push(tieBreak(players, ending.decidedBy) ?? `${headline(players)}.`);
	}
	return sentences.join(' ');
}

/** A highest card that decides nothing is better left unsaid. */
function untied(line: LedgerLine): LedgerLine {
	if (line.clause !== 'V2.3') return line;
	const { best, ...rest } = line;
	void best;
	return rest;
}

const RULINGS: Record<Ruling, Sentence> = {
	'no-second': ({ rows }, nameOf) =>
		m.play_line_alone({ first: nameOf(rows.find(({ cards }) => cards.length > 0)?.player ?? '') }),
	'no-place': plain(m.why_nothing),
	'place-stays': plain(m.details_places_4),
	'laid-down-later': plain(m.practice_why_later),
	'discards-are-gone': plain(m.practice_why_gone),
	'gifts-count-for-the-taker': plain(m.practice_why_given),
	'faith-spares-second': plain(m.wrong_gift_by_protected),
	'faith-spares-nobody': plain(m.practice_why_faith_nobody),
	'faith-in-a-duel': plain(m.details_faith_3),
	'gives-one': ({ ask }, nameOf) =>
		ask.of === 'gives'
			? m.practice_why_gives({
					name: nameOf(ask.player),
					taker: nameOf(ask.taker),
					virtue: virtueName(ask.virtue)
				})
			: '',
	'has-none': plain(m.wrong_gift_without_card),
	'hope-spares-second': plain(m.wrong_target_protected),
	'hope-spares-nobody': plain(m.practice_why_hope_nobody),
	'hope-in-a-duel': plain(m.details_hope_3)
};
