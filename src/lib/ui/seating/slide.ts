import { tick } from 'svelte';
import { lasting } from '$lib/ui/motion';

/**
 * Changes a keyed list, and its rows glide from where they were seen to where they are. A dozen lines instead of
 * Svelte's animations, which would weigh on the first load of every page.
 */
export async function slide(list: HTMLElement, change: () => void) {
	const seen = [...list.children].map((row) => [row, row.getBoundingClientRect().top] as const);
	change();
	await tick();
	for (const [row, top] of seen) {
		const by = top - row.getBoundingClientRect().top;
		if (!row.isConnected || by === 0) continue;
		const from = { transform: `translateY(${by}px)` };
		row.animate?.([from, { transform: 'none' }], {
			duration: lasting(220),
			easing: 'cubic-bezier(.2,.8,.3,1)'
		});
	}
}
