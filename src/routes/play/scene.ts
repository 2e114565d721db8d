import type { Said, Told } from '$lib/history/edit';
import type { Answered } from '$lib/rules/virtus/answers';
import { isCalled } from '$lib/rules/virtus/calls/faith';
import { pointsOf, type Line } from '$lib/rules/virtus/ledger';
import type { Conflict, Question } from '$lib/rules/virtus/question';
import { pathOf } from '$lib/rules/virtus/question';
import { isDuel } from '$lib/rules/virtus/rulings';
import { countOf, type Player, type PlayerId } from '$lib/rules/virtus/sheet';
import { CALLS, type CallName, type Place, type Virtue } from '$lib/rules/virtus/vocabulary';
import type { Step, Walk } from '$lib/rules/virtus/walk';

/** What a player has to do with the power that is being used, or why nobody asks them. */
export type Part = 'gives' | 'gives-if-any' | 'has-none' | 'spared' | 'protected' | 'target' | 'no-place';

export interface Row {
	readonly player: Player;
	readonly seat: number;
	/** How many cards they laid down in this call. */
	readonly cards?: number;
	/** The question behind that number, to be mended. */
	readonly asked?: Answered;
	readonly place?: Place;
	readonly part?: Part;
	/** What this call has brought them so far, entry by entry. */
	readonly lines: readonly Line[];
	readonly total: number;
}

/** What the table sees: one call, at one moment. */
export interface Scene {
	readonly call: CallName;
	readonly rows: readonly Row[];
	/** What is being asked, in this call; none once it is settled. */
	readonly question?: Question;
	/** What has been told in this call beyond the counts, to be looked at and mended. */
	readonly told: readonly Answered[];
	/** Why the question comes up again, or what no longer fits anywhere. */
	readonly conflicts: readonly Conflict[];
}

/**
 * Where the table stands: at the last Virtue it called, or further back where a correction has opened a question.
 * A call that nobody holds a card of passes by itself, and the trios follow Prudence without being called.
 */
export function standing({ steps, places }: Walk, called: CallName): CallName {
	const reached = steps.at(-1)?.call ?? 'charity';
	let at = Math.min(CALLS.indexOf(called), CALLS.indexOf(reached));
	const passes = (call: CallName) =>
		call === 'prudence' || (call !== 'trios' && places.get(call)?.first === undefined);
	while (steps[at]?.done && at < steps.length - 1 && passes(callAt(at))) at += 1;
	return callAt(at);
}

const callAt = (index: number) => CALLS[index] as CallName;

/** The Virtue that comes after a call. */
export const callAfter = (call: CallName) => CALLS[CALLS.indexOf(call) + 1];

export function scene(walk: Walk, told: Told, call: CallName): Scene {
	const step = walk.steps.find((one) => one.call === call);
	const question = walk.next?.call === call ? walk.next : undefined;
	return {
		call,
		...(question && { question }),
		rows: told.sheet.players.map((player, seat) => row(walk, told, call, step, player, seat)),
		told: step?.answered.filter(({ question: { kind } }) => kind !== 'cards') ?? [],
		conflicts: walk.conflicts.filter(({ path }) => belongs(path, call, question))
	};
}

function belongs(path: Conflict['path'], call: CallName, question: Question | undefined) {
	return path[1] === call || (question !== undefined && pathOf(question).join() === path.join());
}

function row(
	walk: Walk,
	told: Told,
	call: CallName,
	step: Step | undefined,
	player: Player,
	seat: number
): Row {
	const asked = step?.answered.find(
		({ question }) => question.kind === 'cards' && question.player === player.id
	);
	const place = placeOf(walk, call === 'trios' ? 'prudence' : call, player.id);
	const isPassedOver = call === 'prudence' && !asked && isPast(walk.next, seat, told.sheet.players);
	const part = isPassedOver ? 'no-place' : partOf(walk, told, call, player.id);
	return {
		player,
		seat,
		...(asked && { asked, cards: countOf(asked.answer as number | readonly number[]) }),
		...(place && { place }),
		...(part && { part }),
		lines: walk.lines.filter((line) => line.player === player.id && isOf(line, call)),
		total: pointsOf(walk.lines, player.id)
	};
}

/** Prudence leads to the trios without a word: there its places and points are still in sight. */
const isOf = (line: Line, call: CallName) =>
	line.call === call || (call === 'trios' && line.call === 'prudence');

/** Prudence asks nobody for a count that can take no place any more: whether their turn has passed. */
function isPast(next: Question | undefined, seat: number, players: readonly Player[]) {
	if (next?.call !== 'prudence') return next === undefined || next.call === 'trios';
	return next.kind !== 'cards' || players.findIndex(({ id }) => id === next.player) > seat;
}

function placeOf({ places }: Walk, call: Virtue, id: PlayerId): Place | undefined {
	const { first, second } = places.get(call) ?? {};
	if (id === first) return 'first';
	return id === second ? 'second' : undefined;
}

/** V4, V5: whom the power of Faith or Hope touches, and whom it cannot. */
function partOf(walk: Walk, { sheet, open }: Told, call: CallName, id: PlayerId): Part | undefined {
	const { first, second } = (call === 'faith' || call === 'hope' ? walk.places.get(call) : undefined) ?? {};
	if (first === undefined || id === first) return undefined;
	if (call === 'hope') return hopePart(named(sheet.calls.hope.targets, open), id, second);
	const { asks } = sheet.calls.faith;
	if (id === second && !isDuel(sheet.players.length)) return 'spared';
	if (!asks) return undefined;
	const shown = isCalled(asks) ? sheet.calls[asks].cards.get(id) : undefined;
	if (shown === undefined) return 'gives-if-any';
	return countOf(shown) > 0 ? 'gives' : 'has-none';
}

function hopePart(targets: readonly PlayerId[], id: PlayerId, second: PlayerId | undefined) {
	if (id === second) return 'protected';
	return targets.includes(id) ? 'target' : undefined;
}

const named = (targets: readonly PlayerId[] | undefined, open: Said | undefined): readonly PlayerId[] =>
	open?.kind === 'targets' ? open.answer : (targets ?? []);
