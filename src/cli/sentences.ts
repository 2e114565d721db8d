import { readFileSync } from 'node:fs';

const messages = JSON.parse(
	readFileSync(new URL('../../messages/en.json', import.meta.url), 'utf8')
) as Record<string, string>;

/** The English sentence for a code: the same that the app shows. */
export const sentence = (code: string) => messages[`wrong_${code.replaceAll('-', '_')}`] ?? code;
