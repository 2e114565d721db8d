/**
 * Asks the browser to keep our data when it clears up: some do after a week without a visit. A browser may ask the
 * person, so it is asked for when there is something to keep, and once.
 */
let asked = false;

export async function askToStay(): Promise<void> {
	if (asked) return;
	asked = true;
	try {
		const { storage } = navigator;
		if (!(await storage.persisted())) await storage.persist();
	} catch {
		// An old browser, or one that refuses: the games are kept as long as it likes.
	}
}
