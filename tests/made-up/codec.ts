import * as v from 'valibot';
import type { Codec } from '../../src/lib/exchange/codec';
import { checked, text, whole } from '../../src/lib/exchange/envelope';
import { optional } from '../../src/lib/exchange/link/pen';
import { byPlayer, isObject, open } from '../../src/lib/exchange/open';
import { wrong } from '../../src/lib/exchange/wrong';
import { Position, type Logged } from '../../src/lib/log/position';
import { relationOf } from '../../src/lib/log/relation';
import { isSame, written } from '../../src/lib/log/same';
import { ok } from '../../src/lib/result';
import { madeUp, type Body, type MadeUp, type State } from './game';

const number = whole(0, 99, 'not-a-number');
const rule = v.picklist(['highest', 'lowest'], 'no-such-rule');
const part = open({
	numbers: v.optional(byPlayer(number)),
	rule: v.optional(rule),
	cheers: v.optional(number)
});

const told = ({ numbers, rule, cheers }: State) => ({
	numbers: Object.fromEntries(numbers),
	...(rule && { rule }),
	...(cheers > 0 && { cheers })
});
const retold = ({ numbers, rule, cheers }: State): Body[] => [
	...[...numbers].map(([player, number]) => ({ kind: 'number', player, number }) as const),
	...(rule ? [{ kind: 'rule', rule } as const] : []),
	...Array.from({ length: cheers }, () => ({ kind: 'cheer' }) as const)
];
/** All that a table says, and who sits there. */
const all = (state: State) => ({
	players: state.players.map(({ id, name }) => [id, name]),
	...told(state)
});

/** A link brings no entries along: then it is the same game where it says the same of the same people. */
const saySame = (mine: Logged<MadeUp>, theirs: Logged<MadeUp>) => isSame(saidIn(mine), saidIn(theirs));
const saidIn = ({ setup, log }: Logged<MadeUp>) => all(new Position(madeUp, setup, log).state);

/** The made-up game in files and links. */
export const codec: Codec<MadeUp> = {
	game: madeUp,
	players: [2, 4],
	body: v.variant('kind', [
		v.object({ kind: v.literal('number'), player: text, number }),
		v.object({ kind: v.literal('rule'), rule }),
		v.object({ kind: v.literal('cheer') })
	]),
	isSeated: ({ players }, said) =>
		said.every((body) => body.kind !== 'number' || players.some(({ id }) => id === body.player)),
	write: told,
	read: (file, players) => {
		const parsed = checked(part, file);
		if (!parsed.ok) return parsed;
		const { numbers = new Map<string, number>(), rule, cheers = 0 } = parsed.value;
		const stranger = [...numbers.keys()].find((id) => !players.some((player) => player.id === id));
		if (stranger !== undefined) return wrong('unknown-player', ['numbers', stranger]);
		return ok({ options: {}, state: { players, numbers, ...(rule && { rule }), cheers } });
	},
	known: [['numbers'], ['rule'], ['cheers']],
	byPlayer: [['numbers']],
	contradiction: () => undefined,
	retold,
	agree: (a, b) => isSame(all(a), all(b)),
	relation: (mine, theirs) => {
		const byEntries = relationOf(mine, theirs);
		return byEntries === 'apart' && saySame(mine, theirs) ? 'same' : byEntries;
	},
	content: (state) => written(all(state)),
	score: (_, view) => view,
	link: {
		letter: 'M',
		edition: 1,
		part: (pen, ids, _, file) => {
			const told = isObject(file?.numbers) ? file.numbers : {};
			const numbers = ids.flatMap((id) => {
				const said = optional(pen, told[id] as number | undefined, (one) => pen.number(7, one));
				return said === undefined ? [] : [[id, said] as const];
			});
			const rule = pen.number(2, ['highest', 'lowest'].indexOf(String(file?.rule)) + 1);
			const word = ['', 'highest', 'lowest'][rule];
			const cheers = pen.number(7, Number(file?.cheers ?? 0));
			return {
				numbers: Object.fromEntries(numbers),
				...(word && { rule: word }),
				...(cheers > 0 && { cheers })
			};
		}
	}
};
