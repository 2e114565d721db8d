/** Plain http has no randomUUID. */
export const randomId = (bytes = 12) =>
	[...crypto.getRandomValues(new Uint8Array(bytes))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');
