export const GAMES_CHANNEL = 'games';

/** Tells the other tabs, and the lists in this one, that a game has changed. */
export function tellOtherTabs(id: string, open?: BroadcastChannel) {
	if (open) return open.postMessage(id);
	if (typeof BroadcastChannel !== 'function') return;
	const channel = new BroadcastChannel(GAMES_CHANNEL);
	channel.postMessage(id);
	channel.close();
}
