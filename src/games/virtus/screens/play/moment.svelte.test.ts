import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { golden, upTo } from '../../../../../tests/e2e/seed';
import { historyOf } from '../../../../../tests/virtus';
import { virtus } from '../../log/game';
import type { Answer, Question } from '../../rules/question';
import type { Discard } from '../../rules/sheet';
import type { CallName } from '../../rules/vocabulary';
import { LiveGame } from '$lib/state/live-game.svelte';
import { Session } from '../../session.svelte';
import { Database } from '$lib/storage/db';
import { storeGame } from '$lib/storage/games';
import { Moment } from './moment.svelte';

const EXAMPLE_2 = golden('example-2');
const SEVEN = golden('seven-players-three-way-tie-shared-victory');
let count = 0;

/** Example 2 at the table, up to a question. */
async function at(stop: (question: Question) => boolean, called = true, sheet = EXAMPLE_2) {
	const database = new Database(`moment-${++count}`);
	const game = upTo(sheet, 'a-game', stop, called);
	await storeGame(database, game);
	const session = new Session(new LiveGame(virtus, game, true, database));
	const end = vi.fn();
	return { session, end, moment: new Moment(session, end) };
}
/** Somebody has the higher card. */
function higher({ question }: Moment, player: string): Answer {
	if (question?.kind !== 'higher') throw new Error('nobody is tied');
	return { order: [...question.above, player], among: question.among };
}
/** What was answered, to be mended. */
const answered = (session: Session, call: CallName, kind: Question['kind'], player: string) => {
	const found = session.walk.steps
		.find((step) => step.call === call)
		?.answered.find(({ question }) => question.kind === kind && question.player === player);
	if (!found) throw new Error('not answered');
	return found;
};

/** A tap on what has been drawn. */
function answer(moment: Moment, said: Answer) {
	moment.taps.drew();
	return moment.taps.answer(said, performance.now());
}

/** A tap on the button below. */
function press(moment: Moment) {
	moment.taps.drew();
	moment.primary.run?.(performance.now());
}

describe('the primary button', () => {
	it('says through a whole call what happens next', async () => {
		const { session, moment } = await at(() => true);
		expect(moment.primary).toEqual({ label: '3 players to go' });
		await answer(moment, 2);
		expect(moment.primary).toMatchObject({ label: 'The other 2 show none', isAside: true });
		await answer(moment, 2);
		expect(moment.primary).toEqual({ label: 'One player to go' });
		await answer(moment, 3);
		expect(moment.ask).toBe('Who has the higher card?');
		expect(moment.primary).toMatchObject({ label: 'Enter the values', isAside: true });
		press(moment);
		expect(moment.ask).toBe('Which is Stefano’s highest Charity card?');
		expect(moment.primary).toMatchObject({ label: 'Just say who is higher', isAside: true });
		await answer(moment, 12);
		expect(moment.ask).toBe('Which is Sofia’s highest Charity card?');
		await answer(moment, 6);
		expect(moment.primary).toMatchObject({ label: 'Camilla keeps every card', isAside: true });
		await moment.taps.choose({ icon: 'chalice' });
		expect(moment.chosen).toEqual([{ icon: 'chalice' }]);
		expect(moment.primary.label).toBe('Done with discards');
		press(moment);
		await vi.waitFor(() => expect(moment.primary.label).toBe('Stefano keeps every card'));
		await answer(moment, [{ icon: 'chalice' }]);
		expect(moment.question).toBeUndefined();
		expect(moment.primary.label).toBe('Call Faith');
		press(moment);
		await vi.waitFor(() => expect(moment.now).toBe('faith'));
		expect(session.state.called).toBe('faith');
	});

	it('in Hope says whom the 1st names', async () => {
		const { moment, session } = await at(({ kind }) => kind === 'targets', true, SEVEN);
		expect(moment.primary.label).toBe('Elio names nobody');
		await moment.taps.choose('bea');
		expect(moment.primary.label).toBe('Only Bea');
		await moment.taps.choose('bea');
		expect(moment.primary.label).toBe('Elio names nobody');
		await Promise.all([moment.taps.choose('bea'), moment.taps.choose('carlo')]);
		expect(session.state.sheet.calls.hope.targets).toEqual(['bea', 'carlo']);
	});

	it('leads back from a call looked at, and through the rail too', async () => {
		const { moment } = await at(({ call }) => call === 'justice');
		moment.back.to('charity');
		expect([moment.scene.call, moment.question]).toEqual(['charity', undefined]);
		expect(moment.primary.label).toBe('Back to Justice');
		press(moment);
		expect([moment.scene.call, moment.primary.label]).toEqual(['justice', '3 players to go']);
		moment.back.to('charity');
		moment.back.to('justice');
		expect(moment.primary.label).toBe('3 players to go');
	});

	it('does not rush the end: Prudence, then the trios, then the result, each by a tap', async () => {
		const { moment, end } = await at(({ call }) => call === 'trios', false);
		expect([moment.now, moment.question, moment.primary.label]).toEqual([
			'prudence',
			undefined,
			'Count the trios'
		]);
		press(moment);
		await vi.waitFor(() => expect(moment.now).toBe('trios'));
		while (moment.question) await answer(moment, 0);
		expect(end).not.toHaveBeenCalled();
		expect(moment.scene.rows.map((row) => row.count)).toEqual([0, 1, 0]);
		expect(moment.primary.label).toBe('Reveal the result');
		press(moment);
		expect(end).toHaveBeenCalledOnce();
	});
});

