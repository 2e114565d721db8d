import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { GameRecord } from '$lib/storage/games';
import PastGame from './history/PastGame.svelte';
import OpenGame from './OpenGame.svelte';

const NOW = Date.UTC(2026, 2, 14, 21);
const players = ['Stefano', 'Sofia', 'Camilla'].map((name, i) => ({ id: `p${i + 1}`, name }));
const game: GameRecord = {
	id: 'abc',
	game: 'virtus',
	edition: 1,
	setup: { players, options: {} },
	players,
	startedAt: NOW,
	touchedAt: NOW - 4 * 60_000,
	state: 'open',
	step: 'hope',
	revision: 1
};

it('a game under way says who plays, where it stands and since when, and resumes there', () => {
	const { container } = render(OpenGame, { game, now: NOW, remove: () => {} });
	const link = screen.getByRole('link', { name: /Stefano, Sofia, and Camilla.*Resume/s });
	expect(link).toHaveAttribute('href', '/play/?game=abc');
	expect(link).toHaveTextContent(/Hope is being called · 4 minutes ago/);
	expect(container.querySelector('[data-virtue]')).toHaveAttribute('data-virtue', 'hope');
});

it('a game that counts its trios says so', () => {
	render(OpenGame, { game: { ...game, step: 'trios' }, now: NOW, remove: () => {} });
	expect(screen.getByRole('link')).toHaveTextContent('Trios are being counted');
});

it('is deleted by a button beside the link, named after the game', async () => {
	const remove = vi.fn();
	render(OpenGame, { game, now: NOW, remove });
	const button = screen.getByRole('button', { name: 'Delete the game of Stefano, Sofia, and Camilla' });
	expect(button.closest('a')).toBeNull();
	await userEvent.click(button);
	expect(remove).toHaveBeenCalledOnce();
});

const finished = (winners: string[], totals: number[]): GameRecord => ({
	...game,
	state: 'finished',
	result: { winners, totals }
});

it('a finished game says who won, with all totals, and opens its result', () => {
	render(PastGame, { game: finished(['p3'], [21, 37, 43]), now: NOW, remove: () => {} });
	expect(screen.getByRole('heading')).toHaveTextContent('Camilla won');
	expect(screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
		'S Stefano 21',
		'S Sofia 37',
		'C Camilla 43'
	]);
	expect(screen.getByRole('link')).toHaveAttribute('href', '/result/?game=abc');
});

it('a shared victory is told as one', () => {
	render(PastGame, { game: finished(['p1', 'p3'], [43, 37, 43]), now: NOW, remove: () => {} });
	expect(screen.getByRole('heading')).toHaveTextContent('Stefano and Camilla shared the victory');
});

it.each([
	['a later edition', { edition: 2 }],
	['a game that this app does not have', { game: 'to-come' }]
])('what a newer app has told says so, and is nobody’s to throw away: %s', (_, newer) => {
	const open = render(OpenGame, { game: { ...game, ...newer }, now: NOW, remove: () => {} });
	expect(screen.getByRole('link')).toHaveTextContent(/From a newer version · 4 minutes ago/);
	expect(screen.getByRole('link')).not.toHaveTextContent('Resume');
	expect(screen.queryByRole('button')).toBeNull();
	open.unmount();
	render(PastGame, { game: { ...finished(['p3'], [21, 37, 43]), ...newer }, now: NOW, remove: () => {} });
	expect(screen.getByRole('link')).toHaveTextContent(/4 minutes ago · From a newer version/);
	expect(screen.queryByRole('button')).toBeNull();
});
