import type { Answer, Question } from '../rules/virtus/question';
import { walk, type Walk } from '../rules/virtus/walk';
import { isAbout, isSaid, tell, type Edit, type Told } from './edit';
import { extended, redone, replay, undone, type History } from './history';

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
