import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../project.inlang/settings.json';

type Message = string | { declarations?: string[]; match: Record<string, string> }[];

function messagesOf(locale: string): [string, Message][] {
	const file = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Record<string, Message>;
	return Object.entries(file).filter(([key]) => key !== '$schema');
}

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

const english = messagesOf('en');
const others = locales.filter((locale) => locale !== 'en');

describe.each(others)('the messages in %s', (locale) => {
	const translated = new Map(messagesOf(locale));

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
		expect(same).toEqual(SAME_IN_BOTH);
	});
});

describe.each(locales)('every sentence in %s', (locale) => {
	const all = messagesOf(locale).flatMap(([key, message]) =>
		sentences(message).map((sentence) => [key, sentence] as const)
	);

	it('says something, and without raising its voice', () => {
		expect(all.filter(([, sentence]) => sentence.trim() === '' || /[!¡]/.test(sentence))).toEqual([]);
	});
});

it('every message is used', () => {
	const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((path) => /\.(svelte|ts)$/.test(path) && !/paraglide|\.test\.ts$/.test(path))
		.map((path) => readFileSync(join('src', path), 'utf8'))
		.join('\n');
	const used = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
	expect(english.map(([key]) => key).filter((key) => !used.has(key))).toEqual([]);
});
