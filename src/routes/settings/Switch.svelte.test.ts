import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import LanguageChoice from './LanguageChoice.svelte';
import Switch from '$lib/ui/Switch.svelte';
import ThemeChoice from './ThemeChoice.svelte';

const words = { name: 'Vibration', why: 'A soft tick.' };

it('is a switch with a name and a line that explains it', () => {
	render(Switch, { ...words, on: true, turn: () => {} });
	const control = screen.getByRole('switch', { name: 'Vibration' });
	expect(control).toBeChecked();
	expect(control).toHaveAccessibleDescription('A soft tick.');
});

it('turns by tap on its words and by the space bar', async () => {
	const turn = vi.fn();
	render(Switch, { ...words, on: false, turn });
	await userEvent.click(screen.getByText('A soft tick.'));
	expect(screen.getByRole('switch')).toHaveFocus();
	await userEvent.keyboard(' ');
	expect(turn.mock.calls).toEqual([[true], [false]]);
});

it('says why it cannot be had, and does not pretend to be on', async () => {
	const turn = vi.fn();
	render(Switch, { ...words, on: true, missing: 'Not on this device.', turn });
	const control = screen.getByRole('switch', { name: 'Vibration' });
	expect(control).toBeDisabled();
	expect(control).not.toBeChecked();
	expect(control).toHaveAccessibleDescription('Not on this device.');
	await userEvent.click(screen.getByText('Vibration'));
	expect(turn).not.toHaveBeenCalled();
});

it('offers the themes as one choice of three', async () => {
	const choose = vi.fn();
	render(ThemeChoice, { chosen: 'paper', choose });
	expect(screen.getByRole('group', { name: 'Look' })).toBeVisible();
	expect(screen.getByRole('radio', { name: 'Paper' })).toBeChecked();
	await userEvent.click(screen.getByRole('radio', { name: 'Ink' }));
	expect(choose).toHaveBeenCalledExactlyOnceWith('ink');
});

it('names each language in itself, and says what automatic comes to', async () => {
	const choose = vi.fn();
	render(LanguageChoice, { chosen: 'system', outside: 'it', choose });
	expect(screen.getByRole('radio', { name: /Automatic.*Italiano/ })).toBeChecked();
	expect(screen.getByText('Italiano')).toHaveAttribute('lang', 'it');
	await userEvent.click(screen.getByRole('radio', { name: /^Italiano/ }));
	expect(choose).toHaveBeenCalledExactlyOnceWith('it');
});
