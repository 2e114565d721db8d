/** Where in the sheet, and so in the game file, something stands. */
export type Path = readonly (string | number)[];

/** What stands at a path. */
export const valueAt = (from: unknown, path: Path) => path.reduce<unknown>(valueIn, from);

/** What stands under a key; where nothing can stand under it, what there is. */
export function valueIn(from: unknown, key: string | number): unknown {
	return typeof from === 'object' && from !== null ? inside(from, key) : from;
}

/** The same with something else at a path; whatever is missing on the way there is made. */
export function withValue<T>(from: T, path: Path, value: unknown): T;
export function withValue(from: unknown, [key, ...deeper]: Path, value: unknown): unknown {
	if (key === undefined) return value;
	const parent = typeof from === 'object' && from !== null ? from : {};
	const changed = withValue(inside(parent, key), deeper, value);
	if (parent instanceof Map) return new Map(parent).set(key, changed);
	// Every key is data, `__proto__` too.
	return Object.defineProperty({ ...parent }, key, {
		value: changed,
		enumerable: true,
		configurable: true,
		writable: true
	});
}

/** The same, with what stands at a path left out. */
export function without<T>(from: T, path: Path): T;
export function without(from: unknown, [key, ...deeper]: Path): unknown {
	if (typeof from !== 'object' || from === null) return from;
	const entries = from instanceof Map ? [...from] : Object.entries(from);
	const rest = entries.flatMap(([name, value]) => {
		if (String(name) !== String(key)) return [[name, value] as const];
		return deeper.length > 0 ? [[name, without(value, deeper)] as const] : [];
	});
	if (from instanceof Map) return new Map(rest);
	return Array.isArray(from) ? rest.map(([, value]) => value) : Object.fromEntries(rest);
}

function inside(parent: object, key: string | number): unknown {
	if (parent instanceof Map) return parent.get(key);
	return Object.hasOwn(parent, key) ? (parent as Record<string, unknown>)[key] : undefined;
}
