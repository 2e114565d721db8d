import { describe, expect, it } from 'vitest';
import { golden, upTo } from '../../../../../tests/e2e/seed';
import { answering, type Edit } from '../../log/edit';
import { replay, type History } from '../../log/history';
import { extended } from '../../../../../tests/line';
import type { Question } from '../../rules/question';
import type { Sheet } from '../../rules/sheet';
import type { CallName, Virtue } from '../../rules/vocabulary';
import { walk } from '../../rules/walk';
import { historyOf } from '../../../../../tests/virtus';
import { callNow, scene } from './scene';

const EXAMPLE_2 = golden('example-2');
const NOBODY_HOLDS_HOPE = golden('nobody-holds-hope');

/** A golden game, played up to a question. */
const played = (sheet: Sheet, stop: (question: Question) => boolean, called = true) =>
	historyOf(upTo(sheet, 'a-game', stop, called));
const say = (history: History, edit: Edit) => extended(history, edit);

function stands(history: History) {
	const told = replay(history);
	return callNow(walk(told.sheet), told.called);
}
function sees(history: History, call?: CallName) {
	const told = replay(history);
	const now = walk(told.sheet);
	return scene(now, told, call ?? callNow(now, told.called));
}
/** A mended answer: how many cards of a Virtue somebody shows. */
const cards = (call: Virtue, player: string, answer: number) =>
	answering({ kind: 'cards', call, player, most: 14 }, answer);

const parts = (history: History, call: CallName) =>
	Object.fromEntries(sees(history, call).rows.map(({ player, part }) => [player.id, part]));

describe('the table stands', () => {
	it('at Charity, before anything is said', () => {
		expect(stands(played(EXAMPLE_2, () => true))).toBe('charity');
	});

	it('at a call that is settled, until the next Virtue is called', () => {
		const settled = played(EXAMPLE_2, ({ call }) => call === 'faith', false);
		expect(stands(settled)).toBe('charity');
		expect(sees(settled).question).toBeUndefined();
		expect(stands(say(settled, { kind: 'call', call: 'faith' }))).toBe('faith');
	});

	it('past a call that nobody holds a card of', () => {
		const { calls } = EXAMPLE_2;
		const none = { ...calls.justice, cards: new Map(EXAMPLE_2.players.map(({ id }) => [id, 0])) };
		const sheet = { ...EXAMPLE_2, calls: { ...calls, justice: none } };
		const passed = played(sheet, ({ call }) => call === 'temperance', false);
		const told = replay(passed);
		expect(told.called).toBe('justice');
		expect(stands(passed)).toBe('temperance');
		expect(sees(passed).question).toMatchObject({ kind: 'cards', call: 'temperance' });
	});

	it('at Hope though nobody holds it, because the hands are opened there', () => {
		const passed = played(NOBODY_HOLDS_HOPE, ({ call }) => call === 'fortitude', false);
		expect(stands(passed)).toBe('hope');
		expect(sees(passed).question).toBeUndefined();
	});

	it('at Prudence until the trios are called', () => {
		const settled = played(EXAMPLE_2, ({ call }) => call === 'trios', false);
		expect(stands(settled)).toBe('prudence');
		expect(sees(settled).question).toBeUndefined();
		expect(stands(say(settled, { kind: 'call', call: 'trios' }))).toBe('trios');
	});

	it('further back where a correction has opened a question, and where it was once that is answered', () => {
		const ahead = played(EXAMPLE_2, ({ call }) => call === 'justice');
		expect(stands(ahead)).toBe('justice');
		const tied = say(ahead, cards('charity', 'camilla', 2));
		expect(stands(tied)).toBe('charity');
		const question = sees(tied).question as Question;
		expect(question).toMatchObject({ kind: 'higher', choices: ['stefano', 'sofia', 'camilla'] });
		const order = { order: ['camilla', 'stefano'], among: ['stefano', 'sofia', 'camilla'] };
		expect(stands(say(tied, answering(question, order)))).toBe('justice');
	});

	it('where it was called even after every answer is in', () => {
		const over = played(EXAMPLE_2, () => false);
		expect(stands(over)).toBe('trios');
	});
});

describe('a row', () => {
	const charity = sees(
		played(EXAMPLE_2, ({ call }) => call === 'faith', false),
		'charity'
	);

	it('has the cards, the place and what the call has brought', () => {
		const [stefano, sofia, camilla] = charity.rows;
		expect(stefano).toMatchObject({ seat: 0, count: 2, place: 'second' });
		expect(sofia?.place).toBeUndefined();
		expect(camilla).toMatchObject({ seat: 2, count: 3, place: 'first' });
		expect(sofia?.lines).toEqual([]);
		expect(camilla?.lines.every(({ call, player }) => call === 'charity' && player === 'camilla')).toBe(true);
		expect(camilla?.lines.length).toBeGreaterThan(0);
	});

	it('has no cards before they are shown', () => {
		const rows = sees(played(EXAMPLE_2, ({ player }) => player === 'sofia')).rows;
		expect(rows.map((row) => row.count)).toEqual([2, undefined, undefined]);
		expect(rows.map((row) => row.isTold)).toEqual([true, false, false]);
	});

	it('has the count that follows from the others, and why', () => {
		const all = say(
			played(EXAMPLE_2, () => true),
			cards('charity', 'stefano', 14)
		);
		const rows = sees(all).rows;
		expect(rows.map(({ count, isTold, part }) => [count, isTold, part])).toEqual([
			[14, true, undefined],
			[0, false, 'follows'],
			[0, false, 'follows']
		]);
	});

	it('has the highest cards that are known, while a tie is decided', () => {
		const tied = played(EXAMPLE_2, ({ kind }) => kind === 'higher');
		const told = say(tied, answering({ kind: 'best', call: 'charity', player: 'stefano', values: [] }, 12));
		expect(sees(told).rows.map(({ best }) => best)).toEqual([12, undefined, undefined]);
		expect(sees(told, 'charity').question).toMatchObject({ kind: 'higher' });
	});
});

