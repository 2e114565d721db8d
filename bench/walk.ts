/** What a walk costs: a finished game for seven, and each answer on the way there, for which all is walked anew. */
import { parse } from '../tests/virtus';
import { readFileSync } from 'node:fs';
import { walk } from '../src/games/virtus/rules/walk';
import fc from 'fast-check';
import { moments, sheetOf, truth } from '../tests/rules/answering';
import { realGame } from '../tests/rules/deal';
import { lean } from '../tests/rules/write';
import { median, perSecond, time, type Row } from './measure';

const game = fc.sample(
	realGame.filter((one) => one.players.length === 7 && one.players.every(({ hand }) => hand.length > 8)),
	{ numRuns: 1, seed: 7 }
)[0];

export function rows(): Row[] {
	if (!game) throw new Error('no game was dealt');
	const finished = parse(JSON.stringify(lean(game)));
	const example = parse(readFileSync(new URL('../tests/golden/example-2.json', import.meta.url), 'utf8'));
	if (!finished.ok || !example.ok) throw new Error('a file of our own is wrong');
	const prefixes = [...moments(sheetOf(game), truth(game))].map(({ sheet }) => sheet);
	const taps = prefixes.map((sheet) => time(() => walk(sheet)));
	return [
		['a finished game for seven', perSecond(() => walk(finished.value.sheet)), 'walks/s'],
		['Example 2, three players', perSecond(() => walk(example.value.sheet)), 'walks/s'],
		[`one more answer, median of ${taps.length}`, median(taps), 'ms'],
		['one more answer, the slowest', Math.max(...taps), 'ms']
	];
}
