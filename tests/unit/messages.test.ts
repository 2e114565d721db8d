import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import settings from '../../project.inlang/settings.json';

const { locales } = settings;
const { pathPattern: PATTERNS } = settings['plugin.inlang.messageFormat'];

type Message = string | { declarations?: string[]; match: Record<string, string> }[];

function messagesIn(pattern: string, locale: string): [string, Message][] {
	const file = readFileSync(pattern.replace('{locale}', locale), 'utf8');
	return Object.entries(JSON.parse(file) as Record<string, Message>).filter(([key]) => key !== '$schema');
}

/** Whose folder a path lies in; none where it is the house's. */
const gameOf = (path: string) => /(?:^|\/)games\/([^/]+)\//.exec(path)?.[1];

/** Every sentence a message may come out as. */
const sentences = (message: Message): string[] =>
	typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

/** What a message is given: what is declared as input, or, where nothing is declared, what stands in braces. */
function parameters(message: Message): string[] {
	const declared =
		typeof message === 'string' ? [] : message.flatMap(({ declarations }) => declarations ?? []);
	const inputs = declared
		.filter((line) => line.startsWith('input '))
		.map((line) => line.slice('input '.length).trim());
	const locals = declared.map((line) => /^local (\w+)/.exec(line)?.[1]);
	const braced = sentences(message)
		.flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))
		.filter((name) => !locals.includes(name));
	return [...new Set([...inputs, ...braced])].sort();
}

/** Names, and words that both languages share. */
const SAME_IN_BOTH = ['app_name'];

const others = locales.filter((locale) => locale !== 'en');
const each = <T extends string>(names: readonly T[]) =>
	PATTERNS.flatMap((pattern) => names.map((name) => [pattern, name] as const));

describe.each(each(others))('the messages of %s in %s', (pattern, locale) => {
	const english = messagesIn(pattern, 'en');
	const translated = new Map(messagesIn(pattern, locale));

	it('are the same ones, in the same order, as in English', () => {
		expect([...translated.keys()]).toEqual(english.map(([key]) => key));
	});

	it.each(english)('%s takes the same parameters', (key, message) => {
		expect(parameters(translated.get(key) ?? '')).toEqual(parameters(message));
	});

	it('are really translated', () => {
		const same = english
			.filter(([key, message]) => JSON.stringify(translated.get(key)) === JSON.stringify(message))
			.map(([key]) => key);
		expect(same).toEqual(SAME_IN_BOTH.filter((key) => translated.has(key)));
	});
});

describe.each(each(locales))('every sentence of %s in %s', (pattern, locale) => {
	const all = messagesIn(pattern, locale).flatMap(([key, message]) =>
		sentences(message).map((sentence) => [key, sentence] as const)
	);

	it('says something, and without raising its voice', () => {
		expect(all.filter(([, sentence]) => sentence.trim() === '' || /[!¡]/.test(sentence))).toEqual([]);
	});
});

describe('whose a message is', () => {
	const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.map((path) => path.split(sep).join('/'))
		.filter((path) => /\.(svelte|ts)$/.test(path) && !/paraglide|\.test\.ts$/.test(path));
	/** By key, the games that use it; the house is no game. */
	const users = new Map<string, Set<string | undefined>>();
	for (const path of sources) {
		const game = gameOf(path);
		for (const [, key = ''] of readFileSync(join('src', path), 'utf8').matchAll(/\bm\.(\w+)/g))
			users.set(key, (users.get(key) ?? new Set()).add(game));
	}
	const all = PATTERNS.flatMap((pattern) =>
		messagesIn(pattern, 'en').map(([key]) => ({
			key,
			owner: gameOf(pattern),
			by: [...(users.get(key) ?? [])]
		}))
	);
	const keys = (some: typeof all) => some.map(({ key }) => key);

	it('every folder of messages is compiled', () => {
		const games = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/messages`));
		expect(PATTERNS.map(gameOf)).toEqual([undefined, ...games]);
	});

	it('every message is used', () => {
		expect(keys(all.filter(({ by }) => by.length === 0))).toEqual([]);
	});

	it('no key has two messages', () => {
		expect(keys(all.filter(({ key }, i) => keys(all).indexOf(key) !== i))).toEqual([]);
	});

	it('a game’s messages are used in its folder alone', () => {
		expect(keys(all.filter(({ owner, by }) => owner && by.some((game) => game !== owner)))).toEqual([]);
	});

	it('the house has no message that one game alone uses', () => {
		const lone = all.filter(({ owner, by }) => !owner && by.length === 1 && by[0]);
		expect(keys(lone)).toEqual([]);
	});
});
