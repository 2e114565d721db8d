import { perLocale } from './intl';

const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const dates = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Nights between two moments by the calendar on the wall, where a day may have 23 hours. */
function nights(from: Date, to: Date): number {
	const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
	return (midnight(to) - midnight(from)) / DAY;
}

/** "4 minutes ago", "yesterday", and the date itself from a week on. A clock set back shows "now", never the future. */
export function ago(then: Date, now: Date): string {
	const passed = Math.max(0, now.getTime() - then.getTime());
	if (passed < MINUTE) return relative().format(0, 'second');
	if (passed < HOUR) return relative().format(-Math.floor(passed / MINUTE), 'minute');
	const slept = nights(then, now);
	// At a table past midnight "yesterday" would be wrong: it is the same evening.
	if (slept < 1 || passed < 6 * HOUR) return relative().format(-Math.floor(passed / HOUR), 'hour');
	return slept < 7 ? relative().format(-slept, 'day') : day(then);
}

/** "March 14, 2026", "14 marzo 2026" */
export const day = (date: Date) => dates().format(date);
