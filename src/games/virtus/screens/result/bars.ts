import { ENTRIES, type Entry, type Placed } from './account';

/** A stretch of a bar, in percent of the widest: where it begins and how long it is. */
export interface Stretch {
	readonly entry: Entry;
	readonly from: number;
	readonly length: number;
}

export interface Bar {
	readonly stretches: readonly Stretch[];
	/** Where the bar begins and how long all of it is, what was lost included. */
	readonly from: number;
	readonly length: number;
	/** Where nothing has been gained or lost yet. */
	readonly zero: number;
}

/** What was gained goes to the right of zero, what was lost to Hope to the left; one scale for all. */
export function bars(players: readonly Placed[]): Bar[] {
	const lost = players.map((player) => total(player, (points) => points < 0));
	const gained = players.map((player) => total(player, (points) => points > 0));
	const left = Math.max(0, ...lost.map((points) => -points));
	const span = left + Math.max(...gained);
	const percent = (points: number) => (span === 0 ? 0 : (points / span) * 100);
	return players.map((player, i) => ({
		stretches: stretches(player).map(({ entry, from, length }) => ({
			entry,
			from: percent(left + from),
			length: percent(length)
		})),
		from: percent(left + (lost[i] ?? 0)),
		length: percent((gained[i] ?? 0) - (lost[i] ?? 0)),
		zero: percent(left)
	}));
}

const total = ({ points }: Placed, which: (points: number) => boolean) =>
	ENTRIES.map((entry) => points[entry])
		.filter(which)
		.reduce((sum, one) => sum + one, 0);

function stretches({ points }: Placed): Stretch[] {
	let [right, left] = [0, 0];
	return ENTRIES.filter((entry) => points[entry] !== 0).map((entry) => {
		const length = Math.abs(points[entry]);
		const from = points[entry] > 0 ? right : left - length;
		if (points[entry] > 0) right += length;
		else left = from;
		return { entry, from, length };
	});
}
