import { ahead } from './order';
import { ask, type Asking, type QuestionOf } from './question';
import type { PlayerId, Sheet } from './sheet';
import { discardedValues, type Table } from './table';
import { CARDS_A_VIRTUE, type Place, type Virtue } from './vocabulary';

/** Players with equally many cards, and the place that the highest card among them takes. */
interface Tie {
	readonly place: Place;
	readonly tied: readonly PlayerId[];
	/** Those with as many cards who have a place already. */
	readonly above: readonly PlayerId[];
}

/** V2.2: who of a tie has the highest card. Asks only while it can still be more than one of them. */
export function* highest(table: Table, virtue: Virtue, { place, tied, above }: Tie): Asking<PlayerId> {
	const { best, higher } = table.sheet.calls[virtue];
	const among = table.ids.filter((id) => tied.includes(id) || above.includes(id));
	for (;;) {
		const bounds = tied.map((player) => ({ player, ...bestBounds(table, virtue, player, tied) }));
		const contenders = bounds.filter((one) => bounds.every((other) => one.high >= other.low));
		const choices = contenders.map((one) => one.player);
		const unknown = contenders.filter((one) => one.low < one.high);
		const told = unknown.find((one) => best.has(one.player));
		const { player, values } = (told ?? unknown[0] ?? contenders[0]) as (typeof bounds)[number];
		const instead: QuestionOf<'best'> = { kind: 'best', call: virtue, player, values };
		// What has been told in values is heard first; what was said beside it must agree.
		if (choices.length > 1 && told) {
			table.best(virtue).set(player, yield* ask<'best'>(instead));
			continue;
		}
		const said = ahead(higher, among, above);
		if (said !== undefined && !choices.includes(said)) table.denied.add(virtue);
		if (choices.length === 1) return player;
		const answer = yield* ask<'higher'>({
			kind: 'higher',
			call: virtue,
			place,
			choices,
			among,
			above,
			instead
		});
		return answer.order[above.length] as PlayerId;
	}
}

/** The highest card of a player, where it has been listed or heard. */
export function highestKnown(table: Table, virtue: Virtue, player: PlayerId) {
	const shown = table.shown.get(virtue)?.get(player);
	return Array.isArray(shown) ? Math.max(...shown) : table.best(virtue).get(player);
}

/** Which values a player's highest card can have, given all that is known to be elsewhere. */
function bestBounds(table: Table, virtue: Virtue, player: PlayerId, tied: readonly PlayerId[]) {
	const known = highestKnown(table, virtue, player);
	const values = known === undefined ? possibleBests(table, virtue, player, tied) : [known];
	return { low: Math.min(...values), high: Math.max(...values), values };
}

function possibleBests(table: Table, virtue: Virtue, player: PlayerId, tied: readonly PlayerId[]) {
	const free = freeValues(table.sheet, virtue);
	const heard = [...table.best(virtue)].map(([id, best]) => ({ best, cards: table.count(virtue, id) }));
	const told = [...heard, ...toldBests(table.sheet, virtue, tied)];
	const cards = table.count(virtue, player);
	const fits = free.filter((best) => canAllBe(free, [...told, { best, cards }]));
	// Highest cards that the table insists on may leave no room at all; then each stands for itself.
	const taken = told.map(({ best }) => best);
	return fits.length > 0 ? fits : free.filter((best) => !taken.includes(best)).slice(cards - 1);
}

/** The highest cards of everyone else that stand in the sheet, whether or not anybody asked for them. */
export function toldBests({ calls }: Sheet, virtue: Virtue, but: readonly PlayerId[]) {
	const { cards, best } = calls[virtue];
	return [...best].flatMap(([id, value]) => {
		const shown = cards.get(id);
		const isTold = !but.includes(id) && typeof shown === 'number' && shown > 0;
		return isTold ? [{ best: value, cards: shown }] : [];
	});
}

/**
 * Whether there are enough values for these highest cards: each one is there once, and below it lie the rest of its
 * player's cards. Up to any value, those who must make do with what lies below it find room there.
 */
function canAllBe(free: readonly number[], told: readonly { best: number; cards: number }[]) {
	const bests = told.map(({ best }) => best);
	const left = free.filter((value) => !bests.includes(value));
	return (
		new Set(bests).size === bests.length &&
		bests.every((limit) => {
			const within = told.filter(({ best }) => best <= limit);
			const wanted = within.reduce((sum, { cards }) => sum + cards - 1, 0);
			return wanted <= left.filter((value) => value < limit).length;
		})
	);
}

/** The values of a Virtue that nobody listed and Charity did not throw away. */
export function freeValues(sheet: Sheet, virtue: Virtue) {
	const gone = discardedValues(sheet, virtue);
	for (const shown of sheet.calls[virtue].cards.values())
		if (typeof shown !== 'number') for (const value of shown) gone.add(value);
	return Array.from({ length: CARDS_A_VIRTUE }, (_, i) => i + 1).filter((value) => !gone.has(value));
}
