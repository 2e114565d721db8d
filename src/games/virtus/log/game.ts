import { BOOK_DECK } from '../rules/deck';
import type { Answer, Question } from '../rules/question';
import type { PlayerId } from '../rules/sheet';
import { roomFor } from '../rules/table';
import { walk, type Walk } from '../rules/walk';
import { isAbout, isSaid, tell, type Edit, type Said, type Told } from './edit';
import { extended, redone, replay, undone, type History } from './history';

/** How the table is asked: somebody before the others; a tie by values and trios by icons, card by card. */
export interface Way {
	readonly turn?: PlayerId | undefined;
	readonly otherwise?: boolean;
}

/** A history and all that follows from it, worked out once, when somebody first looks. */
export class Game {
	readonly history: History;
	#told: Told | undefined;
	#walk: Walk | undefined;

	constructor(history: History, told?: Told) {
		this.history = history;
		this.#told = told;
	}

	get told(): Told {
		return (this.#told ??= replay(this.history));
	}
	get walk(): Walk {
		return (this.#walk ??= walk(this.told.sheet));
	}

	/** All that follows, should somebody be asked before the others. */
	walkOf(turn: PlayerId | undefined): Walk {
		return turn === undefined ? this.walk : walk(this.told.sheet, BOOK_DECK, turn);
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
		const { players, calls } = this.told.sheet;
		const isAsked = (id: PlayerId) => {
			const own = this.walkOf(id).next;
			return own?.player === id && own.kind === next.kind;
		};
		// Everyone shows their cards, but for Prudence, where not all are asked: no need to walk for each of them.
		const isOpen = (id: PlayerId) =>
			next.kind === 'cards' && next.call !== 'prudence'
				? !calls[next.call].cards.has(id) && roomFor(this.told.sheet, next.call, id) > 0
				: id === next.player || isAsked(id);
		return players.map(({ id }) => id).filter(isOpen);
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
		const { open } = this.told;
		return open && isAbout(open, question) ? (open.answer as A) : undefined;
	}

	/** The very same game where the edit says nothing new. */
	extended(edit: Edit): Game {
		return isSaid(this.told, edit) ? this : new Game(extended(this.history, edit), tell(this.told, edit));
	}
	undone(): Game {
		return this.#moved(undone(this.history));
	}
	redone(): Game {
		return this.#moved(redone(this.history));
	}

	#moved(history: History): Game {
		return history.at === this.history.at ? this : new Game(history);
	}
}

/** A question, and the same asked otherwise. */
function ways(question: Question | undefined): readonly Question[] {
	if (!question) return [];
	return 'instead' in question ? [question, question.instead] : [question];
}
