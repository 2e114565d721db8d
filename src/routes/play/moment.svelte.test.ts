import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { golden, upTo } from '../../../tests/e2e/seed';
import type { Question } from '$lib/rules/virtus/question';
import type { CallName } from '$lib/rules/virtus/vocabulary';
import { Book } from '$lib/state/book.svelte';
import { Session } from '$lib/state/session.svelte';
import { Database } from '$lib/storage/db';
import { keepGame } from '$lib/storage/games';
import { Moment } from './moment.svelte';

const EXAMPLE_2 = golden('example-2');
let count = 0;

/** Example 2 at the table, up to a question. */
async function at(stop: (question: Question) => boolean, called = true, sheet = EXAMPLE_2) {
	const database = new Database(`moment-${++count}`);
	const game = upTo(sheet, 'a-game', stop, called);
	await keepGame(database, game);
	const session = new Session(new Book(game, true, database));
	const end = vi.fn();
	return { session, end, moment: new Moment(session, end) };
}
/** What was answered, to be mended. */
const answered = (session: Session, call: CallName, kind: Question['kind'], player: string) => {
	const found = session.walk.steps
		.find((step) => step.call === call)
		?.answered.find(({ question }) => question.kind === kind && question.player === player);
	if (!found) throw new Error('not answered');
	return found;
};

describe('the primary button', () => {
	it('says through a whole call what happens next', async () => {
		const { session, moment } = await at(() => true);
		expect(moment.primary).toEqual({ label: '3 players to go' });
		await moment.answer(2);
		await moment.answer(2);
		expect(moment.primary).toEqual({ label: 'One player to go' });
		await moment.answer(3);
		expect(moment.ask).toBe('Which is Stefano’s highest Charity card?');
		expect(moment.primary).toEqual({ label: 'Tap an answer' });
		await moment.answer(12);
		await moment.answer(6);
		expect(moment.primary.label).toBe('Camilla keeps every card');
		await moment.choose({ icon: 'chalice' });
		expect(moment.chosen).toEqual([{ icon: 'chalice' }]);
		expect(moment.primary.label).toBe('Done with discards');
		moment.primary.run?.();
		await vi.waitFor(() => expect(moment.primary.label).toBe('Stefano keeps every card'));
		await moment.answer([{ icon: 'chalice' }]);
		expect(moment.question).toBeUndefined();
		expect(moment.primary.label).toBe('Call Faith');
		moment.primary.run?.();
		await vi.waitFor(() => expect(moment.now).toBe('faith'));
		expect(session.told.called).toBe('faith');
	});

	it('in Hope says whom the 1st names', async () => {
		const seven = golden('seven-players-three-way-tie-shared-victory');
		const { moment, session } = await at(({ kind }) => kind === 'targets', true, seven);
		expect(moment.primary.label).toBe('Elio names nobody');
		await moment.choose('bea');
		expect(moment.primary.label).toBe('Only Bea');
		await moment.choose('bea');
		expect(moment.primary.label).toBe('Elio names nobody');
		await Promise.all([moment.choose('bea'), moment.choose('carlo')]);
		expect(session.told.sheet.calls.hope.targets).toEqual(['bea', 'carlo']);
	});

	it('leads back from a call looked at, and through the rail too', async () => {
		const { moment } = await at(({ call }) => call === 'justice');
		moment.look('charity');
		expect([moment.scene.call, moment.question]).toEqual(['charity', undefined]);
		expect(moment.primary.label).toBe('Back to Justice');
		moment.primary.run?.();
		expect([moment.scene.call, moment.primary.label]).toEqual(['justice', '3 players to go']);
		moment.look('charity');
		moment.look('justice');
		expect(moment.primary.label).toBe('3 players to go');
	});

	it('reveals the result of a finished game that was opened for a correction', async () => {
		const { moment, end } = await at(() => false);
		expect(moment.primary.label).toBe('Reveal the result');
		moment.primary.run?.();
		expect(end).toHaveBeenCalledOnce();
	});
});

