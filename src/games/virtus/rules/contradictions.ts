import type { Path } from '../../../lib/path';
import { DISCARDS, MOST_TARGETS } from './amounts';
import type { Conflict, ConflictCode } from './question';
import { countOf, type PlayerId, type Sheet } from './sheet';
import { discardedValues, discardsOf } from './table';
import { CARDS_A_VIRTUE, PLACES, TRIO_ICONS, VIRTUES, type Virtue } from './vocabulary';

/** What cannot be true whoever holds which place. What depends on the places is found by the calls themselves. */
export function contradictions(sheet: Sheet): Conflict[] {
	return [
		...ofCharity(sheet),
		...ofFaith(sheet),
		...ofHope(sheet),
		...VIRTUES.flatMap((virtue) => [...ofCards(sheet, virtue), ...ofBest(sheet, virtue)]),
		...ofTrios(sheet)
	];
}

const conflict = (code: ConflictCode, ...path: Path): Conflict => ({ code, path });

/** V1.2: fourteen cards a Virtue, each value once, whoever holds it. */
function ofCards(sheet: Sheet, virtue: Virtue): Conflict[] {
	const seen = discardedValues(sheet, virtue);
	let total = discardsOf(sheet, virtue).length;
	return sheet.players.flatMap(({ id }) => {
		const shown = sheet.calls[virtue].cards.get(id) ?? 0;
		const path = ['calls', virtue, 'cards', id];
		const values = typeof shown === 'number' ? [] : shown;
		const found: Conflict[] = [];
		total += countOf(shown);
		if (values.some((value, i) => seen.has(value) || values.indexOf(value) < i))
			found.push(conflict('value-twice', ...path));
		else if (total > CARDS_A_VIRTUE && countOf(shown) > 0) found.push(conflict('too-many-cards', ...path));
		for (const value of values) seen.add(value);
		return found;
	});
}

function ofBest(sheet: Sheet, virtue: Virtue): Conflict[] {
	const { cards, best } = sheet.calls[virtue];
	const taken = discardedValues(sheet, virtue);
	for (const shown of cards.values())
		if (typeof shown !== 'number') for (const value of shown) taken.add(value);
	return sheet.players.flatMap(({ id }) => {
		const value = best.get(id);
		const shown = cards.get(id);
		if (value === undefined || (shown !== undefined && countOf(shown) === 0)) return [];
		const code = wrongBest(value, shown, taken);
		taken.add(value);
		return code ? [conflict(code, 'calls', virtue, 'best', id)] : [];
	});
}

/** Three different values cannot all be under 3. */
function wrongBest(
	best: number,
	shown: number | readonly number[] | undefined,
	taken: ReadonlySet<number>
): ConflictCode | undefined {
	if (Array.isArray(shown)) return best === Math.max(...shown) ? undefined : 'best-differs';
	if (taken.has(best)) return 'best-taken';
	if (typeof shown === 'number' && best < shown) return 'best-below-count';
	return undefined;
}

/** V3: at most three cards and then one, never Charity. */
function ofCharity(sheet: Sheet): Conflict[] {
	const seen = new Set<string>();
	return PLACES.flatMap((place) => {
		const cards = sheet.calls.charity.discards[place] ?? [];
		const path = ['calls', 'charity', 'discards', place];
		if (cards.length > DISCARDS[place]) return [conflict('too-many-discards', ...path)];
		if (cards.some((card) => card.virtue === 'charity')) return [conflict('discard-of-charity', ...path)];
		const known = cards
			.filter((card) => card.virtue && card.value)
			.map((card) => `${card.virtue} ${card.value}`);
		const twice = known.some((card, i) => seen.has(card) || known.indexOf(card) < i);
		for (const card of known) seen.add(card);
		return twice ? [conflict('value-twice', ...path)] : [];
	});
}

/** V4: one card from each giver, each a different one. */
function ofFaith(sheet: Sheet): Conflict[] {
	const { asks, gifts } = sheet.calls.faith;
	const givers = new Set<PlayerId>();
	const values = asks ? discardedValues(sheet, asks) : new Set<number>();
	return gifts.flatMap(({ from, value }, i) => {
		const path = ['calls', 'faith', 'gifts', i];
		const again = givers.has(from);
		const known = value !== undefined && values.has(value);
		givers.add(from);
		if (value !== undefined) values.add(value);
		if (again) return [conflict('gift-twice', ...path)];
		return known ? [conflict('value-twice', ...path)] : [];
	});
}

/** V5: up to two opponents. */
function ofHope(sheet: Sheet): Conflict[] {
	const { targets = [] } = sheet.calls.hope;
	if (new Set(targets).size < targets.length) return [conflict('target-twice', 'calls', 'hope', 'targets')];
	if (targets.length > MOST_TARGETS) return [conflict('too-many-targets', 'calls', 'hope', 'targets')];
	return [];
}

/** V10.1: as many trios as the rarest of the three icons, and no more than any that was counted. */
function ofTrios({ players, icons, trios }: Sheet): Conflict[] {
	return players.flatMap(({ id }) => {
		const told = trios.get(id);
		const held = TRIO_ICONS.flatMap((icon) => icons.get(id)?.[icon] ?? []);
		const rarest = Math.min(...held);
		const isDenied =
			told !== undefined && (told > rarest || (held.length === TRIO_ICONS.length && told < rarest));
		return isDenied ? [conflict('trios-denied', 'trios', id)] : [];
	});
}
