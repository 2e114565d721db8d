import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Answered } from '../../rules/answers';
import AnswerList from './AnswerList.svelte';
import Misfit from './Misfit.svelte';

const nameOf = (id: string) => id.toUpperCase();
const discards = (answer: Answered['answer']): Answered => ({
	question: { kind: 'discards', call: 'charity', place: 'first', player: 'ada', most: 3 },
	answer
});
const TIE = {
	kind: 'higher',
	call: 'charity',
	place: 'first',
	choices: [],
	among: [],
	instead: { kind: 'best', call: 'charity', player: 'ada', values: [] }
} as const;
const lines = () =>
	screen.getAllByRole('listitem').map((line) => line.textContent.replace(/\s+/g, ' ').trim());

it('tells what was said beyond the counts, in words', () => {
	const answers: Answered[] = [
		discards([{ icon: 'flame' }, { icon: null }]),
		discards([]),
		{ question: { kind: 'best', call: 'charity', player: 'ada', values: [9, 12] }, answer: 12 },
		{
			question: { ...TIE, above: [] },
			answer: { order: ['ada'], among: ['ada', 'bea', 'carlo'] }
		},
		{
			question: { ...TIE, above: ['ada'] },
			answer: { order: ['ada', 'carlo'], among: ['ada', 'bea', 'carlo'] }
		},
		{ question: { kind: 'asks', call: 'faith', player: 'bea', givers: [] }, answer: 'hope' },
		{
			question: { kind: 'targets', call: 'hope', player: 'bea', choices: ['ada'], most: 2 },
			answer: ['ada', 'carlo']
		},
		{ question: { kind: 'targets', call: 'hope', player: 'bea', choices: ['ada'], most: 2 }, answer: [] },
		{ question: { kind: 'lights', call: 'hope', player: 'ada', most: 9 }, answer: 3 },
		{
			question: { kind: 'icons', call: 'justice', player: 'ada', icon: 'water', least: 0, most: 9 },
			answer: 0
		}
	];
	render(AnswerList, { answers, nameOf, mend: vi.fn() });
	expect(lines()).toEqual([
		'ADA gave up Flame and No icon Change',
		'ADA gave up nothing Change',
		'Highest: ADA 12 Change',
		'Higher card ADA Change',
		'Next higher card CARLO Change',
		'BEA asked for Hope Change',
		'BEA named ADA and CARLO Change',
		'BEA named nobody Change',
		'Lights of ADA 3 Change',
		'Waters of ADA 0 Change'
	]);
});

it('mends what is tapped', async () => {
	const mend = vi.fn();
	const answers = [discards([]), discards([{ icon: 'light' }])];
	render(AnswerList, { answers, nameOf, mend });
	await userEvent.click(screen.getByRole('button', { name: /Light/ }));
	expect(mend.mock.calls).toEqual([[answers[1]]]);
});

it('is not there where nothing was told', () => {
	render(AnswerList, { answers: [], nameOf, mend: vi.fn() });
	expect(screen.queryByRole('list')).toBeNull();
});

it('says why an answer no longer fits, and takes it back where it is needed nowhere', async () => {
	const takeBack = vi.fn();
	const why = 'The 2nd in Hope is protected.';
	const { rerender } = render(Misfit, { title: 'Hope', why, takeBack: undefined });
	expect(screen.getByRole('alert')).toHaveTextContent(why);
	expect(screen.queryByRole('button')).toBeNull();
	await rerender({ title: 'Hope', why, takeBack });
	await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
	expect(takeBack).toHaveBeenCalledOnce();
});
