import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { locale } from '$lib/state/locale.svelte';
import PlayerRow from './PlayerRow.svelte';
import type { Row } from './scene';

afterEach(() => locale.speak('en'));

const ADA: Row = {
	player: { id: 'a', name: 'Ada' },
	seat: 0,
	isTrios: false,
	isTold: false,
	lines: [],
	total: 7
};
const PAID: Row['lines'] = [
	{ player: 'a', call: 'charity', points: 5, clause: 'V2.3', place: 'first', cards: 3 },
	{ player: 'a', call: 'charity', points: 0, clause: 'V3', place: 'first', discards: [] } as never
];
const show = (row: Partial<Row> = {}, { focus = false, showTotal = false } = {}) => {
	const taps = { mend: vi.fn(), why: vi.fn() };
	const { container } = render(PlayerRow, { row: { ...ADA, ...row }, focus, showTotal, ...taps });
	return { ...taps, text: container.textContent.replace(/\s+/g, ' ').trim(), container };
};

it('has a name, and nothing to tap before anything is said', () => {
	expect(show().text).toContain('Ada');
	expect(screen.queryAllByRole('button')).toEqual([]);
});

it('shows the cards that were laid down, and a tap on them mends them', async () => {
	const { mend } = show({ count: 3 });
	await userEvent.click(screen.getByRole('button', { name: 'Ada shows 3: change it' }));
	expect(mend).toHaveBeenCalledOnce();
});

it('shows the trios as a number, to be mended as well', () => {
	show({ count: 1, isTrios: true });
	expect(screen.getByRole('button', { name: 'Ada has 1 trio: change it' })).toHaveTextContent('1');
});

it('asks for whoever speaks up, where they are still to be asked', async () => {
	const ask = vi.fn();
	render(PlayerRow, { row: ADA, focus: false, showTotal: false, ask, why: vi.fn() });
	await userEvent.click(screen.getByRole('button', { name: 'Ask Ada now' }));
	expect(ask).toHaveBeenCalledOnce();
});

it('shows a highest card that is known, before anything else that could be said', () => {
	expect(show({ best: 12, part: 'spared' }).text).toContain('highest 12');
});

it('shows the place and what it pays, and every number answers why', async () => {
	const { why, text } = show({ count: 3, place: 'first', lines: PAID });
	expect(text).toContain('1st');
	const gain = screen.getByRole('button', { name: 'Ada, +5: why?' });
	await userEvent.click(gain);
	expect(why).toHaveBeenCalledWith(gain, 'gain');
});

it.each([
	['spared', 'spared'],
	['protected', 'protected'],
	['has-none', 'has none'],
	['no-place', 'can take no place'],
	['follows', 'none are left']
] as const)('says of somebody who is %s that they are', (part, words) => {
	expect(show({ part }).text).toContain(words);
});

it('keeps totals face down unless the eye is open', () => {
	expect(show().text).not.toContain('7');
	expect(show({}, { showTotal: true }).text).toContain('7');
});

it('tells why a total is what it is', async () => {
	const { why } = show({}, { showTotal: true });
	const total = screen.getByRole('button', { name: 'Total of Ada: 7' });
	await userEvent.click(total);
	expect(why).toHaveBeenCalledWith(total, 'total');
});

it('lights the row of whoever is asked', () => {
	expect(show().container.querySelector('.focus')).toBeNull();
	expect(show({}, { focus: true }).container.querySelector('.focus')).not.toBeNull();
});

it('speaks Italian', () => {
	locale.speak('it');
	expect(show({ count: 2, place: 'second' }).text).toContain('2ª');
});
