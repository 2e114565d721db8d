import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale, type Locale } from '../../../lib/paraglide/runtime.js';
import type { LedgerLine, Reason } from '../rules/ledger';
import type { CallName } from '../rules/vocabulary';
import { why } from './why';

const speak = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

const line = (call: CallName | 'start', points: number, reason: Reason): LedgerLine => ({
	player: 'ada',
	call,
	points,
	...reason
});
const place = (of: 'first' | 'second', cards: number, best?: number) =>
	line('charity', of === 'first' ? 5 : 2, {
		clause: 'V2.3',
		place: of,
		cards,
		...(best !== undefined && { best })
	});
const charity = (given: number, paying: number) =>
	line('charity', paying * 3, { clause: 'V3', place: 'first', given, paying });
const hope = (side: 'takes' | 'pays', lights: number, paid = lights) =>
	line('hope', side === 'takes' ? paid : -paid, { clause: 'V5', side, other: 'bea', lights });
const fortitude = (of: 'first' | 'second', cards: number) =>
	line('fortitude', of === 'first' ? cards : Math.floor(cards / 2), { clause: 'V6', place: of, cards });
const justice = (of: 'first' | 'second', flames: number) =>
	line('justice', flames * (of === 'first' ? 2 : 1), { clause: 'V7', place: of, flames });
const mixed = (chalices: number, waters: number) =>
	line('temperance', chalices + waters, { clause: 'V8', place: 'first', chalices, waters });
const pairs = (count: number) => line('temperance', count, { clause: 'V8', place: 'second', pairs: count });
const prudence = (of: 'first' | 'second', virtues: ('charity' | 'faith' | 'hope')[], duel = false) =>
	line('prudence', virtues.length, { clause: 'V9', place: of, virtues, duel });
const trios = (count: number) => line('trios', count * 3, { clause: 'V10.1', trios: count });

