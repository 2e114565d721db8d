import { valueIn, without, withValue, type Path } from '../../../lib/path';
import {
	ANSWER_KINDS,
	FACETS,
	fits,
	KINDS,
	type About,
	type AnswerKind,
	type Answers,
	type Facet,
	type Given,
	type Pattern
} from './kinds';
import type { PlayerId, Sheet } from './sheet';
import { CALLS, type CallName } from './vocabulary';

/** As much of something as says where its answer stands. */
export type Placed = { readonly kind: AnswerKind } & { readonly [F in Facet['each']]?: string | undefined };

const filledIn = (pattern: Pattern, about: Placed): Path => pattern.map((step) => keyFor(step, about));
const keyFor = (step: Pattern[number], about: Placed) =>
	typeof step === 'string' ? step : String(about[step.each]);

/** What stands where a pattern leads, step by step: every question of every walk asks this, and needs no path for it. */
function foundIn(sheet: LaidOut, pattern: Pattern, about: Placed) {
	let found: unknown = sheet;
	for (const step of pattern) found = valueIn(found, keyFor(step, about));
	return found;
}

export const pathOf = (about: Placed): Path => filledIn(KINDS[about.kind].at, about);

/** Where it stands whose answer it was; nowhere for what is nobody's but the player's of whom it is told. */
export function signerPathOf(about: Placed): Path | undefined {
	const { by } = KINDS[about.kind];
	return by && filledIn(by, about);
}

/** A sheet, or whatever else is laid out as one: a file that was read. */
type LaidOut = Pick<Sheet, 'players'>;

export const answerAt = <K extends AnswerKind>(sheet: LaidOut, about: Placed & { kind: K }) =>
	foundIn(sheet, KINDS[about.kind].at, about) as Answers[K] | undefined;

export function signerAt(sheet: LaidOut, about: Placed): PlayerId | undefined {
	const { by } = KINDS[about.kind];
	return by && (foundIn(sheet, by, about) as PlayerId | undefined);
}

/** The sheet with an answer, and with whose it was where that can be told: nobody's, where nobody says. */
export function withAnswer(sheet: Sheet, given: Given): Sheet {
	const answered = withValue(sheet, pathOf(given), given.answer);
	const signer = signerPathOf(given);
	if (!signer) return answered;
	const { player }: Placed = given;
	return player === undefined ? without(answered, signer) : withValue(answered, signer, player);
}

/** What stands at a path, where something can be told there, and so taken back: of what is told one by one, each. */
export function aboutAt(path: Path): Placed | undefined {
	for (const kind of ANSWER_KINDS) {
		const { at, isOneByOne } = KINDS[kind];
		const isThere =
			path.length === at.length + (isOneByOne ? 1 : 0) && at.every((step, i) => fits(step, path[i]));
		if (isThere) return { kind, ...Object.fromEntries(at.flatMap((step, i) => facetOf(step, path[i]))) };
	}
	return undefined;
}
const facetOf = (step: Pattern[number], key: Path[number] | undefined) =>
	typeof step === 'string' ? [] : [[step.each, key]];

/** All that stands on a sheet: call by call, within a call kind by kind, and what is held at the end player by player. */
export function* answersOn(sheet: LaidOut): Generator<Given> {
	const ids = sheet.players.map(({ id }) => id);
	for (const call of CALLS) {
		for (const seats of call === 'trios' ? ids.map((id) => [id]) : [ids]) {
			for (const about of aboutsIn(call, seats)) {
				const answer = answerAt(sheet, about);
				if (answer === undefined || (KINDS[about.kind].isOneByOne && isEmpty(answer))) continue;
				const player = signerAt(sheet, about);
				yield { ...about, ...(player !== undefined && { player }), answer } as Given;
			}
		}
	}
}

const isEmpty = (answer: Answers[AnswerKind]) => Array.isArray(answer) && answer.length === 0;

/** All that can be told in a call of those who sit there. */
export function aboutsIn(call: CallName, ids: readonly PlayerId[]): About[] {
	return ANSWER_KINDS.flatMap((kind) => {
		const { call: own, at } = KINDS[kind];
		if (own ? own !== call : call === 'trios') return [];
		// An order is told of a tie, whichever place it decides.
		const plain = { kind, call, ...(kind === 'higher' && { place: 'first' }) };
		return at.reduce<object[]>((found, step) => combined(found, step, ids), [plain]) as About[];
	});
}

function combined(found: readonly object[], step: Pattern[number], ids: readonly PlayerId[]): object[] {
	if (typeof step === 'string' || step.each === 'call') return [...found];
	const { each } = step;
	const values: readonly string[] = each === 'player' ? ids : FACETS[each];
	return found.flatMap((about) => values.map((value) => ({ ...about, [each]: value })));
}
