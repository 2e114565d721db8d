import type { Drawing } from './drawing';

/** Ways in and out of the book, in the hand of the other signs. Apart from those: home does without. */
export const SEND: Drawing = { line: 'M32 38V9M21 19 32 8l11 11M20 28h-7v27h38V28h-7' };
export const CODE: Drawing = {
	line: 'M10 10h16v16H10ZM38 10h16v16H38ZM10 38h16v16H10ZM38 38h6v6M54 38v6M38 54h6M50 50h4v4'
};
export const LINK: Drawing = {
	line: 'M27 37a11 11 0 0 0 16 0l9-9a11 11 0 0 0-16-16l-4 4M37 27a11 11 0 0 0-16 0l-9 9a11 11 0 0 0 16 16l4-4'
};
export const FILE: Drawing = { line: 'M15 8h22l13 13v35H15ZM37 8v13h13M32 29v17M24 38l8 8 8-8' };
export const PAGE: Drawing = { line: 'M15 8h22l13 13v35H15ZM37 8v13h13M24 32h16M24 42h16' };
export const SCAN: Drawing = {
	line: 'M9 22V9h13M42 9h13v13M55 42v13H42M22 55H9V42M22 22h8v8h-8ZM42 22v20H22v-6M34 34h-2'
};
export const PASTE: Drawing = { line: 'M22 13h-9v43h38V13h-9M24 8h16v11H24ZM22 30h20M22 40h20' };
export const BOOK: Drawing = {
	half: 'M32 17C26 12 17 10 8 11v38c9-1 18 1 24 6',
	line: 'M32 17v38'
};
export const ERASE: Drawing = { line: 'M11 18h42M24 18v-7h16v7M17 18l3 37h24l3-37M27 29v15M37 29v15' };