describe('taps faster than their writes', () => {
	it('put a list together out of all of them', async () => {
		const { session, moment } = await at(({ kind }) => kind === 'discards');
		await Promise.all([moment.taps.choose({ icon: 'chalice' }), moment.taps.choose({ icon: 'flame' })]);
		expect(moment.chosen).toEqual([{ icon: 'chalice' }, { icon: 'flame' }]);
		const third = moment.taps.choose({ icon: null });
		// The list is full: neither "done" nor one more card is meant for whoever comes next.
		press(moment);
		await Promise.all([third, moment.taps.choose({ icon: 'water' })]);
		expect(session.state.sheet.calls.charity.discards).toEqual({
			first: [{ icon: 'chalice' }, { icon: 'flame' }, { icon: null }]
		});
		expect(moment.chosen).toBeUndefined();
	});

	it('are all on the list that "done" completes, once', async () => {
		const { session, moment } = await at(({ kind }) => kind === 'discards');
		const chosen = moment.taps.choose({ icon: 'chalice' });
		const { run } = moment.primary;
		moment.taps.drew();
		run?.(performance.now());
		run?.(performance.now());
		await chosen;
		await vi.waitFor(() => expect(moment.primary.label).toBe('Stefano keeps every card'));
		expect(session.state.sheet.calls.charity.discards).toEqual({ first: [{ icon: 'chalice' }] });
		expect(historyOf(session.game).edits.slice(-2)).toMatchObject([{ open: true }, { kind: 'discards' }]);
	});

	it('name the two highest of three who are tied, one after the other', async () => {
		const { session, moment } = await at(({ kind }) => kind === 'higher', true, SEVEN);
		if (moment.question?.kind !== 'higher') throw new Error('nobody is tied');
		const { among } = moment.question;
		const [one, two] = [among[1] as string, among[0] as string];
		moment.taps.drew();
		const [first, second] = [higher(moment, one), higher(moment, two)];
		await Promise.all([moment.taps.answer(first, 1000), moment.taps.answer(second, 1150)]);
		expect(session.state.sheet.calls.charity.higher?.order).toEqual([one, two]);
	});

	it('leave alone whoever was counted before the others have none', async () => {
		const { session, moment } = await at(() => true);
		await answer(moment, 2);
		const counted = answer(moment, 3);
		press(moment);
		await counted;
		await vi.waitFor(() => expect(session.state.sheet.calls.charity.cards.size).toBe(3));
		expect([...session.state.sheet.calls.charity.cards.values()]).toEqual([2, 3, 0]);
	});

	it('on the button that has just called a Virtue say nothing of it', async () => {
		const { session, moment } = await at(({ call }) => call === 'faith', false);
		moment.taps.drew();
		moment.primary.run?.(1000);
		await vi.waitFor(() => expect(moment.question?.call).toBe('faith'));
		expect(moment.primary.run).toBeUndefined();
		await answer(moment, 1);
		const before = historyOf(session.game).edits.length;
		moment.primary.run?.(performance.now() + 50);
		expect(historyOf(session.game).edits.length).toBe(before);
	});

	it('call a Virtue once', async () => {
		const { session, moment } = await at(({ call }) => call === 'faith', false);
		const before = historyOf(session.game).edits.length;
		const { run } = moment.primary;
		moment.taps.drew();
		run?.(performance.now());
		run?.(performance.now());
		await vi.waitFor(() => expect(moment.now).toBe('faith'));
		await session.undo();
		expect(historyOf(session.game)).toMatchObject({ at: before });
		expect(moment.now).toBe('charity');
	});

	it('answer nothing of a call that has not been called', async () => {
		const { session, moment } = await at(({ call, player }) => call === 'fortitude' && player === 'camilla');
		await Promise.all([answer(moment, 2), answer(moment, 2)]);
		expect(moment.now).toBe('fortitude');
		expect(session.state.sheet.calls.justice.cards.size).toBe(0);
	});

	it('within a tenth of a second answer nothing that has not been drawn', async () => {
		const { session, moment } = await at(({ call }) => call === 'fortitude');
		const tap = (at: number) => moment.taps.answer(2, at);
		moment.taps.drew();
		await Promise.all([tap(1000), tap(1099)]);
		const { cards } = session.state.sheet.calls.fortitude;
		expect(cards.size).toBe(1);
		// Slower than that somebody means it, though the disk has not answered yet.
		await Promise.all([tap(1200), tap(1301)]);
		expect(session.state.sheet.calls.fortitude.cards.size).toBe(3);
	});

	it('answer at once what has been drawn, however soon', async () => {
		const { session, moment } = await at(({ call }) => call === 'fortitude');
		moment.taps.drew();
		await moment.taps.answer(2, 1000);
		moment.taps.drew();
		await moment.taps.answer(2, 1010);
		expect(session.state.sheet.calls.fortitude.cards.size).toBe(2);
	});
});

