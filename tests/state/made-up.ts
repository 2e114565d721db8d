/** How the made-up game is told, written down a second time: it shares no code with the game itself. */
import { PLAYERS, type Body } from '../made-up/game';
import { added, type Said as SaidOf } from './world';

export type Said = SaidOf<Body>;
export type Meant =
	| { readonly tap: 'number'; readonly player: string; readonly number: number }
	| { readonly tap: 'more'; readonly player: string }
	| { readonly tap: 'rule'; readonly rule: 'highest' | 'lowest' }
	| { readonly tap: 'cheer' };

/** On paper: a number beside each name, the rule under them, and a stroke for every cheer. */
export function paper({ edits, at }: Said) {
	const lines: Record<string, number> = {};
	let rule = '';
	let cheers = '';
	for (const edit of edits.slice(0, at)) {
		if (edit.kind === 'rule') ({ rule } = edit);
		else if (edit.kind === 'cheer') cheers += '|';
		else lines[edit.player] = edit.number;
	}
	return { lines, rule, cheers };
}

export function press(meant: Meant, now: Said, before: Said): Said | undefined {
	if (meant.tap === 'cheer') return added(now, { kind: 'cheer' });
	const [lies, lay] = [paper(now), paper(before)];
	if (meant.tap === 'rule') {
		if (lies.rule === meant.rule) return now;
		return lies.rule === lay.rule ? added(now, { kind: 'rule', rule: meant.rule }) : undefined;
	}
	const { player } = meant;
	const [number, was] = [lies.lines[player], lay.lines[player]];
	const said = (number: number) => added(now, { kind: 'number', player, number });
	if (meant.tap === 'number') {
		if (number === meant.number) return now;
		return number === was ? said(meant.number) : undefined;
	}
	if (number === (was ?? 0) + 1) return now;
	return number === undefined && was !== undefined ? undefined : said((number ?? 0) + 1);
}

/** Something that the table could tap now, one thing or another by `pick`. */
export function meant(_: Said, pick: number): Meant {
	const player = PLAYERS[pick % 3]?.id ?? '';
	if (pick % 7 === 0) return { tap: 'cheer' };
	if (pick % 5 === 0) return { tap: 'rule', rule: pick % 2 ? 'highest' : 'lowest' };
	return pick % 4 === 1 ? { tap: 'more', player } : { tap: 'number', player, number: pick % 4 };
}

/** As a list shows it. */
export function standing(said: Said) {
	const { lines, rule } = paper(said);
	const numbers = PLAYERS.map(({ id }) => lines[id]);
	if (numbers.includes(undefined)) return { step: 'number', winners: undefined };
	if (rule === '') return { step: 'rule', winners: undefined };
	const sorted = (numbers as number[]).toSorted((a, b) => a - b);
	const wins = rule === 'lowest' ? sorted[0] : sorted.at(-1);
	return { step: undefined, winners: PLAYERS.flatMap(({ id }) => (lines[id] === wins ? [id] : [])) };
}
