import type { LedgerLine } from '../rules/ledger';
import type { Kind, QuestionOf } from '../rules/question';
import { DISCARDS } from '../rules/amounts';
import type { PlayerId } from '../rules/sheet';
import type { CallName, Place, Virtue } from '../rules/vocabulary';
import { PLAYERS, PRINTED, WALK } from './example';
import type { Predicts, Step } from './script';

/** Something the learner can tap: players (none, one, or two) or a number. */
export interface Choice {
	/** Kept with the learner's progress. */
	readonly id: string;
	readonly players?: readonly PlayerId[];
	readonly number?: number;
}

export interface Prediction {
	readonly choices: readonly Choice[];
	readonly right: Choice;
	/** The entries of the ledger that say why; none where the rule alone does. */
	readonly lines: readonly LedgerLine[];
}

const IDS = PLAYERS.map(({ id }) => id);
const players = (...ids: readonly PlayerId[]): Choice => ({ id: ids.join('+') || 'nobody', players: ids });
const number = (count: number): Choice => ({ id: String(count), number: count });

/** What can be said in a step, and what is so: all of it from the engine's walk through the example. */
export function predict({ call, predicts }: Step): Prediction {
	switch (predicts.kind) {
		case 'place':
			return { ...whoever(IDS, [placeOf(call, predicts.place)]), lines: linesOf(call, predicts) };
		case 'places':
			return inOrder(placeOf(call, 'first'), placeOf(call, 'second'), linesOf(call, predicts));
		case 'most':
			return {
				choices: Array.from({ length: DISCARDS.first + 1 }, (_, count) => number(count)),
				right: number(discardsAsked(predicts.place).most),
				lines: linesOf(call, predicts)
			};
		case 'givers': {
			const { player, givers } = asked('faith', 'asks');
			return { ...whoever(othersThan(player), givers), lines: [] };
		}
		case 'barred': {
			const { player, choices } = asked('hope', 'targets');
			const barred = othersThan(player).filter((id) => !choices.includes(id));
			return { ...whoever(othersThan(player), barred), lines: [] };
		}
		case 'points': {
			const line = must(linesOf(call, predicts).find((one) => isOf(one, predicts.who)));
			return { ...amongNumbers(tempting(line)), lines: [line] };
		}
		case 'trio': {
			const lines = linesOf(call, predicts);
			const holders = IDS.filter((id) => (WALK.trios.get(id) ?? 0) > 0);
			return { ...whoever(IDS, holders), lines: lines.filter(({ player }) => holders.includes(player)) };
		}
		case 'total': {
			const total = must(WALK.standings.find(({ player }) => player === predicts.player)).total;
			return {
				...amongNumbers([total, PRINTED.total, total - 1, total + 1, total + 2]),
				lines: WALK.lines.filter(({ player }) => player === predicts.player)
			};
		}
	}
}

/** The entries of the ledger that a step brings to light. Each is brought to light by one step. */
export function linesOf(call: CallName, predicts: Predicts): readonly LedgerLine[] {
	return WALK.lines.filter((line) => line.call === call && isRevealed(line, predicts));
}

function isRevealed(line: LedgerLine, predicts: Predicts) {
	switch (predicts.kind) {
		case 'place':
			return line.clause === 'V2.3' && line.place === predicts.place;
		case 'places':
			return line.clause === 'V2.3';
		case 'most':
			return line.clause === 'V3' && line.place === predicts.place;
		case 'points':
			// What Hope moves is two entries of one thing.
			if (line.clause !== predicts.clause) return false;
			return predicts.both || line.clause === 'V5' || isOf(line, predicts.who);
		case 'trio':
			return line.clause === 'V10.1';
		default:
			return false;
	}
}

const isOf = (line: LedgerLine, who: Place | 'takes') =>
	('place' in line && line.place === who) || ('side' in line && line.side === who);

/** What the engine asked in a call. */
export function asked<K extends Kind>(call: CallName, kind: K): QuestionOf<K> {
	const step = WALK.steps.find((one) => one.call === call);
	const found = step?.answered.find(({ question }) => question.kind === kind);
	return must(found).question as QuestionOf<K>;
}

/** What the engine asked of a place in Charity. */
export function discardsAsked(place: Place): QuestionOf<'discards'> {
	const found = WALK.steps[0]?.answered.find(
		({ question }) => question.kind === 'discards' && question.place === place
	);
	return must(found).question as QuestionOf<'discards'>;
}

export const placeOf = (call: CallName, place: Place): PlayerId =>
	must(WALK.places.get(call as Virtue)?.[place]);

const othersThan = (id: PlayerId) => IDS.filter((other) => other !== id);

/** One of these, all of them where there are two, or nobody. */
function whoever(ids: readonly PlayerId[], right: readonly PlayerId[]) {
	const all = ids.length === 2 ? [players(...ids)] : [];
	return { choices: [...ids.map((id) => players(id)), ...all, players()], right: players(...right) };
}

/** Who is 1st and who 2nd, among the slips one makes: the two swapped, another 2nd, another 1st. */
function inOrder(first: PlayerId, second: PlayerId, lines: readonly LedgerLine[]): Prediction {
	const third = must(IDS.find((id) => id !== first && id !== second));
	const pairs = [
		[first, second],
		[second, first],
		[first, third],
		[third, second]
	] as const;
	const seat = ([one, other]: readonly [PlayerId, PlayerId]) =>
		IDS.indexOf(one) * IDS.length + IDS.indexOf(other);
	const choices = [...pairs].sort((a, b) => seat(a) - seat(b)).map((pair) => players(...pair));
	return { choices, right: players(first, second), lines };
}

const KEYS = 5;

/** Five numbers in order, the first of those given being right. */
function amongNumbers(numbers: readonly number[]) {
	const [right = 0] = numbers;
	const choices = [...new Set(numbers)].slice(0, KEYS).sort((a, b) => a - b);
	return { choices: choices.map(number), right: number(right) };
}

/** What an entry pays, then what somebody might take for it: its own counts, twice as much, half, and what lies near. */
function tempting(line: LedgerLine): number[] {
	const own = Object.entries(line).flatMap(([name, value]) => {
		if (name === 'points') return [];
		if (Array.isArray(value)) return [value.length];
		return typeof value === 'number' ? [value] : [];
	});
	const { points } = line;
	const near = [1, -1, 2, 3, 4].map((step) => points + step);
	return [points, ...own, 2 * points, Math.ceil(points / 2), ...near].filter((count) => count >= 0);
}

function must<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('the example does not say');
	return value;
}
