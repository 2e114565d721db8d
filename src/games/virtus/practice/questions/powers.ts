import { pays } from '../../rules/calls/charity';
import { isCalled } from '../../rules/calls/faith';
import { pointsOf, type LedgerLine } from '../../rules/ledger';
import type { ConflictCode } from '../../rules/question';
import { isDuel } from '../../rules/duel';
import type { Gift, PlayerId, Sheet } from '../../rules/sheet';
import type { Virtue } from '../../rules/vocabulary';
import { walk } from '../../rules/walk';
import type { Exercise, Ruling } from '../exercise';
import { numbered, ofParts, ofPlayers } from '../options';
import { ofVirtue, type PlayedGame } from '../play';
import { rows } from './places';

/** V3: what Charity pays for what was given up. */
export function charity(game: PlayedGame): Exercise[] {
	return game.walk.lines.flatMap((line) => {
		if (line.clause !== 'V3' || line.given === 0) return [];
		const { player, place } = line;
		const cards = game.discards[place];
		return numbered(
			game,
			{
				kind: 'charity-pays',
				call: 'charity',
				ask: { of: 'power', call: 'charity', place, player },
				rows: [{ player, cards, place }],
				reason: { lines: [line], rulings: [], counted: cards.filter(pays) }
			},
			line.points
		);
	});
}

/** V4: whom Faith spares, and who hands over a card. The engine objects to a gift that is not due. */
export function faith(game: PlayedGame): Exercise[] {
	const { first, second } = game.walk.places.get('faith') ?? {};
	const { asks } = game;
	if (first === undefined || asks === undefined) return [];
	const duel = isDuel(game.players.length);
	const others = game.players.map(({ id }) => id).filter((id) => id !== first);
	const spared = others.find((id) => objection(game, gift(game, id)) === 'gift-by-protected');
	const ruling: Ruling =
		spared !== undefined ? 'faith-spares-second' : duel ? 'faith-in-a-duel' : 'faith-spares-nobody';
	const placed = rows(game, 'faith').map((row) => ({ ...row, ...placeOf(row.player, first, second) }));
	const who = ofPlayers(
		game,
		{
			kind: duel ? 'duel-faith' : 'faith-spared',
			call: 'faith',
			ask: { of: 'spared', call: 'faith', player: first },
			rows: placed,
			reason: { lines: [], rulings: [ruling], counted: [] }
		},
		others,
		spared,
		'nobody'
	);
	return [...who, ...(isCalled(asks) ? others.flatMap((id) => gives(game, id, first, asks)) : [])];
}

function gives(game: PlayedGame, id: PlayerId, taker: PlayerId, virtue: Virtue): Exercise[] {
	const objected = objection(game, gift(game, id));
	const part =
		objected === 'gift-by-protected' ? 'spared' : objected === 'gift-without-card' ? 'has-none' : 'gives';
	const { first, second } = game.walk.places.get('faith') ?? {};
	const duel = isDuel(game.players.length);
	const rulings: Record<typeof part, readonly Ruling[]> = {
		gives: duel && id === second ? ['faith-in-a-duel', 'gives-one'] : ['gives-one'],
		'has-none': ['has-none'],
		spared: ['faith-spares-second']
	};
	const before = ofVirtue(game.afterCharity, virtue);
	// Whoever is spared and has none besides would have two right answers.
	if (part === 'spared' && before.get(id)?.length === 0) return [];
	return ofParts(
		game,
		{
			kind: duel ? 'duel-faith' : 'faith-gives',
			call: 'faith',
			ask: { of: 'gives', player: id, taker, virtue },
			rows: game.players.map(({ id }) => ({
				player: id,
				cards: before.get(id) ?? [],
				...placeOf(id, first, second)
			})),
			reason: { lines: [], rulings: rulings[part], counted: [] }
		},
		part
	);
}

/** V5: whom Hope cannot name, and how much it moves. */
export function hope(game: PlayedGame): Exercise[] {
	const { first, second } = game.walk.places.get('hope') ?? {};
	if (first === undefined) return [];
	const duel = isDuel(game.players.length);
	const others = game.players.map(({ id }) => id).filter((id) => id !== first);
	const spared = others.find((id) => objection(game, target(game, id)) === 'target-protected');
	const ruling: Ruling =
		spared === undefined ? 'hope-spares-nobody' : duel ? 'hope-in-a-duel' : 'hope-spares-second';
	const who = ofPlayers(
		game,
		{
			kind: duel ? 'duel-hope' : 'hope-spared',
			call: 'hope',
			ask: { of: 'spared', call: 'hope', player: first },
			rows: rows(game, 'hope').map((row) => ({ ...row, ...placeOf(row.player, first, second) })),
			reason: { lines: [], rulings: [ruling], counted: [] }
		},
		others,
		spared,
		'nobody'
	);
	return [...who, ...game.walk.lines.flatMap((line, i) => stolen(game, line, game.walk.lines.slice(0, i)))];
}

function stolen(game: PlayedGame, line: LedgerLine, before: readonly LedgerLine[]): Exercise[] {
	if (line.clause !== 'V5' || line.side !== 'pays') return [];
	const { player } = line;
	const cards = game.final.get(player) ?? [];
	const gone = leftBy(game, player).filter(({ icon }) => icon === 'light');
	return numbered(
		game,
		{
			kind: -line.points < line.lights ? 'hope-short' : 'hope-moves',
			call: 'hope',
			ask: { of: 'pays', player, taker: line.other, has: pointsOf(before, player) },
			rows: [{ player, cards, ...(gone.length > 0 && { gone }) }],
			reason: {
				lines: [line],
				rulings: gone.length > 0 ? ['discards-are-gone'] : [],
				counted: cards.filter(({ icon }) => icon === 'light')
			}
		},
		-line.points
	);
}

/** What a player gave up for Charity. */
export function leftBy(game: PlayedGame, player: PlayerId) {
	const { first, second } = game.walk.places.get('charity') ?? {};
	if (player === first) return game.discards.first;
	return player === second ? game.discards.second : [];
}

export const placeOf = (id: PlayerId, first: PlayerId | undefined, second: PlayerId | undefined) =>
	id === first ? ({ place: 'first' } as const) : id === second ? ({ place: 'second' } as const) : {};

/** What the engine has against something that the table might say. */
const objection = ({ deck }: PlayedGame, sheet: Sheet): ConflictCode | undefined =>
	walk(sheet, deck).conflicts[0]?.code;

const gift = ({ sheet }: PlayedGame, from: PlayerId): Sheet => {
	const gifts: readonly Gift[] = [{ from }];
	return { ...sheet, calls: { ...sheet.calls, faith: { ...sheet.calls.faith, gifts } } };
};
const target = ({ sheet }: PlayedGame, id: PlayerId): Sheet => ({
	...sheet,
	calls: { ...sheet.calls, hope: { ...sheet.calls.hope, targets: [id] } }
});
