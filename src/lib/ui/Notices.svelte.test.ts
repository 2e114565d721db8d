import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locale } from '$lib/state/locale.svelte';
import { Notices as Said } from '$lib/state/notices.svelte';
import NoticesHarness from './NoticesHarness.test.svelte';

let notices: Said;
const tap = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeEach(() => {
	vi.useFakeTimers();
	notices = new Said();
	render(NoticesHarness, { notices });
});
afterEach(() => {
	vi.useRealTimers();
	locale.speak('en');
});

it('has its live region before there is anything to say', async () => {
	const region = screen.getByRole('status');
	expect(region.children).toHaveLength(0);
	notices.say({ text: () => 'Deleted.' });
	await tick();
	expect(region).toHaveTextContent('Deleted.');
});

it('runs the action once and goes', async () => {
	const undo = vi.fn();
	notices.say({ text: () => 'Deleted.', action: { label: () => 'Undo', run: undo } });
	await tick();
	await tap.click(screen.getByRole('button', { name: 'Undo' }));
	expect(undo).toHaveBeenCalledOnce();
	expect(screen.queryByText('Deleted.')).toBeNull();
});

it('shows the latest, and the earlier ones once it is gone', async () => {
	for (const word of ['first', 'second']) notices.say({ text: () => word, stays: true });
	await tick();
	expect(screen.queryByText('first')).toBeNull();
	await tap.click(screen.getByRole('button', { name: 'Dismiss' }));
	expect(screen.queryByText('second')).toBeNull();
	expect(screen.getByText('first')).toBeVisible();
	await tap.click(screen.getByRole('button', { name: 'Dismiss' }));
	expect(screen.getByRole('status').children).toHaveLength(0);
});

it('says the same thing once', async () => {
	notices.say({ id: 'full', text: () => 'No room.' });
	notices.say({ id: 'full', text: () => 'Still no room.' });
	await tick();
	expect(screen.getByText('Still no room.')).toBeVisible();
	await tap.click(screen.getByRole('button', { name: 'Dismiss' }));
	expect(screen.getByRole('status').children).toHaveLength(0);
});

it('goes by itself after a while, unless it is to stay', async () => {
	notices.say({ text: () => 'To keep in mind.', stays: true });
	notices.say({ text: () => 'In passing.' });
	await tick();
	expect(screen.getByText('In passing.')).toBeVisible();
	vi.advanceTimersByTime(10_000);
	await tick();
	expect(screen.queryByText('In passing.')).toBeNull();
	vi.advanceTimersByTime(60_000);
	await tick();
	expect(screen.getByText('To keep in mind.')).toBeVisible();
});

it('does not go while somebody is at it, and gives the focus back when it does', async () => {
	notices.say({ text: () => 'Deleted.', action: { label: () => 'Undo', run: () => {} } });
	await tick();
	const before = screen.getByRole('button', { name: 'Before' });
	before.focus();
	await tap.tab();
	expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
	vi.advanceTimersByTime(60_000);
	await tick();
	expect(screen.getByText('Deleted.')).toBeVisible();
	await tap.keyboard('{Escape}');
	expect(screen.queryByText('Deleted.')).toBeNull();
	expect(before).toHaveFocus();
});

it('follows a change of language while it is shown', async () => {
	notices.say({ text: () => 'Deleted.', stays: true });
	await tick();
	locale.speak('it');
	await tick();
	expect(screen.getByRole('button', { name: 'Chiudi' })).toBeVisible();
});
