import { VIRTUS } from '$games/virtus/manifest';

/** The game itself comes along: a table that has sat down waits for nothing. */
export async function load() {
	const [rules, game] = await Promise.all([VIRTUS.houseRules(), VIRTUS.load()]);
	return { rules, game };
}
