/** Keeps the screen on until what is returned is called, where the browser can; a page that comes back asks again. */
export function keepAwake(): () => void {
	let lock: WakeLockSentinel | undefined;
	let over = false;
	const ask = async () => {
		if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		try {
			lock = await navigator.wakeLock.request('screen');
			if (over) await lock.release();
		} catch {
			// A browser saving power says no; the walk goes on all the same.
		}
	};
	void ask();
	document.addEventListener('visibilitychange', ask);
	return () => {
		over = true;
		document.removeEventListener('visibilitychange', ask);
		void lock?.release();
	};
}
