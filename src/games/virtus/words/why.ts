import { m } from '$lib/paraglide/messages.js';
import type { LedgerLine } from '../rules/ledger';
import { POINTS_A_DISCARD, POINTS_A_FLAME, POINTS_A_TRIO } from '../rules/amounts';
import type { PlayerId } from '../rules/sheet';
import type { Virtue } from '../rules/vocabulary';
import { list } from '../../../lib/i18n/lists';
import { virtueName } from './names';

type Of<C extends LedgerLine['clause']> = Extract<LedgerLine, { clause: C }>;

/** Why a line of the ledger has the points it has: the count behind it and the rule, in the language spoken now. */
export function why(line: LedgerLine, nameOf: (id: PlayerId) => string): string {
	switch (line.clause) {
		case 'V1.5':
			return m.why_start({ points: line.points });
		case 'V2.3':
			return place(line, nameOf);
		case 'V3':
			return charity(line);
		case 'V5':
			return hope(line, nameOf(line.other));
		case 'V6':
			return line.place === 'first'
				? m.why_fortitude_first({ cards: line.cards })
				: m.why_fortitude_second({ cards: line.cards });
		case 'V7':
			return m.why_justice({ flames: line.flames, rate: POINTS_A_FLAME[line.place] });
		case 'V8':
			return temperance(line);
		case 'V9':
			return prudence(line);
		case 'V10.1':
			return m.why_trios({ trios: line.trios, rate: POINTS_A_TRIO });
	}
}

function place({ call, place, points, cards, best, over }: Of<'V2.3'>, nameOf: (id: PlayerId) => string) {
	// Places are found in the calls of the Virtues alone.
	const virtue = virtueName(call as Virtue);
	if (over) return m.why_place_over({ place, virtue, points, cards, others: list(over.map(nameOf)) });
	return best === undefined
		? m.why_place({ place, virtue, points, cards })
		: m.why_place_best({ place, virtue, points, cards, best });
}

function charity({ given, paying }: Of<'V3'>) {
	const rate = POINTS_A_DISCARD;
	if (given === 0) return m.why_charity_none();
	return given === 1 ? m.why_charity_one({ paying, rate }) : m.why_charity_more({ given, paying, rate });
}

/** V5.2: fewer points than Lights says that the payer ran out. */
function hope({ side, points, lights }: Of<'V5'>, other: string) {
	const paid = Math.abs(points);
	const ranOut = paid < lights;
	if (side === 'takes')
		return ranOut ? m.why_hope_takes_rest({ other, lights, paid }) : m.why_hope_takes({ other, lights });
	return ranOut ? m.why_hope_pays_rest({ other, lights, paid }) : m.why_hope_pays({ other, lights });
}

function temperance(line: Of<'V8'>) {
	if (line.place === 'second') return m.why_temperance_second({ pairs: line.pairs });
	const { chalices, waters } = line;
	const held = [
		...(chalices > 0 ? [m.why_chalices({ count: chalices })] : []),
		...(waters > 0 ? [m.why_waters({ count: waters })] : [])
	];
	return held.length === 0
		? m.why_temperance_none()
		: m.why_temperance_first({ icons: list(held), total: chalices + waters });
}

function prudence({ place, virtues, duel }: Of<'V9'>) {
	if (place === 'second' && duel) return m.why_prudence_duel();
	if (virtues.length === 0) return m.why_prudence_none();
	const held = { count: virtues.length, virtues: list(virtues.map(virtueName)) };
	return place === 'first' ? m.why_prudence_first(held) : m.why_prudence_second(held);
}
