import { readFileSync } from 'node:fs';
import type { Wrong } from '../lib/exchange/wrong';

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

/** The English sentence for what is wrong: the same that the app shows. */
export function sentence({ code, players: [least, most] = [0, 0] }: Wrong): string {
	const message = messages[`wrong_${code.replaceAll('-', '_')}`] ?? code;
	return message.replace('{least}', `${least}`).replace('{most}', `${most}`);
}
