import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale, type Locale } from '../paraglide/runtime.js';
import { anyOf, list } from './lists';
import { figure, plural, points } from './numbers';
import { ago, day, moment } from './times';

const speak = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

describe('lists', () => {
	it.each<[Locale, string[], string, string]>([
		['en', [], '', ''],
		['en', ['Ada'], 'Ada', 'Ada'],
		['en', ['Ada', 'Bea'], 'Ada and Bea', 'Ada or Bea'],
		['en', ['Ada', 'Bea', 'Zoë'], 'Ada, Bea, and Zoë', 'Ada, Bea, or Zoë'],
		['it', ['Ada', 'Bea'], 'Ada e Bea', 'Ada o Bea'],
		['it', ['Ada', 'Bea', 'Zoë'], 'Ada, Bea e Zoë', 'Ada, Bea o Zoë']
	])('in %s, of %j', (locale, names, all, any) => {
		speak(locale);
		expect(list(names)).toBe(all);
		expect(anyOf(names)).toBe(any);
	});
});

describe('numbers', () => {
	const forms = { one: () => 'one card', other: () => 'cards' };

	it.each([
		[0, 'cards'],
		[1, 'one card'],
		[2, 'cards']
	])('%i takes the form "%s"', (count, form) => expect(plural(count, forms)).toBe(form));

	it('falls back on the form that every language has', () => {
		speak('it');
		expect(plural(1, { other: () => 'carte' })).toBe('carte');
		// Italian has a form for millions; nobody needs to write it.
		expect(plural(1_000_000, forms)).toBe('cards');
	});

	it('shows what is gained and lost with its sign', () => {
		expect([5, 0, -3].map(points)).toEqual(['+5', '0', '−3']);
	});

	it('groups figures as the language does', () => {
		expect(figure(12345)).toBe('12,345');
		speak('it');
		expect(figure(12345)).toBe('12.345');
	});
});

describe('times', () => {
	const now = new Date(2026, 2, 14, 21, 30);
	const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

	it.each<[number, string, string]>([
		[0, 'now', 'ora'],
		[0.9, 'now', 'ora'],
		[1, '1 minute ago', '1 minuto fa'],
		[4.7, '4 minutes ago', '4 minuti fa'],
		[59.9, '59 minutes ago', '59 minuti fa'],
		[60, '1 hour ago', '1 ora fa'],
		[20 * 60, '20 hours ago', '20 ore fa'],
		[22 * 60, 'yesterday', 'ieri'],
		[6 * 24 * 60, '6 days ago', '6 giorni fa'],
		[7 * 24 * 60, 'March 7, 2026', '7 marzo 2026']
	])('%d minutes ago is "%s", "%s"', (minutes, english, italian) => {
		expect(ago(before(minutes), now)).toBe(english);
		speak('it');
		expect(ago(before(minutes), now)).toBe(italian);
	});

	it('is still the same evening past midnight', () => {
		expect(ago(new Date(2026, 2, 13, 22, 0), new Date(2026, 2, 14, 1, 30))).toBe('3 hours ago');
	});

	it('never shows the future when a clock was set back', () => {
		expect(ago(before(-90), now)).toBe('now');
	});

	it('follows the language at once', () => {
		expect(day(now)).toBe('March 14, 2026');
		speak('it');
		expect(day(now)).toBe('14 marzo 2026');
		expect(moment(now)).toBe('14 mar 2026, 21:30');
	});
});
