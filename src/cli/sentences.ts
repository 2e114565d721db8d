import { readFileSync } from 'node:fs';

/** The house's, and those of the game that is scored. */
const FILES = ['../../messages/en.json', '../games/virtus/messages/en.json'];

const messages = Object.fromEntries(
	FILES.flatMap((file) =>
		Object.entries(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string>)
	)
);

/** The English sentence for a code: the same that the app shows. */
export const sentence = (code: string) => messages[`wrong_${code.replaceAll('-', '_')}`] ?? code;
