import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import NumberKeys from './NumberKeys.svelte';

const keys = () => [...screen.getByRole('group').querySelectorAll('button')];
const key = (name: number | string) => {
	const found = keys().find((button) => button.textContent.trim() === String(name));
	if (!found) throw new Error(`no key ${name}`);
	return found;
};
const names = () => keys().map((button) => button.textContent.trim());
const upTo = (last: number, from = 0) => Array.from({ length: last + 1 - from }, (_, i) => String(from + i));

function pad(props: Partial<Parameters<typeof render<typeof NumberKeys>>[1]> = {}) {
	const tap = vi.fn();
	const whyOff = vi.fn();
	render(NumberKeys, {
		label: 'How many?',
		from: 0,
		most: 0,
		can: (n: number) => n <= 4,
		whyOff,
		tap: (number: number) => tap(number),
		...props
	});
	return { tap, whyOff, hand: userEvent.setup() };
}

it('has a key for each count of a Virtue, and is a group with the question for its name', () => {
	pad();
	expect(names()).toEqual(upTo(14));
	expect(screen.getByRole('group', { name: 'How many?' })).toBeInTheDocument();
});

it('has no key 0 for the values of cards', () => {
	pad({ from: 1 });
	expect(names()).toEqual(upTo(14, 1));
});

it('gives one answer for one tap, and none for a key that cannot be true', async () => {
	const { tap, whyOff, hand } = pad();
	await hand.click(key(3));
	expect(tap.mock.calls).toEqual([[3]]);
	expect(key(5)).toHaveAttribute('aria-disabled', 'true');
	await hand.click(key(5));
	expect(tap).toHaveBeenCalledOnce();
	expect(whyOff).toHaveBeenLastCalledWith(5);
});

it('shows the answer that is being mended', () => {
	pad({ now: 2 });
	expect(key(2)).toHaveAttribute('aria-pressed', 'true');
	expect(key(3)).toHaveAttribute('aria-pressed', 'false');
});

describe('the arrows', () => {
	it('go from key to key as they lie under the thumb, five in a row', async () => {
		const { hand } = pad({ can: () => true });
		key(6).focus();
		for (const [arrow, next] of [
			['Right', 7],
			['Down', 12],
			['Left', 11],
			['Up', 6]
		] as const) {
			await hand.keyboard(`{Arrow${arrow}}`);
			expect(key(next)).toHaveFocus();
		}
	});

	it('go to keys that are off too, which say why, and stay where there is no other', async () => {
		const { whyOff, hand } = pad({ can: (n: number) => n !== 1 && n < 11 });
		key(0).focus();
		await hand.keyboard('{ArrowRight}');
		expect(key(1)).toHaveFocus();
		expect(whyOff).toHaveBeenLastCalledWith(1);
		await hand.keyboard('{ArrowRight}');
		expect(key(2)).toHaveFocus();
		// What was said stays, so that whoever goes on to mend it finds it there.
		expect(whyOff).toHaveBeenCalledOnce();
		key(12).focus();
		await hand.keyboard('{ArrowDown}');
		expect(key(12)).toHaveFocus();
	});

	it('and Enter answer', async () => {
		const { tap, hand } = pad();
		key(0).focus();
		await hand.keyboard('{ArrowRight}{ArrowRight}{Enter}');
		expect(tap.mock.calls).toEqual([[2]]);
	});
});

describe('more than fourteen', () => {
	it('has a second page, one tap away, and back', async () => {
		const { tap, hand } = pad({ most: 20, can: (n: number) => n <= 20 });
		expect(names()).toEqual([...upTo(13), 'More']);
		await hand.click(key('More'));
		expect(names()).toEqual([...upTo(27, 14), 'Fewer']);
		expect(key(21)).toHaveAttribute('aria-disabled', 'true');
		await hand.click(key(20));
		expect(tap.mock.calls).toEqual([[20]]);
		await hand.click(key('Fewer'));
		expect(names()).toEqual([...upTo(13), 'More']);
	});

	it('opens on the page of the answer that is being mended', () => {
		pad({ most: 20, can: () => true, now: 16 });
		expect(key(16)).toHaveAttribute('aria-pressed', 'true');
	});

	it('is not offered where fourteen is the most', () => {
		pad({ most: 14, can: () => true });
		expect(names()).toEqual(upTo(14));
	});
});
