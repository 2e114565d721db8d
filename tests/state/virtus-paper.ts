/**
 * What a table of Virtus has said, on plain paper: every answer on a line of its own. Written down a second time: it shares
 * no code with how the app applies what was said, but for who holds a place, which it asks the rules.
 */
import type { Edit } from '../../src/games/virtus/log/edit';
import { BOOK_DECK } from '../../src/games/virtus/rules/deck';
import { placesIn } from '../../src/games/virtus/rules/places';
import type { Answer, Question } from '../../src/games/virtus/rules/question';
import type { Player, Sheet } from '../../src/games/virtus/rules/sheet';
import { Table } from '../../src/games/virtus/rules/table';
import { VIRTUES, type CallName } from '../../src/games/virtus/rules/vocabulary';

interface Line {
	readonly kind: string;
	readonly of: string;
	readonly player: string;
	readonly answer: Answer;
}
export interface Paper {
	players: readonly Player[];
	called: CallName;
	/** A list that is being put together, tap by tap. */
	open?: Edit | undefined;
	/** By where they stand: a place's power has a line for everybody who has spoken for it. */
	lines: Map<string, Line>;
	/** Whose word counts for a place: `discards first`. */
	word: Map<string, string>;
}

/** The places that have something to say, and where they are found. */
const POWERS = [
	{ kind: 'discards', of: 'first', call: 'charity' },
	{ kind: 'discards', of: 'second', call: 'charity' },
	{ kind: 'asks', of: 'first', call: 'faith' },
	{ kind: 'targets', of: 'first', call: 'hope' }
] as const;
const isPower = ({ kind }: { kind: string }) => POWERS.some((power) => power.kind === kind);

/** A tie is told once for all, icons are the same in whatever call they are counted. */
function whereOf(about: Edit | Question): Omit<Line, 'answer'> {
	const { kind, call, place, icon, player = '' } = about as { [part: string]: string } & { kind: string };
	if (isPower(about)) return { kind, of: place ?? 'first', player };
	if (kind === 'higher') return { kind, of: call ?? '', player: '' };
	return { kind, of: icon ?? (kind === 'cards' || kind === 'best' ? (call ?? '') : ''), player };
}
const keyOf = ({ kind, of, player }: Omit<Line, 'answer'>) => `${kind} ${of} ${player}`;

/** What was said to a question, by the one whom it asks. */
export function saidTo({ lines, word }: Paper, question: Question): Answer | undefined {
	const where = whereOf(question);
	if (isPower(where) && word.get(`${where.kind} ${where.of}`) !== where.player) return undefined;
	return lines.get(keyOf(where))?.answer;
}

export function paperOf(players: readonly Player[], edits: readonly Edit[]): Paper {
	const paper: Paper = { players, called: 'charity', lines: new Map(), word: new Map() };
	for (const edit of edits) tell(paper, edit);
	return paper;
}

function tell(paper: Paper, edit: Edit) {
	if ('open' in edit && edit.open) {
		paper.open = edit;
		return;
	}
	if (edit.kind !== 'table') paper.open = undefined;
	if (edit.kind === 'call') paper.called = edit.call;
	else if (edit.kind === 'table') seat(paper, edit.players);
	else if (edit.kind === 'rest')
		for (const player of edit.players) note(paper, { kind: 'cards', of: edit.call, player, answer: 0 });
	else if (edit.kind === 'gifts' || edit.kind === 'unsay') throw new Error(`nobody says ${edit.kind} here`);
	else note(paper, { ...whereOf(edit), answer: edit.answer });
	for (const power of POWERS) giveWord(paper, power);
}

function note(paper: Paper, line: Line) {
	paper.lines.set(keyOf(line), line);
	if (isPower(line)) paper.word.set(`${line.kind} ${line.of}`, line.player);
}

