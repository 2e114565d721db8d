import { ACCOUNT_PARTS, type AccountPart, type FinalStanding } from './account';

/** What a player had after each call, from the start to the trios. */
export function series({ points }: Pick<FinalStanding, 'points'>): number[] {
	let sum = 0;
	return ACCOUNT_PARTS.map((part) => (sum += points[part]));
}

/** Room around the drawing for the figures, the seals at the end, and the emblems below. */
const EDGE = { left: 30, right: 34, top: 14, bottom: 36 };
const SEAL_GAP = 26;

export interface Dot {
	readonly x: number;
	readonly y: number;
	readonly part: AccountPart;
	/** Whether the total changed here. */
	readonly moved: boolean;
}

export interface Chart {
	readonly lines: readonly { readonly dots: readonly Dot[]; readonly sealY: number }[];
	readonly grid: readonly { readonly y: number; readonly value: number }[];
	readonly columns: readonly { readonly x: number; readonly part: AccountPart }[];
	readonly sealX: number;
	/** How large an emblem fits under its column. */
	readonly emblem: number;
	readonly plot: { readonly left: number; readonly right: number };
}

export function chart(
	players: readonly Pick<FinalStanding, 'points'>[],
	width: number,
	height: number
): Chart {
	const all = players.map(series);
	const values = all.flat();
	const step = stepFor(Math.max(...values) - Math.min(0, ...values));
	const low = Math.floor(Math.min(0, ...values) / step) * step;
	const high = Math.max(step, Math.ceil(Math.max(...values) / step) * step);
	const plot = { left: EDGE.left, right: width - EDGE.right };
	const [top, bottom] = [EDGE.top, height - EDGE.bottom];
	const x = (i: number) => plot.left + 8 + (i / (ACCOUNT_PARTS.length - 1)) * (plot.right - plot.left - 12);
	const y = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - top);
	const ends = spread(
		all.map((totals) => y(totals.at(-1) ?? 0)),
		SEAL_GAP,
		bottom + 4
	);
	return {
		lines: all.map((totals, player) => ({
			sealY: ends[player] ?? 0,
			dots: ACCOUNT_PARTS.map((part, i) => ({
				part,
				x: x(i),
				y: y(totals[i] ?? 0),
				moved: players[player]?.points[part] !== 0
			}))
		})),
		grid: Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step).map((value) => ({
			value,
			y: y(value)
		})),
		columns: ACCOUNT_PARTS.map((part, i) => ({ part, x: x(i) })),
		sealX: width - EDGE.right / 2 + 3,
		emblem: Math.min(22, x(1) - x(0) - 4),
		plot
	};
}

/** A round number that cuts the height into five at most. */
const stepFor = (range: number) => [5, 10, 20, 25, 50].find((step) => range <= step * 5) ?? 100;

/** Moves what stands too close apart, each as near to its own height as it goes, none below the floor. */
export function spread(heights: readonly number[], gap: number, floor: number): number[] {
	const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
	const moved = [...heights];
	let above = -Infinity;
	for (const i of order) above = moved[i] = Math.max(moved[i] ?? 0, above + gap);
	let below = floor + gap;
	for (const i of order.reverse()) below = moved[i] = Math.min(moved[i] ?? 0, below - gap);
	return moved;
}
