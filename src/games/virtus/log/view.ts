import { BOOK_DECK } from '../rules/deck';
import type { Answer, Question } from '../rules/question';
import type { PlayerId } from '../rules/sheet';
import { roomFor } from '../rules/table';
import { walk, type Walk } from '../rules/walk';
import { isAbout, type Said, type State } from './edit';

/** How the table is asked: somebody before the others; a tie by values and trios by icons, card by card. */
export interface Way {
	readonly turn?: PlayerId | undefined;
	readonly otherwise?: boolean;
}

/** All that follows from what the table has said, worked out when somebody first looks. */
export class View {
	readonly state: State;
	#walk: Walk | undefined;

	constructor(state: State) {
		this.state = state;
	}

	get walk(): Walk {
		return (this.#walk ??= walk(this.state.sheet));
	}

	/** All that follows, should somebody be asked before the others. */
	walkOf(turn: PlayerId | undefined): Walk {
		return turn === undefined ? this.walk : walk(this.state.sheet, BOOK_DECK, turn);
	}

	/** What is asked next. */
	asks({ turn, otherwise }: Way = {}): Question | undefined {
		const { next } = this.walkOf(turn);
		return next && otherwise && 'instead' in next ? next.instead : next;
	}

	/** Who may be asked now, in whatever order they speak up. */
	get waiting(): readonly PlayerId[] {
		const { next } = this.walk;
		if (next?.kind !== 'cards' && next?.kind !== 'trios' && next?.kind !== 'lights') return [];
		const { sheet } = this.state;
		const isAsked = (id: PlayerId) => {
			const own = this.walkOf(id).next;
			return own?.player === id && own.kind === next.kind;
		};
		// Everyone shows their cards, but for Prudence, where not all are asked: no need to walk for each of them.
		const isOpen = (id: PlayerId) =>
			next.kind === 'cards' && next.call !== 'prudence'
				? !sheet.calls[next.call].cards.has(id) && roomFor(sheet, next.call, id) > 0
				: id === next.player || isAsked(id);
		return sheet.players.map(({ id }) => id).filter(isOpen);
	}

	/** Whether this can be answered: it has been, or it may be asked next, of anybody and in either way. */
	takes(about: Said | Question): boolean {
		const answered = this.walk.steps.flatMap((step) => step.answered.map(({ question }) => question));
		const turns = [undefined, 'player' in about ? about.player : undefined];
		const open = turns.flatMap((turn) => ways(this.walkOf(turn).next));
		return [...answered, ...open].some((one) => isAbout(one, about));
	}

	/** The list that is being put together for a question, tap by tap. */
	listFor<A extends Answer>(question: Question): A | undefined {
		const { open } = this.state;
		return open && isAbout(open, question) ? (open.answer as A) : undefined;
	}
}

/** A question, and the same asked otherwise. */
function ways(question: Question | undefined): readonly Question[] {
	if (!question) return [];
	return 'instead' in question ? [question, question.instead] : [question];
}
