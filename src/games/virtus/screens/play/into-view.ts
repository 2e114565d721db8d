import { afterPaint } from '$kits/asking/painted';

/**
 * On a small phone the keys cover half of the table: whoever is asked stays in sight above them. Once more when these have
 * been drawn, should they have grown; but not for less than a pixel, which only the keys under the thumb would feel.
 */
export function intoView(item: HTMLElement) {
	const look = () => item.scrollIntoView({ block: 'nearest' });
	requestAnimationFrame(look);
	return afterPaint(() => {
		const { scrollPaddingBlockEnd: covered } = getComputedStyle(document.documentElement);
		const below = item.getBoundingClientRect().bottom - (innerHeight - (parseFloat(covered) || 0));
		if (below >= 1) look();
	});
}