describe('the part that a player has', () => {
	const FAITH_SETTLED = played(EXAMPLE_2, ({ call }) => call === 'hope', false);

	it('in Faith: the 2nd is spared, the others give one if they have any', () => {
		expect(parts(FAITH_SETTLED, 'faith')).toEqual({
			stefano: 'gives-if-any',
			sofia: 'spared',
			camilla: undefined
		});
	});

	it('in Faith, where the Virtue has been shown: gives one, or has none', () => {
		const faith = { ...EXAMPLE_2.calls.faith, asks: 'charity' as const };
		const asked = { ...EXAMPLE_2, calls: { ...EXAMPLE_2.calls, faith } };
		const history = played(asked, ({ call }) => call === 'hope', false);
		expect(parts(history, 'faith')['stefano']).toBe('gives');
		const { charity } = EXAMPLE_2.calls;
		const none = { ...charity, cards: new Map(charity.cards).set('stefano', 0) };
		const empty = { ...asked, calls: { ...asked.calls, charity: none } };
		expect(
			parts(
				played(empty, ({ call }) => call === 'hope', false),
				'faith'
			)['stefano']
		).toBe('has-none');
	});

	it('in Faith for two: the 2nd is not spared', () => {
		const two = played(golden('two-players'), ({ call }) => call === 'hope', false);
		expect(Object.values(parts(two, 'faith'))).toEqual([undefined, 'gives-if-any']);
	});

	it('in Hope: the 2nd is protected, those named pay', () => {
		const asked = played(EXAMPLE_2, ({ kind }) => kind === 'targets');
		expect(parts(asked, 'hope')).toEqual({ stefano: 'protected', sofia: undefined, camilla: undefined });
		const named = answering(sees(asked).question as Question, ['sofia'], true);
		expect(parts(say(asked, named), 'hope')).toMatchObject({ stefano: 'protected', sofia: 'target' });
		const settled = played(EXAMPLE_2, ({ call }) => call === 'fortitude', false);
		expect(parts(settled, 'hope')).toMatchObject({ sofia: 'target' });
	});

	it('is nothing in the other calls', () => {
		expect(Object.values(parts(FAITH_SETTLED, 'charity'))).toEqual([undefined, undefined, undefined]);
	});
});

describe('Prudence', () => {
	const seven = golden('seven-players-three-way-tie-shared-victory');
	const ended = played(seven, () => false);

	it('has a reason for whoever is not asked, once their turn has passed', () => {
		const rows = sees(played(EXAMPLE_2, ({ call, kind }) => call === 'prudence' && kind === 'cards')).rows;
		expect(rows.map(({ part }) => part)).toEqual([undefined, undefined, undefined]);
		const told = sees(ended, 'prudence').rows;
		for (const { count, part } of told) expect(part).toBe(count === undefined ? 'no-place' : undefined);
	});
});

it('has the trios of everybody as numbers, once they are counted', () => {
	const rows = sees(
		say(
			played(EXAMPLE_2, () => false),
			{ kind: 'call', call: 'trios' }
		)
	).rows;
	expect(rows.map(({ count, isTrios }) => [count, isTrios])).toEqual([
		[0, true],
		[1, true],
		[0, true]
	]);
});

it('offers to mend trios only where they are asked for: icons that were counted settle them', () => {
	const ended = played(EXAMPLE_2, () => false);
	const told = { kind: 'trios', call: 'trios', player: 'camilla', answer: 0 } as const;
	const isTold = (history: History) => sees(history, 'trios').rows[2]?.isTold;
	expect(isTold(say(ended, told))).toBe(true);
	const flames = { kind: 'icons', call: 'trios', player: 'camilla', icon: 'flame', answer: 0 } as const;
	expect(isTold(say(say(ended, told), flames))).toBe(false);
});

it('tells what was said in a call, the counts aside', () => {
	const charity = sees(
		played(EXAMPLE_2, ({ call }) => call === 'faith', false),
		'charity'
	);
	expect(charity.answers.map(({ question }) => question.kind)).toEqual(['higher', 'discards', 'discards']);
});

it('has the conflict of its own call, and not of another', () => {
	const ahead = played(EXAMPLE_2, ({ call }) => call === 'justice');
	const unfit = say(ahead, cards('hope', 'stefano', 0));
	expect(sees(unfit, 'hope').conflicts).toEqual([
		{ code: 'target-protected', path: ['calls', 'hope', 'targets'] }
	]);
	expect(sees(unfit, 'charity').conflicts).toEqual([]);
});
