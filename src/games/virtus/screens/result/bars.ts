import { ACCOUNT_PARTS, type AccountPart, type FinalStanding } from './account';

/** A stretch of a bar, in percent of the widest: where it begins and how long it is. */
export interface Stretch {
	readonly part: AccountPart;
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
export function bars(players: readonly FinalStanding[]): Bar[] {
	const lost = players.map((player) => total(player, (points) => points < 0));
	const gained = players.map((player) => total(player, (points) => points > 0));
	const left = Math.max(0, ...lost.map((points) => -points));
	const span = left + Math.max(...gained);
	const percent = (points: number) => (span === 0 ? 0 : (points / span) * 100);
	return players.map((player, i) => ({
		stretches: stretches(player).map(({ part, from, length }) => ({
			part,
			from: percent(left + from),
			length: percent(length)
		})),
		from: percent(left + (lost[i] ?? 0)),
		length: percent((gained[i] ?? 0) - (lost[i] ?? 0)),
		zero: percent(left)
	}));
}

const total = ({ points }: FinalStanding, which: (points: number) => boolean) =>
	ACCOUNT_PARTS.map((part) => points[part])
		.filter(which)
		.reduce((sum, one) => sum + one, 0);

function stretches({ points }: FinalStanding): Stretch[] {
	let [right, left] = [0, 0];
	return ACCOUNT_PARTS.filter((part) => points[part] !== 0).map((part) => {
		const length = Math.abs(points[part]);
		const from = points[part] > 0 ? right : left - length;
		if (points[part] > 0) right += length;
		else left = from;
		return { part, from, length };
	});
}
