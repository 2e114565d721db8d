import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Draft } from '$lib/ui/seating/draft.svelte';
import HowMany from '../../../routes/new/HowMany.svelte';
import LastTable from '../../../routes/new/LastTable.svelte';
import { seatedNames } from '$lib/ui/seating/seating';
import SeatsHarness from '$lib/ui/seating/SeatsHarness.test.svelte';
import Suggestions from '../../../routes/new/Suggestions.svelte';

afterEach(() => sessionStorage.clear());

function table(...names: string[]) {
	const draft = new Draft([2, 7], 'seating-a-game');
	draft.setCount(names.length);
	draft.seats.forEach(({ key }, i) => draft.rename(key, names[i] ?? ''));
	const done = vi.fn();
	const { container } = render(SeatsHarness, { draft, done });
	return { draft, done, container };
}
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
const typed = () => fields().map(({ value }) => value);

describe('a row', () => {
	it('shows the name that an empty seat will get, and what becomes of a second Ada', () => {
		table('Ada', '', 'Ada');
		expect(fields()[1]).toHaveAttribute('placeholder', 'Player 2');
		expect(screen.getByText('as Ada 2')).toBeVisible();
		expect(screen.queryByText('as Ada')).toBeNull();
	});

	it('takes 40 characters and no more', async () => {
		const { draft } = table('', '');
		await userEvent.type(screen.getByLabelText('Name at seat 1'), 'x'.repeat(41));
		expect(typed()[0]).toBe('x'.repeat(40));
		expect(draft.names[0]).toBe('x'.repeat(40));
	});

	it('passes Enter on to the next seat, and the last one to the start', async () => {
		const { done } = table('', '');
		await userEvent.type(screen.getByLabelText('Name at seat 1'), 'Ada{Enter}');
		expect(screen.getByLabelText('Name at seat 2')).toHaveFocus();
		await userEvent.keyboard('Bea{Enter}');
		expect(done).toHaveBeenCalledOnce();
	});

	it('moves by the arrow keys on its handle, which keeps the focus, and says where to', async () => {
		table('Ada', 'Bea', 'Carla');
		screen.getByRole('button', { name: 'Change the seat of Ada' }).focus();
		await userEvent.keyboard('{ArrowDown}');
		expect(typed()).toEqual(['Bea', 'Ada', 'Carla']);
		expect(screen.getByRole('button', { name: 'Change the seat of Ada' })).toHaveFocus();
		expect(screen.getByRole('status')).toHaveTextContent('Ada: seat 2 of 3');
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		expect(typed()).toEqual(['Bea', 'Carla', 'Ada']);
	});

	it('moves by its buttons, and not past the end', async () => {
		table('Ada', 'Bea', 'Carla');
		await userEvent.click(screen.getByRole('button', { name: 'Change the seat of Carla' }));
		const up = screen.getByRole('button', { name: 'Move Carla up' });
		expect(screen.getByRole('button', { name: 'Move Carla down' })).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(up);
		await userEvent.click(up);
		await userEvent.click(up);
		expect(typed()).toEqual(['Carla', 'Ada', 'Bea']);
		expect(up).toHaveFocus();
		expect(up).toHaveAttribute('aria-disabled', 'true');
	});

	it('closes its tools with Escape, and the focus is on the handle', async () => {
		table('Ada', 'Bea');
		await userEvent.click(screen.getByRole('button', { name: 'Change the seat of Ada' }));
		screen.getByRole('button', { name: 'Move Ada down' }).focus();
		await userEvent.keyboard('{Escape}');
		expect(screen.queryByRole('button', { name: 'Move Ada down' })).toBeNull();
		expect(screen.getByRole('button', { name: 'Change the seat of Ada' })).toHaveFocus();
	});

	it('leaves the table, but never fewer than two', async () => {
		table('Ada', 'Bea', 'Carla');
		await userEvent.click(screen.getByRole('button', { name: 'Change the seat of Bea' }));
		await userEvent.click(screen.getByRole('button', { name: 'Remove Bea' }));
		expect(typed()).toEqual(['Ada', 'Carla']);
		expect(screen.getByRole('status')).toHaveTextContent('Bea has left the table');
		expect(screen.getByLabelText('Name at seat 2')).toHaveFocus();
		await userEvent.click(screen.getByRole('button', { name: 'Change the seat of Ada' }));
		await userEvent.click(screen.getByRole('button', { name: 'Remove Ada' }));
		expect(typed()).toEqual(['Ada', 'Carla']);
	});

	it('has the seal of its seat, which stays when the name goes', async () => {
		const { container } = table('Ada', 'Bea');
		const seals = () => [...container.querySelectorAll('svg[data-seat]')].map((seal) => seal.textContent);
		expect(seals()).toEqual(['A', 'B']);
		screen.getByRole('button', { name: 'Change the seat of Ada' }).focus();
		await userEvent.keyboard('{ArrowDown}');
		expect(seals()).toEqual(['B', 'A']);
	});
});

