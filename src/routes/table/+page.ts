import { asked } from '../query';
import { sessionOf } from '../session';

/** The table of a game: which one is chosen by its query, in the browser. */
export async function load({ url }) {
	const id = asked(url, 'game');
	return id ? { session: await sessionOf(id) } : {};
}