describe('any order', () => {
	it('whoever speaks up is asked next, and the rest follow in their order', async () => {
		const { session, moment } = await at(() => true);
		expect(moment.waiting).toEqual(['sofia', 'camilla']);
		moment.taps.turnTo('camilla');
		expect(moment.ask).toBe('How many does Camilla show?');
		await answer(moment, 3);
		expect(moment.ask).toBe('How many does Stefano show?');
		expect([...session.state.sheet.calls.charity.cards]).toEqual([['camilla', 3]]);
		expect(moment.scene.rows.map((row) => row.count)).toEqual([undefined, undefined, 3]);
		moment.taps.mendCount('camilla');
		expect([moment.ask, moment.chosen]).toEqual(['How many does Camilla show?', 3]);
	});

	it('holds for the trios too', async () => {
		const { moment } = await at(({ kind }) => kind === 'trios', true, SEVEN);
		const [last] = moment.waiting.slice(-1);
		if (last === undefined) throw new Error('nobody else is waiting');
		moment.taps.turnTo(last);
		expect(moment.question?.player).toBe(last);
	});

	it('says of all the others at once that they show none, and takes it back at once', async () => {
		const { session, moment } = await at(() => true);
		await answer(moment, 2);
		press(moment);
		await vi.waitFor(() => expect(moment.ask).toBe('What does Stefano discard?'));
		expect([...session.state.sheet.calls.charity.cards.values()]).toEqual([2, 0, 0]);
		await moment.taps.undo();
		expect([...session.state.sheet.calls.charity.cards.values()]).toEqual([2]);
	});
});

