import { afterEach, describe, expect, it } from 'vitest';
import { KINDS_AT, LEVELS, type ExerciseKind, type Level } from '../kinds';
import { exercise } from '../questions';
import { overwriteGetLocale, type Locale } from '$lib/paraglide/runtime.js';
import { asking, reason, verdict } from './words';

const speak = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

const OFFERED = LEVELS.flatMap((level) => KINDS_AT[level].map((kind) => [kind, level] as const));

describe.each(OFFERED)('%s, %s', (kind, level) => {
	it('is asked and explained in both languages, in whole sentences', { timeout: 0 }, () => {
		for (let number = 0; number < 3; number++) {
			const one = exercise({ level, kind, number });
			const said = ['en', 'it'].map((locale) => {
				speak(locale as Locale);
				return [asking(one), reason(one), verdict(one, one.right), verdict(one, one.right === 0 ? 1 : 0)];
			});
			for (const [asked, why, ...verdicts] of said) {
				expect(asked).toMatch(/^[\p{Lu}].*\?$/u);
				expect(why).toMatch(/^[\p{Lu}\d].*\.$/u);
				for (const text of [asked, why, ...verdicts])
					expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}]|\.\./);
			}
			expect(said[0]?.[0]).not.toBe(said[1]?.[0]);
			expect(said[0]?.[1]).not.toBe(said[1]?.[1]);
		}
	});
});

/** The first exercise of a kind that fits. */
function find(
	level: Level,
	kind: ExerciseKind,
	fits: (one: ReturnType<typeof exercise>) => boolean = () => true
) {
	for (let number = 0; ; number++) {
		const one = exercise({ level, kind, number });
		if (fits(one)) return one;
	}
}

describe('the reason', () => {
	it('of a tie names everyone who is level, the highest card first', () => {
		const one = find('hard', 'tie-three');
		expect(reason(one)).toMatch(/^\d each, so the highest card decides: \w+ \d+, \w+ \d+,.* and \w+ \d+\.$/);
	});

	it('of a plain place leaves the highest card out', () => {
		expect(reason(find('easy', 'first'))).toMatch(/^Most \w+ cards: \d+\. 1st place takes 5 VP\.$/);
	});

	it('of a duel is the duel', () => {
		const spared = find('hard', 'duel-faith', ({ ask }) => ask.of === 'spared');
		expect(reason(spared)).toBe('With two players the 2nd is not spared.');
		expect(reason(find('hard', 'duel-prudence'))).toContain('With two players');
	});

	it('of a shared victory says what does not tell the winners apart', () => {
		expect(reason(find('hard', 'shared'))).toMatch(/tell(s)? them apart|have the most trios/);
	});
});
