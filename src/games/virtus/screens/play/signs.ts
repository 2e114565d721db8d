import type { Drawing } from '$lib/ui/art/drawing';

/** What stands in the bar of the walk, in the hand of the other signs. Here, where they are used: home does without. */
export const UNDO: Drawing = { line: 'M22 12 9 25l13 13M10 25h27a15 15 0 0 1 0 30H24' };
export const REDO: Drawing = { line: 'M42 12 55 25 42 38M54 25H27a15 15 0 0 0 0 30h13' };
export const OPEN_EYE: Drawing = {
	line: 'M6 32C13 20 22 14 32 14s19 6 26 18C51 44 42 50 32 50S13 44 6 32ZM41 32a9 9 0 1 1-18 0 9 9 0 1 1 18 0Z'
};
export const SHUT_EYE: Drawing = {
	line: 'M6 28c7 11 16 16 26 16s19-5 26-16M12 40l-5 7M24 44l-2 8M40 44l2 8M52 40l5 7'
};
/** An open book: the rule of each step is read along. */
export const BOOK: Drawing = {
	line: 'M32 18C26 13 17 11 7 11v37c10 0 19 2 25 7 6-5 15-7 25-7V11c-10 0-19 2-25 7ZM32 18v37'
};
export const PEOPLE: Drawing = {
	line: 'M32 22a9 9 0 1 1-18 0 9 9 0 1 1 18 0ZM5 53c0-10 8-17 18-17s18 7 18 17M41 13a9 9 0 1 1 0 18M46 37c8 2 13 8 13 16'
};
export const ASK: Drawing = {
	line: 'M56 32a24 24 0 1 1-48 0 24 24 0 1 1 48 0ZM25 26a7 7 0 1 1 10 6c-2 1-3 3-3 5M32 44v1'
};
