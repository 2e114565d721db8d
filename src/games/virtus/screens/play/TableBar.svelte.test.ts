import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import TableBar from './TableBar.svelte';

const bar = (more = {}) => {
	const taps = { undo: vi.fn(), redo: vi.fn(), turnTotals: vi.fn(), turnExplaining: vi.fn() };
	render(TableBar, { game: 'a-game', totals: false, explains: false, ...taps, ...more });
	return taps;
};

it('does what it says', async () => {
	const { undo, redo, turnTotals, turnExplaining } = bar();
	for (const name of ['Undo', 'Redo', 'Totals', 'Explain each step'])
		await userEvent.click(screen.getByRole('button', { name }));
	for (const tap of [undo, redo, turnTotals, turnExplaining]) expect(tap).toHaveBeenCalledOnce();
});

it('leads to the table, to change it', () => {
	bar();
	const link = screen.getByRole('link', { name: 'Change the table' });
	expect(link).toHaveAttribute('href', expect.stringMatching(/\/table\/\?game=a-game$/));
});

it('is off where there is nothing to take back or bring back', () => {
	bar({ undo: undefined, redo: undefined });
	expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
	expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

it.each([true, false])('says of each what it is, and apart from that whether it is on: %s', (on) => {
	bar({ totals: on, explains: on });
	for (const name of ['Totals', 'Explain each step'])
		expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', String(on));
});
