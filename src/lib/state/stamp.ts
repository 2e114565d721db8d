import type { DeviceId, Stamp } from '$lib/log/entry';
import { randomId } from './random';

const KEY = 'device';

/** This browser's own name among those that play a game together: nobody's person, and gone with everything else. */
function device(): DeviceId {
	try {
		const known = localStorage.getItem(KEY);
		if (known) return known;
		const fresh = randomId(8);
		localStorage.setItem(KEY, fresh);
		return fresh;
	} catch {
		// Refused: then a page is a device of its own.
		return (nameless ??= randomId(8));
	}
}
let nameless: DeviceId | undefined;

/** For something that is said here and now. */
export const stampNow = (): Stamp => ({ id: randomId(8), by: device(), at: Date.now() });
