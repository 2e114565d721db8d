import { parse, historyOf } from '../../../../tests/virtus';
import { describe, expect, test } from 'vitest';
import { played, PLAYERS } from '../../../../tests/files/games';
import { names, text } from '../../../../tests/rules/golden-files';
import { walk } from '../rules/walk';
import { logOf } from '../../../lib/log/before';
import { appended } from '../../../lib/log/upon';
import { compare, relation, saysTheSame } from './compare';
import type { Edit } from './edit';
import { replay, type History } from './history';
import { extended, undone } from '../../../../tests/line';
import type { Given } from '../rules/kinds';
import { answersOn } from '../rules/where';
import { placeOf, retold } from './retell';

const whole = historyOf(played());
const short = historyOf(played(5));
const cards = (player: string, answer: number): Edit => ({ kind: 'cards', call: 'charity', player, answer });
const empty: History = { players: PLAYERS, rulings: {}, edits: [], at: 0 };
const told = (...edits: Edit[]) => edits.reduce<History>(extended, empty);
/** Somebody keeps every card for the 1st place of Charity, which is p2's. */
const declined = (player: string) =>
	told(cards('p1', 1), cards('p2', 2), cards('p3', 0), {
		kind: 'discards',
		call: 'charity',
		place: 'first',
		player,
		answer: []
	});
/** As a file may name one. */
const TO_COME: object = { toCome: true };
const asLink = (history: History): History => {
	const edits = retold(replay(history).sheet);
	return { ...history, edits, at: edits.length };
};

describe('two logs of one game', () => {
	const setup = { players: PLAYERS, options: {} };
	const [a, b] = [cards('p1', 1), cards('p2', 2)];
	const as = (edits: Edit[], at = edits.length) => ({ setup, log: logOf({ edits, at }, 0) });
	const said = (own: ReturnType<typeof as>, body: Edit | { undo: string }) => ({
		setup,
		log: appended<Edit>(own.log, { id: 'new', by: 'phone', at: 0 }, body)
	});
	const two = as([a, b]);
	const undone = said(two, { undo: two.log.at(-1)?.id ?? '' });
	test.each([
		['the same', two, two, 'same'],
		['theirs says more', two, said(two, cards('p3', 0)), 'behind'],
		['ours says more', said(two, cards('p3', 0)), two, 'ahead'],
		['they have undone what we have', two, undone, 'behind'],
		['we have undone what they have', undone, two, 'ahead'],
		['of before, which has no trace of a redo: ours has what theirs has undone', two, as([a, b], 1), 'ahead'],
		[
			'the same names for other things',
			as([a, b]),
			{ setup, log: as([a, b]).log.map((entry, i) => (i ? { ...entry, body: cards('p2', 9) } : entry)) },
			'apart'
		]
	] as const)('%s', (_, mine, theirs, is) => expect(relation(mine, theirs)).toBe(is));
});

describe('two that have said it in another order', () => {
	const [a, b, c] = [cards('p1', 1), cards('p2', 2), cards('p3', 0)];
	test('whoever says all of it and more is ahead, though they never stood there', () => {
		expect(compare(told(a, b, c), told(c, a))).toBe('ahead');
		expect(compare(told(c, a), told(a, b, c))).toBe('behind');
	});
	test('the same in the mouths of two who both do not hold the place are apart', () => {
		expect(compare(declined('p1'), declined('p3'))).toBe('apart');
	});
});

