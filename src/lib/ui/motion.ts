/** How long a movement takes, in milliseconds: no time at all for those who asked for less of it. */
export const lasting = (milliseconds: number) =>
	globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
