const KEY = 'practice';

interface TabAnswers {
	readonly address: string;
	readonly said: readonly number[];
	readonly at: number;
}

/** A reload, or a phone that went dark, loses nothing of a whole game. It is of this tab, so it lies in its session. */
export function storeAnswers(answers: TabAnswers) {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(answers));
	} catch {
		// Refused or full: it lives as long as the page.
	}
}

export function storedAnswers(address: string): Pick<TabAnswers, 'said' | 'at'> {
	try {
		const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<
			Record<keyof TabAnswers, unknown>
		>;
		const { said, at } = stored;
		const isOurs = stored.address === address && Array.isArray(said) && said.every(isIndex) && isIndex(at);
		// Answered are all before the one on the screen, and perhaps that one too.
		if (isOurs && (at === said.length || at === said.length - 1)) return { said, at };
	} catch {
		// Not ours, or refused: it starts from the beginning.
	}
	return { said: [], at: 0 };
}

const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
