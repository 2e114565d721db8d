import { perLocale } from './intl';

const and = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const or = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** "Ada, Bea, and Zoë" */
export const list = (names: readonly string[]) => and().format(names);

/** "Ada, Bea, or Zoë" */
export const anyOf = (names: readonly string[]) => or().format(names);
