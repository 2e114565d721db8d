import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'));

/** The house's, and those of every game: whatever the app compiles. */
const { 'plugin.inlang.messageFormat': files } = read('project.inlang/settings.json') as {
	'plugin.inlang.messageFormat': { pathPattern: readonly string[] };
};
const messages = Object.fromEntries(
	files.pathPattern.flatMap((file) =>
		Object.entries(read(file.replace('{locale}', 'en')) as Record<string, string>)
	)
);

/** The English sentence for a code: the same that the app shows. */
export const sentence = (code: string) => messages[`wrong_${code.replaceAll('-', '_')}`] ?? code;
