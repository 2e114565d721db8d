import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { ICONS, VIRTUES } from '../rules/vocabulary';
import Emblem from './Emblem.svelte';
import IconMark from './IconMark.svelte';

test.each([...VIRTUES, 'trios'] as const)('%s is decoration unless it is given a label', (of) => {
	const { container } = render(Emblem, { of });
	expect(screen.queryByRole('img')).not.toBeInTheDocument();
	expect(container.querySelector('[aria-hidden="true"] path')).toBeInTheDocument();
});

test('an emblem with a label is an image of that name', () => {
	render(Emblem, { of: 'hope', label: 'Hope' });
	expect(screen.getByRole('img', { name: 'Hope' })).toBeInTheDocument();
});

test.each(ICONS)('the %s icon takes a label too', (of) => {
	render(IconMark, { of, label: of });
	expect(screen.getByRole('img', { name: of })).toBeInTheDocument();
});

test('what is drawn as a half is drawn twice, once mirrored', () => {
	const { container } = render(Emblem, { of: 'charity' });
	const [half, mirrored] = [
		container.querySelector('svg > path'),
		container.querySelector('g[transform] > path')
	];
	expect(mirrored?.getAttribute('d')).toBe(half?.getAttribute('d'));
});
