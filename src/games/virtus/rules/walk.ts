import { follow, type Answered } from './answers';
import { charity } from './calls/charity';
import { faith } from './calls/faith';
import { fortitude } from './calls/fortitude';
import { hope } from './calls/hope';
import { justice } from './calls/justice';
import { prudence } from './calls/prudence';
import { temperance } from './calls/temperance';
import { contradictions } from './contradictions';
import { BOOK_DECK, type Deck } from './deck';
import type { LedgerLine } from './ledger';
import { misplaced } from './misplaced';
import type { Asking, Conflict, Question } from './question';
import type { PlayerId, Sheet, Shown } from './sheet';
import { outcome, standings, type Outcome, type Standing } from './standings';
import { Table, type Recognition } from './table';
import { trios } from './trios';
import { CALLS, type CallName, type Virtue } from './vocabulary';

/** All that follows from a sheet. The same sheet, the same walk. */
export interface Walk {
	/** The calls that were begun, in order; the last one is where the table stands. */
	readonly steps: readonly Step[];
	readonly lines: readonly LedgerLine[];
	/** What each player shows in the calls that were begun, told or the only thing possible. */
	readonly shown: ReadonlyMap<Virtue, ReadonlyMap<PlayerId, Shown>>;
	readonly places: ReadonlyMap<Virtue, Recognition>;
	readonly trios: ReadonlyMap<PlayerId, number>;
	/** Everyone by what they have so far, first to last. */
	readonly standings: readonly Standing[];
	/** Answers that contradict the rest, and where they stand. None is dropped; each that is needed is asked again. */
	readonly conflicts: readonly Conflict[];
	/** The first thing missing; with none, and nothing that contradicts the rest, the game is complete and has an outcome. */
	readonly next?: Question;
	readonly outcome?: Outcome;
}

export interface Step {
	readonly call: CallName;
	readonly done: boolean;
	/** What was asked in this call and how the table answered, in order. */
	readonly answered: readonly Answered[];
}

const RULES: Record<CallName, (table: Table) => Asking> = {
	charity,
	faith,
	hope,
	fortitude,
	justice,
	temperance,
	prudence,
	trios
};

/** `turn`: whoever of those to be asked is asked first. */
export function walk(sheet: Sheet, deck: Deck = BOOK_DECK, turn?: PlayerId): Walk {
	const table = new Table(sheet, deck, conflictsOf(sheet, deck), turn);
	const steps: Step[] = [];
	let next: Question | undefined;
	for (const call of CALLS) {
		const answered: Answered[] = [];
		next = follow(RULES[call](table), table, answered);
		steps.push({ call, done: !next, answered });
		if (next) break;
	}
	const { lines, shown, places, conflicts } = table;
	const ranked = standings(table.ids, lines, table.trios);
	const so = { steps, lines, shown, places, trios: table.trios, standings: ranked, conflicts };
	if (next) return { ...so, next };
	return conflicts.length > 0 ? so : { ...so, outcome: outcome(ranked) };
}

function conflictsOf(sheet: Sheet, deck: Deck): Conflict[] {
	const found = contradictions(sheet);
	return [...found, ...misplaced(new Table(sheet, deck, found))];
}
