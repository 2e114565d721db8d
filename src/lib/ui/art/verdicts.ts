import type { Drawing } from './drawing';

/** Right, and not quite: the second is no cross in red ink. Apart from the other signs: home does without. */
export const TICK: Drawing = { line: 'M12 34 26 48 52 17' };
export const DASH: Drawing = { line: 'M18 32H46' };
