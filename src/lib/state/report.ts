/** A bug that a page has already owned up to: the details, for whoever looks. */
export function report(error: unknown) {
	// eslint-disable-next-line no-console -- the only place, and only for bugs
	console.error(error);
}
