import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../lib/paraglide/runtime.js';
import { emptySheet } from '../rules/sheet';
import type { Question } from '../rules/question';
import { CALLS } from '../rules/vocabulary';
import { detailsOf } from './details';
import { explaining } from './explaining';

afterEach(() => overwriteGetLocale(() => 'en'));

const PLAYERS = ['ada', 'bea', 'carlo'].map((id) => ({ id, name: id }));
const BOOK = emptySheet(PLAYERS);
const BELOW = emptySheet(PLAYERS, { hopeBelowZero: true });
const LIGHTS: Question = { kind: 'lights', call: 'hope', player: 'bea', most: 14 };

describe('V5.2: what Hope takes from somebody who has too little', () => {
	it.each([
		['en', 'a score stops at 0', 'every Light is paid'],
		['it', 'il punteggio si ferma a 0', 'si paga ogni Luce']
	] as const)('is told as this table plays it (%s)', (locale, book, house) => {
		overwriteGetLocale(() => locale);
		expect(explaining('hope', LIGHTS, BOOK)).toContain(book);
		expect(explaining('hope', LIGHTS, BELOW)).toContain(house);
		const read = (rulings: object) =>
			detailsOf('hope', rulings)
				.map((sentence) => sentence())
				.join(' ');
		expect(read({ hopeBelowZero: false })).toContain(book);
		expect(read({ hopeBelowZero: true })).toContain(house);
		expect(read({ hopeBelowZero: true })).not.toContain(book);
	});
	it('changes no other sentence', () => {
		for (const topic of ['places', ...CALLS] as const) {
			const [book, house] = [detailsOf(topic), detailsOf(topic, BELOW.rulings)];
			expect(house.filter((sentence, i) => sentence !== book[i])).toHaveLength(topic === 'hope' ? 1 : 0);
		}
	});
});
