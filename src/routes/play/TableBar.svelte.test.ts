import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import TableBar from './TableBar.svelte';

const bar = (more = {}) => {
	const taps = { undo: vi.fn(), redo: vi.fn(), turnTotals: vi.fn(), turnExplaining: vi.fn() };
	render(TableBar, { totals: false, explains: false, ...taps, ...more });
	return taps;
};

it('does what it says', async () => {
	const { undo, redo, turnTotals, turnExplaining } = bar();
	for (const name of ['Undo', 'Redo', 'Show the totals', 'Explain each step'])
		await userEvent.click(screen.getByRole('button', { name }));
	for (const tap of [undo, redo, turnTotals, turnExplaining]) expect(tap).toHaveBeenCalledOnce();
});

it('is off where there is nothing to take back or bring back', () => {
	bar({ undo: undefined, redo: undefined });
	expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
	expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

it('says what is on', () => {
	bar({ totals: true, explains: true });
	expect(screen.getByRole('button', { name: 'Hide the totals' })).toHaveAttribute('aria-pressed', 'true');
	expect(screen.getByRole('button', { name: 'Stop explaining' })).toHaveAttribute('aria-pressed', 'true');
});