describe('two histories of one game', () => {
	const other = told(cards('p1', 9), cards('p2', 1));
	test.each([
		['the same', whole, whole, 'same'],
		['theirs goes on where ours stops', short, whole, 'behind'],
		['ours goes on where theirs stops', whole, short, 'ahead'],
		['both have changed', other, whole, 'apart'],
		['what they have is what we have undone', undone(whole), whole, 'ahead'],
		['they have undone what we have', whole, undone(whole), 'ahead'],
		[
			'the same said in another order',
			told(cards('p1', 1), cards('p2', 2)),
			told(cards('p2', 2), cards('p1', 1)),
			'same'
		],
		['theirs by link, without a history', whole, asLink(whole), 'same'],
		['theirs by link, of long ago', whole, asLink(short), 'ahead'],
		['theirs by link, further on', short, asLink(whole), 'behind'],
		['ours by link, theirs with its history', asLink(short), whole, 'behind'],
		[
			'we have mended what the link says',
			told(cards('p1', 1), cards('p1', 2)),
			told(cards('p1', 1)),
			'ahead'
		],
		[
			'we have mended what a link says, which tells it in another order',
			told(cards('p2', 2), cards('p1', 1), cards('p1', 3)),
			asLink(told(cards('p2', 2), cards('p1', 1))),
			'ahead'
		],
		[
			'the same in another mouth: theirs is who holds the place now',
			declined('p1'),
			declined('p2'),
			'behind'
		],
		['the same in another mouth: ours is', declined('p2'), declined('p1'), 'ahead'],
		[
			'other people',
			{ ...whole, players: [...PLAYERS.slice(0, 2), { id: 'p3', name: 'Dora' }] },
			whole,
			'apart'
		],
		['another house rule', { ...whole, rulings: { hopeBelowZero: true } }, whole, 'apart']
	] as const)('%s', (_, mine, theirs, relation) => expect(compare(mine, theirs)).toBe(relation));

	const renamed = PLAYERS.map((player) => (player.id === 'p2' ? { ...player, name: 'Beatrice' } : player));
	const table = (players: History['players']): Edit => ({ kind: 'table', players });
	const bare = ({ edits, ...history }: History): History => ({
		...history,
		edits: edits.map((edit) => {
			const { player, ...rest } = edit as Edit & { player?: string };
			const isPower = edit.kind === 'discards' || edit.kind === 'asks' || edit.kind === 'targets';
			return (isPower ? rest : { ...rest, ...(player !== undefined && { player }) }) as Edit;
		})
	});
	/** As a link or a file has it: those who sit there at the end. */
	const arrived = (history: History): History => {
		const { sheet } = replay(history);
		const edits = retold(sheet);
		return { players: sheet.players, rulings: sheet.rulings, edits, at: edits.length };
	};
	const seatedAs = (players: History['players']) => extended(whole, table(players));
	test.each([
		['a renamed table, and its link', seatedAs(renamed), arrived(seatedAs(renamed)), 'same'],
		['its link of before somebody was renamed', seatedAs(renamed), arrived(whole), 'ahead'],
		['we have the link of before, they have renamed', arrived(whole), seatedAs(renamed), 'behind'],
		[
			'a table that sits otherwise, and its link',
			seatedAs(PLAYERS.toReversed()),
			arrived(seatedAs(PLAYERS.toReversed())),
			'same'
		],
		[
			'a table of fewer, and its link',
			seatedAs(PLAYERS.slice(0, 2)),
			arrived(seatedAs(PLAYERS.slice(0, 2))),
			'same'
		],
		['a table of fewer, and the link of before', seatedAs(PLAYERS.slice(0, 2)), arrived(whole), 'ahead'],
		['renamed by each in another way', seatedAs(renamed), seatedAs(PLAYERS.toReversed()), 'apart'],
		['with whose answers they were, and without', whole, bare(whole), 'same'],
		['without, and with', bare(whole), whole, 'same'],
		['further on than one without', whole, bare(short), 'ahead'],
		[
			'the rest in one tap, and one by one',
			told(rest('p1', 'p2')),
			told(cards('p1', 0), cards('p2', 0)),
			'same'
		],
		[
			'an order of all who are tied, and no more of it than the places need',
			told(...shown(2, 2, 2), higher(['p3', 'p1', 'p2'])),
			told(...shown(2, 2, 2), higher(['p3', 'p1'])),
			'same'
		],
		[
			'another order',
			told(...shown(2, 2, 2), higher(['p3', 'p1'])),
			told(...shown(2, 2, 2), higher(['p1', 'p3'])),
			'apart'
		],
		['an order more', told(...shown(2, 2, 2), higher(['p3', 'p1'])), told(...shown(2, 2, 2)), 'ahead'],
		[
			'an order of those who are tied no more',
			told(...shown(3, 2, 1), higher(['p3'])),
			told(...shown(3, 2, 1).toReversed()),
			'same'
		],
		['counted trios', told(trios('p1', 1)), told(trios('p1', 2)), 'apart'],
		[
			'they have changed something, and changed it back',
			told(cards('p1', 1)),
			told(cards('p1', 1), cards('p1', 2), cards('p1', 1)),
			'behind'
		],
		['we have', told(cards('p1', 1), cards('p1', 2), cards('p1', 1)), told(cards('p1', 1)), 'ahead'],
		[
			'a house rule that is not played, and none',
			{ ...whole, rulings: { hopeBelowZero: false } },
			whole,
			'same'
		],
		['a house rule that nobody here knows, and none', { ...whole, rulings: TO_COME }, whole, 'same'],
		['other cards', told(listed(1, 3)), told(listed(1, 4)), 'apart']
	] as const)('%s', (_, mine, theirs, relation) => expect(compare(mine, theirs)).toBe(relation));
	function listed(...answer: number[]): Edit {
		return { kind: 'cards', call: 'charity', player: 'p1', answer };
	}
	function rest(...players: string[]): Edit {
		return { kind: 'rest', call: 'charity', players };
	}
	function shown(...counts: number[]): Edit[] {
		return counts.map((answer, seat) => cards(`p${seat + 1}`, answer));
	}
	function higher(order: string[]): Edit {
		return { kind: 'higher', call: 'charity', place: 'first', answer: { order, among: ['p1', 'p2', 'p3'] } };
	}
	function trios(player: string, answer: number): Edit {
		return { kind: 'trios', call: 'trios', player, answer };
	}

	test('keys in another order and cards in another order say the same', () => {
		const turned = { answer: [3, 1], player: 'p1', call: 'charity', kind: 'cards' } as const;
		const listed = { kind: 'cards', call: 'charity', player: 'p1', answer: [1, 3] } as const;
		expect(compare(told(turned), told(listed))).toBe('same');
	});
});

