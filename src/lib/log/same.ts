/** Plain data as text: the same for the same, in whatever order its keys were written. */
export const written = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part
	);

/** The one way to compare what was said. */
export const isSame = (a: unknown, b: unknown) => a === b || written(a) === written(b);
