import { orderIn } from '../../rules/order';
import type { Sheet } from '../../rules/sheet';
import { PLACES, TRIO_ICONS, VIRTUES } from '../../rules/vocabulary';
import type { Json } from '../../../../lib/exchange/open';
import type { GameFile } from '../parse';
import { FORMAT, VERSION } from '../schema';
import { game, type BySeat, type CodeVersion, type Compact } from './layout';
import { Reader, Writer } from '../../../../lib/exchange/link/pen';

/** A game in as few bytes as it takes, or nothing where it says something that the layout has no room for. */
export function pack(file: GameFile): { version: CodeVersion; bytes: Uint8Array } | undefined {
	const pen = new Writer();
	const told = compacted(file);
	const isOfFirst =
		told.trios.every((one) => one === undefined) && told.higher.every((seats) => !seats.length);
	// Whoever has an older app still opens what it knows of.
	const version = isOfFirst ? 1 : 2;
	game(pen, version, told);
	return pen.failed ? undefined : { version, bytes: pen.bytes };
}

/** The game file that was packed, as JSON: unchecked, as any file is. */
export function unpack(bytes: Uint8Array, version: CodeVersion): Json | undefined {
	const pen = new Reader(bytes);
	const told = game(pen, version);
	return pen.failed || !pen.atEnd ? undefined : unfolded(told);
}

function compacted({ id, startedAt, finishedAt, sheet }: GameFile): Compact {
	const { players, rulings, calls, icons, trios } = sheet;
	const bySeat = <T>(map: ReadonlyMap<string, T>) => players.map((player) => map.get(player.id));
	const seatOf = (id: string) => players.findIndex((player) => player.id === id);
	return {
		id,
		startedAt: seconds(startedAt),
		finishedAt: seconds(finishedAt),
		players,
		hopeBelowZero: rulings.hopeBelowZero,
		calls: VIRTUES.map((virtue) => ({
			cards: bySeat(calls[virtue].cards),
			best: bySeat(calls[virtue].best)
		})),
		discards: PLACES.map((place) => calls.charity.discards[place]),
		asks: calls.faith.asks,
		gifts: calls.faith.gifts.map((gift) => ({ ...gift, from: seatOf(gift.from) })),
		targets: calls.hope.targets?.map(seatOf),
		lights: bySeat(calls.hope.lights),
		icons: bySeat(icons).map((held) => TRIO_ICONS.map((icon) => held?.[icon])),
		trios: bySeat(trios),
		higher: VIRTUES.map((virtue) => orderIn(sheet, virtue).map(seatOf))
	};
}

function unfolded(told: Compact): Json {
	const { players, calls, discards, targets, lights } = told;
	const idOf = (seat: number) => players[seat]?.id ?? String(seat);
	const byPlayer = (seats: BySeat<unknown>) => entries(seats.map((one, seat) => [idOf(seat), one]));
	const [first, second] = discards;
	const powers: { [V in keyof Sheet['calls']]?: Json } = {
		charity: { discards: said({ first, second }) },
		faith: said({
			asks: told.asks,
			gifts: told.gifts.map(({ from, ...gift }) => ({ from: idOf(from), ...gift }))
		}),
		hope: said({ targets: targets?.map(idOf), lights: byPlayer(lights) })
	};
	return {
		format: FORMAT,
		version: VERSION,
		game: 'virtus',
		...said({ id: told.id, startedAt: iso(told.startedAt), finishedAt: iso(told.finishedAt) }),
		players,
		rulings: said({ hopeBelowZero: told.hopeBelowZero }),
		calls: entries(
			VIRTUES.map((virtue, i) => [
				virtue,
				{
					cards: byPlayer(calls[i]?.cards ?? []),
					best: byPlayer(calls[i]?.best ?? []),
					...(told.higher[i]?.length && { higher: told.higher[i].map(idOf) }),
					...powers[virtue]
				}
			])
		),
		icons: byPlayer(told.icons.map((held) => entries(TRIO_ICONS.map((icon, i) => [icon, held[i]])))),
		trios: byPlayer(told.trios)
	};
}

/** An object of what was said, every key an own one. */
const entries = (all: readonly (readonly [string, unknown])[]): Json =>
	Object.fromEntries(all.filter(([, one]) => one !== undefined));
const said = (all: object) => entries(Object.entries(all));

/** Dates that a file cannot read are left out, as are those before 1970 and after 2106. */
function seconds(date: string | undefined): number | undefined {
	const at = Math.floor(Date.parse(date ?? '') / 1000);
	return at >= 0 && at < 2 ** 32 ? at : undefined;
}
const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at * 1000).toISOString());