describe('mending', () => {
	it('asks the same again with the answer it had, and keeps it if nothing is said', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		moment.back.to('charity');
		moment.back.mend(answered(session, 'charity', 'cards', 'sofia'));
		expect([moment.ask, moment.chosen]).toEqual(['How many does Sofia show?', 2]);
		expect(moment.primary.label).toBe('Keep it as it was');
		press(moment);
		expect([moment.question, moment.primary.label]).toEqual([undefined, 'Back to Justice']);
		expect(session.walk.places.get('charity')?.first).toBe('camilla');
	});

	it('starts from what was given, though a list was left half changed before', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		const discards = answered(session, 'charity', 'discards', 'camilla');
		moment.back.to('charity');
		moment.back.mend(discards);
		await moment.taps.choose({ icon: 'flame' });
		moment.back.to('faith');
		moment.back.to('charity');
		await moment.back.mend(answered(session, 'charity', 'discards', 'camilla'));
		expect([moment.chosen, moment.primary.label]).toEqual([discards.answer, 'Keep it as it was']);
		await moment.taps.undo();
		const half = [...(discards.answer as readonly Discard[]), { icon: 'flame' }];
		expect(session.openList(discards.question)).toEqual(half);
	});

	it('comes back to it, when another answer was in doubt and is mended first', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		moment.back.to('fortitude');
		moment.back.mend(answered(session, 'fortitude', 'cards', 'sofia'));
		await moment.back.doubt(answered(session, 'fortitude', 'cards', 'camilla'));
		expect(moment.ask).toBe('How many does Camilla show?');
		await answer(moment, 2);
		expect(moment.ask).toBe('How many does Sofia show?');
		await moment.back.doubt(answered(session, 'fortitude', 'cards', 'camilla'));
		moment.back.keep();
		expect(moment.ask).toBe('How many does Sofia show?');
		moment.back.keep();
		expect([moment.question, moment.scene.call]).toEqual([undefined, 'fortitude']);
	});

	it('changes a place and goes back to where the table stands', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		moment.back.to('charity');
		moment.back.mend(answered(session, 'charity', 'cards', 'sofia'));
		await answer(moment, 4);
		expect(session.walk.places.get('charity')).toMatchObject({ first: 'sofia', second: 'camilla' });
		// Each of them is asked for what the place lets them do.
		expect(moment.ask).toBe('What does Sofia discard?');
		await moment.taps.complete();
		expect(moment.ask).toBe('What does Camilla discard?');
		await moment.taps.complete();
		expect(moment.primary.label).toBe('Back to Justice');
	});

	it('stays in the call it has opened again, and says what is to be done there', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		moment.back.to('charity');
		moment.back.mend(answered(session, 'charity', 'cards', 'camilla'));
		await answer(moment, 2);
		// Stefano and Sofia have said who of them is higher, and nobody has said it of Camilla.
		expect([moment.now, moment.ask]).toEqual(['charity', 'Who has the highest card?']);
		expect(moment.primary.label).toBe('Enter the values');
		await answer(moment, higher(moment, 'camilla'));
		expect(moment.ask).toBe('Who has the higher card?');
		await answer(moment, higher(moment, 'stefano'));
		expect([moment.now, moment.primary.label]).toEqual(['justice', 'Back to Justice']);
	});

	it('of discards starts with what was given, and can be left as it was', async () => {
		const { session, moment } = await at(({ call }) => call === 'faith', false);
		const given = answered(session, 'charity', 'discards', 'camilla');
		moment.back.mend(given);
		expect([moment.chosen, moment.primary.label]).toEqual([given.answer, 'Keep it as it was']);
		press(moment);
		expect(moment.primary.label).toBe('Call Faith');
		expect(session.state.sheet.calls.charity.discards.first).toEqual(given.answer);
	});

	it('of discards takes one back and gives another, card by card', async () => {
		const { session, moment } = await at(({ call }) => call === 'faith', false);
		moment.back.mend(answered(session, 'charity', 'discards', 'camilla'));
		await moment.taps.drop({ icon: 'chalice' });
		expect([moment.chosen, moment.primary.label]).toEqual([[], 'Camilla keeps every card']);
		await moment.taps.choose({ icon: 'flame' });
		expect(moment.chosen).toEqual([{ icon: 'flame' }]);
		await moment.taps.choose({ icon: null });
		press(moment);
		await vi.waitFor(() => expect(moment.primary.label).toBe('Call Faith'));
		expect(session.state.sheet.calls.charity.discards.first).toEqual([{ icon: 'flame' }, { icon: null }]);
	});

	it('of what is full is over at once, and of what another tap has taken up is not', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		moment.back.to('charity');
		const [camilla, sofia] = ['camilla', 'sofia'].map((player) =>
			answered(session, 'charity', 'cards', player)
		);
		if (!camilla || !sofia) throw new Error('not answered');
		moment.back.mend(camilla);
		const mended = answer(moment, 4);
		moment.back.mend(sofia);
		await mended;
		expect(moment.ask).toBe('How many does Sofia show?');
	});
});

