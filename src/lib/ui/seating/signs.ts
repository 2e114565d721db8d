import type { Drawing } from '$lib/ui/art/drawing';

/** What a row of the table is moved by, in the hand of the other signs. Here, where they are used: home does without. */
export const UP: Drawing = { line: 'M12 42 32 22 52 42' };
export const DOWN: Drawing = { line: 'M12 22 32 42 52 22' };
export const GRIP: Drawing = { line: 'M14 24h36M14 40h36' };
export const ADD: Drawing = { line: 'M32 12v40M12 32h40' };
