import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locale } from '$lib/state/locale.svelte';
import { NOT_BEGUN } from './stored';
import Harness from './StepHarness.test.svelte';
import { Lesson } from './lesson.svelte';
import { predict } from './predict';
import { STEPS } from './script';

// jsdom does no layout.
Element.prototype.scrollIntoView = vi.fn();
beforeEach(() =>
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			unobserve() {}
		}
	)
);
afterEach(() => {
	vi.unstubAllGlobals();
	locale.speak('en');
});

const keys = () => within(screen.getByRole('group')).getAllByRole('button');
const primary = () => document.querySelector<HTMLButtonElement>('.go') as HTMLButtonElement;

/** A learner who stands before a step, having said everything before it rightly. */
function at(id: string) {
	const put = vi.fn(() => Promise.resolve());
	const index = STEPS.findIndex((step) => step.id === id);
	const answers = Object.fromEntries(STEPS.slice(0, index).map((step) => [step.id, predict(step).right.id]));
	const lesson = new Lesson({ put }, index < 0 ? NOT_BEGUN : { at: id, answers });
	render(Harness, { lesson });
	return { lesson, put };
}

describe('a prediction', () => {
	it('asks, and holds back the button until there is an answer', () => {
		at('charity-first');
		expect(screen.getByRole('status')).toHaveTextContent('Who takes 1st place?');
		expect(keys().map((key) => key.textContent.trim().split(/\s+/).at(-1))).toEqual([
			'Stefano',
			'Sofia',
			'Camilla',
			'Nobody'
		]);
		expect(primary()).toHaveAttribute('aria-disabled', 'true');
		expect(screen.queryByText('1st')).toBeNull();
	});

	it('that was right says so and why, and hands on the focus', async () => {
		const { put } = at('charity-first');
		await userEvent.click(keys()[2] as HTMLElement);
		expect(put).toHaveBeenCalledWith({ at: 'charity-first', answers: { 'charity-first': 'camilla' } });
		expect(screen.getByRole('status')).toHaveTextContent(/^Right: Camilla\. Most Charity cards: 3\./);
		expect(screen.getByText('1st')).toBeVisible();
		expect(keys().every((key) => key.getAttribute('aria-disabled') === 'true')).toBe(true);
		expect(primary()).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(screen.getByRole('status')).toHaveTextContent('Who takes 2nd place?');
		expect(keys()[0]).toHaveFocus();
	});

	it('that was not is met kindly, shows both, and why', async () => {
		at('charity-second');
		await userEvent.click(keys()[1] as HTMLElement);
		expect(screen.getByRole('status')).toHaveTextContent(
			'Not quite: Stefano. 2 Charity cards, the highest is 12: 2nd place takes 2 VP.'
		);
		expect(within(keys()[1] as HTMLElement).getByRole('img', { name: 'your answer' })).toBeVisible();
		expect(within(keys()[0] as HTMLElement).getByRole('img', { name: 'the right answer' })).toBeVisible();
	});

	it('shows the hands as far as the table may see them', () => {
		at('faith-places');
		expect(screen.getByRole('img', { name: /^Stefano holds/ })).toHaveAccessibleName(
			'Stefano holds: Faith 9, 11 cards face down'
		);
	});

	it('is taken from the whole hand once hands are open, in Italian too', async () => {
		locale.speak('it');
		at('justice-first');
		expect(screen.getByRole('img', { name: /^Sofia/ })).toHaveAccessibleName(
			/Fede 8 con Fiamma.*Fortezza 7 con Fiamma/
		);
		await userEvent.click(screen.getByRole('button', { name: '8' }));
		expect(screen.getByRole('status')).toHaveTextContent('Giusto: 8. 4 Fiamme in mano: 2 PV ciascuna.');
	});

	it('calls the next Virtue, as the walk does', async () => {
		at('faith-givers');
		await userEvent.click(keys()[2] as HTMLElement);
		expect(screen.getByRole('status')).toHaveTextContent(/^Not quite: Stefano\./);
		expect(screen.getByRole('status')).toHaveTextContent('Stefano chooses which: the 8.');
		expect(primary()).toHaveTextContent('Call Hope');
	});
});
