import type { LedgerLine } from '../../rules/ledger';
import { TRIO_ICONS, type CallName, type TrioIcon } from '../../rules/vocabulary';
import type { Card } from '../deal';
import type { Exercise } from '../exercise';
import { numbered } from '../options';
import type { ExerciseKind } from '../kinds';
import type { PlayedGame } from '../play';
import { oneOfEach } from './gifts';
import { leftBy } from './powers';

/** V6 to V9 and V10.1: what is counted once all hands are open. */
export const counts = (game: PlayedGame): Exercise[] =>
	game.walk.lines.flatMap((line) => {
		switch (line.clause) {
			case 'V6':
				return power(game, line, 'fortitude', ({ virtue }) => virtue === 'fortitude');
			case 'V7':
				return power(game, line, 'justice', ({ icon }) => icon === 'flame');
			case 'V8':
				return power(game, line, 'temperance', ({ icon }) => icon === 'chalice' || icon === 'water');
			case 'V9': {
				const counted = oneOfEach(game.final.get(line.player) ?? [], line.virtues);
				const isBarred = line.duel && line.place === 'second';
				if (line.duel !== isBarred) return [];
				return power(game, line, isBarred ? 'duel-prudence' : 'prudence', (card) => counted.includes(card));
			}
			case 'V10.1':
				return trios(game, line);
			default:
				return [];
		}
	});

function power(
	game: PlayedGame,
	line: Extract<LedgerLine, { clause: 'V6' | 'V7' | 'V8' | 'V9' }>,
	kind: ExerciseKind,
	counts: (card: Card) => boolean
): Exercise[] {
	const { player, place } = line;
	const call = line.call as Exclude<CallName, 'trios'>;
	const hand = game.final.get(player) ?? [];
	const cards = call === 'fortitude' ? hand.filter(counts) : hand;
	return numbered(
		game,
		{
			kind,
			call,
			ask: { of: 'power', call, place, player },
			rows: [{ player, cards, place }],
			reason: { lines: [line], rulings: [], counted: cards.filter(counts) }
		},
		line.points
	);
}

function trios(game: PlayedGame, line: Extract<LedgerLine, { clause: 'V10.1' }>): Exercise[] {
	const { player } = line;
	const cards = game.final.get(player) ?? [];
	const gone = leftBy(game, player);
	const isBroken = gone.some(({ icon }) => isTrioIcon(icon) && wasTheLast(icon, cards));
	return numbered(
		game,
		{
			kind: isBroken ? 'trio-broken' : 'trios',
			call: 'trios',
			ask: { of: 'trios', player },
			rows: [{ player, cards, ...(isBroken && { gone }) }],
			reason: {
				lines: [line],
				rulings: isBroken ? ['discards-are-gone'] : [],
				counted: TRIO_ICONS.flatMap((icon) => cards.filter((card) => card.icon === icon).slice(0, line.trios))
			}
		},
		line.points
	);
}

const isTrioIcon = (icon: Card['icon']): icon is TrioIcon =>
	(TRIO_ICONS as readonly (Card['icon'] | undefined)[]).includes(icon);

/** The other two icons are still in hand, and this one no longer is. */
const wasTheLast = (icon: TrioIcon, hand: readonly Card[]) =>
	TRIO_ICONS.every((one) => hand.some((card) => card.icon === one) !== (one === icon));
