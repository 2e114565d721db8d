import type { Given } from '../rules/kinds';
import { answersOn, type Placed } from '../rules/where';
import type { Sheet } from '../rules/sheet';
import { orderIn } from '../rules/order';
import { playing } from '../rules/rulings';
import { walk } from '../rules/walk';
import { relationOf, type Relation } from '../../../lib/log/relation';
import { written } from '../../../lib/log/same';
import { apply } from './edit';
import type { Logged } from '../../../lib/log/position';
import type { Virtus } from './game';
import { historyOf, replay, type History } from './history';
import { placeOf } from './retell';

/** How two logs of one game stand to each other: by the names of their entries, else by what they say. */
export function relation(mine: Logged<Virtus>, theirs: Logged<Virtus>): Relation {
	const byName = relationOf(mine, theirs);
	return byName === 'apart' ? compare(historyOf(mine), historyOf(theirs)) : byName;
}

export function compare(mine: History, theirs: History): Relation {
	// A link knows nobody but those who sit there at the end.
	if (seats(mine) !== seats(theirs)) return bySheet(mine, theirs);
	const [ours, others] = [counting(mine), counting(theirs)];
	if (ours.length === others.length && startsWith(ours, others)) return 'same';
	// What we have undone we know as well: whoever still has it is not ahead of us.
	if (startsWith(mine.edits.map(written), others)) return 'ahead';
	if (startsWith(others, ours)) return 'behind';
	return bySheet(mine, theirs);
}

/** A link carries no history, and two tables may say the same in another order: then what stands on the sheets decides. */
function bySheet(mine: History, theirs: History): Relation {
	const [here, there] = [replay(mine).sheet, replay(theirs).sheet];
	const [ours, others] = [whole(here), whole(there)];
	if (isEqual(ours, others)) return isOfTheSame(here, there) ? 'same' : bySigners(here, there);
	if (wasOnce(mine, others)) return 'ahead';
	if (wasOnce(theirs, ours)) return 'behind';
	if (includes(ours, others)) return 'ahead';
	return includes(others, ours) ? 'behind' : 'apart';
}

/** The same in other mouths: whoever holds the place has answered in one of them, and is still to be asked in the other. */
function bySigners(mine: Sheet, theirs: Sheet): Relation {
	const [here, there] = [walk(mine), walk(theirs)].map(({ conflicts }) => conflicts.length) as [
		number,
		number
	];
	if (here === there) return 'apart';
	return here > there ? 'behind' : 'ahead';
}

type Content = ReadonlyMap<string, string>;

/** What a sheet says, place by place. The order in which somebody lists their cards says nothing. */
export const contentOf = (sheet: Sheet): Content =>
	new Map(
		[...answersOn(sheet)].flatMap((edit) => {
			const answer = answerOf(edit, sheet);
			return answer === undefined ? [] : [[placeOf(edit), written(answer)] as const];
		})
	);

/** Of a tie, only what counts: a file says no more of it. */
function answerOf(edit: Given, sheet: Sheet): unknown {
	if (edit.kind === 'cards' && typeof edit.answer !== 'number') return inOrder(edit.answer);
	if (edit.kind !== 'higher') return edit.answer;
	const order = orderIn(sheet, edit.call);
	return order.length > 0 ? order : undefined;
}

/** What it says, and of whom. */
const whole = (sheet: Sheet): Content => new Map([...contentOf(sheet), ['players', seats(sheet)]]);

export const saysTheSame = (a: Sheet, b: Sheet) => isEqual(whole(a), whole(b)) && isOfTheSame(a, b);

/** Whose answers they were, where both say it. */
function isOfTheSame(a: Sheet, b: Sheet) {
	const theirs = signers(b);
	return [...signers(a)].every(([place, by]) => (theirs.get(place) ?? by) === by);
}

const signers = (sheet: Sheet): Content =>
	new Map(
		[...answersOn(sheet)].flatMap((given) => {
			const { player }: Placed = given;
			return player === undefined ? [] : [[placeOf(given), player] as const];
		})
	);

const isEqual = (a: Content, b: Content) => a.size === b.size && includes(a, b);
const includes = (all: Content, some: Content) =>
	[...some].every(([place, answer]) => all.get(place) === answer);

/** Whether a history has passed through this sheet. */
function wasOnce({ players, rulings, edits }: History, sheet: Content) {
	let told = replay({ players, rulings, edits, at: 0 });
	return edits.some((edit) => {
		told = apply(told, edit);
		return isEqual(whole(told.sheet), sheet);
	});
}

const counting = ({ edits, at }: History) => edits.slice(0, at).map(written);
const seats = ({ players, rulings }: Pick<History, 'players' | 'rulings'>) =>
	written([players.map(({ id, name }) => [id, name]), playing(rulings)]);
const startsWith = (list: readonly string[], start: readonly string[]) =>
	start.every((edit, i) => edit === list[i]);
const inOrder = (values: readonly number[]) => [...values].sort((a, b) => a - b);
