import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { locale } from '$lib/state/locale.svelte';
import Rail from './Rail.svelte';

afterEach(() => locale.speak('en'));
const stops = () => screen.getAllByRole('button');

it('says of each call whether it is done, now or to come', () => {
	render(Rail, { now: 'hope', viewed: 'hope', look: vi.fn() });
	expect(stops().map((stop) => stop.getAttribute('aria-label'))).toEqual([
		'Charity, done: look or correct',
		'Faith, done: look or correct',
		'Hope, now',
		'Fortitude, to come',
		'Justice, to come',
		'Temperance, to come',
		'Prudence, to come',
		'Trios, to come'
	]);
});

it('leads to what is done, and not to what is to come', async () => {
	const look = vi.fn();
	render(Rail, { now: 'faith', viewed: 'faith', look });
	for (const stop of stops()) await userEvent.click(stop);
	expect(look.mock.calls).toEqual([['charity'], ['faith']]);
	expect(stops().map((stop) => (stop as HTMLButtonElement).disabled)).toEqual([
		false,
		false,
		...Array.from({ length: 6 }, () => true)
	]);
});

it('marks the call in view, wherever the table stands', () => {
	render(Rail, { now: 'trios', viewed: 'charity', look: vi.fn() });
	expect(stops().filter((stop) => stop.getAttribute('aria-current') === 'step')).toEqual([stops()[0]]);
	expect(stops().every((stop) => !(stop as HTMLButtonElement).disabled)).toBe(true);
});

it('speaks Italian', () => {
	locale.speak('it');
	render(Rail, { now: 'charity', viewed: 'charity', look: vi.fn() });
	expect(stops()[0]).toHaveAccessibleName(/^Carità/);
});
