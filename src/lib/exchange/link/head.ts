import type { Player } from '../../players/player';
import { labelOf, type Label } from '../envelope';
import { flag, optional, type Pen } from './pen';
import { gameId, name, utf8 } from './words';

/** Which game it is and when it was played: what any link begins with. */
export function label(pen: Pen, told?: Label): Label {
	const id = optional(pen, told?.id, (id) => gameId(pen, id));
	const [startedAt, finishedAt] = [told?.startedAt, told?.finishedAt].map((date) =>
		optional(pen, seconds(date), (at) => pen.number(32, at))
	);
	return labelOf({ id, startedAt: iso(startedAt), finishedAt: iso(finishedAt) });
}

/** Those who sit there, and first how many: `least` of them need not be said. */
export function players(pen: Pen, bits: number, least: number, told?: readonly Player[]): Player[] {
	const length = pen.number(bits, told && told.length - least) + least;
	const isUsual = flag(
		pen,
		told?.every(({ id }, seat) => id === usualId(seat))
	);
	return Array.from({ length }, (_, seat) => ({
		id: isUsual ? usualId(seat) : utf8(pen, told?.[seat]?.id),
		name: name(pen, told?.[seat]?.name)
	}));
}

const usualId = (seat: number) => `p${seat + 1}`;

/** Dates that a file cannot read are left out, as are those before 1970 and after 2106. */
function seconds(date: string | undefined): number | undefined {
	const at = Math.floor(Date.parse(date ?? '') / 1000);
	return at >= 0 && at < 2 ** 32 ? at : undefined;
}
const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at * 1000).toISOString());
