import { expect, it } from 'vitest';
import { SETUP, type Body } from '../../../tests/made-up/game';
import { logOf } from './before';
import type { Log } from './log';
import { relationOf } from './relation';
import { appended } from './upon';

const say = (number: number): Body => ({ kind: 'number', player: 'ada', number });
const said = (log: Log<Body>, id: string, body: Body | { undo: string } = say(1)) =>
	appended<Body>(log, { id, by: 'phone', at: 0 }, body);
const one = () => said([], 'a');
const two = () => said(one(), 'b');
const before = (counting: number) => logOf({ edits: [say(1), say(2)], at: counting }, 0);

it.each<[string, () => [mine: Log<Body>, theirs: Log<Body>], string]>([
	['the same', () => [two(), two()], 'same'],
	['none and none', () => [[], []], 'same'],
	['theirs knows more', () => [one(), two()], 'behind'],
	['ours knows more', () => [two(), one()], 'ahead'],
	['theirs has taken something back', () => [two(), said(two(), 'u', { undo: 'b' })], 'behind'],
	['each has gone on', () => [said(one(), 'mine'), said(one(), 'theirs')], 'apart'],
	['the same name for another thing', () => [two(), said(one(), 'b', say(9))], 'apart'],
	['of before, and they have undone', () => [before(2), before(1)], 'apart'],
	['of before, and we have undone', () => [before(1), before(2)], 'apart'],
	['of before, and they have gone on', () => [before(2), said(before(2), 'c')], 'behind'],
	['of before, and nobody has undone anything since', () => [before(1), before(1)], 'same']
])('%s', (_, logs, is) => {
	const [mine, theirs] = logs();
	expect(relationOf({ setup: SETUP, log: mine }, { setup: SETUP, log: theirs })).toBe(is);
});

it('two tables are two games, whatever was said at them', () => {
	const log = one();
	const other = { ...SETUP, players: SETUP.players.slice(1) };
	expect(relationOf({ setup: SETUP, log }, { setup: other, log })).toBe('apart');
	const turned = { options: SETUP.options, players: SETUP.players };
	expect(relationOf({ setup: SETUP, log }, { setup: turned, log })).toBe('same');
});
