/** A line of the table: what, how much, of what. */
export type Row = readonly [what: string, amount: number, unit: string];

const WARM_UP = 200;
const TIMES = 200;

/** Milliseconds that one turn takes, the median of many. */
export function time(turn: () => unknown) {
	for (let i = 0; i < WARM_UP; i++) turn();
	return median(
		Array.from({ length: TIMES }, () => {
			const start = performance.now();
			turn();
			return performance.now() - start;
		})
	);
}

export const perSecond = (turn: () => unknown) => 1000 / time(turn);

export function median(numbers: readonly number[]) {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

export function print(title: string, rows: readonly Row[]) {
	const cells = rows.map(([what, amount, unit]) => [what, rounded(amount), unit] as const);
	const width = (column: 0 | 1) => Math.max(...cells.map((row) => row[column].length));
	console.log(`\n${title}`);
	for (const [what, amount, unit] of cells)
		console.log(`  ${what.padEnd(width(0))}  ${amount.padStart(width(1))} ${unit}`);
}

const rounded = (amount: number) =>
	amount.toLocaleString('en', amount < 10 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

/** A table with a head; all but the first column are figures. */
export function printTable(title: string, rows: readonly (readonly string[])[]) {
	const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
	console.log(`\n${title}`);
	for (const row of rows) console.log(`  ${row.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ')}`);
}