describe('taps faster than their writes', () => {
	it('put a list together out of all of them', async () => {
		const { session, moment } = await at(({ kind }) => kind === 'discards');
		await Promise.all([moment.choose({ icon: 'chalice' }), moment.choose({ icon: 'flame' })]);
		expect(moment.chosen).toEqual([{ icon: 'chalice' }, { icon: 'flame' }]);
		const third = moment.choose({ icon: null });
		// The list is full: neither "done" nor one more card is meant for whoever comes next.
		moment.primary.run?.();
		await Promise.all([third, moment.choose({ icon: 'water' })]);
		expect(session.told.sheet.calls.charity.discards).toEqual({
			first: [{ icon: 'chalice' }, { icon: 'flame' }, { icon: null }]
		});
		expect(moment.chosen).toBeUndefined();
	});

	it('are all on the list that "done" completes, once', async () => {
		const { session, moment } = await at(({ kind }) => kind === 'discards');
		const chosen = moment.choose({ icon: 'chalice' });
		const { run } = moment.primary;
		run?.();
		run?.();
		await chosen;
		await vi.waitFor(() => expect(moment.primary.label).toBe('Stefano keeps every card'));
		expect(session.told.sheet.calls.charity.discards).toEqual({ first: [{ icon: 'chalice' }] });
		expect(session.history.edits.slice(-2)).toMatchObject([{ open: true }, { kind: 'discards' }]);
	});

	it('call a Virtue once', async () => {
		const { session, moment } = await at(({ call }) => call === 'faith', false);
		const before = session.history.edits.length;
		const { run } = moment.primary;
		run?.();
		run?.();
		await vi.waitFor(() => expect(moment.now).toBe('faith'));
		await session.undo();
		expect(session.history).toMatchObject({ at: before });
		expect(moment.now).toBe('charity');
	});

	it('answer nothing of a call that has not been called', async () => {
		const { session, moment } = await at(({ call, player }) => call === 'fortitude' && player === 'camilla');
		await Promise.all([moment.answer(2), moment.answer(2)]);
		expect(moment.now).toBe('fortitude');
		expect(session.told.sheet.calls.justice.cards.size).toBe(0);
	});

	it('end the game once', async () => {
		const { moment, end } = await at(({ call }) => call === 'prudence');
		while (moment.question) await Promise.all([moment.answer(0), moment.answer(0)]);
		expect(end).toHaveBeenCalledOnce();
	});
});

it('ends with the last answer, and not before', async () => {
	const { session, moment, end } = await at(({ call }) => call === 'trios');
	while (session.walk.next) {
		expect(end).not.toHaveBeenCalled();
		await moment.answer(0);
	}
	expect(end).toHaveBeenCalledOnce();
});

describe('mending', () => {
	it('asks the same again with the answer it had, and keeps it if nothing is said', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		moment.look('charity');
		moment.mend(answered(session, 'charity', 'cards', 'sofia'));
		expect([moment.ask, moment.chosen]).toEqual(['How many does Sofia show?', 2]);
		expect(moment.primary.label).toBe('Keep it as it was');
		moment.primary.run?.();
		expect([moment.question, moment.primary.label]).toEqual([undefined, 'Back to Justice']);
		expect(session.walk.places.get('charity')?.first).toBe('camilla');
	});

	it('changes a place and goes back to where the table stands', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		moment.look('charity');
		moment.mend(answered(session, 'charity', 'cards', 'sofia'));
		await moment.answer(4);
		expect(session.walk.places.get('charity')).toMatchObject({ first: 'sofia', second: 'camilla' });
		expect(moment.primary.label).toBe('Back to Justice');
	});

	it('stays in the call it has opened again, and says what is to be done there', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		moment.look('charity');
		moment.mend(answered(session, 'charity', 'cards', 'camilla'));
		await moment.answer(2);
		expect([moment.now, moment.ask]).toEqual(['charity', 'Which is Camilla’s highest Charity card?']);
		expect(moment.primary).toEqual({ label: 'Tap an answer' });
		await moment.answer(10);
		expect([moment.now, moment.primary.label]).toEqual(['justice', 'Back to Justice']);
	});

	it('tells discards afresh, card by card', async () => {
		const { session, moment } = await at(({ call }) => call === 'faith', false);
		moment.mend(answered(session, 'charity', 'discards', 'camilla'));
		expect([moment.chosen, moment.primary.label]).toEqual([undefined, 'Camilla keeps every card']);
		await moment.choose({ icon: 'flame' });
		expect(moment.chosen).toEqual([{ icon: 'flame' }]);
		await moment.choose({ icon: null });
		moment.primary.run?.();
		await vi.waitFor(() => expect(moment.primary.label).toBe('Call Faith'));
		expect(session.told.sheet.calls.charity.discards.first).toEqual([{ icon: 'flame' }, { icon: null }]);
	});

	it('of what is full is over at once, and of what another tap has taken up is not', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		moment.look('charity');
		const [camilla, sofia] = ['camilla', 'sofia'].map((player) =>
			answered(session, 'charity', 'cards', player)
		);
		if (!camilla || !sofia) throw new Error('not answered');
		moment.mend(camilla);
		const mended = moment.answer(4);
		moment.mend(sofia);
		await mended;
		expect(moment.ask).toBe('How many does Sofia show?');
	});
});

