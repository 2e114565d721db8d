import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { initialOf } from '$lib/ui/seals/initial';
import Seal from '$lib/ui/seals/Seal.svelte';
import { SEATS, SHAPES } from '$lib/ui/seals/shapes';

describe('the initial', () => {
	test.each([
		['Camilla', 'C'],
		['  sofia', 'S'],
		['éowyn', 'É'],
		['e\u0301owyn', 'E\u0301'],
		['жанна', 'Ж'],
		['李', '李'],
		['👩‍🚀 Ada', '👩‍🚀'],
		['🇮🇹', '🇮🇹'],
		['ßeta', 'ß'],
		['7even', '7'],
		['   ', '·']
	])('of "%s" is %s', (name, initial) => {
		expect(initialOf(name)).toBe(initial);
	});
});

test('a seal shows the initial in its seat’s shape and stays silent beside the name', () => {
	const { container } = render(Seal, { seat: 2, name: 'camilla' });
	const seal = container.querySelector('svg');
	expect(seal).toHaveTextContent('C');
	expect(seal).toHaveAttribute('data-seat', '2');
	expect(seal).toHaveAttribute('aria-hidden', 'true');
	expect(seal?.querySelector('path')).toHaveAttribute('d', SHAPES[2].path);
});

test('no two seats share a shape', () => {
	expect(new Set(SEATS.map((seat) => SHAPES[seat].path)).size).toBe(SEATS.length);
});
