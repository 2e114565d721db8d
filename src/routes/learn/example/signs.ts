import type { Drawing } from '$lib/ui/art/drawing';

/** Right, and not quite: the second is no cross in red ink. */
export const TICK: Drawing = { line: 'M12 34 26 48 52 17' };
export const CROSS: Drawing = { line: 'M18 32H46' };
