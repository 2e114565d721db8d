import { settings } from './settings.svelte';

/** A soft tick under the thumb, where the phone can and the player likes it. */
export function vibrate() {
	if (settings.vibration) navigator.vibrate?.(8);
}
