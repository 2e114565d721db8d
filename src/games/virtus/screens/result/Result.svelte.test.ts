import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { golden } from '../../../../../tests/e2e/seed';
import { walk } from '../../rules/walk';
import { ACCOUNT_PARTS, partName, placed } from './account';
import Result from './Result.svelte';

// What jsdom leaves out, there before the components are loaded.
const motion = vi.hoisted(() => {
	const state = { reduced: false };
	window.matchMedia = (media) =>
		({
			media,
			get matches() {
				return state.reduced;
			},
			addEventListener: () => {},
			removeEventListener: () => {}
		}) as unknown as MediaQueryList;
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	return state;
});

const sheet = golden('example-2');
const { standings, outcome, lines } = walk(sheet);
if (!outcome) throw new Error('Example 2 is a whole game');
const players = placed(standings, sheet.players, lines);
const children = createRawSnippet(() => ({ render: () => '<p>Share</p>' }));
const show = (reveal = false) =>
	render(Result, { players, decidedBy: outcome.decidedBy, reveal, children }).container;

const tap = userEvent.setup();
const stage = (container: Element) => container.querySelector('.result');
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
	// jsdom knows the dialog element, but not how to put it in front of the page.
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent(new Event('close'));
	};
});
afterEach(() => {
	motion.reduced = false;
});

describe('the account', () => {
	it.each(players)('of $name answers why at every number', async (player) => {
		show();
		const sheet = document.querySelector('dialog') as HTMLDialogElement;
		for (const part of ACCOUNT_PARTS) {
			const points = String(player.points[part]).replace('-', '−');
			const cell = screen.getByLabelText(`${player.name}, ${partName(part)}: ${points} VP`);
			expect(cell).toHaveTextContent(points === '0' ? '·' : points);
			await fireEvent.click(cell);
			expect(sheet).toHaveAttribute('open');
			expect(sheet.querySelector('h2')).toHaveTextContent(`Why? ${player.name} · ${partName(part)}`);
			const lines = player.lines.filter(({ call }) => call === part).length;
			expect(sheet.querySelectorAll('li')).toHaveLength(lines > 1 ? lines + 1 : lines);
			if (lines === 0) expect(sheet).toHaveTextContent('No place here, so no points.');
			await fireEvent.click(screen.getByLabelText('Close'));
			expect(sheet).not.toHaveAttribute('open');
			expect(cell).toHaveFocus();
		}
	});

	it('answers why of a total with every line behind it', async () => {
		show();
		const table = screen.getAllByRole('table')[0] as HTMLElement;
		await tap.click(within(table).getByRole('button', { name: 'Sofia, Total: 37 VP' }));
		const sheet = screen.getByRole('dialog', { name: 'Why? Sofia · Total' });
		expect(sheet).toHaveTextContent('Held 3 Lights: pays Camilla 1 VP for each.');
		const last = within(sheet).getAllByRole('listitem').at(-1);
		expect(last).toHaveTextContent(/^Together\s*37$/);
	});

	it('closes on a tap beside the sheet, not on one inside', async () => {
		show();
		await tap.click(screen.getByRole('button', { name: 'Camilla, Charity: 8 VP' }));
		const sheet = screen.getByRole('dialog');
		await tap.click(within(sheet).getByText(/Most Charity cards/));
		expect(sheet).toHaveAttribute('open');
		await tap.click(sheet);
		expect(sheet).not.toHaveAttribute('open');
	});
});

describe('the reveal', () => {
	it('goes from last to first, then the winner, then the rest', () => {
		const container = show(true);
		const steps = [...container.querySelectorAll<HTMLElement>('[data-step]')]
			.sort((a, b) => Number(a.dataset.step) - Number(b.dataset.step))
			.map((step) => /Stefano|Sofia|Camilla/.exec(step.textContent)?.[0]);
		expect(steps.slice(0, 4)).toEqual(['Stefano', 'Sofia', 'Camilla', 'Camilla']);
		expect(stage(container)).toHaveClass('revealing');
	});

	it.each(['a tap', 'a key'])('is skipped by %s, and then said once', async (by) => {
		const container = show(true);
		await nextFrame();
		const said = screen.getByRole('status');
		expect(said.textContent).toBe('');
		if (by === 'a tap') await tap.click(document.body);
		else await tap.keyboard('{Enter}');
		expect(stage(container)).not.toHaveClass('revealing');
		expect(said).toHaveTextContent(
			'3. Stefano, 21 VP. 2. Sofia, 37 VP. 1. Camilla, 43 VP. Camilla wins with 43 VP.'
		);
	});

	it('ends when its last step has arrived, not before', async () => {
		const container = show(true);
		const steps = [...container.querySelectorAll('[data-step]')];
		for (const step of steps.slice(0, -1)) step.dispatchEvent(new Event('animationend', { bubbles: true }));
		await tick();
		expect(stage(container)).toHaveClass('revealing');
		steps.at(-1)?.dispatchEvent(new Event('animationend', { bubbles: true }));
		await tick();
		expect(stage(container)).not.toHaveClass('revealing');
	});

	it('is not there with reduced motion, and is said all the same', async () => {
		motion.reduced = true;
		const container = show(true);
		expect(stage(container)).not.toHaveClass('revealing');
		await nextFrame();
		await tick();
		expect(screen.getByRole('status')).toHaveTextContent('Camilla wins with 43 VP');
	});

	it('is neither shown nor said on a later visit', async () => {
		const container = show(false);
		await nextFrame();
		await tick();
		expect(stage(container)).not.toHaveClass('revealing');
		expect(screen.getByRole('status').textContent).toBe('');
	});
});
