import { asked } from '../query';
import { TOPICS } from '$games/virtus/screens/summary/card';
import { rulingsOf } from '$games/virtus/screens/summary/rulings';

/** The call whose details are open, and the game whose walk the card was opened from: its table may have a rule of its own. */
export const load = async ({ url }) => {
	const game = asked(url, 'game');
	return {
		topic: asked(url, 'call', TOPICS),
		game,
		rulings: game === undefined ? {} : await rulingsOf(game)
	};
};
