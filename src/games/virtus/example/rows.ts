import type { LedgerLine } from '../rules/ledger';
import type { Recognition } from '../rules/table';
import { PLACES, VIRTUES, type Virtue } from '../rules/vocabulary';
import { scene, type Row } from '../screens/play/scene';
import { SHEET, WALK } from './example';
import { linesOf } from './predict';
import { stepAt } from './progress';
import { STEPS } from './script';

/** The players as the walk's own screen shows them, with no more of the ledger than has come to light. */
export function rowsAt(at: number, answered: boolean): readonly Row[] {
	const step = stepAt(at);
	const told = STEPS.slice(0, answered ? at + 1 : at);
	const lines = WALK.lines.filter(
		(line) =>
			line.call === 'start' || told.some(({ call, predicts }) => linesOf(call, predicts).includes(line))
	);
	const masked = { ...WALK, lines, places: placesIn(lines) };
	const { rows } = scene(masked, { sheet: SHEET, called: step.call }, step.call);
	const isPowerTold = told.some(
		({ call, predicts: { kind } }) => call === step.call && (kind === 'givers' || kind === 'barred')
	);
	// Whom a power spares is what the learner is asked: until then the rows keep it to themselves.
	return isPowerTold ? rows : rows.map(withoutPart);
}

function withoutPart({ part, ...row }: Row): Row {
	void part;
	return row;
}

/** The places that have been paid so far. */
function placesIn(lines: readonly LedgerLine[]): ReadonlyMap<Virtue, Recognition> {
	return new Map(
		VIRTUES.map((virtue) => {
			const paid = lines.filter((line) => line.clause === 'V2.3' && line.call === virtue);
			const held = PLACES.flatMap((place) => {
				const line = paid.find((one) => 'place' in one && one.place === place);
				return line ? [[place, line.player] as const] : [];
			});
			return [virtue, Object.fromEntries(held)];
		})
	);
}
