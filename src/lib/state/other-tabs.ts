type Topic = 'games' | 'settings';

/** What the tabs of this app say to each other of one thing. Where the browser has no way to, nobody hears. */
export class OtherTabs {
	readonly #topic: Topic;
	#line: BroadcastChannel | undefined;

	constructor(topic: Topic) {
		this.#topic = topic;
	}

	/** Until what is returned is called. */
	listen(heard: (said: unknown) => void): () => void {
		const line = (this.#line = openLine(this.#topic));
		line?.addEventListener('message', ({ data }) => heard(data));
		return () => {
			line?.close();
			if (this.#line === line) this.#line = undefined;
		};
	}

	/** Whoever else listens in this tab hears it too. */
	tell(said: unknown) {
		if (this.#line) return this.#line.postMessage(said);
		const line = openLine(this.#topic);
		line?.postMessage(said);
		line?.close();
	}
}

const openLine = (topic: Topic) =>
	typeof BroadcastChannel === 'function' ? new BroadcastChannel(topic) : undefined;

/** A game has changed. */
export const tellOfGame = (id: string) => new OtherTabs('games').tell(id);
