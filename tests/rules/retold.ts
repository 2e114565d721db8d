/** The same game, told by somebody else. */
import { at } from './deck';
import type { WrittenCall, WrittenGame } from './write';

type Dice = (sides: number) => number;

function inAnyOrder<T>(list: readonly T[], roll: Dice): T[] {
	const left = [...list];
	return list.map(() => at(left.splice(roll(left.length), 1), 0));
}

/** Other ids, other names, other seats. */
export function reseated(file: WrittenGame, roll: Dice) {
	const fresh = inAnyOrder(['a', 'b', 'c', 'd', '__proto__', '7', 'constructor'], roll);
	const ids = new Map(file.players.map(({ id }, i) => [id, at(fresh, i)]));
	const nameOf = (id: string) => {
		const name = ids.get(id);
		if (name === undefined) throw new Error(`nobody is ${id}`);
		return name;
	};
	const keys = <T>(by: Record<string, T>) =>
		Object.fromEntries(Object.entries(by).map(([id, of]) => [nameOf(id), of]));
	const signed = (by: NonNullable<WrittenCall['by']>) =>
		typeof by === 'string'
			? nameOf(by)
			: Object.fromEntries(Object.entries(by).map(([place, id]) => [place, nameOf(id)]));
	const call = ({ cards, best, higher, by, gifts, targets, lights, ...rest }: WrittenCall): WrittenCall => ({
		cards: keys(cards),
		...(best && { best: keys(best) }),
		...(higher && { higher: higher.map(nameOf) }),
		...(by && { by: signed(by) }),
		...(gifts && { gifts: gifts.map((gift) => ({ ...gift, from: nameOf(gift.from) })) }),
		...(targets && { targets: targets.map(nameOf) }),
		...(lights && { lights: keys(lights) }),
		...rest
	});
	const other: WrittenGame = {
		...file,
		players: inAnyOrder(
			file.players.map(({ id }) => ({ id: nameOf(id), name: `not ${id}`.slice(0, 40) })),
			roll
		),
		calls: Object.fromEntries(
			Object.entries(file.calls).map(([virtue, told]) => [virtue, call(told)])
		) as WrittenGame['calls'],
		icons: keys(file.icons),
		...(file.trios && { trios: keys(file.trios) })
	};
	return { file: other, nameOf };
}

/** Every key and every list in another order; only the seats stay, and who has the higher card. */
export function shuffled(file: WrittenGame, roll: Dice): WrittenGame {
	const mix = (value: unknown): unknown => {
		if (Array.isArray(value)) return inAnyOrder(value.map(mix), roll);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			inAnyOrder(Object.entries(value), roll).map(([key, of]) => [key, key === 'higher' ? of : mix(of)])
		);
	};
	return { ...(mix(file) as WrittenGame), players: file.players };
}