describe('undo', () => {
	it('shows what it takes back, whatever was looked at', async () => {
		const { moment, session } = await at(({ call }) => call === 'hope');
		moment.back.to('faith');
		await moment.taps.undo(); // Hope was called
		expect([moment.now, moment.scene.call]).toEqual(['faith', 'faith']);
		moment.back.to('charity');
		await moment.taps.undo();
		expect([moment.scene.call, moment.question?.kind]).toEqual(['faith', 'asks']);
		moment.back.to('charity');
		moment.back.mend(answered(session, 'charity', 'cards', 'sofia'));
		await moment.taps.redo();
		expect([moment.scene.call, moment.question]).toEqual(['faith', undefined]);
	});

	it('of a correction shows the call that was corrected, and so does redo', async () => {
		const { moment, session } = await at(({ call }) => call === 'justice');
		moment.back.to('fortitude');
		moment.back.mend(answered(session, 'fortitude', 'cards', 'sofia'));
		await answer(moment, 4);
		moment.back.leave();
		const shown = () => moment.scene.rows.find(({ player }) => player.id === 'sofia')?.count;
		await moment.taps.undo();
		expect([moment.now, moment.scene.call, shown()]).toEqual(['justice', 'fortitude', 3]);
		moment.back.leave();
		await moment.taps.redo();
		expect([moment.scene.call, shown(), moment.primary.label]).toEqual(['fortitude', 4, 'Back to Justice']);
	});

	it('takes back what was tapped of a list that is being mended, and stays there', async () => {
		const { moment, session } = await at(({ call }) => call === 'justice');
		moment.back.to('charity');
		moment.back.mend(answered(session, 'charity', 'discards', 'camilla'));
		const given = moment.chosen as readonly unknown[];
		await moment.taps.choose({ icon: 'flame' });
		await moment.taps.drop({ icon: 'chalice' });
		await moment.taps.undo();
		expect([moment.scene.call, moment.chosen]).toEqual(['charity', [...given, { icon: 'flame' }]]);
	});

	it('in another tab leaves nothing on the screen that is not there any more', async () => {
		const { moment, session } = await at(({ call }) => call === 'hope');
		moment.back.to('faith');
		moment.back.mend(answered(session, 'faith', 'asks', 'camilla'));
		await session.undo();
		await session.undo();
		expect([moment.scene.call, moment.primary.label]).toEqual(['faith', 'Tap an answer']);
		await answer(moment, 'hope');
		expect(session.state.sheet.calls.faith.asks).toBe('hope');
		moment.back.to('charity');
		for (let taps = 0; taps < 7; taps++) await session.undo();
		expect([moment.now, moment.scene.call]).toEqual(['charity', 'charity']);
	});
});

describe('an answer that no longer fits', () => {
	it('is asked again with the reason', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice');
		expect(moment.misfit).toBeUndefined();
		moment.back.to('hope');
		moment.back.mend(answered(session, 'hope', 'cards', 'stefano'));
		await answer(moment, 0);
		expect(moment.misfit).toMatchObject({ asked: true, conflict: { code: 'target-protected' } });
		expect(moment.ask).toBe('Whom does Camilla name?');
		await answer(moment, ['stefano']);
		expect(moment.misfit).toBeUndefined();
	});

	it('and is needed nowhere any more can be taken back', async () => {
		const { session, moment } = await at(({ call }) => call === 'justice', false);
		moment.back.to('hope');
		for (const player of ['camilla', 'stefano', 'sofia']) {
			moment.back.mend(answered(session, 'hope', 'cards', player));
			await answer(moment, 0);
		}
		expect(moment.misfit).toMatchObject({ asked: false, conflict: { code: 'target-by-nobody' } });
		if (moment.misfit) await moment.taps.takeBack(moment.misfit.conflict.path);
		expect(moment.misfit).toBeUndefined();
		expect(session.state.sheet.calls.hope.targets).toBeUndefined();
	});

	it('is settled before the result is revealed', async () => {
		const { session, moment, end } = await at(({ call }) => call === 'trios');
		moment.back.to('hope');
		for (const player of ['camilla', 'stefano', 'sofia']) {
			moment.back.mend(answered(session, 'hope', 'cards', player));
			await answer(moment, 0);
		}
		moment.back.leave();
		while (moment.question) await answer(moment, 0);
		expect([moment.now, moment.primary]).toEqual(['trios', { label: 'First settle what no longer fits' }]);
		expect(session.record.state).toBe('open');
		if (moment.misfit) await moment.taps.takeBack(moment.misfit.conflict.path);
		expect(session.record.state).toBe('finished');
		press(moment);
		expect(end).toHaveBeenCalledOnce();
	});
});

