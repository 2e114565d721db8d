import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, Question } from '../../rules/question';
import AnswerKeys from './AnswerKeys.svelte';

const PLAYERS = ['Ada', 'Bea', 'Carlo', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));

function keys(question: Question, chosen?: Answer) {
	const answer = vi.fn();
	const choose = vi.fn();
	const whyOff = vi.fn();
	// What was answered is of interest, and not which event it was.
	const said = (given: Answer) => answer(given);
	render(AnswerKeys, {
		question,
		label: 'Asked',
		players: PLAYERS,
		chosen,
		answer: said,
		choose,
		whyOff
	});
	const tap = (name: string) => userEvent.click(key(name));
	return { answer, choose, whyOff, tap };
}
const all = () => [...screen.getByRole('group', { name: 'Asked' }).querySelectorAll('button')];
/** A key by its face; that of a player has a seal before the name. */
const key = (name: string) => {
	const found = all().find((button) => (button.querySelector('.name') ?? button).textContent.trim() === name);
	if (!found) throw new Error(`no key ${name}`);
	return found;
};
const on = () =>
	all()
		.filter((button) => !button.hasAttribute('aria-disabled'))
		.map((button) => button.textContent.trim());

describe('one tap is one answer:', () => {
	it('a count, up to the cards that are left', async () => {
		const { answer, tap } = keys({ kind: 'cards', call: 'hope', player: 'ada', most: 3 });
		expect(on()).toEqual(['0', '1', '2', '3']);
		await tap('3');
		expect(answer.mock.calls).toEqual([[3]]);
	});

	it('a highest card, of those that are possible', async () => {
		const { answer, tap } = keys({ kind: 'best', call: 'hope', player: 'ada', values: [4, 9, 14] });
		expect(on()).toEqual(['4', '9', '14']);
		await tap('14');
		expect(answer.mock.calls).toEqual([[14]]);
	});

	it('Lights', async () => {
		const { answer, tap } = keys({ kind: 'lights', call: 'hope', player: 'ada', most: 2 });
		expect(on()).toEqual(['0', '1', '2']);
		await tap('0');
		expect(answer.mock.calls).toEqual([[0]]);
	});

	it('icons, no fewer than were seen', async () => {
		const { answer, tap } = keys({
			kind: 'icons',
			call: 'justice',
			player: 'ada',
			icon: 'flame',
			least: 1,
			most: 3
		});
		expect(on()).toEqual(['1', '2', '3']);
		await tap('2');
		expect(answer.mock.calls).toEqual([[2]]);
	});

	it('a Virtue for Faith, any of the seven', async () => {
		const { answer, tap } = keys({ kind: 'asks', call: 'faith', player: 'ada', givers: ['bea'] });
		expect(on()).toHaveLength(7);
		await tap('Temperance');
		expect(answer.mock.calls).toEqual([['temperance']]);
	});
});

describe('who has the higher card', () => {
	const question: Question = {
		kind: 'higher',
		call: 'hope',
		place: 'second',
		above: ['ada'],
		choices: ['bea', 'dora'],
		among: ['ada', 'bea', 'dora'],
		instead: { kind: 'best', call: 'hope', player: 'bea', values: [4, 9] }
	};

	it('is one of those who may have it, and stands after those who are placed', async () => {
		const { answer, tap } = keys(question);
		expect(all()).toEqual([key('Bea'), key('Dora')]);
		await tap('Dora');
		expect(answer.mock.calls).toEqual([[{ order: ['ada', 'dora'], among: ['ada', 'bea', 'dora'] }]]);
	});

	it('is shown where it is being mended', () => {
		keys(question, { order: ['ada', 'bea'] });
		expect(key('Bea')).toHaveAttribute('aria-pressed', 'true');
	});
});

it('trios are as many as the icons told allow, and the others say why not', async () => {
	const { answer, whyOff, tap } = keys({
		kind: 'trios',
		call: 'trios',
		player: 'ada',
		least: 1,
		most: 2,
		instead: { kind: 'icons', call: 'trios', player: 'ada', icon: 'flame', least: 1, most: 5 }
	});
	expect(on()).toEqual(['1', '2']);
	await tap('3');
	expect(whyOff).toHaveBeenLastCalledWith(3);
	expect(answer).not.toHaveBeenCalled();
	await tap('2');
	expect(answer.mock.calls).toEqual([[2]]);
});

describe('discards', () => {
	const question = { kind: 'discards', call: 'charity', place: 'first', player: 'ada', most: 3 } as const;

	it('are told by icon, or that there is none', () => {
		keys(question);
		expect(on()).toEqual(['Chalice', 'Water', 'Flame', 'Light', 'No icon']);
	});

	it('are added one by one, whatever lies there already', async () => {
		const { answer, choose, tap } = keys(question, [{ icon: 'water' }]);
		await tap('No icon');
		await tap('Water');
		expect(choose.mock.calls).toEqual([[{ icon: null }], [{ icon: 'water' }]]);
		expect(answer).not.toHaveBeenCalled();
	});

	it('are off where no more may be given up, and say so', async () => {
		const { choose, whyOff, tap } = keys(question, [{ icon: null }, { icon: null }, { icon: null }]);
		await tap('Water');
		expect(choose).not.toHaveBeenCalled();
		expect(whyOff).toHaveBeenLastCalledWith('full');
	});
});

describe('targets', () => {
	const question = {
		kind: 'targets',
		call: 'hope',
		player: 'ada',
		choices: ['bea', 'dora'],
		most: 2
	} as const;

	it('are those whom Hope may name, and nobody else', () => {
		keys(question);
		expect(all()).toEqual([key('Bea'), key('Dora')]);
		expect(all().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
	});

	it('are named by a tap, and let go by another', async () => {
		const { answer, choose, tap } = keys(question, ['dora']);
		expect(key('Dora')).toHaveAttribute('aria-pressed', 'true');
		await tap('Bea');
		await tap('Dora');
		expect(choose.mock.calls).toEqual([['bea'], ['dora']]);
		expect(answer).not.toHaveBeenCalled();
	});

	it('are off where no more may be named, but for those who are', async () => {
		const { choose, whyOff, tap } = keys({ ...question, most: 1 }, ['dora']);
		await tap('Bea');
		expect(choose).not.toHaveBeenCalled();
		expect(whyOff).toHaveBeenLastCalledWith('full');
		await tap('Dora');
		expect(choose).toHaveBeenCalledWith('dora');
	});
});

it('shows which answer is being mended', () => {
	keys({ kind: 'asks', call: 'faith', player: 'ada', givers: [] }, 'hope');
	expect(key('Hope')).toHaveAttribute('aria-pressed', 'true');
	expect(key('Faith')).toHaveAttribute('aria-pressed', 'false');
});
