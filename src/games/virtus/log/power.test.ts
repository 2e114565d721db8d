import { describe, expect, test } from 'vitest';
import type { Discard } from '../rules/sheet';
import { walk } from '../rules/walk';
import { isSaid, type Edit } from './edit';
import { replay, type History } from './history';
import { extended, undone } from '../../../../tests/line';

const empty: History = {
	players: ['anna', 'bruno', 'carla'].map((id) => ({ id, name: id })),
	rulings: {},
	edits: [],
	at: 0
};
const told = (...edits: readonly Edit[]) => replay(edits.reduce<History>(extended, empty));
const sheetOf = (...edits: readonly Edit[]) => told(...edits).sheet;
type Call = 'charity' | 'faith' | 'hope';
const cards = (player: string, answer: number, call: Call = 'charity'): Edit => ({
	kind: 'cards',
	call,
	player,
	answer
});
const shown = (call: Call, ...counts: number[]) => counts.map((n, i) => cards(at(i), n, call));
const at = (seat: number) => empty.players[seat]?.id ?? '';
const discards = (player: string, ...icons: Discard['icon'][]): Edit => ({
	kind: 'discards',
	call: 'charity',
	place: 'first',
	player,
	answer: icons.map((icon) => ({ icon }))
});
const named = (player: string, ...answer: string[]): Edit => ({
	kind: 'targets',
	call: 'hope',
	player,
	answer
});
const asks = (player: string, answer: 'hope' | 'justice'): Edit => ({
	kind: 'asks',
	call: 'faith',
	player,
	answer
});

/** Anna is 1st with 3, and gives up three Flames. Then Bruno is mended to 4. */
const annas = [...shown('charity', 3, 2, 1), discards('anna', 'flame', 'flame', 'flame')];
const mended = [...annas, cards('bruno', 4)];
const answered = [...mended, discards('bruno', 'light')];
const first = (...edits: readonly Edit[]) => {
	const { discards, by } = sheetOf(...edits).calls.charity;
	return [by.first, discards.first?.map(({ icon }) => icon).join(' ')];
};
const asideOf = (...edits: readonly Edit[]) =>
	sheetOf(...edits).aside.map(({ kind, player }) => `${kind} ${player}`);

describe('what a place has said when somebody else holds it', () => {
	test('stands where it is until the new holder speaks, with whose it was', () => {
		expect(first(...mended)).toEqual(['anna', 'flame flame flame']);
		expect(asideOf(...mended)).toEqual([]);
		expect(walk(sheetOf(...mended)).next).toMatchObject({ kind: 'discards', player: 'bruno' });
	});
	test('is kept aside once they have', () => {
		expect(first(...answered)).toEqual(['bruno', 'light']);
		expect(asideOf(...answered)).toEqual(['discards anna']);
	});
	test('comes back with the place, and the other’s is kept in turn', () => {
		const back = [...answered, cards('bruno', 2)];
		expect(first(...back)).toEqual(['anna', 'flame flame flame']);
		expect(asideOf(...back)).toEqual(['discards bruno']);
		expect(first(...back, cards('bruno', 4))).toEqual(['bruno', 'light']);
	});
	test('comes back although nobody has answered meanwhile', () => {
		expect(sheetOf(...mended, cards('bruno', 2))).toEqual(sheetOf(...annas));
	});
	test('of three who held it one after the other, each has their own', () => {
		const three = [...answered, cards('carla', 5), discards('carla', 'water')];
		expect(first(...three)).toEqual(['carla', 'water']);
		expect(asideOf(...three)).toEqual(['discards anna', 'discards bruno']);
		expect(first(...three, cards('carla', 1))).toEqual(['bruno', 'light']);
		expect(first(...three, cards('carla', 1), cards('bruno', 2))).toEqual(['anna', 'flame flame flame']);
	});
	test('the last that a player said is what comes back', () => {
		const again = [...answered, cards('bruno', 2), discards('anna', 'water'), cards('bruno', 4)];
		expect(first(...again)).toEqual(['bruno', 'light']);
		expect(first(...again, cards('bruno', 2))).toEqual(['anna', 'water']);
	});
	test('nothing is kept aside of whoever changes their mind', () => {
		expect(first(...annas, discards('anna', 'water'))).toEqual(['anna', 'water']);
		expect(asideOf(...annas, discards('anna', 'water'))).toEqual([]);
	});
	test('the same of the 2nd place', () => {
		const second = (player: string, icon: Discard['icon']): Edit => ({
			kind: 'discards',
			call: 'charity',
			place: 'second',
			player,
			answer: [{ icon }]
		});
		const moved = [
			...annas,
			second('bruno', 'water'),
			cards('bruno', 1),
			cards('carla', 2),
			second('carla', 'light')
		];
		expect(asideOf(...moved)).toEqual(['discards bruno']);
		const { discards, by } = sheetOf(...moved, cards('carla', 0)).calls.charity;
		expect([by, discards.second]).toEqual([{ first: 'anna', second: 'bruno' }, [{ icon: 'water' }]]);
		expect(discards.first).toHaveLength(3);
	});
	test('one place is not the other: who was 1st and is 2nd now is asked for the 2nd', () => {
		const second: Edit = { kind: 'discards', call: 'charity', place: 'second', player: 'bruno', answer: [] };
		const sheet = sheetOf(...annas, second, cards('bruno', 4), discards('bruno'));
		expect(walk(sheet).next).toMatchObject({ place: 'second', player: 'anna' });
	});
	test.each<[string, readonly Edit[], Edit, unknown]>([
		[
			'a highest card',
			[
				...shown('charity', 3, 3, 1),
				best('anna', 12),
				best('bruno', 9),
				discards('anna', 'flame'),
				best('bruno', 13),
				discards('bruno')
			],
			best('bruno', 9),
			['anna', 'flame']
		],
		[
			'an order',
			[
				...shown('charity', 3, 3, 1),
				higher('anna'),
				discards('anna', 'flame'),
				higher('bruno'),
				discards('bruno')
			],
			higher('anna'),
			['anna', 'flame']
		],
		[
			'what showed none in one tap',
			[...answered],
			{ kind: 'rest', call: 'charity', players: ['bruno'] },
			['anna', 'flame flame flame']
		],
		[
			'another table',
			[...answered],
			{ kind: 'table', players: empty.players.filter(({ id }) => id !== 'bruno') },
			['anna', 'flame flame flame']
		],
		[
			'a highest card that is taken back, where the order tells',
			[
				...shown('charity', 3, 3, 1),
				higher('anna'),
				discards('anna', 'flame'),
				best('anna', 9),
				best('bruno', 12),
				discards('bruno')
			],
			{ kind: 'unsay', path: ['calls', 'charity', 'best', 'bruno'] },
			['anna', 'flame']
		]
	])('whatever moves the place back: %s', (_, edits, back, expected) => {
		expect(first(...edits)[0]).toBe('bruno');
		expect(first(...edits, back)).toEqual(expected);
	});
	function best(player: string, answer: number): Edit {
		return { kind: 'best', call: 'charity', player, answer };
	}
	function higher(player: string): Edit {
		const answer = { order: [player], among: ['anna', 'bruno'] };
		return { kind: 'higher', call: 'charity', place: 'first', answer };
	}
});

