import { asked } from '../query';
import { TOPICS } from '$games/virtus/screens/summary/card';

/** The call whose details are open, and the game whose walk the card was opened from. */
export const load = ({ url }) => ({ topic: asked(url, 'call', TOPICS), game: asked(url, 'game') });