const SAID: [string, LedgerLine, string, string][] = [
	['V1.5', line('start', 7, { clause: 'V1.5' }), 'Everyone starts with 7 VP.', 'Tutti partono da 7 PV.'],
	[
		'V2.3, the 1st',
		place('first', 4),
		'Most Charity cards: 4. 1st place takes 5 VP.',
		'Il numero più alto di carte Carità: 4. La 1ª posizione prende 5 PV.'
	],
	[
		'V2.3, the 2nd with one',
		place('second', 1),
		'1 Charity card: 2nd place takes 2 VP.',
		'1 carta Carità: la 2ª posizione prende 2 PV.'
	],
	[
		'V2.3, the 2nd with more',
		place('second', 3),
		'3 Charity cards: 2nd place takes 2 VP.',
		'3 carte Carità: la 2ª posizione prende 2 PV.'
	],
	[
		'V2.2, the 1st by the highest of more',
		place('first', 2, 8),
		'2 Charity cards, the highest is 8: 1st place takes 5 VP.',
		'2 carte Carità, la più alta è 8: la 1ª posizione prende 5 PV.'
	],
	[
		'V2.2, the 1st by the only card',
		place('first', 1, 11),
		'1 Charity card, the 11: 1st place takes 5 VP.',
		'1 carta Carità, di valore 11: la 1ª posizione prende 5 PV.'
	],
	[
		'V2.2, the 2nd by the highest of more',
		place('second', 2, 12),
		'2 Charity cards, the highest is 12: 2nd place takes 2 VP.',
		'2 carte Carità, la più alta è 12: la 2ª posizione prende 2 PV.'
	],
	[
		'V2.2, the 2nd by the only card',
		place('second', 1, 9),
		'1 Charity card, the 9: 2nd place takes 2 VP.',
		'1 carta Carità, di valore 9: la 2ª posizione prende 2 PV.'
	],
	['V3, nothing', charity(0, 0), 'Kept every card.', 'Ha tenuto tutte le carte.'],
	[
		'V3, one that pays',
		charity(1, 1),
		'Discarded 1 card with a Chalice, Water or Flame: 3 VP.',
		'Ha scartato 1 carta con Calice, Acqua o Fiamma: 3 PV.'
	],
	[
		'V3, one that does not',
		charity(1, 0),
		'Discarded 1 card without a Chalice, Water or Flame: nothing for it.',
		'Ha scartato 1 carta senza Calice, Acqua o Fiamma: non vale nulla.'
	],
	[
		'V3, more, none pays',
		charity(2, 0),
		'Discarded 2 cards, none with a Chalice, Water or Flame: nothing for them.',
		'Ha scartato 2 carte, nessuna con Calice, Acqua o Fiamma: non valgono nulla.'
	],
	[
		'V3, more, one pays',
		charity(2, 1),
		'Discarded 2 cards, 1 with a Chalice, Water or Flame: 3 VP for it.',
		'Ha scartato 2 carte, 1 con Calice, Acqua o Fiamma: vale 3 PV.'
	],
	[
		'V3, more, more pay',
		charity(3, 2),
		'Discarded 3 cards, 2 with a Chalice, Water or Flame: 3 VP each.',
		'Ha scartato 3 carte, 2 con Calice, Acqua o Fiamma: 3 PV ciascuna.'
	],
	[
		'V5, takes for none',
		hope('takes', 0),
		'Bea held no Light, so there was nothing to take.',
		'Bea non aveva nessuna Luce: niente da prendere.'
	],
	[
		'V5, takes for one',
		hope('takes', 1),
		'Bea held 1 Light and pays 1 VP for it.',
		'Bea aveva 1 Luce e paga 1 PV.'
	],
	[
		'V5, takes for more',
		hope('takes', 3),
		'Bea held 3 Lights and pays 1 VP for each.',
		'Bea aveva 3 Luci e paga 1 PV per ognuna.'
	],
	[
		'V5.2, takes what is left',
		hope('takes', 9, 7),
		'Bea held 9 Lights, but had only 7 VP left and pays all of it.',
		'Bea aveva 9 Luci, ma solo 7 PV, e li paga tutti.'
	],
	[
		'V5.2, takes nothing for one',
		hope('takes', 1, 0),
		'Bea held 1 Light, but had no points left to pay with.',
		'Bea aveva 1 Luce, ma nessun punto per pagare.'
	],
	[
		'V5.2, takes nothing for more',
		hope('takes', 4, 0),
		'Bea held 4 Lights, but had no points left to pay with.',
		'Bea aveva 4 Luci, ma nessun punto per pagare.'
	],
	[
		'V5, pays for none',
		hope('pays', 0),
		'Held no Light, so there was nothing to pay to Bea.',
		'Nessuna Luce in mano: niente da pagare a Bea.'
	],
	[
		'V5, pays for one',
		hope('pays', 1),
		'Held 1 Light: pays Bea 1 VP for it.',
		'1 Luce in mano: paga 1 PV a Bea.'
	],
	[
		'V5, pays for more',
		hope('pays', 3),
		'Held 3 Lights: pays Bea 1 VP for each.',
		'3 Luci in mano: paga 1 PV per ognuna a Bea.'
	],
	[
		'V5.2, pays what is left',
		hope('pays', 9, 7),
		'Held 9 Lights, but had only 7 VP left: all of it goes to Bea.',
		'9 Luci in mano, ma solo 7 PV: vanno tutti a Bea.'
	],
	[
		'V5.2, pays nothing for one',
		hope('pays', 1, 0),
		'Held 1 Light, but had no points left to pay Bea with.',
		'1 Luce in mano, ma nessun punto per pagare Bea.'
	],
	[
		'V5.2, pays nothing for more',
		hope('pays', 4, 0),
		'Held 4 Lights, but had no points left to pay Bea with.',
		'4 Luci in mano, ma nessun punto per pagare Bea.'
	],
	[
		'V6, the 1st with one',
		fortitude('first', 1),
		'1 Fortitude card: 1 VP for it.',
		'1 carta Fortezza: vale 1 PV.'
	],
	[
		'V6, the 1st with more',
		fortitude('first', 3),
		'3 Fortitude cards: 1 VP each.',
		'3 carte Fortezza: 1 PV ciascuna.'
	],
	[
		'V6, the 2nd with one',
		fortitude('second', 1),
		'Only 1 Fortitude card, and the 2nd gets 1 VP for every two.',
		'Una sola carta Fortezza, e la 2ª prende 1 PV ogni due.'
	],
	[
		'V6, the 2nd with more',
		fortitude('second', 3),
		'3 Fortitude cards: 1 VP for every two.',
		'3 carte Fortezza: 1 PV ogni due.'
	],
	['V7, no Flame', justice('first', 0), 'No Flame in hand.', 'Nessuna Fiamma in mano.'],
	[
		'V7, the 1st with one',
		justice('first', 1),
		'1 Flame in hand: 2 VP for it.',
		'1 Fiamma in mano: vale 2 PV.'
	],
	[
		'V7, the 1st with more',
		justice('first', 4),
		'4 Flames in hand: 2 VP each.',
		'4 Fiamme in mano: 2 PV ciascuna.'
	],
	[
		'V7, the 2nd with more',
		justice('second', 2),
		'2 Flames in hand: 1 VP each.',
		'2 Fiamme in mano: 1 PV ciascuna.'
	],
	[
		'V8, the 1st with neither',
		mixed(0, 0),
		'No Chalice and no Water in hand.',
		'Né Calici né Acque in mano.'
	],
	['V8, the 1st with one', mixed(1, 0), '1 Chalice in hand: 1 VP for it.', '1 Calice in mano: vale 1 PV.'],
	[
		'V8, the 1st with Water alone',
		mixed(0, 2),
		'2 Waters in hand: 1 VP each.',
		'2 Acque in mano: 1 PV per ogni icona.'
	],
	[
		'V8, the 1st with both',
		mixed(2, 1),
		'2 Chalices and 1 Water in hand: 1 VP each.',
		'2 Calici e 1 Acqua in mano: 1 PV per ogni icona.'
	],
	[
		'V8, the 2nd with no pair',
		pairs(0),
		'No pair of Chalice and Water in hand.',
		'Nessuna coppia di Calice e Acqua in mano.'
	],
	[
		'V8, the 2nd with one',
		pairs(1),
		'1 pair of Chalice and Water in hand: 1 VP for it.',
		'1 coppia di Calice e Acqua in mano: vale 1 PV.'
	],
	[
		'V8, the 2nd with more',
		pairs(2),
		'2 pairs of Chalice and Water in hand: 1 VP each.',
		'2 coppie di Calice e Acqua in mano: 1 PV ciascuna.'
	],
	[
		'V9, nothing besides',
		prudence('first', []),
		'Holds no Virtue besides Prudence.',
		'In mano non ha altre Virtù oltre alla Prudenza.'
	],
	[
		'V9, the 1st with one',
		prudence('first', ['hope']),
		'Holds 1 other Virtue, Hope: 1 VP for it.',
		'Ha in mano 1 altra Virtù, Speranza: vale 1 PV.'
	],
	[
		'V9, the 1st with more',
		prudence('first', ['charity', 'faith', 'hope']),
		'Holds 3 other Virtues: Charity, Faith, and Hope. 1 VP each.',
		'Ha in mano altre 3 Virtù: Carità, Fede e Speranza. 1 PV ciascuna.'
	],
	[
		'V9, the 2nd with one',
		prudence('second', ['faith']),
		'Holds 1 other Virtue, Faith, and the 2nd gets 1 VP for every two.',
		'Ha in mano 1 altra Virtù, Fede, e la 2ª prende 1 PV ogni due.'
	],
	[
		'V9, the 2nd with more',
		prudence('second', ['charity', 'faith']),
		'Holds 2 other Virtues: Charity and Faith. 1 VP for every two.',
		'Ha in mano altre 2 Virtù: Carità e Fede. 1 PV ogni due.'
	],
	[
		'V9, the 2nd of two players',
		prudence('second', ['charity'], true),
		'With two players, 2nd place in Prudence earns nothing beyond the place itself.',
		'In due giocatori, la 2ª posizione nella Prudenza non prende altro.'
	],
	[
		'V9, the 1st of two players',
		prudence('first', ['charity'], true),
		'Holds 1 other Virtue, Charity: 1 VP for it.',
		'Ha in mano 1 altra Virtù, Carità: vale 1 PV.'
	],
	[
		'V10.1, no trio',
		trios(0),
		'No trio of Flame, Water and Chalice in hand.',
		'Nessun tris di Fiamma, Acqua e Calice in mano.'
	],
	[
		'V10.1, one',
		trios(1),
		'1 trio of Flame, Water and Chalice: 3 VP.',
		'1 tris di Fiamma, Acqua e Calice: 3 PV.'
	],
	[
		'V10.1, more',
		trios(2),
		'2 trios of Flame, Water and Chalice: 3 VP each.',
		'2 tris di Fiamma, Acqua e Calice: 3 PV ciascuno.'
	]
];

describe.each<Locale>(['en', 'it'])('why, in %s', (locale) => {
	it.each(SAID)('%s', (_, line, english, italian) => {
		speak(locale);
		expect(why(line, () => 'Bea')).toBe(locale === 'en' ? english : italian);
	});
});
