import type { Way } from '../../log/view';
import type { PlayerId } from '../../rules/sheet';
import type { CallName } from '../../rules/vocabulary';

/** The way the table has chosen to be asked, as long as it lasts. */
export class ChosenWay {
	readonly #now: () => CallName;
	/** Who has spoken up before their turn. */
	#turn: PlayerId | undefined = $state.raw();
	/** The call whose ties are told in values, or whose trios in icons. */
	#otherwise: CallName | undefined = $state.raw();

	readonly current = $derived.by<Way>(() => ({
		turn: this.#turn,
		otherwise: this.#otherwise === this.#now()
	}));

	/** `now`: where the table stands. */
	constructor(now: () => CallName) {
		this.#now = now;
	}

	get isOtherwise() {
		return this.current.otherwise === true;
	}

	turnTo(player: PlayerId) {
		this.#turn = player;
	}
	/** Whoever spoke up has been heard. */
	endTurn() {
		this.#turn = undefined;
	}
	/** From who is higher to the values, from trios to icons; and back. */
	switch() {
		this.#otherwise = this.isOtherwise ? undefined : this.#now();
	}
}