describe('undo', () => {
	it('shows what it takes back, whatever was looked at', async () => {
		const { moment, session } = await at(({ call }) => call === 'hope');
		moment.look('faith');
		await moment.undo(); // Hope was called
		expect([moment.now, moment.scene.call]).toEqual(['faith', 'faith']);
		moment.look('charity');
		await moment.undo();
		expect([moment.scene.call, moment.question?.kind]).toEqual(['faith', 'asks']);
		moment.look('charity');
		moment.mend(answered(session, 'charity', 'cards', 'sofia'));
		await moment.redo();
		expect([moment.scene.call, moment.question]).toEqual(['faith', undefined]);
	});

	it('takes back what was tapped of a list that is being mended, and stays there', async () => {
		const { moment, session } = await at(({ call }) => call === 'justice');
		moment.look('charity');
		moment.mend(answered(session, 'charity', 'discards', 'camilla'));
		await moment.choose({ icon: 'flame' });
		await moment.choose({ icon: 'water' });
		await moment.undo();
		expect([moment.scene.call, moment.chosen]).toEqual(['charity', [{ icon: 'flame' }]]);
	});

	it('in another tab leaves nothing on the screen that is not there any more', async () => {
		const { moment, session } = await at(({ call }) => call === 'hope');
		moment.look('faith');
		moment.mend(answered(session, 'faith', 'asks', 'camilla'));
		await session.undo();
		await session.undo();
		expect([moment.scene.call, moment.primary.label]).toEqual(['faith', 'Tap an answer']);
		await moment.answer('hope');
		expect(session.told.sheet.calls.faith.asks).toBe('hope');
		moment.look('charity');
		for (let taps = 0; taps < 7; taps++) await session.undo();
		expect([moment.now, moment.scene.call]).toEqual(['charity', 'charity']);
	});
});

describe('an answer that no longer fits', () => {
	it('is asked again with the reason', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		expect(moment.misfit).toBeUndefined();
		moment.look('hope');
		moment.mend(answered(session, 'hope', 'cards', 'stefano'));
		await moment.answer(0);
		expect(moment.misfit).toMatchObject({ asked: true, conflict: { code: 'target-protected' } });
		expect(moment.ask).toBe('Whom does Camilla name?');
		await moment.answer(['stefano']);
		expect(moment.misfit).toBeUndefined();
	});

	it('and is needed nowhere any more can be taken back', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice', false);
		moment.look('hope');
		for (const player of ['camilla', 'stefano', 'sofia']) {
			moment.mend(answered(session, 'hope', 'cards', player));
			await moment.answer(0);
		}
		expect(moment.misfit).toMatchObject({ asked: false, conflict: { code: 'target-by-nobody' } });
		if (moment.misfit) await moment.takeBack(moment.misfit.conflict);
		expect(moment.misfit).toBeUndefined();
		expect(session.told.sheet.calls.hope.targets).toBeUndefined();
	});
});

it('speaks of what is asked, then of what the call has brought', async () => {
	const { moment } = await at(({ call }) => call === 'faith', false);
	expect(moment.spoken).toMatch(/^Camilla is 1st, Stefano is 2nd\. .*Camilla gets \+\d+\./);
	moment.primary.run?.();
	await vi.waitFor(() => expect(moment.spoken).toBe('How many does Stefano show?'));
});

describe('what passes by itself is told in the next line', () => {
	it('a call that nobody holds a card of', async () => {
		const { moment } = await at(({ call }) => call === 'fortitude', false, golden('nobody-holds-hope'));
		expect(moment.line).toBe('Nobody holds Hope. Everyone lays down their Fortitude cards.');
	});

	it('Prudence, before the trios', async () => {
		const { moment } = await at(({ call }) => call === 'trios');
		expect(moment.line).toBe('In Prudence Camilla is 1st, Stefano is 2nd. Now the trios, 3 points each.');
	});

	it('and nothing where the table has called', async () => {
		const { moment } = await at(({ call }) => call === 'fortitude');
		expect(moment.line).toBe('Everyone lays down their Fortitude cards.');
	});
});

it('mends a highest card like any other answer', async () => {
	const { session, moment } = await at(({ call }) => call === 'faith', false);
	moment.mend(answered(session, 'charity', 'best', 'sofia'));
	await moment.answer(13);
	expect(session.walk.places.get('charity')?.second).toBe('sofia');
});
