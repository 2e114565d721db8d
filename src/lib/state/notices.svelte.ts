export interface Notice {
	/** Functions, so that a notice on the screen follows a change of language. */
	text: () => string;
	action?: { label: () => string; run: () => void };
	/** A notice said again under the same id takes the place of the first. */
	id?: string;
	/** Stays until it is dismissed. Without it, a notice goes by itself after a while. */
	stays?: boolean;
}
export type SaidNotice = Notice & { id: string };

/** What the app has to say in passing: a pile of slips, the latest on top, the earlier ones in turn once it is gone. */
export class Notices {
	#said: readonly SaidNotice[] = $state.raw([]);
	#count = 0;
	/** How much of the screen's bottom the page needs for itself, in pixels. */
	floor = $state(0);

	get top(): SaidNotice | undefined {
		return this.#said.at(-1);
	}

	/** Answers the id, to dismiss it by. */
	say(notice: Notice): string {
		const said = { ...notice, id: notice.id ?? `notice-${++this.#count}` };
		this.dismiss(said.id);
		this.#said = [...this.#said, said];
		return said.id;
	}

	dismiss(id: string) {
		this.#said = this.#said.filter((notice) => notice.id !== id);
	}
}

export const notices = new Notices();
