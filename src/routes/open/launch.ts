/** The installed app was opened with a file (the manifest's `file_handlers`). Not in every browser, nor in TypeScript's library. */
interface LaunchQueue {
	setConsumer(consumer: (launch: { files?: readonly { getFile(): Promise<Blob> }[] }) => void): void;
}

export function launchedFile(open: (file: Blob) => void): () => void {
	const { launchQueue } = window as unknown as { launchQueue?: LaunchQueue };
	let isHere = true;
	launchQueue?.setConsumer(({ files = [] }) => {
		const [first] = files;
		if (first && isHere) void first.getFile().then(open);
	});
	return () => (isHere = false);
}
