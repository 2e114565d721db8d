/**
 * A game in several tabs, as simply as it can be told: no queue, no database, no faults but one flag. Whatever the app
 * does, it must come to this.
 */
import { answering, type Edit } from '../../src/games/virtus/log/edit';
import { replay } from '../../src/games/virtus/log/history';
import type { Answer, Question, QuestionOf } from '../../src/games/virtus/rules/question';
import type { Discard, Player, PlayerId, Sheet } from '../../src/games/virtus/rules/sheet';
import type { CallName, Virtue } from '../../src/games/virtus/rules/vocabulary';
import { CALLS } from '../../src/games/virtus/rules/vocabulary';
import { answerTo } from '../../src/games/virtus/rules/answers';
import { walk } from '../../src/games/virtus/rules/walk';

export const PLAYERS: readonly Player[] = ['ada', 'bea', 'carlo'].map((id) => ({ id, name: id }));

export type ListQuestion = QuestionOf<'discards' | 'targets'>;
type List = readonly (Discard | PlayerId)[];

/** What somebody meant by a tap. */
export type Meant = Telling | Step;
interface Step {
	tap: 'undo' | 'redo';
}
const isStep = (meant: Meant): meant is Step => meant.tap === 'undo' || meant.tap === 'redo';
type Telling =
	| { tap: 'answer'; question: Question; answer: Answer }
	| { tap: 'mend'; question: Question; answer: Answer }
	| { tap: 'choose'; question: ListQuestion; one: Discard | PlayerId }
	| { tap: 'complete'; question: ListQuestion }
	| { tap: 'rest'; virtue: Virtue; players: readonly PlayerId[] }
	| { tap: 'seat'; players: readonly Player[] }
	| { tap: 'call'; virtue: CallName };

/** All that was ever said, and how much of it counts. */
export interface Said {
	readonly edits: readonly Edit[];
	readonly at: number;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function look({ edits, at }: Said) {
	const told = replay({ players: PLAYERS, rulings: {}, edits, at });
	return { told, ...walk(told.sheet) };
}

/** Who is asked what, where and of which icon. */
function address(about: object) {
	const { kind, call, player, place, icon } = about as Record<string, unknown>;
	return [kind, call, player, place, icon].join();
}

const listIn = (said: Said, question: Question) => {
	const { open } = look(said).told;
	return open && address(open) === address(question) ? (open.answer as List) : undefined;
};

function editOf(meant: Telling, said: Said): Edit {
	if (meant.tap === 'call') return { kind: 'call', call: meant.virtue };
	if (meant.tap === 'rest') return { kind: 'rest', call: meant.virtue, players: meant.players };
	if (meant.tap === 'seat') return { kind: 'table', players: meant.players };
	const { question } = meant;
	if (meant.tap === 'answer' || meant.tap === 'mend') return answering(question, meant.answer as never);
	const list = listIn(said, question) ?? [];
	if (meant.tap === 'complete') return answering(question, list as never);
	const longer = list.includes(meant.one) ? list.filter((one) => one !== meant.one) : [...list, meant.one];
	return answering(question, longer as never, longer.length < meant.question.most);
}

/** What was said to a question before, of a tie whatever was said of it. */
const stands = (sheet: Sheet, question: Question) =>
	question.kind === 'higher' ? sheet.calls[question.call].higher : answerTo(sheet, question);

/** Whether the table would hear nothing new. */
function isHeard(said: Said, edit: Edit) {
	const before = look(said).told;
	const after = look(added(said, edit)).told;
	const plain = (value: unknown) => JSON.stringify(value, (_, one) => (one instanceof Map ? [...one] : one));
	// That the rest show none closes no list: where they are counted so, it says nothing at all.
	if (edit.kind === 'rest') return plain(before.sheet) === plain(after.sheet);
	return plain(before) === plain(after);
}

const added = ({ edits, at }: Said, edit: Edit): Said => ({
	edits: [...edits.slice(0, at), edit],
	at: at + 1
});

/**
 * What a tap comes to upon what stands now, when `before` was on the screen as it was made: the same where it is there
 * already, nothing where it no longer means what it meant.
 */
export function press(meant: Meant, now: Said, before: Said): Said | undefined {
	if (isStep(meant)) {
		const [step, from, to] = meant.tap === 'undo' ? [-1, -1, 0] : [1, 0, -1];
		const edit = before.edits[before.at + from];
		if (edit === undefined) return now;
		if (same(now.edits[now.at + from], edit)) return { ...now, at: now.at + step };
		return same(now.edits[now.at + to], edit) ? now : undefined;
	}
	if (isHeard(now, editOf(meant, before))) return now;
	const { told, next, steps } = look(now);
	if (meant.tap === 'rest') {
		if (meant.players.some((id) => told.sheet.calls[meant.virtue].cards.has(id))) return undefined;
	} else if (meant.tap === 'seat') {
		if (!same(told.sheet.players, look(before).told.sheet.players)) return undefined;
	} else if (meant.tap === 'call') {
		const isReached = CALLS.indexOf(next?.call ?? 'trios') >= CALLS.indexOf(meant.virtue);
		if (told.called !== look(before).told.called || !isReached) return undefined;
	} else {
		const was = stands(look(before).told.sheet, meant.question);
		if (!same(was, stands(told.sheet, meant.question))) return undefined;
		// Anybody may speak up before their turn, and a tie or a trio can be told in two ways.
		const turn = walk(told.sheet, undefined, meant.question.player).next;
		const open = [next, turn, next && 'instead' in next ? next.instead : undefined];
		const asked = [...open, ...steps.flatMap(({ answered }) => answered.map(({ question }) => question))];
		if (!asked.some((one) => one && address(one) === address(meant.question))) return undefined;
	}
	const edit = editOf(meant, now);
	return isHeard(now, edit) ? now : added(now, edit);
}

interface Waiting {
	readonly meant: Meant;
	readonly before: Said;
	readonly after: Said;
}

/** One tab: what it shows, what it knows of the disk, and what it could not write. */
export interface Tab {
	shown: Said;
	known: number;
	waiting: readonly Waiting[];
}

export class World {
	disk: Said = { edits: [], at: 0 };
	/** One more at every write. */
	version = 1;
	deleted = false;
	full = false;
	overtaken = false;
	tabs: Tab[] = [];