it('speaks of what is asked, then of what the call has brought', async () => {
	const { moment } = await at(({ call }) => call === 'faith', false);
	expect(moment.spoken).toMatch(/^Charity\. Camilla is 1st, Stefano is 2nd\. .*Camilla gets \+\d+\./);
	press(moment);
	await vi.waitFor(() =>
		expect(moment.spoken).toBe('Faith. Everyone lays down their Faith cards. How many does Stefano show?')
	);
	await answer(moment, 1);
	expect(moment.spoken).toBe('How many does Sofia show?');
});

describe('a call that nobody holds a card of', () => {
	const hopeless = golden('nobody-holds-hope');

	it('passes by itself, and is told in the next line, and spoken', async () => {
		const { calls } = hopeless;
		const none = { ...calls.fortitude, cards: new Map(hopeless.players.map(({ id }) => [id, 0])) };
		const sheet = { ...hopeless, calls: { ...calls, fortitude: none } };
		const { moment } = await at(({ call }) => call === 'justice', false, sheet);
		expect(moment.line).toBe('Nobody holds Fortitude. Everyone lays down their Justice cards.');
		expect(moment.spoken).toMatch(/^Justice\. Nobody holds Fortitude\./);
	});

	it('opens the hands all the same where it is Hope', async () => {
		const { moment } = await at(({ call }) => call === 'fortitude', false, hopeless);
		expect([moment.now, moment.primary.label]).toEqual(['hope', 'Call Fortitude']);
		expect(moment.line).toBe('Nobody has a Hope card. Even so, everyone opens their whole hand now.');
	});

	it('and nothing is said of it where the table has called', async () => {
		const { moment } = await at(({ call }) => call === 'fortitude');
		expect(moment.line).toBe('Everyone lays down their Fortitude cards.');
	});
});

it('says with two players why Hope asks nothing', async () => {
	const { moment } = await at(({ call }) => call === 'fortitude', false, golden('two-players'));
	expect(moment.line).toMatch(/, in 2nd place, is protected: Hope takes nothing\. Now open both hands\.$/);
});

it('mends a highest card like any other answer', async () => {
	const { session, moment } = await at(({ kind }) => kind === 'higher');
	await moment.taps.tellOtherwise();
	await answer(moment, 12);
	await answer(moment, 6);
	moment.back.mend(answered(session, 'charity', 'best', 'sofia'));
	await answer(moment, 13);
	expect(session.walk.places.get('charity')?.second).toBe('sofia');
});

it('keeps what a place has said with the player who said it', async () => {
	const { session, moment } = await at(({ call }) => call === 'justice');
	const given = session.state.sheet.calls.charity.discards.first;
	moment.back.to('charity');
	moment.taps.mendCount('sofia');
	await answer(moment, 4);
	expect(moment.misfit).toMatchObject({
		asked: true,
		conflict: { code: 'said-by-another', said: { place: 'first', by: 'camilla', now: 'sofia' } }
	});
	expect(moment.ask).toBe('What does Sofia discard?');
	await moment.taps.complete();
	moment.taps.mendCount('sofia');
	await answer(moment, 2);
	expect(session.state.sheet.calls.charity).toMatchObject({
		discards: { first: given },
		by: { first: 'camilla' }
	});
});
