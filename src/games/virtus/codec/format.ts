import { orderIn } from '../rules/order';
import type { ByPlayer, Sheet } from '../rules/sheet';
import { PLACES, TRIO_ICONS, VIRTUES } from '../rules/vocabulary';
import { isObject, type Json } from '../../../lib/exchange/open';
import type { GameFile } from './parse';
import { FORMAT, VERSION } from './schema';

/** The written form of a game: what the table said, and every key of the file it came from that is not ours. */
export function format({ sheet, source, ...about }: GameFile): Json {
	const beyond = extras(source);
	const icons = withBeyond(fromMap(sheet.icons), inside(beyond, 'icons'));
	return {
		format: FORMAT,
		version: VERSION,
		game: 'virtus',
		...about,
		players: sheet.players,
		...(Object.keys(sheet.rulings).length > 0 && { rulings: sheet.rulings }),
		calls: withBeyond(writtenCalls(sheet), inside(beyond, 'calls')),
		...(Object.keys(icons).length > 0 && { icons }),
		...(sheet.trios.size > 0 && { trios: fromMap(sheet.trios) }),
		...unknown(beyond, ['calls', 'icons'])
	};
}

const FILE_KEYS = [
	'format',
	'version',
	'game',
	'id',
	'startedAt',
	'finishedAt',
	'players',
	'rulings',
	'calls',
	'icons',
	'trios',
	'history',
	'log'
];
const CALL_KEYS = ['cards', 'best', 'higher', 'discards', 'by', 'asks', 'gifts', 'targets', 'lights'];

/** What a file says beyond the format and beside what a sheet keeps by itself: to be kept with the game, and written back. */
export function extras(source: Json): Json {
	const calls = inside(source, 'calls');
	const call = (virtue: string) => {
		const told = inside(calls, virtue);
		const more = unknown(told, CALL_KEYS);
		const discards = unknown(inside(told, 'discards'), PLACES);
		const by = unknown(inside(told, 'by'), PLACES);
		return virtue === 'charity' ? filled({ ...more, discards, by }, ['discards', 'by']) : more;
	};
	const ofCalls = { ...unknown(calls, VIRTUES), ...own(VIRTUES.map((virtue) => [virtue, call(virtue)])) };
	const ofIcons = own(
		Object.keys(inside(source, 'icons')).map((id) => [
			id,
			unknown(inside(inside(source, 'icons'), id), TRIO_ICONS)
		])
	);
	return filled(
		{
			...unknown(source, FILE_KEYS),
			calls: filled(ofCalls, VIRTUES),
			icons: filled(ofIcons, Object.keys(ofIcons))
		},
		['calls', 'icons']
	);
}

function writtenCalls(sheet: Sheet): Json {
	return own(
		VIRTUES.map((virtue) => {
			const { cards, best, higher, ...power } = sheet.calls[virtue] as Sheet['calls']['charity'];
			// What a file has said stays to the letter; of what the table said, the file has what counts.
			const order = higher?.among ? orderIn(sheet, virtue) : (higher?.order ?? []);
			const told = {
				cards: fromMap(cards),
				...(best.size > 0 && { best: fromMap(best) }),
				...(order.length > 0 && { higher: order })
			};
			return [virtue, { ...told, ...writtenPower(power) }];
		})
	);
}

/** What a power adds, without what nobody has said. */
function writtenPower(power: object): Json {
	const parts = Object.entries(power).map(
		([key, told]) => [key, told instanceof Map ? fromMap(told) : told] as const
	);
	return own(parts.filter(([key, told]) => CALL_KEYS.includes(key) && (key === 'targets' || !isEmpty(told))));
}

/** The same, and what lies beyond it wherever it belongs. */
function withBeyond(written: Json, beyond: Json): Json {
	const more = Object.entries(beyond).map(([key, value]): [string, unknown] => {
		const known = Object.hasOwn(written, key) ? written[key] : undefined;
		return [key, isObject(known) && isObject(value) ? withBeyond(known, value) : (known ?? value)];
	});
	return { ...written, ...own(more) };
}

const isEmpty = (told: unknown) =>
	typeof told === 'object' && told !== null && Object.keys(told).length === 0;

/** Every key an own one, `__proto__` too. */
const own = (entries: readonly (readonly [string, unknown])[]): Json => Object.fromEntries(entries);

const fromMap = (map: ByPlayer<unknown>): Json => Object.fromEntries(map);

const inside = (source: Json, key: string): Json => {
	const value = Object.hasOwn(source, key) ? source[key] : undefined;
	return isObject(value) ? value : {};
};

const unknown = (source: Json, known: readonly string[]): Json =>
	own(Object.entries(source).filter(([key]) => !known.includes(key)));

/** Without those of the named parts that hold nothing. */
const filled = (parts: Json, named: readonly string[]): Json =>
	own(Object.entries(parts).filter(([key, value]) => !(named.includes(key) && isEmpty(value))));