/** Whoever holds a place has the word for it, if they ever took it: the rules know who does. */
function giveWord(paper: Paper, { kind, of, call }: (typeof POWERS)[number]) {
	const spoken = [...paper.lines.values()].filter((line) => line.kind === kind && line.of === of);
	if (spoken.every(({ player }) => player === paper.word.get(`${kind} ${of}`))) return;
	const holder = placesIn(new Table(sheetOf(paper), BOOK_DECK, []), call)?.[of];
	if (spoken.some(({ player }) => player === holder)) paper.word.set(`${kind} ${of}`, holder ?? '');
}

/** Whoever leaves takes along what they have said, and what was said of them alone. */
function seat(paper: Paper, players: readonly Player[]) {
	paper.players = players;
	const sits = (id: string | undefined) => id === '' || players.some((player) => player.id === id);
	const { open } = paper;
	if (open && ![...('player' in open ? [open.player] : []), ...namesIn(open)].every(sits))
		paper.open = undefined;
	for (const [key, line] of paper.lines) {
		const names = namesIn(line);
		const left = names.filter(sits);
		const isWord = paper.word.get(`${line.kind} ${line.of}`) === line.player;
		if (!sits(line.player)) paper.lines.delete(key);
		else if (left.length === names.length) continue;
		else if (line.kind === 'higher') {
			const { order, among } = line.answer as { order: string[]; among: string[] };
			paper.lines.set(key, { ...line, answer: { order: order.filter(sits), among: among.filter(sits) } });
		} else if (isWord && left.length > 0) paper.lines.set(key, { ...line, answer: left });
		else paper.lines.delete(key);
	}
	for (const { kind, of } of POWERS) {
		const place = `${kind} ${of}`;
		if (!paper.lines.has(`${place} ${paper.word.get(place)}`)) paper.word.delete(place);
	}
}

export function namesIn(said: { kind: string; answer?: unknown }): readonly string[] {
	if (said.kind === 'targets') return said.answer as string[];
	if (said.kind !== 'higher') return [];
	const { order, among } = said.answer as { order: string[]; among: string[] };
	return [...order, ...among];
}

/** The paper in the form that the rules read. */
export function sheetOf({ players, lines, word }: Paper): Sheet {
	const all = [...lines.values()];
	const by = (kind: string, of = '') =>
		new Map(
			all.filter((line) => line.kind === kind && line.of === of).map(({ player, answer }) => [player, answer])
		);
	const counts = (call: string) => {
		const higher = lines.get(`higher ${call} `)?.answer;
		return { cards: by('cards', call), best: by('best', call), ...(higher !== undefined && { higher }) };
	};
	const spoken = (place: string) => lines.get(`${place} ${word.get(place)}`);
	const [first, second] = [spoken('discards first'), spoken('discards second')];
	const [asks, targets] = [spoken('asks first'), spoken('targets first')];
	const icons = new Map<string, object>();
	for (const { kind, of, player, answer } of all)
		if (kind === 'icons') icons.set(player, { ...icons.get(player), [of]: answer });
	return {
		players,
		rulings: {},
		calls: {
			...Object.fromEntries(VIRTUES.map((virtue) => [virtue, counts(virtue)])),
			charity: {
				...counts('charity'),
				discards: { ...(first && { first: first.answer }), ...(second && { second: second.answer }) },
				by: { ...(first && { first: first.player }), ...(second && { second: second.player }) }
			},
			faith: { ...counts('faith'), gifts: [], ...(asks && { asks: asks.answer, by: asks.player }) },
			hope: {
				...counts('hope'),
				lights: by('lights'),
				...(targets && { targets: targets.answer, by: targets.player })
			}
		},
		icons,
		trios: by('trios'),
		aside: all
			.filter((line) => isPower(line) && word.get(`${line.kind} ${line.of}`) !== line.player)
			.map(({ kind, of, player, answer }) => ({
				kind,
				call: { discards: 'charity', asks: 'faith', targets: 'hope' }[kind],
				...(kind === 'discards' && { place: of }),
				player,
				answer
			}))
	} as unknown as Sheet;
}