describe('the table', () => {
	it('grows by a seat up to seven, with the focus on the new one', async () => {
		table('Ada', 'Bea', 'C', 'D', 'E', 'F');
		await userEvent.click(screen.getByRole('button', { name: 'Add a seat' }));
		expect(screen.getByLabelText('Name at seat 7')).toHaveFocus();
		expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
	});

	it('made smaller and larger again has lost nobody', () => {
		const { draft } = table('Ada', 'Bea', 'Carla');
		draft.setCount(2);
		draft.setCount(3);
		expect(draft.names).toEqual(['Ada', 'Bea', 'Carla']);
	});

	it('survives a reload', () => {
		const { draft } = table('Ada', '', 'Carla');
		draft.move(2, 0);
		expect(new Draft([2, 7], 'seating-a-game').names).toEqual(['Carla', 'Ada', '']);
		draft.forget();
		expect(new Draft([2, 7], 'seating-a-game').isBlank).toBe(true);
	});

	it('of one kind of game says nothing of another: neither who sits there nor its house rules', () => {
		const { draft } = table('Ada', 'Bea', 'Carla');
		draft.play({ rule: true });
		expect(new Draft([2, 7], 'seating-a-game').options).toEqual({ rule: true });
		const other = new Draft([3, 4], 'seating-another');
		expect([other.isBlank, other.options]).toEqual([true, undefined]);
	});

	it('of a game is changed only by whoever changes it, and only while the same people sit there', () => {
		const players = ['Ada', 'Bea', 'Carla'].map((name, i) => ({ id: `p${i}`, name }));
		expect(new Draft([2, 7], 'table-1', players).isChanged).toBe(false);
		new Draft([2, 7], 'table-1', players).move(0, 2);
		const again = new Draft([2, 7], 'table-1', players);
		expect([again.names, again.isChanged]).toEqual([['Bea', 'Carla', 'Ada'], true]);
		const later = new Draft([2, 7], 'table-1', [...players, { id: 'p3', name: 'Dora' }]);
		expect([later.names, later.isChanged]).toEqual([['Ada', 'Bea', 'Carla', 'Dora'], false]);
	});

	it.each(['{', 'null', '7', '{"names":7,"count":99}', '{"names":[7,null,{}],"count":"3"}'])(
		'starts afresh from a draft that makes no sense: %s',
		(kept) => {
			sessionStorage.setItem('seating-a-game', kept);
			const draft = new Draft([2, 7], 'seating-a-game');
			expect(draft.names).toEqual(['', '', '', '']);
			expect(seatedNames(draft.names, String)).toEqual(['1', '2', '3', '4']);
		}
	);

	it('seats a known name where it was wanted, else at the first free seat, else at one more', () => {
		const { draft } = table('Ada', '', '');
		draft.seat('Carla', draft.seats[2]?.key);
		draft.seat('Bea', draft.seats[0]?.key);
		draft.seat('Dora');
		expect(draft.names).toEqual(['Ada', 'Bea', 'Carla', 'Dora']);
	});
});

it('asks how many with one key for each number of players', async () => {
	const choose = vi.fn();
	render(HowMany, { range: [2, 7], count: 4, choose });
	const keys = within(screen.getByRole('group', { name: 'How many play' })).getAllByRole('radio');
	expect(keys.map((key) => (key as HTMLInputElement).value)).toEqual(['2', '3', '4', '5', '6', '7']);
	expect(screen.getByRole('radio', { name: '4' })).toBeChecked();
	await userEvent.click(screen.getByRole('radio', { name: '7' }));
	expect(choose).toHaveBeenCalledWith(7);
});

it('offers known names, and those that are seated are off', async () => {
	const choose = vi.fn();
	render(Suggestions, { known: ['Ada', 'Bea'], typed: ['ada ', ''], room: true, choose });
	await userEvent.click(screen.getByRole('button', { name: 'Seat Ada' }));
	expect(choose).not.toHaveBeenCalled();
	await userEvent.click(screen.getByRole('button', { name: 'Seat Bea' }));
	expect(choose).toHaveBeenCalledWith('Bea');
});

it('starts with the same table in one tap', async () => {
	const start = vi.fn();
	render(LastTable, { names: ['Ada', 'Bea'], start });
	await userEvent.click(screen.getByRole('button', { name: 'Same table as last time Ada and Bea' }));
	expect(start).toHaveBeenCalledOnce();
});
