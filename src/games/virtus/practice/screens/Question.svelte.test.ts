import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exercise } from '../questions';
import type { ExerciseKind, Level } from '../kinds';
import Question from './Question.svelte';
import { optionName, nameIn } from './words';

/** An exercise on the screen; `said` follows what is tapped, as the page sees to it. */
function ask(level: Level, kind: ExerciseKind, number = 1) {
	const one = exercise({ level, kind, number });
	const answer = vi.fn((said: number) => void view.rerender({ said }));
	const next = vi.fn();
	const view = render(Question, { exercise: one, said: undefined, onward: 'Onward', answer, next });
	const options = () => [...view.container.querySelectorAll<HTMLButtonElement>('.answers button')];
	const wrong = one.right === 0 ? 1 : 0;
	return { ...view, one, answer, next, options, wrong };
}
const go = () => screen.getByRole('button', { name: /Onward|Tap an answer/ });

describe('a question', () => {
	it('shows the cards of everyone, named for those who cannot see them', () => {
		const { one } = ask('easy', 'first');
		for (const { player, cards } of one.rows) {
			if (cards.length === 0) continue;
			const hand = screen.getByRole('list', { name: `Cards of ${nameIn(one)(player)}` });
			const drawn = within(hand).getAllByRole('img');
			expect(drawn).toHaveLength(cards.length);
			expect(drawn[0]).toHaveAccessibleName(new RegExp(`\\b${cards[0]?.value}\\b`));
		}
	});

	it('waits for an answer before it leads on', async () => {
		const { next } = ask('easy', 'first');
		expect(go()).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(go());
		expect(next).not.toHaveBeenCalled();
	});

	it('takes one tap, says that it is right and why, and has the way on in focus', async () => {
		const { one, options, answer, next } = ask('easy', 'first');
		await userEvent.click(options()[one.right] as Element);
		expect(answer.mock.calls).toEqual([[one.right]]);
		expect(screen.getByRole('heading', { name: 'Right' })).toBeVisible();
		expect(screen.getByRole('status')).toHaveTextContent(/^Right\. Most \w+ cards: \d/);
		expect(go()).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(next).toHaveBeenCalledOnce();
	});

	it('takes a digit that is held down for one, not for two', async () => {
		const { answer } = ask('easy', 'fortitude');
		await userEvent.keyboard('{1>3}'); // pressed, and repeated twice
		expect(answer).not.toHaveBeenCalled();
		await userEvent.keyboard('{/1}2');
		expect(answer.mock.calls).toEqual([[12]]);
	});

	it('says what it is instead of what was tapped, and takes no second answer', async () => {
		const { one, options, answer, wrong } = ask('easy', 'second');
		await userEvent.click(options()[wrong] as Element);
		const [is, said] = [one.right, wrong].map((i) => optionName(one.options[i], nameIn(one)));
		expect(screen.getByRole('heading', { name: `${is}, not ${said}` })).toBeVisible();
		options()[one.right]?.click();
		await userEvent.keyboard(`${one.right + 1}`);
		expect(answer).toHaveBeenCalledOnce();
	});

	it('lights the cards that count, once it is answered', async () => {
		const { one, options, container } = ask('easy', 'justice', 4);
		expect(container.querySelectorAll('.lit')).toHaveLength(0);
		await userEvent.click(options()[one.right] as Element);
		expect(container.querySelectorAll('.lit')).toHaveLength(one.reason.counted.length);
	});

	it('keeps cards that have left in sight, and says so', () => {
		const { one } = ask('hard', 'trio-broken');
		const gone = one.rows[0]?.gone ?? [];
		expect(gone.length).toBeGreaterThan(0);
		expect(screen.getAllByRole('img', { name: /: given away$/ })).toHaveLength(gone.length);
	});
});

describe('by keyboard', () => {
	it('a digit takes the option that stands there', async () => {
		const { answer } = ask('easy', 'first');
		await userEvent.keyboard('2');
		expect(answer.mock.calls).toEqual([[1]]);
	});

	it('a digit that is no option does nothing', async () => {
		const { answer } = ask('easy', 'first');
		await userEvent.keyboard('9');
		expect(answer).not.toHaveBeenCalled();
	});

	it.each([
		['7', 7],
		['0', 0],
		['12', 12],
		['1{Enter}', 1],
		['157', 7]
	])('%s answers a number with %i', async (keys, number) => {
		const { answer } = ask('easy', 'fortitude');
		await userEvent.keyboard(keys);
		expect(answer.mock.calls).toEqual([[number]]);
	});

	it('leaves the browser its own shortcuts', async () => {
		const { answer } = ask('easy', 'first');
		await userEvent.keyboard('{Control>}1{/Control}');
		expect(answer).not.toHaveBeenCalled();
	});
});