describe('a history told anew from a sheet', () => {
	test.each(names)('leads to that sheet: %s', (name) => {
		const file = parse(text(name));
		if (!file.ok) throw new Error(file.error.code);
		const { sheet } = file.value;
		const edits = retold(sheet);
		const { players, rulings } = sheet;
		expect(saysTheSame(replay({ players, rulings, edits, at: edits.length }).sheet, sheet)).toBe(true);
		// Of three who are tied for most it is said in two taps, one for each place: on the sheet it is one answer.
		const answers = edits.filter(({ kind }) => kind !== 'call') as Given[];
		expect(new Set(answers.map(placeOf)).size).toBe([...answersOn(sheet)].length);
	});
	test('says of whom an order was said: of nobody who joins the tie afterwards', () => {
		const tie = told(cards('p1', 3), cards('p2', 3), {
			kind: 'higher',
			call: 'charity',
			place: 'first',
			answer: { order: ['p1'], among: ['p1', 'p2'] }
		});
		const { sheet } = replay(tie);
		const bare = { ...sheet.calls.charity, higher: { order: ['p1'] } };
		const again = retold({ ...sheet, calls: { ...sheet.calls, charity: bare } });
		const joined = [...again, cards('p3', 3)].reduce<History>(extended, empty);
		expect(walk(replay(joined).sheet).next).toMatchObject({ kind: 'higher', place: 'first' });
	});
	test('says what nobody asked for in its own call', () => {
		const file = parse(text('example-2-cards'));
		if (!file.ok) throw new Error(file.error.code);
		const { faith } = file.value.sheet.calls;
		const gifts = [{ from: 'sofia', icon: null }];
		const edits = retold({
			...file.value.sheet,
			calls: { ...file.value.sheet.calls, faith: { ...faith, gifts } }
		});
		const at = edits.findIndex(({ kind }) => kind === 'gifts');
		const called = (virtue: string) =>
			edits.findIndex((edit) => edit.kind === 'call' && edit.call === virtue);
		expect(at).toBeGreaterThan(called('faith'));
		expect(at).toBeLessThan(called('hope'));
	});
	test('says whose it was, where a file does not: whoever holds the place', () => {
		const file = parse(text('example-2-cards'));
		if (!file.ok) throw new Error(file.error.code);
		const { places } = walk(file.value.sheet);
		const bySecond = { player: places.get('charity')?.second, place: 'second' };
		expect(retold(file.value.sheet)).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ kind: 'discards', ...bySecond }),
				expect.objectContaining({ kind: 'targets', player: places.get('hope')?.first })
			])
		);
	});
	test('calls nothing whose answers nobody has given yet', () => {
		expect(retold(replay(told(cards('p1', 1), cards('p2', 0), cards('p3', 0))).sheet)).toEqual([
			cards('p1', 1),
			cards('p2', 0),
			cards('p3', 0)
		]);
	});
	test('says of an order that the walk has not come to who was tied, as far as it shows them', () => {
		const tie = (...counts: number[]): Edit[] =>
			counts.map((answer, seat) => ({ kind: 'cards', call: 'justice', player: `p${seat + 1}`, answer }));
		const retoldWith = (order: string[], ...counts: number[]) => {
			const { sheet } = replay(told(...tie(...counts)));
			const justice = { ...sheet.calls.justice, higher: { order } };
			return retold({ ...sheet, calls: { ...sheet.calls, justice } }).find(({ kind }) => kind === 'higher');
		};
		const higher = { kind: 'higher', call: 'justice', place: 'first' };
		expect(retoldWith(['p2'], 3, 3, 1)).toStrictEqual({
			...higher,
			answer: { order: ['p2'], among: ['p1', 'p2'] }
		});
		expect(retoldWith(['p2'], 3, 2, 1)).toStrictEqual({ ...higher, answer: { order: ['p2'] } });
	});
	test('calls each Virtue before its answers, and leaves the table after the last', () => {
		const edits = retold(replay(whole).sheet);
		const calls = edits.flatMap((edit) => (edit.kind === 'call' ? [edit.call] : []));
		expect(calls).toEqual(['faith', 'hope', 'fortitude', 'justice', 'temperance', 'prudence', 'trios']);
	});
});
