export type Shared = 'shared' | 'copied' | 'refused' | 'dismissed';

/** To whatever the phone shares with; where there is nothing of the kind, to the clipboard. */
export async function share(text: string): Promise<Shared> {
	const sent = await send({ text });
	return sent === 'refused' ? copy(text) : sent;
}

export async function copy(text: string): Promise<'copied' | 'refused'> {
	try {
		await navigator.clipboard.writeText(text);
		return 'copied';
	} catch {
		return 'refused';
	}
}

/** By the phone's own sheet. Whoever closes it has changed their mind; any other refusal is one. */
export async function send(data: ShareData): Promise<'shared' | 'dismissed' | 'refused'> {
	if (!('share' in navigator)) return 'refused';
	try {
		await navigator.share(data);
		return 'shared';
	} catch (refusal) {
		return refusal instanceof DOMException && refusal.name === 'AbortError' ? 'dismissed' : 'refused';
	}
}

/** A file of ours. Some browsers share no JSON, but all share text: then it goes by that name, and opens all the same. */
export function sendable(name: string, text: string): File | undefined {
	const files = [jsonFile(name, text), new File([text], `${name}.txt`, { type: 'text/plain' })];
	return files.find((file) => navigator.canShare?.({ files: [file] }));
}

const jsonFile = (name: string, text: string) => new File([text], name, { type: 'application/json' });

/** Into the folder for downloads. */
export function save(name: string, text: string) {
	const address = URL.createObjectURL(jsonFile(name, text));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// The browser has begun to read it by then; the memory is given back.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
