import { Dice } from '../dice';
import type { Exercise } from '../exercise';
import { levelOf, nextKind, type Memory } from '../memory';
import { exercise } from '../questions';
import { formatSeed, isGame, type GameSeed, type QuestionSeed } from '../seed';
import { series } from '../series';
import type { PracticeRecord } from '../record.svelte';
import { storeAnswers, storedAnswers } from './tab-answers';

/** A number that nobody could have foreseen, from 0 up to 2³². */
export type Chance = () => number;
export const chance: Chance = () => crypto.getRandomValues(new Uint32Array(1))[0] as number;

export function freshQuestion(memory: Memory, chance: Chance): QuestionSeed {
	const level = levelOf(memory);
	return { level, kind: nextKind(memory, level, new Dice(chance())), number: chance() };
}

export const freshGame = (memory: Memory, chance: Chance): GameSeed => ({
	level: levelOf(memory),
	kind: 'game',
	number: chance()
});

interface Dealt {
	readonly seed: QuestionSeed | GameSeed;
	readonly exercises: readonly Exercise[];
}
const dealt = (seed: QuestionSeed | GameSeed): Dealt => ({
	seed,
	exercises: isGame(seed) ? series(seed).exercises : [exercise(seed)]
});

/** One question after the other without end, or those of one table. */
export class Run {
	readonly #record: PracticeRecord;
	readonly #chance: Chance;
	#seed: QuestionSeed | GameSeed = $state.raw() as never;
	/** What was answered, question by question. */
	#said: readonly number[] = $state.raw([]);
	#at = $state(0);

	#exercises: readonly Exercise[] = $state.raw([]);
	/** What comes next in an endless run. Some kinds take many tables to find: they are dealt while the verdict is read. */
	#ahead: Dealt | undefined;

	/** None once a whole game is over. */
	readonly exercise = $derived.by(() => this.#exercises[this.#at]);
	readonly said = $derived.by(() => this.#said[this.#at]);
	readonly missed = $derived.by(() => this.#exercises.filter(({ right }, i) => this.#said[i] !== right));

	constructor(seed: QuestionSeed | GameSeed, record: PracticeRecord, chance: Chance) {
		this.#record = record;
		this.#chance = chance;
		({ seed: this.#seed, exercises: this.#exercises } = dealt(seed));
		({ said: this.#said, at: this.#at } = storedAnswers(this.address));
	}

	get exercises() {
		return this.#exercises;
	}
	get address() {
		return formatSeed(this.#seed);
	}
	get level() {
		return this.#seed.level;
	}
	get isGame() {
		return isGame(this.#seed);
	}
	get at() {
		return this.#at;
	}
	get isLast() {
		return this.isGame && this.#at === this.exercises.length - 1;
	}

	/** The first answer counts. */
	async answer(option: number) {
		const { exercise, address } = this;
		if (!exercise || this.said !== undefined) return;
		const isRight = option === exercise.right;
		this.#keep([...this.#said, option], this.#at);
		if (this.isGame) await this.#record.practised(exercise.kind, isRight);
		else await this.#record.answered(address, exercise.kind, isRight);
		if (!this.isGame && this.address === address) this.#ahead = this.#deal();
	}

	/** Answers whether there is another address now. */
	next(): boolean {
		if (this.said === undefined) return false;
		if (this.isGame) {
			this.#keep(this.#said, this.#at + 1);
			return false;
		}
		this.#begin(this.#ahead ?? this.#deal());
		return true;
	}

	another() {
		this.#begin(dealt(freshGame(this.#record.memory, this.#chance)));
	}

	#deal = () => dealt(freshQuestion(this.#record.memory, this.#chance));

	#begin({ seed, exercises }: Dealt) {
		this.#seed = seed;
		this.#exercises = exercises;
		this.#ahead = undefined;
		this.#keep([], 0);
	}

	#keep(said: readonly number[], at: number) {
		this.#said = said;
		this.#at = at;
		storeAnswers({ address: this.address, said, at });
	}
}
