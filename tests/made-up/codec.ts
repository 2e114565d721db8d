import * as v from 'valibot';
import type { Codec } from '../../src/lib/exchange/codec';
import { checked, text, whole } from '../../src/lib/exchange/envelope';
import { optional } from '../../src/lib/exchange/link/pen';
import { byPlayer, isObject, open } from '../../src/lib/exchange/open';
import { wrong } from '../../src/lib/exchange/wrong';
import { Position, type Logged } from '../../src/lib/log/position';
import { relationOf } from '../../src/lib/log/relation';
import { isSame } from '../../src/lib/log/same';
import { ok } from '../../src/lib/result';
import { madeUp, type Body, type MadeUp, type State } from './game';

const number = whole(0, 99, 'not-a-number');
const rule = v.picklist(['highest', 'lowest'], 'no-such-rule');
const part = open({ numbers: v.optional(byPlayer(number)), rule: v.optional(rule) });

const told = ({ numbers, rule }: State) => ({
	numbers: Object.fromEntries(numbers),
	...(rule && { rule })
});
const retold = ({ numbers, rule }: State): Body[] => [
	...[...numbers].map(([player, number]) => ({ kind: 'number', player, number }) as const),
	...(rule ? [{ kind: 'rule', rule } as const] : [])
];

/** A link brings no entries along: then it is the same game where it says the same of the same people. */
const saySame = (mine: Logged<MadeUp>, theirs: Logged<MadeUp>) =>
	isSame(mine.setup.players, theirs.setup.players) && isSame(saidIn(mine), saidIn(theirs));
const saidIn = ({ setup, log }: Logged<MadeUp>) => told(new Position(madeUp, setup, log).state);

/** The made-up game in files and links. */
export const codec: Codec<MadeUp> = {
	game: madeUp,
	players: [2, 4],
	body: v.variant('kind', [
		v.object({ kind: v.literal('number'), player: text, number }),
		v.object({ kind: v.literal('rule'), rule })
	]),
	isSeated: ({ players }, said) =>
		said.every((body) => body.kind === 'rule' || players.some(({ id }) => id === body.player)),
	write: told,
	read: (file, players) => {
		const parsed = checked(part, file);
		if (!parsed.ok) return parsed;
		const { numbers = new Map<string, number>(), rule } = parsed.value;
		const stranger = [...numbers.keys()].find((id) => !players.some((player) => player.id === id));
		if (stranger !== undefined) return wrong('unknown-player', ['numbers', stranger]);
		return ok({ options: {}, state: { players, numbers, ...(rule && { rule }) } });
	},
	known: [['numbers'], ['rule']],
	contradiction: () => undefined,
	retold,
	agree: (a, b) => isSame(told(a), told(b)),
	relation: (mine, theirs) => {
		const byEntries = relationOf(mine, theirs);
		return byEntries === 'apart' && saySame(mine, theirs) ? 'same' : byEntries;
	},
	content: (state) => JSON.stringify(told(state)),
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
			return { numbers: Object.fromEntries(numbers), ...(word && { rule: word }) };
		}
	}
};
