/** Plain http has no randomUUID. */
export const randomId = () =>
	[...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