describe('the same of Faith and Hope', () => {
	const faith = [
		...shown('faith', 3, 2, 1),
		asks('anna', 'hope'),
		cards('bruno', 4, 'faith'),
		asks('bruno', 'justice')
	];
	const hope = [...shown('hope', 3, 2, 1), named('anna', 'carla'), cards('bruno', 4, 'hope'), named('bruno')];
	test('Faith', () => {
		expect(sheetOf(...faith).calls.faith).toMatchObject({ asks: 'justice', by: 'bruno' });
		expect(asideOf(...faith)).toEqual(['asks anna']);
		expect(sheetOf(...faith, cards('bruno', 2, 'faith')).calls.faith).toMatchObject({
			asks: 'hope',
			by: 'anna'
		});
	});
	test('Hope: to name nobody is an answer, and is kept like any other', () => {
		expect(sheetOf(...hope).calls.hope).toMatchObject({ targets: [], by: 'bruno' });
		expect(sheetOf(...hope, cards('bruno', 2, 'hope')).calls.hope).toMatchObject({
			targets: ['carla'],
			by: 'anna'
		});
		const again = [...hope, cards('bruno', 2, 'hope'), cards('bruno', 4, 'hope')];
		expect(sheetOf(...again).calls.hope).toMatchObject({ targets: [], by: 'bruno' });
	});
});

test('undo and redo: as if it had never been, and as it was', () => {
	const whole = [...answered, cards('bruno', 2)].reduce<History>(extended, empty);
	expect(replay(undone(whole))).toEqual(told(...answered));
	expect(replay(undone(undone(whole)))).toEqual(told(...mended));
});

describe('what a place says', () => {
	test('is new when it is another’s, though it is the same', () => {
		const same = discards('bruno', 'flame', 'flame', 'flame');
		expect(isSaid(told(...mended), same)).toBe(false);
		expect(isSaid(told(...mended, same), same)).toBe(true);
	});
	test('by nobody in particular, as files of before have it, is the holder’s', () => {
		const unsigned: Edit = { kind: 'discards', call: 'charity', place: 'first', answer: [{ icon: 'flame' }] };
		const sheet = sheetOf(...shown('charity', 3, 2, 1), unsigned, cards('bruno', 4));
		expect(sheet.calls.charity.by).toEqual({});
		expect(walk(sheet).next).toMatchObject({ kind: 'discards', place: 'second', player: 'anna' });
		expect(sheetOf(...shown('charity', 3, 2, 1), unsigned, discards('anna')).aside).toEqual([]);
	});
	test('taken back, whose it was goes with it', () => {
		const unsay = (...path: string[]): Edit => ({ kind: 'unsay', path });
		expect(sheetOf(...mended, unsay('calls', 'charity', 'discards', 'first'))).toEqual(
			sheetOf(...shown('charity', 3, 4, 1))
		);
		expect(sheetOf(asks('anna', 'hope'), unsay('calls', 'faith', 'asks'))).toEqual(sheetOf());
		expect(sheetOf(named('anna', 'carla'), unsay('calls', 'hope', 'targets'))).toEqual(sheetOf());
	});
	test('never goes in circles, whatever a file makes of it: a discard of Charity that gives the place away', () => {
		/** Anna has the 13; Bruno has the higher card, unless the 14 was thrown away. */
		const tie: Edit[] = [
			...shown('charity', 6, 6, 0),
			{ kind: 'best', call: 'charity', player: 'anna', answer: 13 },
			{
				kind: 'higher',
				call: 'charity',
				place: 'first',
				answer: { order: ['bruno'], among: ['anna', 'bruno'] }
			}
		];
		const throws14: Edit = {
			kind: 'discards',
			call: 'charity',
			place: 'first',
			player: 'bruno',
			answer: [{ virtue: 'charity', value: 14, icon: null }]
		};
		expect(() => sheetOf(discards('anna', 'flame'), throws14, discards('carla'), ...tie)).not.toThrow();
	});
});
