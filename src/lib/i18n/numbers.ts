import { perLocale } from './intl';

const figures = perLocale((locale) => new Intl.NumberFormat(locale));
const signed = perLocale((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));

/** The minus is as wide as the plus, here and in points. */
const withMinus = (figure: string) => figure.replace('-', '−');

export const figure = (count: number) => withMinus(figures().format(count));

/** Points as they are gained and lost: "+5", "−3", "0". */
export const points = (count: number) => withMinus(signed().format(count));
