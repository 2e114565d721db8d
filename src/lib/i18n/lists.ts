import { perLocale } from './intl';

const and = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** "Ada, Bea, and Zoë" */
export const list = (names: readonly string[]) => and().format(names);