	open() {
		this.tabs.push({ shown: this.disk, known: this.version, waiting: [] });
	}

	tap(tab: Tab, ...taps: readonly Meant[]) {
		this.mean(tab, ...taps);
		this.save(tab);
	}

	/** What is tapped, before the disk is asked. */
	mean(tab: Tab, ...taps: readonly Meant[]) {
		for (const meant of taps) {
			const after = press(meant, tab.shown, tab.shown);
			if (!after || after === tab.shown) continue;
			tab.waiting = [...tab.waiting, { meant, before: tab.shown, after }];
			tab.shown = after;
		}
	}

	/** What another tab wrote stands; what is still meant is done upon it; and all is written, if there is room. */
	save(tab: Tab) {
		if (tab.waiting.length > 0) this.hear(tab);
		if (tab.waiting.length === 0 || this.full) return;
		this.write(tab.shown);
		tab.known = this.version;
		tab.waiting = [];
	}

	hear(tab: Tab) {
		if (tab.known === this.version) return;
		const { disk } = this;
		const there = tab.waiting.findLastIndex(({ after }) => same(after, disk));
		const anew: Waiting[] = [];
		for (const { meant, before } of tab.waiting.slice(there + 1)) {
			const now = anew.at(-1)?.after ?? disk;
			const after = press(meant, now, before);
			if (!after) this.overtaken = true;
			else if (after !== now) anew.push({ meant, before: now, after });
		}
		tab.waiting = anew;
		tab.known = this.version;
		tab.shown = anew.at(-1)?.after ?? disk;
	}

	/** Another like it, to see what would come of something. */
	fork(): World {
		return Object.assign(new World(), this, { tabs: this.tabs.map((tab) => ({ ...tab })) });
	}

	write(said: Said) {
		this.disk = said;
		this.deleted = false;
		this.version += 1;
	}
}
