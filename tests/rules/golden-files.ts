import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../golden/', import.meta.url);

/** The golden games by name; each is a file, and has a result beside it. */
export const names = readdirSync(folder)
	.filter((file) => !file.includes('.expected.'))
	.map((file) => file.replace('.json', ''));

export const pathTo = (name: string) => fileURLToPath(new URL(`${name}.json`, folder));
export const text = (name: string) => readFileSync(pathTo(name), 'utf8');

/** Example 2 is told twice, by counts and by cards; there is one result. */
export const expected = (name: string) =>
	JSON.parse(text(`${name.replace('example-2-cards', 'example-2')}.expected`)) as Record<string, unknown>;
