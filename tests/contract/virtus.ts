import fc from 'fast-check';
import type { Edit } from '../../src/games/virtus/log/edit';
import { CALLS, PLACES, TRIO_ICONS, VIRTUES } from '../../src/games/virtus/rules/vocabulary';

const SEATED = ['ada', 'bea', 'carlo'];
export const PLAYERS = SEATED.map((id) => ({ id, name: id }));

const player = fc.constantFrom(...SEATED, 'dora');
const some = fc.uniqueArray(player, { maxLength: 3 });
const call = fc.constantFrom(...VIRTUES);
const place = fc.constantFrom(...PLACES);
const number = fc.nat(4);
const card = fc.record({ icon: fc.constantFrom(...TRIO_ICONS, 'light' as const, null) });
const path = fc.oneof(
	fc.tuple(fc.constant('calls'), call, fc.constantFrom('cards', 'best'), player),
	fc.tuple(fc.constant('calls'), call, fc.constant('higher')),
	fc.tuple(fc.constantFrom('calls'), fc.constant('charity'), fc.constant('discards'), place),
	fc.constantFrom(['calls', 'faith', 'asks'], ['calls', 'hope', 'targets'], ['calls', 'faith', 'gifts', 0]),
	fc.tuple(fc.constant('icons'), player, fc.constantFrom(...TRIO_ICONS)),
	fc.tuple(fc.constant('trios'), player)
);

const kind = <K extends Edit['kind']>(kind: K, rest: { [key: string]: fc.Arbitrary<unknown> }) =>
	fc.record({ kind: fc.constant(kind), ...rest });
const open = fc.constantFrom({}, {}, { open: true });
const list = (one: fc.Arbitrary<object>) => fc.tuple(one, open).map(([said, more]) => ({ ...said, ...more }));

/** Whatever can be said in Virtus, sensible or not: only that nobody types more than a few of anything. */
export const bodies = fc.oneof(
	{ weight: 4, arbitrary: kind('cards', { call, player, answer: number }) },
	kind('cards', { call, player, answer: fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 3 }) }),
	kind('best', { call, player, answer: fc.integer({ min: 1, max: 14 }) }),
	kind('higher', { call, place, answer: fc.record({ order: some, among: some }) }),
	list(
		kind('discards', {
			call: fc.constant('charity'),
			place,
			player,
			answer: fc.array(card, { maxLength: 3 })
		})
	),
	kind('asks', { call: fc.constant('faith'), player, answer: call }),
	list(kind('targets', { call: fc.constant('hope'), player, answer: some })),
	kind('lights', { call: fc.constant('hope'), player, answer: number }),
	kind('icons', {
		call: fc.constantFrom('justice', 'temperance', 'trios'),
		player,
		icon: fc.constantFrom(...TRIO_ICONS),
		answer: number
	}),
	kind('trios', { call: fc.constant('trios'), player, answer: number }),
	kind('rest', { call, players: some }),
	kind('table', {
		players: fc
			.uniqueArray(player, { minLength: 2, maxLength: 4 })
			.map((ids) => ids.map((id) => ({ id, name: id })))
	}),
	kind('gifts', {
		call: fc.constant('faith'),
		answer: fc.array(fc.record({ from: player }), { maxLength: 2 })
	}),
	kind('call', { call: fc.constantFrom(...CALLS) }),
	kind('unsay', { path })
) as fc.Arbitrary<Edit>;
