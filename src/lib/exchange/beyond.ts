import { isObject, type Json } from './open';

/** Where in a file something known stands; a step may be any of several keys. */
export type Known = readonly (string | ((key: string) => boolean))[];

/** What a file says where nothing is known. */
export function beyond(file: Json, known: readonly Known[]): Json {
	return own(
		Object.entries(file).flatMap(([key, value]) => {
			const deeper = known.filter(([step]) => isAt(step, key)).map(([, ...rest]) => rest);
			if (deeper.length === 0) return [[key, value] as const];
			if (deeper.some((rest) => rest.length === 0) || !isObject(value)) return [];
			const more = beyond(value, deeper);
			return Object.keys(more).length > 0 ? [[key, more] as const] : [];
		})
	);
}

const isAt = (step: Known[number] | undefined, key: string) =>
	typeof step === 'function' ? step(key) : step === key;

/** The same, and what lies beyond it wherever it belongs. */
export function withBeyond(written: Json, more: Json): Json {
	const added = Object.entries(more).map(([key, value]): [string, unknown] => {
		const known = Object.hasOwn(written, key) ? written[key] : undefined;
		return [key, isObject(known) && isObject(value) ? withBeyond(known, value) : (known ?? value)];
	});
	return { ...written, ...own(added) };
}

/** Every key an own one, `__proto__` too. */
const own = (entries: readonly (readonly [string, unknown])[]): Json => Object.fromEntries(entries);
