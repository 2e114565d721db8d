import { perLocale } from './intl';

const cardinals = perLocale((locale) => new Intl.PluralRules(locale));
const figures = perLocale((locale) => new Intl.NumberFormat(locale));
const signed = perLocale((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));

export type Plural = Partial<Record<Intl.LDMLPluralRule, () => string>> & { other: () => string };

/** For sentences that differ in more than a word; where a word is all, the message has its own variants. */
export function plural(count: number, forms: Plural): string {
	return (forms[cardinals().select(count)] ?? forms.other)();
}

/** The minus is as wide as the plus, here and in points. */
const withMinus = (figure: string) => figure.replace('-', '−');

export const figure = (count: number) => withMinus(figures().format(count));

/** Points as they are gained and lost: "+5", "−3", "0". */
export const points = (count: number) => withMinus(signed().format(count));
