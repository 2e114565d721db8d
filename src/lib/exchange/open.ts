import * as v from 'valibot';

export type Json = { [key: string]: unknown };

export const isObject = (value: unknown): value is Json =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

type Schema = v.GenericSchema<unknown, unknown>;
type Outputs<E extends Record<string, Schema>> = {
	[K in keyof E as undefined extends v.InferOutput<E[K]> ? never : K]: v.InferOutput<E[K]>;
} & {
	[K in keyof E as undefined extends v.InferOutput<E[K]> ? K : never]?: Exclude<
		v.InferOutput<E[K]>,
		undefined
	>;
};

/**
 * Objects as the game file has them: every key is data, `__proto__` and `constructor` included. Valibot's own
 * `looseObject` and `record` leave those keys out, so these two read own keys one by one and keep what they do not know.
 */
export function open<const E extends Record<string, Schema>>(entries: E) {
	return v.pipe(
		v.custom<Json>(isObject, 'not-an-object'),
		v.rawTransform<Json, Outputs<E>>(({ dataset, addIssue, NEVER }) => {
			const read = new Map(Object.entries(dataset.value));
			for (const [key, schema] of Object.entries(entries)) {
				const result = v.safeParse(schema, read.get(key));
				if (!result.success) {
					addIssue(under(dataset.value, key, result.issues[0]));
					return NEVER;
				}
				if (result.output !== undefined) read.set(key, result.output);
			}
			return Object.fromEntries(read) as Outputs<E>;
		})
	);
}

/** An object whose keys are player ids. */
export function byPlayer<S extends Schema>(schema: S) {
	return v.pipe(
		v.custom<Json>(isObject, 'not-an-object'),
		v.rawTransform<Json, Map<string, v.InferOutput<S>>>(({ dataset, addIssue, NEVER }) => {
			const read = new Map<string, v.InferOutput<S>>();
			for (const [key, value] of Object.entries(dataset.value)) {
				const result = v.safeParse(schema, value);
				if (!result.success) {
					addIssue(under(dataset.value, key, result.issues[0]));
					return NEVER;
				}
				read.set(key, result.output);
			}
			return read;
		})
	);
}

function under(input: Json, key: string, issue: v.BaseIssue<unknown>) {
	const item = { type: 'object' as const, origin: 'value' as const, input, key, value: issue.input };
	return {
		message: issue.message,
		path: [item, ...(issue.path ?? [])] as [v.IssuePathItem, ...v.IssuePathItem[]]
	};
}
