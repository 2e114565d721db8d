import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale, type Locale } from '../../../../lib/paraglide/runtime.js';
import type { Outcome } from '../../rules/standings';
import { TIE_BREAKS } from '../../rules/standings';
import type { FinalStanding } from './account';
import { headline, shareText, spoken, tieBreak } from './words';

const speak = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

/** Players from first to last, as [name, total, trios]. */
function ranked(...list: [name: string, total: number, trios: number][]): FinalStanding[] {
	return list.map(([name, total, trios]) => ({
		player: name,
		name,
		total,
		trios,
		seat: 0,
		lines: [],
		points: {} as FinalStanding['points'],
		rank: 1 + list.filter(([, points, sets]) => points > total || (points === total && sets > trios)).length
	}));
}

const CLEAR = ranked(['Camilla', 43, 0], ['Sofia', 37, 1], ['Stefano', 21, 0]);
const TIES: [string, Outcome['decidedBy'], FinalStanding[], string, string][] = [
	[
		'two, by trios',
		'trios',
		ranked(['Sofia', 37, 2], ['Ada', 37, 1], ['Bea', 9, 4]),
		'Sofia and Ada both have 37 VP; Sofia has more trios, 2 to 1.',
		'Sofia e Ada sono pari a 37 PV; Sofia ha più tris, 2 a 1.'
	],
	[
		'three, by trios',
		'trios',
		ranked(['Sofia', 37, 2], ['Ada', 37, 1], ['Bea', 37, 0]),
		'Sofia, Ada, and Bea all have 37 VP; Sofia has the most trios, 2.',
		'Sofia, Ada e Bea sono pari a 37 PV; Sofia ha più tris, 2.'
	],
	[
		'shared without a trio',
		'shared',
		ranked(['Elio', 17, 0], ['Gino', 17, 0], ['Ada', 14, 0]),
		'17 VP each, and no trio to tell them apart.',
		'Pari a 17 PV, e nessun tris a decidere.'
	],
	[
		'shared with a trio each',
		'shared',
		ranked(['Elio', 17, 1], ['Gino', 17, 1]),
		'17 VP and 1 trio each: nothing tells them apart.',
		'Pari a 17 PV e 1 tris: niente decide tra loro.'
	],
	[
		'shared with more trios each',
		'shared',
		ranked(['Elio', 17, 2], ['Gino', 17, 2]),
		'17 VP and 2 trios each: nothing tells them apart.',
		'Pari a 17 PV e 2 tris: niente decide tra loro.'
	],
	[
		'shared by some of those level',
		'shared',
		ranked(['Elio', 17, 2], ['Gino', 17, 2], ['Ada', 17, 1]),
		'Elio, Gino, and Ada all have 17 VP; Elio and Gino have the most trios, 2 each.',
		'Elio, Gino e Ada sono pari a 17 PV; Elio e Gino hanno più tris, 2 a testa.'
	]
];

it('has words for every tie-break there is', () => {
	expect(TIE_BREAKS.map(({ code }) => code)).toEqual(['total', 'trios']);
});

describe.each<Locale>(['en', 'it'])('the tie-break, in %s', (locale) => {
	it.each(TIES)('%s', (_, decidedBy, players, english, italian) => {
		speak(locale);
		expect(tieBreak(players, decidedBy)).toBe(locale === 'en' ? english : italian);
	});

	it('is not told where the points decided', () => {
		speak(locale);
		expect(tieBreak(CLEAR, 'total')).toBeUndefined();
	});
});

describe('who won', () => {
	it.each<[Locale, string, string]>([
		['en', 'Camilla wins with 43 VP', 'Elio and Gino share the victory with 17 VP'],
		['it', 'Vince Camilla con 43 PV', 'Elio e Gino condividono la vittoria con 17 PV']
	])('in %s', (locale, one, shared) => {
		speak(locale);
		expect(headline(CLEAR)).toBe(one);
		expect(headline(ranked(['Elio', 17, 0], ['Gino', 17, 0], ['Ada', 14, 0]))).toBe(shared);
	});
});

describe('the result as a text', () => {
	it('has the winner and all ranks', () => {
		expect(shareText(CLEAR, 'total')).toBe(
			[
				'Virtus: Camilla wins with 43 VP',
				'',
				'1. Camilla, 43 VP',
				'2. Sofia, 37 VP',
				'3. Stefano, 21 VP',
				'',
				'Scored with Seven Calls'
			].join('\n')
		);
	});

	it('has equal ranks and the tie-break, in the language spoken', () => {
		speak('it');
		expect(shareText(ranked(['Elio', 17, 0], ['Gino', 17, 0], ['Ada', 14, 0]), 'shared')).toBe(
			[
				'Virtus: Elio e Gino condividono la vittoria con 17 PV',
				'',
				'1. Elio, 17 PV',
				'1. Gino, 17 PV',
				'3. Ada, 14 PV',
				'',
				'Pari a 17 PV, e nessun tris a decidere.',
				'',
				'Punti segnati con Seven Calls'
			].join('\n')
		);
	});
});

it('is spoken from last to first, then the winner, then the tie-break', () => {
	expect(spoken(ranked(['Sofia', 37, 2], ['Ada', 37, 1]), 'trios')).toBe(
		'2. Ada, 37 VP. 1. Sofia, 37 VP. Sofia wins with 37 VP. Sofia and Ada both have 37 VP; Sofia has more trios, 2 to 1.'
	);
});
