import type { Drawing } from './drawing';

/** Signs for moving about, in the same hand. */
export type Sign = 'back' | 'next' | 'bin' | 'settings' | 'close' | 'newer';

export const SIGNS: Record<Sign, Drawing> = {
	back: { line: 'M40 12 20 32 40 52' },
	next: { line: 'M24 12 44 32 24 52' },
	bin: { line: 'M11 18h42M24 18v-7h16v7M17 18l3 35h24l3-35M27 29v13M37 29v13' },
	/** Two sliders: a gear weighs five times as much, on the first load and in every page's HTML. */
	settings: {
		line: 'M8 20h24M44 20h12M8 44h12M32 44h24M38 14a6 6 0 1 1 0 12 6 6 0 1 1 0-12ZM26 38a6 6 0 1 1 0 12 6 6 0 1 1 0-12Z'
	},
	close: { line: 'M15 15 49 49M49 15 15 49' },
	/** Up, to the version that can read it. */
	newer: { line: 'M32 54V12M16 28 32 12 48 28' }
};
