import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('src', import.meta.url));

/** Dependencies point one way: routes → games → kits → lib. No game imports another. */
const FLOORS = ['lib', 'kits', 'games', 'routes'];

/** @typedef {Record<string, readonly string[]>} Rooms */

/** Inside lib and inside a game each room names what it may reach; a room that is not named may reach all of its floor. */
/** @type {{ lib: Rooms, game: Rooms }} */
const ROOMS = {
	lib: {
		result: [],
		path: [],
		players: [],
		shelf: ['log', 'players', 'exchange'],
		log: ['result', 'players'],
		storage: ['result', 'players', 'log'],
		exchange: ['result', 'path', 'players', 'log', 'storage'],
		i18n: ['players', 'paraglide'],
		ui: ['players', 'i18n', 'paraglide'],
		state: [
			'result',
			'path',
			'players',
			'log',
			'shelf',
			'storage',
			'exchange',
			'i18n',
			'paraglide',
			'unsaved'
		],
		unsaved: ['result', 'players', 'log', 'storage']
	},
	game: {
		rules: [],
		log: ['rules'],
		codec: ['rules', 'log'],
		words: ['rules', 'log', 'codec'],
		art: ['rules']
	}
};

/**
 * A game's pages stand under its name, `routes/<game>/`, but for those of the first one, which were there before. Every other
 * page is the house's, and knows of games what the shelf shows.
 * @type {Rooms}
 */
const PAGES = { virtus: ['play', 'result', 'table', 'summary', 'learn', 'about/art'] };

/**
 * What stands beside the floors, and the rooms of games that each may reach: the scorer reads files of all of them, and whoever
 * starts the app puts the shelf up.
 * @type {Rooms}
 */
const BESIDE = { cli: ['codec'], 'hooks.client.ts': ['shelf'], 'service-worker': [] };

/** What rules, logs and codecs may reach outside their game: nothing that knows a browser. */
/** @type {Rooms} */
const PURE = {
	rules: ['result', 'path', 'players', 'log'],
	log: ['result', 'path', 'players', 'log'],
	codec: ['result', 'path', 'players', 'log', 'exchange']
};

/**
 * `lib/storage`, `kits/asking`, `games/virtus/rules`, `routes`: where in the house a file stands.
 * @param {string} path
 * @returns {{ floor: string, room: string, game?: string | undefined }}
 */
function placeOf(path) {
	const [floor = '', ...rest] = path.split('/');
	const name = (part = '') => part.replace(/\..*$/, '');
	if (floor === 'games')
		return {
			floor,
			game: rest.length > 1 ? rest[0] : '',
			room: rest.length > 1 ? name(rest[1]) : name(rest[0])
		};
	return { floor, room: name(rest[0]) };
}

/**
 * Why a file may not import another; nothing where it may. Both as paths under src/.
 * @param {string} from
 * @param {string} to
 * @returns {string | undefined}
 */
export function objection(from, to) {
	const [a, b] = [placeOf(from), placeOf(to)];
	const [high, low] = [FLOORS.indexOf(a.floor), FLOORS.indexOf(b.floor)];
	if (low < 0 && a.floor !== b.floor && !to.endsWith('.css')) return 'Nothing here is for others to import.';
	if (high < 0 && b.floor === 'games') return beyond(BESIDE, 'src', a.floor, b.room, []);
	if (high < 0 || low < 0) return undefined;
	if (high < low) return `${a.floor}/ may not import from ${b.floor}/.`;
	if (a.floor === 'routes' && b.floor === 'games') return strange(from, b);
	if (a.floor === 'lib') return beyond(ROOMS.lib, 'lib', a.room, b.room);
	if (a.floor === 'kits' && b.floor === 'kits' && a.room !== b.room) return 'A kit imports no other kit.';
	if (a.floor !== 'games') return undefined;
	if (b.floor === 'games' && a.game && a.game !== b.game) return 'No game imports another, nor the shelf.';
	if (b.floor === 'games' && !a.game && b.room !== 'manifest') return 'The shelf holds manifests alone.';
	if (b.floor === 'games') return beyond(ROOMS.game, a.game ?? '', a.room, b.room);
	const pure = PURE[a.room];
	return pure && !(b.floor === 'lib' && pure.includes(b.room))
		? `${a.room}/ knows no browser: of lib it may import ${pure.join(', ')}.`
		: undefined;
}

/**
 * @param {string} page
 * @param {ReturnType<typeof placeOf>} to
 */
function strange(page, { game = '' }) {
	const pages = [game, ...(PAGES[game] ?? [])];
	if (game === '' || pages.some((own) => page.startsWith(`routes/${own}/`))) return undefined;
	return `This page is the house's: of games it may import the shelf. Those of ${game} are ${pages.join(', ')}.`;
}

/**
 * @param {Rooms} rooms
 * @param {string} floor
 * @param {string} from
 * @param {string} to
 * @param {readonly string[] | undefined} [otherwise] what a room may reach that is not named
 */
function beyond(rooms, floor, from, to, otherwise) {
	const may = rooms[from] ?? otherwise;
	if (!may || from === to || may.includes(to)) return undefined;
	return `${floor}/${from} may import only: ${may.join(', ') || 'itself'}.`;
}

/** @type {Record<string, string>} */
const ALIASES = { $lib: 'lib', $kits: 'kits', $games: 'games' };

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined}
 */
function target(file, specifier) {
	const [first = '', ...rest] = specifier.split('/');
	if (first in ALIASES) return posix.join(ALIASES[first] ?? '', ...rest);
	if (specifier.startsWith('/src/')) return posix.normalize(specifier.slice('/src/'.length));
	return specifier.startsWith('.') ? under(join(dirname(file), specifier)) : undefined;
}
/** @param {string} file */
const under = (file) => relative(SRC, file).split(sep).join('/');

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
	meta: { type: 'problem', schema: [] },
	create(context) {
		/** @param {any} node */
		const check = (node) => {
			const { value } = node.source ?? node.argument?.literal ?? {};
			const to = typeof value === 'string' ? target(context.filename, value) : undefined;
			const message = to && objection(under(context.filename), to);
			if (message) context.report({ node, message });
		};
		return {
			ImportDeclaration: check,
			ImportExpression: check,
			TSImportType: check,
			ExportNamedDeclaration: check,
			ExportAllDeclaration: check
		};
	}
};

export const directions = { rules: { directions: rule } };
