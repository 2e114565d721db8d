import { parseSeed } from '$games/virtus/practice/seed';
import { asked, notInTheBook } from '../../query';

/** Without a seed the page offers the two ways to practise; with one it deals that very exercise. */
export function load({ url }) {
	const text = asked(url, 'seed');
	if (text === undefined) return {};
	const seed = parseSeed(text);
	if (seed.ok) return { seed: seed.value };
	return seed.error === 'other-version' ? { otherVersion: true } : notInTheBook();
}
