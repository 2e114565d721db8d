import type { Said, State } from '../../log/edit';
import type { Answered } from '../../rules/answers';
import { isCalled } from '../../rules/calls/faith';
import { pointsOf, type LedgerLine } from '../../rules/ledger';
import type { Conflict, Question } from '../../rules/question';
import { pathOf } from '../../rules/where';
import { isOwn } from '../../rules/saying';
import { isDuel } from '../../rules/duel';
import { countOf, type Player, type PlayerId, type Sheet } from '../../rules/sheet';
import { CALLS, type CallName, type Place, type Virtue } from '../../rules/vocabulary';
import type { Walk } from '../../rules/walk';

/** What a player has to do with the power that is being used, or why nobody asks them. */
export type Part =
	'gives' | 'gives-if-any' | 'has-none' | 'spared' | 'protected' | 'target' | 'no-place' | 'follows';

export interface Row {
	readonly player: Player;
	readonly seat: number;
	/** How many cards they laid down in this call, or how many trios they hold. */
	readonly count?: number;
	readonly isTrios: boolean;
	/** Somebody told it; else it follows from what the others said. */
	readonly isTold: boolean;
	/** Their highest card, while highest cards decide. */
	readonly best?: number;
	readonly place?: Place;
	readonly part?: Part;
	/** What this call has brought them so far, entry by entry. */
	readonly lines: readonly LedgerLine[];
	readonly total: number;
}

/** What the table sees: one call, at one moment. */
export interface Scene {
	readonly call: CallName;
	readonly rows: readonly Row[];
	/** What is being asked, in this call; none once it is settled. */
	readonly question?: Question;
	/** What has been said in this call beyond the counts, to be looked at and mended. */
	readonly answers: readonly Answered[];
	/** Why the question comes up again, or what no longer fits anywhere. */
	readonly conflicts: readonly Conflict[];
}

/**
 * Where the table stands: at the last Virtue it called, or further back where a correction has opened a question. A call
 * that nobody holds a card of passes by itself; but Hope opens the hands (V5.3), and nothing follows Prudence unseen.
 */
export function callNow({ steps, places }: Walk, called: CallName): CallName {
	const reached = steps.at(-1)?.call ?? 'charity';
	let at = Math.min(CALLS.indexOf(called), CALLS.indexOf(reached));
	const passes = (call: CallName) =>
		call !== 'hope' && call !== 'prudence' && call !== 'trios' && places.get(call)?.first === undefined;
	while (steps[at]?.done && at < steps.length - 1 && passes(callAt(at))) at += 1;
	return callAt(at);
}

const callAt = (index: number) => CALLS[index] as CallName;

/** The call that comes after another. */
export const callAfter = (call: CallName) => CALLS[CALLS.indexOf(call) + 1];

export function scene(walk: Walk, state: State, call: CallName): Scene {
	const step = walk.steps.find((one) => one.call === call);
	const question = walk.next?.call === call ? walk.next : undefined;
	return {
		call,
		...(question && { question }),
		rows: state.sheet.players.map((player, seat) => row(walk, state, call, player, seat)),
		// Counts and trios stand in the rows.
		answers: step?.answered.filter(({ question: { kind } }) => kind !== 'cards' && kind !== 'trios') ?? [],
		conflicts: walk.conflicts.filter(({ path }) => belongs(path, call, question))
	};
}

function belongs(path: Conflict['path'], call: CallName, question: Question | undefined) {
	return path[1] === call || (question !== undefined && pathOf(question).join() === path.join());
}

function row(walk: Walk, state: State, call: CallName, player: Player, seat: number): Row {
	const { id } = player;
	const said = call === 'trios' ? state.sheet.trios.get(id) : state.sheet.calls[call].cards.get(id);
	const known = call === 'trios' ? walk.trios.get(id) : walk.shown.get(call)?.get(id);
	const shown = known ?? said;
	const place = call === 'trios' ? undefined : placeOf(walk, call, id);
	const part = shown === undefined && isPassedOver(walk, state, call, seat) ? 'no-place' : undefined;
	const follows = call !== 'trios' && known !== undefined && said === undefined ? 'follows' : undefined;
	const involved = part ?? follows ?? partOf(walk, state, call, id);
	const best = bestOf(walk, state.sheet, call, id);
	return {
		player,
		seat,
		...(shown !== undefined && { count: countOf(shown) }),
		isTrios: call === 'trios',
		isTold: said !== undefined && !isSettled(walk, call, id),
		...(best !== undefined && { best }),
		...(place && { place }),
		...(involved && { part: involved }),
		lines: walk.lines.filter((line) => line.player === id && line.call === call),
		total: pointsOf(walk.lines, id)
	};
}

/** V10.1: icons that were counted settle the trios; what was said of them before is not asked any more. */
function isSettled({ steps, trios }: Walk, call: CallName, id: PlayerId) {
	if (call !== 'trios' || !trios.has(id)) return false;
	const answered = steps.find((step) => step.call === 'trios')?.answered;
	return !answered?.some(({ question }) => question.kind === 'trios' && question.player === id);
}

/** While a tie is being decided, the highest cards that have been told. */
function bestOf({ next }: Walk, { calls }: Sheet, call: CallName, id: PlayerId) {
	if (call === 'trios' || next?.call !== call || (next.kind !== 'higher' && next.kind !== 'best'))
		return undefined;
	const { cards, best } = calls[call];
	const shown = cards.get(id);
	return typeof shown === 'object' && shown.length > 0 ? Math.max(...shown) : best.get(id);
}

/** Prudence asks nobody for a count that can take no place any more: whether their turn has passed. */
function isPassedOver({ next }: Walk, { sheet }: State, call: CallName, seat: number) {
	if (call !== 'prudence') return false;
	if (next?.call !== 'prudence') return next === undefined || next.call === 'trios';
	return next.kind !== 'cards' || sheet.players.findIndex(({ id }) => id === next.player) > seat;
}

function placeOf({ places }: Walk, call: Virtue, id: PlayerId): Place | undefined {
	const { first, second } = places.get(call) ?? {};
	if (id === first) return 'first';
	return id === second ? 'second' : undefined;
}

/** V4, V5: whom the power of Faith or Hope touches, and whom it cannot. */
function partOf(walk: Walk, { sheet, open }: State, call: CallName, id: PlayerId): Part | undefined {
	const { first, second } = (call === 'faith' || call === 'hope' ? walk.places.get(call) : undefined) ?? {};
	if (first === undefined || id === first) return undefined;
	const { faith, hope } = sheet.calls;
	if (call === 'hope') {
		const said = isOwn(hope.by, first) ? (hope.targets ?? []) : [];
		return hopePart(walk.next?.kind === 'targets' ? named(said, open) : said, id, second);
	}
	if (id === second && !isDuel(sheet.players.length)) return 'spared';
	if (!faith.asks || !isOwn(faith.by, first)) return undefined;
	const shown = isCalled(faith.asks) ? sheet.calls[faith.asks].cards.get(id) : undefined;
	if (shown === undefined) return 'gives-if-any';
	return countOf(shown) > 0 ? 'gives' : 'has-none';
}

function hopePart(targets: readonly PlayerId[], id: PlayerId, second: PlayerId | undefined) {
	if (id === second) return 'protected';
	return targets.includes(id) ? 'target' : undefined;
}

const named = (targets: readonly PlayerId[], open: Said | undefined): readonly PlayerId[] =>
	open?.kind === 'targets' ? open.answer : targets;
