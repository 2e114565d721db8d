import { SHELF } from '$games/shelf';
import { asked } from '../query';

/** `?of=` says which game; without it, it is the first on the shelf. The game itself comes along: a table that has sat down waits for nothing. */
export async function load({ url }) {
	const id = asked(url, 'of', IDS);
	const manifest = SHELF.find((one) => one.id === id) ?? SHELF[0];
	const [rules, game] = await Promise.all([manifest.houseRules(), manifest.load()]);
	return { manifest, rules, game };
}

const IDS = SHELF.map(({ id }) => id);
