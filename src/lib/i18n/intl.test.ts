import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale, type Locale } from '../paraglide/runtime.js';
import { list } from './lists';
import { figure, points } from './numbers';
import { ago, day } from './times';

const speak = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

describe('lists', () => {
	it.each<[Locale, string[], string]>([
		['en', [], ''],
		['en', ['Ada'], 'Ada'],
		['en', ['Ada', 'Bea'], 'Ada and Bea'],
		['en', ['Ada', 'Bea', 'Zoë'], 'Ada, Bea, and Zoë'],
		['it', ['Ada', 'Bea'], 'Ada e Bea'],
		['it', ['Ada', 'Bea', 'Zoë'], 'Ada, Bea e Zoë']
	])('in %s, of %j', (locale, names, all) => {
		speak(locale);
		expect(list(names)).toBe(all);
	});
});

describe('numbers', () => {
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
	});
});
