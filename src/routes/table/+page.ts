import { asked } from '../query';
import { sessionFor, type Opened } from '../session';

/** The table of a game: which one is chosen by its query, in the browser. */
export async function load({ url }): Promise<Opened> {
	const id = asked(url, 'game');
	return id ? sessionFor(id) : {};
}
